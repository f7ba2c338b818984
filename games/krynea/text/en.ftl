# Words of Krynea Battlefield. What stands in the braces is handed over by the board:
#   $name the player concerned, $other a second player, $card $monolith $bearer $front $back names of cards (no other field
#   names a card: "magic" is a skill, but also a kind of attack and a faction), $battalion $engagement numbers as in the
#   rule book, from 0, $n a number, $phase 1 to 10. Other fields come as they are, true and false as 1 and 0.
# Cards are card-<number of the card>, monoliths card-M1 to M9; copies of a card share its words and have their own company.
# Answers are option-<what stands before the colon in the id>; where there is no such key the fields tell which it is: stat,
# pair ($front), position ($index), engagement, battalion, unit, opponent; -of with $other when the owner is somebody else.

## Title
title-name = Krynea Battlefield
title-tagline = The gods left monoliths. The heirs brought armies.
title-players = 1 to 4 generals
title-about = Buy troops, line up your battalions, answer every blow with a card, and destroy more than you lose in four rounds of battle.
table-mode = Decks
table-mode-note = How the decks are made. All players use the same mode.
table-mode-basic = Basic
table-mode-factions = Factions
table-mode-free = Free
table-solo = Playing alone
table-solo-note = With one player: take nine monoliths from an enemy that plays itself.
table-solo-normal = Normal
table-solo-expert = Expert
solo-enemy = The guardian

## Factions
faction-light = Champions of Light
faction-magic = Lords of Magic
faction-dark = Dark Knights
faction-mercenary = Mercenaries
faction-light-text = Stout lines, prayers that save, the best defence in melee.
faction-magic-text = Strikes from anywhere and the most magic, with thin robes in front.
faction-dark-text = Hard attackers, and dead who do not stay down.
faction-mercenary-text = Bows, siege engines, dirty tricks, and a little more money than the others.
mark-basic = In the Basic deck
mark-allowed = Allowed
mark-none = Not allowed

## Phases
phase-initiative = Initiative
phase-monoliths = Monolith
phase-purchase = Purchase
phase-deployment = Deployment
phase-movement = Movement
phase-actions = Actions
phase-ranged = Ranged attacks
phase-magic = Magic attacks
phase-melee = Melee
phase-discards = Discards
phase-initiative-text = The token goes to a player, who goes first this round.
phase-monoliths-text = A monolith is revealed; it holds for everybody this round.
phase-purchase-text = Buy troops from the top of your deck, then up to 5 actions.
phase-deployment-text = Place one troop each in turn: first lines, second lines, then the rear.
phase-movement-text = Move one unit or swap two in turn. Empty first lines must be covered.
phase-actions-text = One action each in turn, until all have passed in a row.
phase-ranged-text = Vanguard units with a ranged attack may attack, one per turn.
phase-magic-text = Units with a magic attack may attack from anywhere, one per turn.
phase-melee-text = Facing battalions compare attack and defence. Nobody can refuse.
phase-discards-text = Carry up to 3 cards into the next round; the rest is discarded.
when-reaction = Reaction
when-permanent = Always
when-phase = Phase { $phase }: { phase-name }
when-boost = With an attack of yours
when-turn = As your turn
when-instead = Instead of attacking
when-once = Tap: once per round
kind-skill = Skill
kind-action = Action
kind-troop = Troop
kind-unit = Unit
kind-object = Object
kind-monolith = Monolith
kind-expertise = Expertise

## Values, natures, traits and ranges
stat-ranged_attack = Ranged attack
stat-magic_attack = Magic attack
stat-melee_attack = Melee attack
stat-ranged_defence = Ranged defence
stat-magic_defence = Magic defence
stat-melee_defence = Melee defence
stat-all_defences = All defences
stat-melee_attack_total = Total melee attack
stat-melee_defence_total = Total melee defence
stat-cost = Cost
stat-resources = Resources
stat-attack = Attack
stat-defence = Defence
attack-ranged = Ranged
attack-magic = Magic
attack-melee = Melee
nature-arcane = Arcane
nature-physical = Physical
nature-prayer = Prayer
trait-infantry = Infantry
trait-stealth = Stealth
trait-archery = Archery
trait-arcanist = Arcanist
trait-sacred = Sacred
trait-cavalry = Cavalry
trait-noble = Noble
trait-siege_engine = Siege engine
trait-champion = Champion
trait-object = Object
trait-magic_object = Magic object
trait-magic_creature = Magic creature
trait-ally = Ally
trait-raised = Raised
trait-human = Human
range-front_first = The first line facing
range-front_van = One unit of the facing vanguard
range-front_rear = One unit of the facing rear
range-front_any = Any unit of the facing battalion
range-first_adj = The first line facing or one beside it
range-any_first = Any enemy first-line unit
range-any_second = Any enemy second-line unit
range-any_van = Any enemy vanguard unit
range-any_rear = Any enemy rear unit
range-any_enemy = Any enemy unit

## The table
table-event =
    { $event ->
        [monolith_revealed] A monolith is about to take effect.
        [played] A card is about to take effect.
        [declared] An attack is declared.
        [hit] An attack is higher than the defence.
        [totals] The totals of a melee are made.
       *[dying] A unit is about to die.
    }
table-battalion = Battalion { $battalion }
table-engagement = Engagement { $engagement }
table-first_line = First line
table-second_line = Second line
table-rear = Rear
table-vanguard = Vanguard
table-position = Position { $position }
table-hand = Hand
table-aside = Carried
table-deck-action = Action deck
table-deck-troop = Troop deck
table-discard-action = Action discard
table-discard-troop = Troop discard
table-skills = Skills
table-used = Used this round
table-removed = Out of the game
table-monoliths = Monoliths
table-monolith = Monolith of this round
table-taken = Monoliths taken: { $n } of 9
table-token = Initiative
table-points = Points
table-resources = { $n } resources
table-empty = Empty
table-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-raised = Raised
table-hidden = Hidden
table-tapped = Tapped
table-moved = Moved
table-totals = Attack { $attack }, defence { $defence }
table-company = { $company }
banner-actions = Stars: first with actions
banner-attacks = Arrows: first in attacks

## Keywords
keyword-battalion = Battalion
keyword-battalion-text = A column of your units. The front one is the first line.
keyword-engagement = Engagement
keyword-engagement-text = Two battalions that face each other.
keyword-vanguard = Vanguard
keyword-vanguard-text = First and second line of a battalion.
keyword-rear = Rear
keyword-rear-text = Everybody behind the second line.
keyword-adjacent = Adjacent
keyword-adjacent-text = Units next to each other in a battalion; battalions whose numbers differ by 1.
keyword-coordination = Coordination
keyword-coordination-text = Both vanguard units add their melee values, if both have a melee attack.
keyword-expertise = Expertise
keyword-expertise-text = The special ability of a troop. A Raised unit has none.
keyword-reaction = Reaction
keyword-reaction-text = Answers an event. Each event can be answered only once.
keyword-tap = Tap
keyword-tap-text = Turn the card a quarter to use it: once per round.
keyword-roll = At 50 %
keyword-roll-text = A coin decides. On a miss the card does nothing, unless it says more.
keyword-strike = Strike
keyword-strike-text = An attack made by a card. It kills if it is higher than the defence of its kind.
keyword-save = Save
keyword-save-text = The dying unit stays where it is, alive.
keyword-sacrifice = Sacrifice
keyword-sacrifice-text = The unit leaves the game. It counts as lost and gives no resource.
keyword-raised = Raised
keyword-raised-text = Back from death: no expertise, no special range, and already counted as lost.
keyword-hidden = Hidden
keyword-hidden-text = Face down: no target and no part in the fight. The battalion steps forward over it.
keyword-summon = Summon
keyword-summon-text = The action itself becomes a unit. It has no cost and gives no points.
keyword-range = Range
keyword-range-text = The enemy places that ranged and magic attacks and strikes can reach.
keyword-token = Initiative token
keyword-token-text = Its holder goes first: in all phases, or, with two players, in actions or in attacks.
keyword-human = Human
keyword-human-text = The horse marks human troops. Some effects touch only them.
keyword-champion = Champion
keyword-champion-text = A hero. Two Champions never coordinate.
keyword-object = Object
keyword-object-text = Lies under a unit with a cost, adds its own cost to it, and dies with it.
keyword-dash = Dash
keyword-dash-text = The unit lacks this ability, and no bonus gives it. A dash is not a zero.
keyword-nature = Nature
keyword-nature-text = Arcane, physical or prayer. Some cards cancel one of them.
keyword-carried = Carried
keyword-carried-text = Kept from the round before, up to 3 cards.
keyword-compensation = Compensation
keyword-compensation-text = In round 1: up to three cards go back, and you buy again with their resources.

## Phrases that the lines below are built from
phase-name =
    { $phase ->
        [1] { phase-initiative }
        [2] { phase-monoliths }
        [3] { phase-purchase }
        [4] { phase-deployment }
        [5] { phase-movement }
        [6] { phase-actions }
        [7] { phase-ranged }
        [8] { phase-magic }
        [9] { phase-melee }
       *[10] { phase-discards }
    }
faction-name =
    { $faction ->
        [light] { faction-light }
        [magic] { faction-magic }
        [dark] { faction-dark }
       *[mercenary] { faction-mercenary }
    }
kind-word =
    { $kind ->
        [ranged] ranged
        [magic] magic
       *[melee] melee
    }
stat-word =
    { $stat ->
        [ranged_attack] ranged attack
        [magic_attack] magic attack
        [melee_attack] melee attack
        [ranged_defence] ranged defence
        [magic_defence] magic defence
        [melee_defence] melee defence
        [all_defences] all defences
        [melee_attack_total] total attack
        [melee_defence_total] total defence
       *[other] defence
    }
signed =
    { $n ->
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $n }
    }
worth =
    { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }

## Skills
card-1 = Attunement
card-1-text = Reaction, tap: when a monolith is revealed, your units are untouched by it this round.
card-1-flavour = The god spoke. We were humming.
card-2 = Faith
card-2-text = Reaction, tap: when a unit of yours is about to die, it is saved at 50 %.
card-2-flavour = Half of it is waiting.
card-3 = Magic
card-3-text = Your Arcanists have +1 magic attack.
card-3-flavour = Read the small print of the world.
card-4 = Alchemy
card-4-text = Tap: one of your units has +2 in one attack or defence of its own this round.
card-4-flavour = Shake well. Stand well back.
card-5 = Necromancy
card-5-text = Reaction, tap: a dying human unit of yours that is not Raised stays as Raised at 50 %; on a miss it leaves the game.
card-5-flavour = Nobody resigns.
card-6 = Dread
card-6-text = Tap: one enemy battalion has -2 attack in its melee.
card-6-flavour = They heard us sharpening. All night.
card-7 = Tactics
card-7-text = Tap: swap two adjacent units of one of your battalions. It is not a movement.
card-7-flavour = After you. No, after you.
card-8 = Coffers
card-8-text = You have 1 more resource in rounds 2, 3 and 4.
card-8-flavour = War is long. Interest is longer.

## Actions
card-9 = Magic Bolt
card-9-company = Red Spark
card-9-text = Magic strike of 4 at any enemy unit.
card-9-flavour = It has your name on it. We checked.
card-10 = { card-9 }
card-10-company = White Spark
card-10-text = { card-9-text }
card-10-flavour = { card-9-flavour }
card-11 = Dispel Magic
card-11-company = Broken Seal
card-11-text = Reaction: an arcane action, skill, expertise or reaction of an opponent is cancelled.
card-11-flavour = Ahem. No.
card-12 = { card-11 }
card-12-company = Silent Seal
card-12-text = { card-11-text }
card-12-flavour = { card-11-flavour }
card-13 = Magical Disruption
card-13-text = No unit makes magic attacks this round, on any side.
card-13-flavour = The stars are out of order.
card-14 = Hawk Eyes
card-14-company = Morning Watch
card-14-text = When a unit of yours makes a ranged attack: +2 for this attack. It costs no turn.
card-14-flavour = The one blinking. On the left.
card-15 = { card-14 }
card-15-company = Evening Watch
card-15-text = { card-14-text }
card-15-flavour = { card-14-flavour }
card-16 = Shield Wall
card-16-company = First Rank
card-16-text = One of your battalions has +2 defence in its melee.
card-16-flavour = Shoulder to shoulder, and nobody sneezes.
card-17 = { card-16 }
card-17-company = Second Rank
card-17-text = { card-16-text }
card-17-flavour = { card-16-flavour }
card-18 = War Cry
card-18-text = One of your battalions has +2 attack in its melee.
card-18-flavour = Nobody remembers the words.
card-19 = Forced March
card-19-text = One of your units makes a legal movement, even if it already moved.
card-19-flavour = Sleep is for garrisons.
card-20 = Field Surgeon
card-20-company = Grey Tent
card-20-text = Reaction: a dying human unit of yours is saved at 50 %.
card-20-flavour = Bite on this.
card-21 = { card-20 }
card-21-company = Blue Tent
card-21-text = { card-20-text }
card-21-flavour = { card-20-flavour }
card-22 = Ambush
card-22-text = Ranged strike of 3 at any enemy unit in the rear.
card-22-flavour = The bushes have been cheering for an hour.
card-23 = Rain of Arrows
card-23-text = As your turn: ranged strike of 2 at both vanguard units of one enemy battalion.
card-23-flavour = Cloudy, with a chance of ash wood.
card-24 = Feigned Retreat
card-24-text = Reaction: before the totals of a melee, swap first and second line of your battalion in it.
card-24-flavour = Run away! Slower! Now turn.
card-25 = Scouts
card-25-text = Look at the hand of one opponent.
card-25-flavour = We counted twice and hid once.
card-26 = Supply Train
card-26-text = You have 2 more resources in this purchase.
card-26-flavour = An army marches on its onions.
card-27 = Prayer of Mercy
card-27-text = Reaction: any dying unit of yours is saved at 50 %.
card-27-flavour = Quickly, and with feeling.
card-28 = Divine Shield
card-28-text = Reaction: one unit of yours that is attacked has +2 in all defences against this attack.
card-28-flavour = Somebody up there owes you one.
card-29 = Take Cover
card-29-text = Reaction: every unit of yours under this ranged attack or strike has +2 ranged defence against it.
card-29-flavour = That tree was mine.
card-30 = Circle of Light
card-30-text = The units of one of your battalions have +2 magic defence this round.
card-30-flavour = Mind the edge.
card-31 = Arcane Ward
card-31-text = Reaction: the magic attack of an enemy unit on a unit of yours is cancelled.
card-31-flavour = Chalk, salt, and a firm no.
card-32 = Cavalry Charge
card-32-text = A battalion of yours with Cavalry in first line has +3 attack in its melee.
card-32-flavour = The brakes were never invented.
card-33 = Rally
card-33-text = Straighten one tapped unit of yours: it may use its expertise again, but not attack again.
card-33-flavour = Up. The war is that way.
card-34 = Duel
card-34-text = In one engagement nobody coordinates this round.
card-34-flavour = Everybody else: hold my coat.
card-35 = Zeal
card-35-text = Your Sacred, Noble and Champion units in the vanguard have +1 melee attack in this phase.
card-35-flavour = Sing louder. It frightens them.
card-36 = Fireball
card-36-text = Magic strike of 3 at both vanguard units of one enemy battalion.
card-36-flavour = Subtle as noon.
card-37 = Summoned Imp
card-37-text = Enters as a Magic creature at the end of one of your battalions. Its magic attack reaches one unit of the facing rear.
card-37-flavour = He works for praise and eyebrows.
card-38 = Alchemical Fire
card-38-text = As your turn: ranged strike of 4 at any enemy second-line unit.
card-38-flavour = Water makes it angry.
card-39 = Haste Draught
card-39-text = As your turn: a unit of yours that already attacked in this phase attacks once more in the same way.
card-39-flavour = Sleep next week.
card-40 = Sabotage
card-40-text = Destroy an enemy Object, or tap an enemy Siege engine for this round.
card-40-flavour = One pin. It is always one pin.
card-41 = Dirty Tricks
card-41-text = Reaction: a physical action, skill, expertise or reaction of an opponent is cancelled.
card-41-flavour = Sand, eyes, apologies.
card-42 = Resurrection
card-42-text = A dead human unit of yours, cost 3 or less, returns as Raised at the end of a battalion at 50 %; on a miss it leaves the game.
card-42-flavour = Back so soon?
card-43 = Guardian Angel
card-43-text = Enters as a Magic creature in a first line of yours; the units there move back.
card-43-flavour = Armed, and very patient.
card-44 = Consecrated Ground
card-44-text = All Raised units of one engagement, on both sides, leave the game.
card-44-flavour = Here the dead may keep their word.
card-45 = Chain Lightning
card-45-text = Magic strike of 4 at any enemy first line, then of 2 at the first lines beside it.
card-45-flavour = Never stand next to the brave one.
card-46 = Earth Elemental
card-46-text = Enters as a Magic creature in any position of one of your battalions; the units there move back.
card-46-flavour = The hill has taken sides.
card-47 = Mirror Image
card-47-text = Reaction: a magic attack or strike on your unit hits an enemy vanguard unit facing it instead. You choose.
card-47-flavour = Which one? The other one.
card-48 = Animate Dead
card-48-text = A dead unit of yours returns as Raised in any position at 50 %; on a miss it leaves the game.
card-48-flavour = They know the drill.
card-49 = Shadow Veil
card-49-text = One unit of yours is hidden until the end of the round.
card-49-flavour = You saw nothing. It saw you.
card-50 = Blood Pact
card-50-text = Sacrifice a unit of yours: one of your battalions has +3 melee attack this round.
card-50-flavour = Volunteers, one step back.
card-51 = Hired Ogre
card-51-text = Enters as an Ally in a first line of yours; the units there move back.
card-51-flavour = Paid by the helmet.
card-52 = Double Pay
card-52-text = You have 3 more resources for troops in this purchase.
card-52-flavour = Half now, half if you live.
card-53 = Desertion
card-53-text = At 50 % an enemy human unit of cost 2 or less is tapped: no attack, coordination or expertise this round.
card-53-flavour = Nobody saw them leave. Nobody looked.

## Troops
card-54 = Light Infantry
card-54-company = Barley Road
card-54-text = Living Shield. Reaction: when another unit of its battalion is about to die, sacrifice this one and save it.
card-54-flavour = Farmers, until Tuesday.
card-55 = { card-54 }
card-55-company = Mill Bridge
card-55-text = { card-54-text }
card-55-flavour = { card-54-flavour }
card-56 = { card-54 }
card-56-company = Low Farms
card-56-text = { card-54-text }
card-56-flavour = { card-54-flavour }
card-57 = Heavy Infantry
card-57-company = Iron Gate
card-57-text = No expertise.
card-57-flavour = They were told to stay. They stay.
card-58 = { card-57 }
card-58-company = Stone Gate
card-58-text = { card-57-text }
card-58-flavour = { card-57-flavour }
card-59 = { card-57 }
card-59-company = Salt Gate
card-59-text = { card-57-text }
card-59-flavour = { card-57-flavour }
card-60 = { card-57 }
card-60-company = Old Gate
card-60-text = { card-57-text }
card-60-flavour = { card-57-flavour }
card-61 = Archers
card-61-company = Yew Company
card-61-text = Special range: one unit of the facing vanguard.
card-61-flavour = Far away is a fine place to fight.
card-62 = { card-61 }
card-62-company = Ash Company
card-62-text = { card-61-text }
card-62-flavour = { card-61-flavour }
card-63 = Crossbowmen
card-63-company = Crank Street
card-63-text = Special range: the first line facing or one beside it.
card-63-flavour = Slow to load, quick to regret.
card-64 = { card-63 }
card-64-company = Tower Street
card-64-text = { card-63-text }
card-64-flavour = { card-63-flavour }
card-65 = Mages
card-65-company = Lower Circle
card-65-text = Magic Protection. Reaction, tap: another unit of its battalion under attack has +1 in that defence. Special range: facing vanguard.
card-65-flavour = Robes are armour against questions.
card-66 = { card-65 }
card-66-company = Upper Circle
card-66-text = { card-65-text }
card-66-flavour = { card-65-flavour }
card-67 = Heavy Cavalry
card-67-company = Black Horses
card-67-text = No expertise.
card-67-flavour = The horses chose this career.
card-68 = { card-67 }
card-68-company = Bay Horses
card-68-text = { card-67-text }
card-68-flavour = { card-67-flavour }
card-69 = Catapults
card-69-text = Bombard: one ranged attack hits the facing first line with 4 and the second line with 3. If Raised: 4 on the first line only.
card-69-flavour = What goes up is theirs.
card-70 = Paladins
card-70-company = Order of the Dawn
card-70-text = While in the vanguard, the other vanguard unit of its battalion has +1 magic defence.
card-70-flavour = Polished by conviction.
card-71 = Priests
card-71-company = Hill Temple
card-71-text = Healing. Reaction, tap: another dying unit of its battalion is saved at 50 %.
card-71-flavour = Have you tried believing?
card-72 = Knights
card-72-company = Lance Oath
card-72-text = In the movement phase it may go from the rear to any of your battalions.
card-72-flavour = Ask the horse for directions.
card-73 = Pikemen
card-73-company = Long Hedge
card-73-text = If the facing first line is Cavalry, this unit has +2 melee defence.
card-73-flavour = Pointed remarks, five metres long.
card-74 = Heralds
card-74-company = Royal Voice
card-74-text = While in the second line, the first line of its battalion has +1 melee attack.
card-74-flavour = Loudest man, safest place.
card-75 = Warlocks
card-75-company = Ember Lodge
card-75-text = Special range: any unit of the facing battalion.
card-75-flavour = It is only smoke. At first.
card-76 = Veil Cloak
card-76-text = The unit has +2 ranged defence and +1 magic defence.
card-76-flavour = One size hides all.
card-77 = Bombardiers
card-77-company = Powder Row
card-77-text = Instead of attacking, ranged phase: ranged strike of 2 at both units of the facing vanguard. Special range: facing vanguard.
card-77-flavour = Count their fingers, then trust them.
card-78 = Assassins
card-78-company = Night Lane
card-78-text = Special range: any enemy vanguard unit.
card-78-flavour = Present.
card-79 = Poisoned Blades
card-79-text = The unit has +1 melee attack.
card-79-flavour = Do not lick.
card-80 = Alaric of the Dawn
card-80-text = Reaction, tap: when the totals of its battalion's melee are known, that battalion has +2 defence in it.
card-80-flavour = He rises early. So must you.
card-81 = Hierophants
card-81-company = High Temple
card-81-text = Reaction, tap: another dying unit of its own or an adjacent battalion is saved at 50 %. Special range: facing vanguard.
card-81-flavour = Second opinions, from above.
card-82 = Blessed Shield
card-82-text = The unit has +1 ranged defence and +1 melee defence.
card-82-flavour = Holy oil, excellent against rust.
card-83 = Templars
card-83-company = White Tower
card-83-text = No expertise.
card-83-flavour = Vows of silence, except in battle.
card-84 = Iderion
card-84-text = Special range: any enemy unit.
card-84-flavour = He signs the comets.
card-85 = Elementalists
card-85-company = Four Winds
card-85-text = Instead of attacking, magic phase: magic strike of 2 at both vanguard units of an enemy battalion. Special range: any first line.
card-85-flavour = They talk about the weather. It listens.
card-86 = Staff of Power
card-86-text = The unit has +2 magic attack.
card-86-flavour = Hold by the end that is not humming.
card-87 = Arcane Guard
card-87-company = Tower Watch
card-87-text = Reaction, tap: another unit of its battalion under a magic attack or strike has +2 magic defence against it.
card-87-flavour = Fireproof from the knees up.
card-88 = Morvane the Grim
card-88-text = While in the vanguard, the facing battalion has -1 defence in melee.
card-88-flavour = He has smiled once. It was reported.
card-89 = Necromancers
card-89-company = Bone Lodge
card-89-text = Reaction, tap: another dying human unit of yours stays as Raised at 50 %; on a miss it leaves the game. Special range: facing vanguard.
card-89-flavour = Overtime is included.
card-90 = Death Riders
card-90-company = Pale Horses
card-90-text = No expertise.
card-90-flavour = Nothing under the helmet but orders.
card-91 = Soulblade
card-91-text = The unit has +2 melee attack.
card-91-flavour = It sings. You will learn the tune.
card-92 = Captain Brannoc
card-92-text = When its battalion kills a unit in melee, you have 1 more resource in the next purchase. Special range: facing vanguard.
card-92-flavour = The invoice comes with the axe.
card-93 = Halberdiers
card-93-company = Free Axes
card-93-text = No expertise.
card-93-flavour = Axe, spear, hook, argument.
card-94 = Ballista
card-94-company = Siege Yard
card-94-text = No expertise. Range: the first line facing.
card-94-flavour = One arrow. One very large arrow.
card-95 = Warhorse
card-95-text = The unit has +1 melee attack and counts as Cavalry.
card-95-flavour = Bites on both sides.

## Monoliths
card-M1 = Esnogar
card-M1-text = At the reveal every first-line unit attacks the second line of its own battalion with its best attack.
card-M1-flavour = Somebody pushed. Everybody saw.
card-M2 = Ceirwen, goddess of the hunt
card-M2-text = All units have +1 ranged attack this round.
card-M2-flavour = Run. She likes it better.
card-M3 = Tharn the Bulwark
card-M3-text = First-line units have +1 in all defences this round.
card-M3-flavour = He has never taken a step back.
card-M4 = Vaelis of the Veil
card-M4-text = All units have +1 magic attack this round.
card-M4-flavour = The air has begun to whisper back.
card-M5 = Korgath the Hammer
card-M5-text = All units have +1 melee attack this round.
card-M5-flavour = Every problem is a nail.
card-M6 = Nereth the Last Gate
card-M6-text = No unit is saved or raised this round.
card-M6-flavour = It opens one way.
card-M7 = Oluth of the Fog
card-M7-text = Ranged and magic attacks of units reach only the facing first line this round.
card-M7-flavour = You are here. Probably.
card-M8 = Sylmara the Giver
card-M8-text = Every player has 2 more resources this round.
card-M8-flavour = Gifts first. Questions at the altar.
card-M9 = Dorran the Breaker
card-M9-text = No battalion coordinates this round.
card-M9-flavour = Two is a crowd.

## Questions
prompt-faction = Choose your faction
prompt-enemy-faction = Which faction guards the monoliths?
prompt-guard = Which battalion guards the next monolith?
prompt-deck = { faction-name }: which deck?
prompt-choose-skills = Choose { $n } skills
prompt-choose-actions = Choose { $n } actions
prompt-choose-troops = Choose { $n } troops that cost 60 or more together
prompt-purchase =
    { $troops ->
        [0] You have { $n } resources. What do you buy?
       *[other] You have { $n } resources and { $troops } for troops. What do you buy?
    }
prompt-compensate =
    { $n ->
        [one] Return 1 card and buy again?
       *[other] Return up to { $n } cards and buy again?
    }
prompt-deploy = Deploy a troop
prompt-deploy-where = { $card }: where?
prompt-move = Move a unit, swap two, or pass
prompt-banner = Where do you go first?
prompt-action = Use an action, or pass
prompt-ranged-turn = Ranged attacks: who attacks?
prompt-magic-turn = Magic attacks: who attacks?
prompt-aim = { $card }: attack whom?
prompt-boost = Attack of { $card }. Add a card?
prompt-choose-engagement = Which engagement is fought next?
prompt-melee-turn = Engagement { $engagement }: a card for the melee?
prompt-look = The hand of { $other }
prompt-carry =
    { $n ->
        [one] Carry 1 card into the next round?
       *[other] Carry up to { $n } cards into the next round
    }
prompt-toss = { $card }: toss the coin
prompt-react =
    { $event ->
        [monolith_revealed] React? A monolith is revealed
        [played] React? { $other } uses { $card }
        [declared] React? An attack on { $card } of { $other }
        [hit] React? A hit on { $card } of { $other }
        [totals] React? The totals are made
       *[dying] React? About to die: { $card } of { $other }
    }
prompt-target-enemy-unit = { $card }: at which enemy unit?
prompt-target-enemy-vanguard = { $card }: at which enemy battalion?
prompt-target-facing-battalion = { $card }: which facing battalion?
prompt-target-facing-vanguard = { $card }: which enemy unit takes it instead?
prompt-target-own-unit = { $card }: which of your units?
prompt-target-own-tapped = { $card }: which unit is straightened?
prompt-target-own-attacked = { $card }: who attacks once more?
prompt-target-own-battalion = { $card }: which of your battalions?
prompt-target-own-battalion-any = { $card }: in which of your battalions?
prompt-target-own-position = { $card }: in which position?
prompt-target-own-pair = { $card }: which two change places?
prompt-target-own-stat = { $card }: what is raised, and whose?
prompt-target-own-dead = { $card }: who returns?
prompt-target-movement = { $card }: which movement?
prompt-target-engagement = { $card }: in which engagement?
prompt-target-raised-engagement = { $card }: in which engagement?
prompt-target-opponent = { $card }: whose hand?
prompt-target-sabotage = { $card }: what do you wreck?

## Answers
option-pass = Pass
option-light = { faction-light }
option-magic = { faction-magic }
option-dark = { faction-dark }
option-mercenary = { faction-mercenary }
option-random = By chance
option-basic = The Basic deck
option-own = A deck of your own
option-troop =
    { $n ->
        [0] A troop
       *[other] { $card } for { $n }
    }
option-action =
    { $closes ->
        [0] An action for { $n }
       *[other] An action for { $n }, then no more troops
    }
option-done =
    { $lost ->
        [0] Done
        [one] Done (1 is lost)
       *[other] Done ({ $lost } are lost)
    }
option-card = { $card }
option-return = Put back: { $card }
option-keep = Keep: { $card }
option-carry = Carry: { $card }
option-leave = Discard: { $card }
option-play = Use { $card }
option-skill = Skill: { $card }
option-react = React: { $card }
option-place = { $card }
option-bearer = { $card }
option-battalion = Battalion { $battalion }
option-battalion-of = Battalion { $battalion } of { $other }
option-unit = { $card }
option-unit-of = { $card } of { $other }
option-position =
    { $index ->
        [0] Battalion { $battalion }, first line
        [1] Battalion { $battalion }, second line
       *[other] Battalion { $battalion }, rear
    }
option-pair = { $front } and { $back }
option-swap = Swap { $front } and { $back }
option-move = { $card } to battalion { $battalion }
option-stat = { $card }: { stat-word }
option-engagement = Engagement { $engagement }
option-opponent = { $other }
option-attack = { $card }: attack of { $n }
option-expertise = { $card }: expertise instead of the attack
option-actions = Actions
option-attacks = Attacks
option-seen = Seen
option-shown = Seen: { $card }

## Why not
reason-has-moved = Already moved this round.
reason-vanguard-first = First fill a vanguard that lacks units.
reason-no-target = There is nothing for it to act on.
reason-not-led-by-cavalry = Its first line is not Cavalry.
reason-in-the-rear = Ranged attacks come from the vanguard: move it forward in the movement phase.
reason-has-attacked = Already attacked this round.
reason-used-expertise = It used its expertise instead of attacking.
reason-exhausted = Out of this round: a card has tapped it.
reason-magic-disrupted = Magical Disruption: no magic attacks of units this round.
reason-lines-first = Fill the shortest battalions first: first lines, then second lines.
reason-no-bearer = No unit can carry it: it needs a cost and no Object of this name.
reason-tapped = Tapped already. It straightens in the next purchase.
reason-is-raised = A Raised unit has no expertise.
reason-too-much-left = At most 5 may stay unspent: buy something more.
reason-actions-begun = No more troops after the first action.
reason-deck-empty = This deck is empty and stays empty.
reason-too-dear = Not enough resources.
reason-five-actions = You have bought 5 actions this round.

## What happened
event-game_started = The armies take the field
event-faction_chosen = { $name } leads the { faction-name }
event-deck_refused = The deck of { $name } is not legal and is made again
event-round_started = Round { $round } begins. { $name } holds the token.
event-phase_started = Phase { $phase }: { phase-name }
event-monolith_revealed = Monolith: { $monolith }
event-monolith_taken = The monolith is taken: { $monolith }
event-monolith_ignored = The monolith does not touch the units of { $name }
event-budget_set = { $name } has { $n } resources
event-resources_gained = { $card }: +{ $n } resources for { $name }
event-card_bought =
    { $kind ->
        [action] { $name } buys an action
       *[troop] { $name } buys a troop
    }
event-cards_returned =
    { $n ->
        [0] { $name } returns nothing
        [one] { $name } returns 1 card and buys again
       *[other] { $name } returns { $n } cards and buys again
    }
event-purchase_ended = { $name } is done buying. Troops: { $troops }, actions: { $actions }
event-unit_deployed = { $name } deploys { $card }
event-object_placed = { $name }: { $card } for { $bearer }
event-spending_checked = { $name } spent { $spent } of { $budget } resources
event-units_swapped = { $name } swaps { $front } and { $back }
event-unit_moved = { $name }: { $card } to battalion { $to }
event-banner_chosen =
    { $banner ->
        [actions] { $name } shows the stars: first with actions
       *[attacks] { $name } shows the arrows: first in attacks
    }
event-passed = { $name } passes
event-card_played =
    { $source ->
        [unit] { $card } of { $name }: expertise
       *[other] { $name } uses { $card }
    }
event-card_cancelled = Cancelled: { $card }
event-coin_tossed =
    { $success ->
        [0] { $card }: the coin says no
       *[1] { $card }: the coin says yes
    }
event-bonus_given = { $card }: { stat-word } { signed }
event-suppressed =
    { $what ->
        [coordination] { $card }: no coordination
        [saves] { $card }: nobody is saved or raised
       *[magic_attacks] { $card }: no magic attacks of units
    }
event-attack_declared =
    { $source ->
        [strike] { $card }: { kind-word } strike
        [monolith] { card-M1 }: first lines attack their own
       *[unit] { $card } of { $name }: { kind-word } attack
    }
event-attack_cancelled = The attack is cancelled: { $card }
event-attack_redirected = The attack turns against another unit
event-attack_compared =
    { $beaten ->
        [0] { $value } against { $defence }: the defence holds
       *[1] { $value } against { $defence }: it hits
    }
event-melee_announced = The lines meet in engagement { $engagement }
event-melee_totals = Engagement { $engagement }: the totals are made
event-unit_dying = { $card } of { $name }: about to die
event-unit_saved = { $card } of { $name }: saved
event-unit_died = { $card } of { $name }: dead, { worth }
event-unit_removed = { $card } of { $name }: out of the game, { worth }
event-unit_raised = { $card } of { $name }: back as Raised
event-unit_summoned = Into battle for { $name }: { $card }
event-unit_hidden = { $name } hides a unit: { $card }
event-unit_returned = Out of hiding: { $card } of { $name }
event-object_destroyed = { $name } loses an Object: { $card }
event-unit_exhausted = { $card } of { $name }: out of this round
event-unit_readied = { $card } of { $name }: straight again
event-hand_seen = { $name } looks at the hand of { $other }
event-cards_discarded =
    { $carried ->
        [0] { $name } carries nothing over
        [one] { $name } carries 1 card over
       *[other] { $name } carries { $carried } cards over
    }
event-round_ended = Round { $round } is over
event-game_ended = The battle is over. Count the fallen.

## Banners
banner-turn = { $name } to act
banner-round = Round { $round }
banner-phase = { phase-name }
banner-monolith = { $monolith }
banner-melee = Melee!
banner-victory = { $name } holds the field
banner-alliance = { $name } and { $other } hold the field
banner-shared = { $name } and { $other } share the victory
banner-draw = Nobody holds the field: a draw
banner-solo-won = All nine monoliths are yours
banner-solo-lost =
    { $n ->
        [one] 1 monolith of 9
       *[other] { $n } monoliths of 9
    }

## Final count
score-losses = Enemy losses
score-monoliths = Monoliths taken
score-victory = All nine monoliths taken
score-total = Points
tie-1 = Tie: cost of the living troops in play
tie-shared = Level in everything: a draw

## Sounds in words
caption-victory = Horns over a silent field
caption-defeat = A lone horn far away
caption-march = Boots in step: troops take their place
caption-sword = Two lines crash together
caption-arrow = Arrows fly
caption-spell = The air crackles: magic
die-coin = Coin
caption-coin = A coin turns in the air
caption-glass-chime = Glass chimes: a blessing
caption-glass-crack = Glass cracks: somebody is dying
caption-glass-shatter = A window shatters: somebody falls
caption-steel-ring = A shield rings: the blow is held
caption-magic-burst = A crackle and a blast: magic strikes
caption-volley = A rank of arrows comes down
caption-coin-toss = A coin sings in the air
caption-banner = A banner cracks in the wind
caption-monolith = Stone grinds and voices hum: a monolith
caption-cover-step = Boots and mail: a line steps up
caption-chant = Voices chant an answer
caption-raise-dead = Splinters fly together: the dead rise

## How to play
howto-1-title = Break their lines
howto-1-text = Two armies, four rounds. Every enemy troop that falls is worth its cost in points. Whoever destroys more than the other in the end wins.
howto-2-title = Buy your army
howto-2-text = You have 30 resources, later 12 and 1 per dead unit. Buy troops from the top of your deck, each for its cost; then up to 5 actions for 1 each. No more than 5 may stay unspent.
howto-3-title = Four battalions
howto-3-text = Place one troop each in turn, always at the end of a battalion: first all first lines, then the second lines, then the rear. Then move; an empty first line must be covered.
howto-4-title = Stars or arrows
howto-4-text = With two, the token's holder goes first with actions or first in the attacks; the rival gets the other. A monolith adds a god's whim that holds for everybody this round.
howto-5-title = Higher kills
howto-5-text = An attack kills if it is higher than the defence of its kind; if equal, the defence wins. Ranged attacks come from the two front lines, magic from anywhere. Mind the range.
howto-6-title = The melee
howto-6-text = Facing battalions clash at once. If both front units have a melee attack, their values add up. Whoever is beaten loses the first-line unit; both sides may.
howto-7-title = One answer
howto-7-text = Reactions cancel, protect and save, even at the last moment: the dying may still react. But each event takes one answer in all, even if the coin says no.
howto-8-title = Three cards, next round
howto-8-text = Keep up to 3 cards and play on. After four rounds count the cost of all enemy losses: dead, out of the game, and Raised. Tie: whose living troops are worth more?

## Workshop
workshop-entry = Deck workshop
workshop-entry-note = Build decks of your own for the modes Factions and Free.
workshop-seat = Deck of { $name }
workshop-seat-asked = Asked at the table
workshop-new = New deck
workshop-new-note = Start from an empty table.
workshop-which = Which faction fights for you?
workshop-basic = Basic deck
workshop-folder-title = Decks from friends
workshop-folder = Decks are files. Drop one from a friend in here, and it appears in the list:
workshop-skills = Skills
workshop-actions = Actions
workshop-troops = Troops
workshop-tool-show = Show
workshop-tool-deck = Deck
workshop-add = Put in
workshop-out = Take out
workshop-all-out = Take all out
workshop-none = No card is like this.
workshop-no-all = Every copy is in the deck.
workshop-no-mark = This faction may not bring the card.
workshop-no-full-skill = The skills are complete: take one out first.
workshop-no-full-action = The actions are complete: take one out first.
workshop-no-full-troop = The troops are complete: take one out first.
workshop-legal = Legal
workshop-legal-note = The deck keeps every rule and may be played.
workshop-broken =
    { $n ->
        [one] 1 rule broken
       *[other] { $n } rules broken
    }
workshop-broken-skill = { $n } of { $wanted } skills
workshop-broken-action = { $n } of { $wanted } actions
workshop-broken-troop = { $n } of { $wanted } troops
workshop-broken-cost = The troops cost { $n } together: { $wanted } is the least.
workshop-broken-twice = { $card } is in the deck twice.
workshop-broken-mark = { $card } does not serve this faction.
workshop-cost = Troops cost { $n } (at least { $wanted })
workshop-read = Read the rule
workshop-show = Which cards?
workshop-show-all = Show all
workshop-search = Search: { $what }
workshop-search-ask = Which words?
workshop-by-shown = Cards
workshop-by-faction = Faction
workshop-by-cost = Cost
workshop-by-trait = Trait
workshop-by-nature = Nature
workshop-by-time = When
workshop-by-sort = Order
workshop-shown-all = All
workshop-shown-in = In the deck
workshop-shown-out = Not in the deck
workshop-shown-legal = Allowed
workshop-sort-printed = As printed
workshop-sort-name = By name
workshop-sort-cost = By cost
workshop-save = Save
workshop-saved = Saved
workshop-name = Name: { $what }
workshop-name-ask = What is the deck called?
workshop-check = Check: { $what }
workshop-fill = Fill up from the Basic deck
workshop-fill-no = No room for another Basic card.
workshop-drop = Take out what is not allowed
workshop-clear = Empty the deck
workshop-clear-sure = Take every card out?
workshop-cards = Back to the cards
workshop-leave = The deck has changed. Save it?
workshop-leave-save = Save and leave
workshop-leave-stay = Go on building
workshop-leave-away = Leave without saving
workshop-kept = Saved as { $what }
workshop-not-saved = The deck could not be saved: { $what }
workshop-not-deleted = The deck could not be deleted: { $what }
workshop-copy-of = { $what } 2
workshop-do-edit = Change
workshop-do-copy = Copy
workshop-do-name = Rename
workshop-do-check = What is wrong?
workshop-do-share = Share
workshop-do-delete = Delete
workshop-share-words = Hand on this file. Whoever drops it into the same folder has the deck:
workshop-delete-sure = { $what } will be gone for good.
workshop-damaged = Damaged: { $what }
workshop-damaged-unreadable = The file cannot be read.
workshop-damaged-too-large = The file is too large for a deck.
workshop-damaged-not-utf-8 = Line { $n } is not written in UTF-8.
workshop-damaged-bad-line = Line { $n } cannot be understood.
workshop-damaged-not-toml = The file is not written as TOML.
workshop-damaged-newer = It comes from a newer version of the game.
workshop-damaged-bad-key = “{ $what }” is missing or wrong. Possible: { $value }
workshop-damaged-bad-list = “{ $what }” is not a list of cards.
workshop-damaged-unknown-card = “{ $what }” holds something that does not belong there: { $value }
