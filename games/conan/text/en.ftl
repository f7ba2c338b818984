# Words of Conan. What stands in the braces is handed over by the board, from the fields of events, questions and answers:
#   $who $hero $target $saved $attacker $caster $roller $on $by $leader $other are names of characters: hero-<id>, the tile-<kind>
#   of leaders and monsters, figure-numbered for the others; side-name-<side> where a side is meant; 0 where the field is empty.
#   $name is a player (the field seat). $area $place $to $origin are area-<id>, $door is door-<id>, $card is card-<id>, $second
#   too (or 0), $what of a secret is card-<id>. $tile $old $new are tile-<kind>, as tile-coloured where it has a colour.
#   $spell spell-<id>, $skill skill-<id>, $event happening-<id>, $scenario scenario-<id>, $rule rule-<id>; $target of
#   spell-target is whatever its id names. $cause, $reason and $means are such a name where there is one (a spell, skill, card or
#   happening), else they come as ids, and so does $means of die_rerolled.
#   In gems_spent and gems_moved, and for the answers from:<place>, $place is a word of place-word: a space, a zone (of where the
#   gems go to, and $who is its owner), spell or allies; gems of the book go to fatigue. $n of guard_built is the number of dice.
#   $n and the like are numbers, true and false 1 and 0, an empty field 0; everything else comes as it is.
# The words of an answer are the first of these that there is: option-<prompt>-<what stands before the colon in the id>,
# option-<that>. A way pass:<area> (Intangible) is called through, as its id is not the plain answer pass.


## Title
title-name = Conan
title-tagline = One leads the horde. The others have an axe, a plan, and Conan.
title-players = One Overlord against up to four
title-about = Heroes spend their life's energy to move, strike and guard; the Overlord sends figure after figure out of the Book of Skelos. Each scenario tells what both must do.
table-scenario = Scenario
table-scenario-note = The place, the story and the objectives.
table-scenario-clutches_of_the_picts = In the Clutches of the Picts
table-scenario-hunting_the_tigress = Hunting the Tigress
table-scenario-crown_of_the_drowned_temple = The Crown of the Drowned Temple
table-overlord = Overlord
table-overlord-note = Leads the horde; all the others are heroes.
table-overlord-first = First seat
table-overlord-last = Last seat
table-heroes = Heroes
table-heroes-note = Players share them; one may lead several.
table-heroes-auto = As suits the players
table-heroes-1 = One
table-heroes-2 = Two
table-heroes-3 = Three
table-heroes-4 = Four
table-secrets = Secret choices
table-secrets-note = Behind a curtain, only the Overlord sees what is hidden.
table-secrets-hidden = Behind a curtain
table-secrets-open = Open

## Sides and players
side-heroes = Heroes
side-overlord = Overlord
side-name-heroes = The heroes
side-name-overlord = The Overlord
side-heroes-text = They share their turns, their dangers and the victory.
side-overlord-text = Leads every unit on the board from the Book of Skelos.

## Scenarios
scenario-clutches_of_the_picts = In the Clutches of the Picts
scenario-clutches_of_the_picts-story = The Picts have carried Yselda off and hidden her in a hut. While Zogar Sag chants on his mound, a few walk in by the south gate.
scenario-clutches_of_the_picts-heroes = Flee with Yselda and the head of Zogar Sag. Different heroes may carry them.
scenario-clutches_of_the_picts-overlord = Hold out to the end of round 8, or let no hero be left.
scenario-clutches_of_the_picts-rule-1 = Yselda lies in one of six huts: 1, 2, 3, 4, 5 or 8. The Overlord chooses it in secret; the first hero to enter finds her. Encumbrance 6.
scenario-clutches_of_the_picts-rule-2 = Yselda has 1 life point and no armour. Any damage kills her, and the side that did it loses at once.
scenario-clutches_of_the_picts-rule-3 = When Zogar Sag dies, his head lies in his area: encumbrance 2.
scenario-clutches_of_the_picts-rule-4 = Heroes flee from the five southern areas and do not come back.
scenario-clutches_of_the_picts-rule-5 = Conan and the Giant Snake break through the walls of wooden huts.
scenario-hunting_the_tigress = Hunting the Tigress
scenario-hunting_the_tigress-story = The Vandal has grappled Bêlit's ship, and Zaporavo wants her dead. Skuthus watches from the poop, with something darker in mind.
scenario-hunting_the_tigress-heroes = Kill both Zaporavo and Skuthus; or keep Bêlit alive to the end of round 8.
scenario-hunting_the_tigress-overlord = Kill Bêlit.
scenario-hunting_the_tigress-rule-1 = Who fails to leap between the ships stays where it is if it is a hero or a leader. Other minions and allies are crushed.
scenario-hunting_the_tigress-rule-2 = A hero at the plank casts it off with a complex Manipulation, difficulty 2. A human unit with no enemies in its area lays it again instead of attacking.
scenario-hunting_the_tigress-rule-3 = Glory to Set, once: Skuthus dies and the Outer Dark Demon stands in his place. His death counts for the heroes.
scenario-hunting_the_tigress-rule-4 = What lands in the water is lost.
scenario-crown_of_the_drowned_temple = The Crown of the Drowned Temple
scenario-crown_of_the_drowned_temple-story = A Stygian has reached the flooded shrine first. The crown in its vault must not stay with him.
scenario-crown_of_the_drowned_temple-heroes = A hero leaves by the porch with the Serpent Crown.
scenario-crown_of_the_drowned_temple-overlord = Hold out until the time is over, or let no hero be left.
scenario-crown_of_the_drowned_temple-rule-1 = The dead stir: the first time the crown is picked up, skeletons rise at once in the western nave.
scenario-crown_of_the_drowned_temple-rule-2 = The crown weighs: whoever carries it has base movement −1 and no Evasive.
scenario-crown_of_the_drowned_temple-rule-3 = The bronze door to the sanctum and the stone door of the vault are locked. There is a way round by the south.
scenario-crown_of_the_drowned_temple-rule-4 = The Key opens the vault by a simple Manipulation in the antechamber, and is then discarded.
scenario-crown_of_the_drowned_temple-rule-5 = Skuthus is Protected only while another figure of his side is in his area.
rule-crown_of_the_drowned_temple-serpent_crown = The dead stir
happening-reinforcement = Reinforcement
happening-fire_at_will = Fire at will
happening-glory_to_set = Glory to Set
happening-tide = Tide
happening-slam = Slam
happening-reinforcement-text = Bring back dead figures for points.
happening-fire_at_will-text = Every unit that can shoot makes one Ranged Attack now.
happening-glory_to_set-text = Skuthus dies, and the Outer Dark Demon comes for him. Once.
happening-tide-text = Area attack on the heroes in the Drowned court: 2 yellow dice. They may guard.
happening-slam-text = Close one open door that never was locked and has not figures on both sides.

## Boards
board-pict_village = Pict village
board-two_ships = The Tigress and the Vandal
board-drowned_temple = Drowned temple
board-pict_village-text = Huts hide behind flaps: 1 more movement point, no sight. Boulders need Climb. The mound falls off to the south. Wooden huts can be broken, stone ones not.
board-two_ships-text = Poops stand higher, the sea lies lower. Water needs Swimming. A plank joins the waists; fore and aft a leap must do. Masts block sight.
board-drowned_temple-text = Stone walls and four doors: two wooden, two locked. The gallery stands over nave and sanctum. The drowned court costs 1 movement point more to leave.
area-V11 = Bramble edge
area-V12 = West slope
area-V13 = Altar mound
area-V14 = East slope
area-V15 = Snake hollow
area-V21 = West midden
area-V22 = West yard
area-V23 = Totem square
area-V24 = East yard
area-V25 = Hyena run
area-V31 = South-west track
area-V32 = South yard
area-V33 = South gate
area-V34 = Drying racks
area-V35 = South-east track
area-H1 = Hut 1
area-H2 = Hut 2
area-H3 = Hut 3
area-H4 = Hut 4
area-H5 = Hut 5
area-H6 = Hut 6
area-H7 = Hut 7
area-H8 = Hut 8
area-T1 = Tigress bow
area-T2 = Tigress fore, port
area-T3 = Tigress fore, rail
area-T4 = Tigress waist, port
area-T5 = Tigress waist, rail
area-T6 = Tigress aft, port
area-T7 = Tigress aft stair
area-T8 = Tigress poop
area-W1 = Water, fore
area-W2 = Water, waist
area-W3 = Water, aft
area-D1 = Vandal bow
area-D2 = Vandal fore, rail
area-D3 = Vandal fore, starboard
area-D4 = Vandal waist, rail
area-D5 = Vandal waist, starboard
area-D6 = Vandal aft stair
area-D7 = Vandal aft, starboard
area-D8 = Vandal poop
area-R1 = Porch
area-R2 = North passage
area-R3 = South passage
area-R4 = Nave, west
area-R5 = Nave, east
area-R6 = Sanctum
area-R7 = Antechamber
area-R8 = Scriptorium
area-R9 = Gallery, west
area-R10 = Gallery, east
area-R11 = Stair
area-R12 = Crypt
area-R13 = Drowned court
area-R14 = Guardroom
area-R15 = Vault
door-DA = Scriptorium door
door-DB = Crypt door
door-DC = Bronze door
door-DD = Stone door
place-open = Open ground
place-hut = Hut
place-room = Room
place-water = Deep water
place-shallows = Shallow water
place-open-text = Nothing stands in your way.
place-hut-text = Behind a flap: 1 more movement point, and no sight in or out.
place-room-text = Stone all round; doors decide who passes and who sees.
place-water-text = Only with Swimming. Leaving it costs 1 movement point more.
place-shallows-text = All may wade. Leaving it costs 1 movement point more, except with Swimming or Flying.
border-open = Open
border-flap = Flap
border-door = Door
border-climb = Boulders
border-cliff = Cliff
border-water = Water's edge
border-plank = Plank
border-leap = Gap
border-wall = Wall
border-breach = Breach
material-wood = Wood
material-stone = Stone
material-bronze = Bronze
material-post = Post
level--1 = Sea level
level-0 = Ground
level-1 = High

## Dice, gems, spaces and stances
die-Y = Yellow die
die-O = Orange die
die-R = Red die
die-yellow = Yellow die
die-orange = Orange die
die-red = Red die
die-Y-text = The weakest: three blanks, two faces of 1, one of 2.
die-O-text = Two blanks, two faces of 1, two of 2.
die-R-text = The strongest: one blank, two faces of 1, two of 2, one of 3.
die-shows =
    { $n ->
        [0] Shows no symbol
        [one] Shows 1 symbol
       *[other] Shows { $n } symbols
    }
arrow-text = Arrow: reroll one die of this colour free, once in each throw.
zone-reserve = Reserve
zone-fatigue = Fatigue
zone-wounds = Wounds
zone-reserve-text = Ready to be spent: to act, to guard, to reroll.
zone-fatigue-text = Spent. They come back in the Stance phase, or in the Overlord's Recovery.
zone-wounds-text = Lost to damage. When all are here, the hero dies.
space-melee = Melee Attack
space-ranged = Ranged Attack
space-guard = Guard
space-manipulation = Manipulation
space-move = Move
space-reroll = Reroll
space-melee-text = One die for each gem, and the weapon's. An enemy in your area. Not hindered; −2 unarmed.
space-ranged-text = One die for each gem, and the weapon's, which you must have. An enemy in sight. Hindered.
space-guard-text = One die for each gem, and a card's if you parry. Against one attack.
space-manipulation-text = Simple: 1 gem, no throw. Complex: a die for each gem against a difficulty, hindered.
space-move-text = Base movement is free each turn. Each gem is 1 more movement point.
space-reroll-text = After any throw of yours: 1 gem, one die again.
stance-aggressive = Aggressive
stance-cautious = Cautious
stance-aggressive-text = May do everything. Few gems come back: 2, or up to 4 when friends have died.
stance-cautious-text = Only Guard, Reroll and reactions. Many gems come back: 5, or up to 7.
phase-start = Start
phase-stance = Stance
phase-action = Action
phase-end = End
phase-recovery = Recovery
phase-activation = Activation
benefit-move = Movement
benefit-guard = Guard
benefit-reroll = Reroll
benefit-move-text = 1 gem: 1 movement point more for one figure of the activated tile.
benefit-guard-text = 1 gem: 1 orange die more in the defence of one figure.
benefit-reroll-text = 1 gem: one die of the Overlord's again.
colour-grey = grey
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-red = red
role-leader = Leader
role-monster = Monster
role-minion = Minions
role-event = Event
role-ally = Ally
role-hero = Hero
tag-humanoid = Human shape: opens doors
tag-beast = Beast: opens no doors
tag-undead = Undead
tag-demon = Demon
kind-weapon = Weapon
kind-armour = Armour
kind-shield = Shield
kind-drink = Potion
kind-object = Object
kind-spell = Spell
kind-skill = Skill
mark-reaction = Reaction
mark-area = Area attack
mark-thrown = Thrown: it drops by its target
mark-one-hand = One hand
mark-two-hands = Two hands

## Heroes
hero-conan = Conan
hero-shevatas = Shevatas
hero-hadrathus = Hadrathus
hero-belit = Bêlit
hero-valeria = Valeria
hero-ngora = N'Gora
hero-balthus = Balthus
hero-zelata = Zelata
hero-taurus = Taurus
hero-pallantides = Pallantides
hero-conan_general = Conan the General
hero-pelias = Pelias
hero-conan-text = The Cimmerian. Strongest of all in melee, and no wooden wall keeps him out.
hero-shevatas-text = Thief of Zamora. Slips past enemies and opens what is locked.
hero-hadrathus-text = Priest of Asura. Frail in a fight, calm under pressure, and a caster.
hero-belit-text = Queen of the Black Coast. Leads allies, supports friends, and strikes when she dies.
hero-valeria-text = Of the Red Brotherhood. Two blades, and an answer to every blow.
hero-ngora-text = Captain of the black corsairs. Fast, sure of aim, and a shield to his friends.
hero-balthus-text = Settler of the border. The best bow in the woods.
hero-zelata-text = Witch of the hills. Spells, support, and a wolf that listens to her.
hero-taurus-text = Prince of thieves from Nemedia. Light-footed for his size, and deft with locks.
hero-pallantides-text = General of the Black Dragons. Stands before others and takes the blow.
hero-conan_general-text = The Cimmerian with an army. Leads allies and still breaks walls.
hero-pelias-text = Sorcerer of Koth. Enemies near him never get a second throw.

## Tiles and figures
tile-event = Event
tile-zogar_sag = Zogar Sag
tile-zaporavo = Zaporavo
tile-skuthus = Skuthus
tile-captain = Captain
tile-thalis = Thalis
tile-princess = Princess
tile-constantius = Constantius
tile-akivasha = Akivasha
tile-kothian_archer = Kothian Archer
tile-giant_snake = Giant Snake
tile-dark_demon = Dark Demon
tile-outer_dark_demon = Outer Dark Demon
tile-khosatral_khel = Khosatral Khel
tile-thak = Thak
tile-thog = Thog
tile-conans_lion = Conan's Lion
tile-zelatas_wolf = Zelata's Wolf
tile-pict_hunters = Pict Hunters
tile-pict_warriors = Pict Warriors
tile-hyenas = Hyenas
tile-bossonian_guards = Bossonian Guards
tile-bossonian_archers = Bossonian Archers
tile-pirates = Pirates
tile-belits_guards = Bêlit's Guards
tile-skeletons = Skeletons
tile-mummies = Mummies
tile-event-text = Brings an event of the scenario.
tile-zogar_sag-text = Shaman of the Picts, and no easy head to take.
tile-zaporavo-text = The Hawk of the Barachas. His men fight better near him.
tile-skuthus-text = Stygian sorcerer. Never without somebody to stand before him.
tile-captain-text = Supports his men, and dies for them if he must.
tile-thalis-text = Only whom she has struck may strike her.
tile-princess-text = Unarmed. Others must look after her.
tile-constantius-text = The Falcon. He answers every blow.
tile-akivasha-text = Undead queen of Stygia, with spells and a last blow.
tile-kothian_archer-text = Shoots through a crowd, and through a guard.
tile-giant_snake-text = Fills its place, holds its prey, goes through wooden walls.
tile-dark_demon-text = Nobody leaves it, and nobody rerolls near it.
tile-outer_dark_demon-text = Flies over all of it.
tile-khosatral_khel-text = Iron from head to foot. It was made, not born.
tile-thak-text = A grey ape in a red cloak.
tile-thog-text = Walks through walls, and heroes shrink before it.
tile-conans_lion-text = Twice grateful. It slips between enemies.
tile-zelatas_wolf-text = Takes the bite that was meant for you.
tile-pict_hunters-text = Many and quick to come back.
tile-pict_warriors-text = They stand in the way and hit hard.
tile-hyenas-text = Fast, laughing, gone.
tile-bossonian_guards-text = They die for their captain.
tile-bossonian_archers-text = No crowd spoils their aim.
tile-pirates-text = At home on both sides of the rail.
tile-belits_guards-text = Her own spears, and they know it.
tile-skeletons-text = Nobody misses them, so they go first.
tile-mummies-text = Dry, slow, and bad luck to be near.
figure-pict_hunters = Pict Hunter
figure-pict_warriors = Pict Warrior
figure-hyenas = Hyena
figure-bossonian_guards = Bossonian Guard
figure-bossonian_archers = Bossonian Archer
figure-pirates = Pirate
figure-belits_guards = Bêlit's Guard
figure-skeletons = Skeleton
figure-mummies = Mummy
tile-coloured = { $tile } ({ $colour })
figure-numbered = { $figure } ({ $colour } { $n })
tile-face-down = Face down: dead, but in the way

## Equipment
card-battle_axe = Battle Axe
card-bossonian_bow = Bossonian Bow
card-dagger = Dagger
card-conans_sword = Conan's Sword
card-crossbow = Crossbow
card-explosive_orb = Explosive Orb
card-halberd = Halberd
card-javelin = Javelin
card-kris = Kris
card-ornamental_spear = Ornamental Spear
card-parrying_dagger = Parrying Dagger
card-sword = Sword
card-throwing_knives = Throwing Knives
card-tribal_mace = Tribal Mace
card-yuetshi_knife = Yuetshi Knife
card-axe = Axe
card-mitras_mace = Mitra's Mace
card-pirate_saber = Pirate Saber
card-sacrificial_dagger = Sacrificial Dagger
card-stygian_scepter = Stygian Scepter
card-turanian_sword = Turanian Sword
card-two_handed_sword = Two-Handed Sword
card-zingaran_bow = Zingaran Bow
card-leather_armor = Leather Armor
card-chain_mail = Chain Mail
card-scale_mail = Scale Mail
card-zingaran_breastplate = Zingaran Breastplate
card-buckler = Buckler
card-shield = Shield
card-tribal_shield = Tribal Shield
card-black_staff = Black Staff
card-mitras_staff = Mitra's Staff
card-life_potion = Life Potion
card-pictish_drink = Pictish Drink
card-empty_chest = Empty Chest
card-key = Key
card-pictish_fetish = Pictish Fetish
card-shamans_staff = Shaman's Staff
card-sorcerers_scepter = Sorcerer's Scepter
card-spellbook = Spellbook
card-stygian_artifact = Stygian Artifact
card-tools = Tools
card-xuthals_crown = Xuthal's Crown
card-yselda = Yselda
card-zogar_head = Zogar Sag's Head
card-serpent_crown = Serpent Crown
card-lantern_of_set = Lantern of Set
card-grave_salt = Grave Salt
card-battle_axe-text = Melee: 1 red, 1 free reroll. Thrown: 1 red, 1 free reroll; it drops there. Two hands.
card-bossonian_bow-text = Ranged: 1 orange.
card-dagger-text = Melee: 1 yellow. Thrown: 1 yellow; it drops there.
card-conans_sword-text = Melee: 1 orange. Thrown: 1 orange; it drops there. Guard: 1 orange.
card-crossbow-text = Ranged: 1 red. Two hands.
card-explosive_orb-text = Throw or drop it: area attack with 2 red dice where it lands, then discard. Nobody catches it.
card-halberd-text = Melee: 2 red. Guard: 1 yellow. Two hands.
card-javelin-text = Thrown: 1 red; it drops there.
card-kris-text = Melee: 1 yellow, 1 free reroll. Thrown: 1 yellow; it drops there.
card-ornamental_spear-text = Melee: 1 orange, 1 free reroll. Thrown: 1 orange, 1 free reroll; it drops there.
card-parrying_dagger-text = Melee: 1 yellow, 1 free reroll. Thrown: 1 yellow, 1 free reroll; it drops there. Guard: 1 yellow, 1 free reroll.
card-sword-text = Melee: 1 orange, 1 free reroll. Guard: 1 yellow, 1 free reroll.
card-throwing_knives-text = Ranged: 1 yellow. They are never dropped.
card-tribal_mace-text = Melee: 1 orange, 1 free reroll. Thrown: 1 orange; it drops there.
card-yuetshi_knife-text = Melee: 1 orange, 1 free reroll. Thrown: 1 orange; it drops there.
card-axe-text = Melee: 2 yellow. Thrown: 1 orange; it drops there.
card-mitras_mace-text = Melee: 1 red.
card-pirate_saber-text = Melee: 1 orange. Thrown: 1 yellow; it drops there. Guard: 1 yellow.
card-sacrificial_dagger-text = Melee: 2 yellow.
card-stygian_scepter-text = Melee: 1 red, 1 free reroll.
card-turanian_sword-text = Melee: 1 orange, 1 free reroll. Guard: 1 orange, 1 free reroll.
card-two_handed_sword-text = Melee: 1 red, 1 free reroll. Guard: 1 orange. Two hands.
card-zingaran_bow-text = Ranged: 1 yellow, 1 free reroll.
card-leather_armor-text = Armour: 1 yellow.
card-chain_mail-text = Armour: 1 orange.
card-scale_mail-text = Armour: 1 red.
card-zingaran_breastplate-text = Armour: 1 yellow, 1 free reroll.
card-buckler-text = Guard: 1 yellow. Parries every attack.
card-shield-text = Guard: 1 orange. Parries every attack.
card-tribal_shield-text = Guard: 1 orange, 1 free reroll. Parries every attack.
card-black_staff-text = Guard: 1 yellow. Parries every attack.
card-mitras_staff-text = Guard: 1 yellow, 1 free reroll. Parries every attack.
card-life_potion-text = Free action: up to 2 gems from Fatigue or Wounds to Reserve, then discard.
card-pictish_drink-text = Free action: up to 2 gems from Fatigue to Reserve, then 1 damage without defence. Discard.
card-empty_chest-text = Heavy, and nothing in it. You may drop it.
card-key-text = Opens what the scenario says, by a simple Manipulation.
card-pictish_fetish-text = Feathers and teeth. What it is for the scenario says.
card-shamans_staff-text = A staff with a skull on it. What it is for the scenario says.
card-sorcerers_scepter-text = Cold to the touch. What it is for the scenario says.
card-spellbook-text = Better left closed. What it is for the scenario says.
card-stygian_artifact-text = Older than its maker. What it is for the scenario says.
card-tools-text = Hammer, nails, rope. What they are for the scenario says.
card-xuthals_crown-text = Gold from a dreaming city. What it is for the scenario says.
card-yselda-text = She has fainted and must be carried. 1 life point, no armour.
card-zogar_head-text = Proof that the shaman is dead.
card-serpent_crown-text = Its carrier has base movement −1 and no Evasive.
card-lantern_of_set-text = Chests and doors are 1 easier for its carrier, at least 1.
card-grave_salt-text = Free action: the undead cannot attack you until the end of the Overlord's next turn. Discard.
card-battle_axe-flavour = It settles arguments at two distances.
card-bossonian_bow-flavour = Every boy on the border has one.
card-dagger-flavour = Always one more than they searched for.
card-conans_sword-flavour = Plain steel. The rest is the arm.
card-crossbow-flavour = Slow to load, quick to explain.
card-explosive_orb-flavour = Do not shake it.
card-halberd-flavour = For doors that ought to stay shut.
card-javelin-flavour = A spear in a hurry.
card-kris-flavour = It bends, it bites, it forgives nothing.
card-ornamental_spear-flavour = Feathers on one end, regret on the other.
card-parrying_dagger-flavour = The left hand has ideas of its own.
card-sword-flavour = What you learn on, and die by.
card-throwing_knives-flavour = There is always another one.
card-tribal_mace-flavour = A root, a stone, a grudge.
card-yuetshi_knife-flavour = Fishermen's steel, for large fish.
card-axe-flavour = Wood or bone, it does not ask.
card-mitras_mace-flavour = Blessed, and heavy with it.
card-pirate_saber-flavour = Short, for crowded decks.
card-sacrificial_dagger-flavour = It has never been used for bread.
card-stygian_scepter-flavour = The snake on it moved. Surely not.
card-turanian_sword-flavour = Curved like a good excuse.
card-two_handed_sword-flavour = Mind the ceiling.
card-zingaran_bow-flavour = Light enough for a duel at dawn.
card-leather_armor-flavour = It creaks, it fits, it has a hole.
card-chain_mail-flavour = Ten thousand rings and one weak one.
card-scale_mail-flavour = A fish that walks, and does not swim.
card-zingaran_breastplate-flavour = Polished, so that they see themselves fall.
card-buckler-flavour = Small, but always in the way.
card-shield-flavour = Wood, hide, and somebody else's arrows.
card-tribal_shield-flavour = The face on it is worse than yours.
card-black_staff-flavour = It hums when it is quiet.
card-mitras_staff-flavour = A shepherd's crook, for wolves.
card-life_potion-flavour = Tastes of iron and second chances.
card-pictish_drink-flavour = Nobody knows what is in it. Drink.
card-empty_chest-flavour = At least it is well made.
card-key-flavour = It fits something.
card-pictish_fetish-flavour = It looks at you from all sides.
card-shamans_staff-flavour = The bells on it have no clappers. They ring.
card-sorcerers_scepter-flavour = The last owner is still holding on.
card-spellbook-flavour = The margins are full of warnings.
card-stygian_artifact-flavour = Do not ask which way is up.
card-tools-flavour = Heroes break it. Somebody mends it.
card-xuthals_crown-flavour = Whoever wears it yawns.
card-yselda-flavour = Carry her gently, and run.
card-zogar_head-flavour = It has not stopped muttering.
card-serpent_crown-flavour = It is warm, and it should not be.
card-lantern_of_set-flavour = It shows what was hidden, and hides the rest.
card-grave_salt-flavour = One line of it, and the dead lose your name.

## Spells
spell-boris_rage = Bori's Rage
spell-borne_by_the_wind = Borne by the Wind
spell-energy_drain = Energy Drain
spell-gift_of_life = Gift of Life
spell-kiss_of_death = Kiss of Death
spell-lightning_storm = Lightning Storm
spell-magical_dizziness = Magical Dizziness
spell-mind_control = Mind Control
spell-mitras_halo = Mitra's Halo
spell-mitras_healing = Mitra's Healing
spell-pestilential_swarm = Pestilential Swarm
spell-sets_bite = Set's Bite
spell-sets_halo = Set's Halo
spell-sets_possession = Set's Possession
spell-telekinesis = Telekinesis
spell-teleportation = Teleportation
spell-blaze = Blaze
spell-stone_skin = Stone Skin
spell-withering = Withering
spell-return_of_the_brave = Return of the Brave
spell-boris_rage-text = Attack on one character in sight: 2 orange dice.
spell-borne_by_the_wind-text = The caster has Flying until the end of the turn.
spell-energy_drain-text = A hero in sight next door: 1 gem from Reserve to Fatigue; up to 3 of the caster's return to Reserve.
spell-gift_of_life-text = A hero in sight gets up to 2 gems from the caster's Reserve, for good.
spell-kiss_of_death-text = Area attack where the caster stands: 3 red dice, 3 free rerolls. The caster is spared, and leaves the board.
spell-lightning_storm-text = Area attack on an area in sight: 2 red dice.
spell-magical_dizziness-text = A caster in sight: each spell costs its side 1 gem more, until your next turn or activation.
spell-mind_control-text = Lead one enemy anywhere as many areas as you pay gems, and 1 more. It obeys borders and is never hurt by it.
spell-mitras_halo-text = Armour +2 until the caster changes from cautious to aggressive, or its tile is activated.
spell-mitras_healing-text = A hero in your area, you too: throw 1 orange die, 1 free reroll; that many gems go from Wounds to Reserve.
spell-pestilential_swarm-text = Area attack where the caster stands: 3 yellow dice, no defence. The caster and the undead are spared.
spell-sets_bite-text = One character in sight: its side moves 1 gem from Reserve to Fatigue, then an attack with 2 orange dice.
spell-sets_halo-text = Armour +1 until the caster changes from cautious to aggressive, or its tile is activated.
spell-sets_possession-text = A character up to 2 areas away cannot move in its next activation or Action phase. If it is Blocking, it loses that this turn instead.
spell-telekinesis-text = Pick up an object in sight, of encumbrance 3 or less.
spell-teleportation-text = For each gem the caster steps to an adjacent area; closed doors, enemies and heights do not matter.
spell-blaze-text = Area attack on an area in sight: 1 red die.
spell-stone_skin-text = One character in sight: armour +2 until your next turn or activation.
spell-withering-text = One character in sight: 1 yellow die, no defence.
spell-return_of_the_brave-text = One dead figure whose tile is in the River returns to the caster's area; pay its cost.
spell-boris_rage-flavour = An old god, and an older temper.
spell-borne_by_the_wind-flavour = Look down, if you must.
spell-energy_drain-flavour = He looks rested. You do not.
spell-gift_of_life-flavour = Give it back some day.
spell-kiss_of_death-flavour = A farewell to everybody present.
spell-lightning_storm-flavour = Hair rises first.
spell-magical_dizziness-flavour = The words come out backwards.
spell-mind_control-flavour = Your feet had the idea.
spell-mitras_halo-flavour = Blades slow down in the light.
spell-mitras_healing-flavour = It itches. That is how you know.
spell-pestilential_swarm-flavour = Close your mouth.
spell-sets_bite-flavour = Two small marks, and no snake.
spell-sets_halo-flavour = A shadow with good manners.
spell-sets_possession-flavour = Stand still. It was not a request.
spell-telekinesis-flavour = Just out of reach is near enough.
spell-teleportation-flavour = Leave nothing behind that you need.
spell-blaze-flavour = One word, and no more thatch.
spell-stone_skin-flavour = Do not swim in it.
spell-withering-flavour = Autumn, for one.
spell-return_of_the_brave-flavour = They were not asked twice.

## Skills
skill-reach = Reach
skill-ambidextrous = Ambidextrous
skill-constriction = Constriction
skill-circular_strike = Circular Strike
skill-precision_strike = Precision Strike
skill-attack_from_beyond = Attack from Beyond
skill-counterattack = Counterattack
skill-elite_shooter = Elite Shooter
skill-precision_shot = Precision Shot
skill-blocking = Blocking
skill-wall_wrecker = Wall Wrecker
skill-evasive = Evasive
skill-swimming = Swimming
skill-intangible = Intangible
skill-web_projection = Web Projection
skill-leap = Leap
skill-feline_grace = Feline Grace
skill-flying = Flying
skill-climb = Climb
skill-alchemy = Alchemy
skill-leadership = Leadership
skill-concentration = Concentration
skill-lock_picking = Lock-picking
skill-fascination = Fascination
skill-horror = Horror
skill-jinx = Jinx
skill-poison = Poison
skill-support = Support
skill-sacrifice = Sacrifice
skill-untouchable = Untouchable
skill-bodyguard = Bodyguard
skill-protected = Protected
skill-spell_caster = Spell Caster
skill-reach-text = Melee Attack into an adjacent area in sight, on the same level.
skill-ambidextrous-text = Melee Attack with two one-handed weapons and both bonuses.
skill-constriction-text = If a die of the attack shows 2 or more, the target cannot leave the area.
skill-circular_strike-text = Killing with a two-handed weapon: the damage beyond strikes another enemy there.
skill-precision_strike-text = In a Melee Attack the target's defence is −1.
skill-attack_from_beyond-text = When it dies: a free Melee Attack with 3 red dice.
skill-counterattack-text = After surviving a Melee Attack: a free one in return with 1 red die.
skill-elite_shooter-text = Ranged Attacks are not hindered, and Protected does not help against them.
skill-precision_shot-text = In a Ranged Attack the target's defence is −1.
skill-blocking-text = Enemies cannot leave its area, unless they fly or slip away.
skill-wall_wrecker-text = Through wooden walls and doors for 3 movement points. The breach stays.
skill-evasive-text = Moves as if no enemies were there.
skill-swimming-text = May enter water.
skill-intangible-text = Moves through walls, doors and enemies at the plain cost.
skill-web_projection-text = Instead of an attack: 3 orange dice; the target cannot move until it spends 4 movement points.
skill-leap-text = Leaps over gaps with 1 red die, and falls more softly.
skill-feline_grace-text = Movement is hindered by 1 less.
skill-flying-text = Every border costs 1: no terrain, no enemies, no heights.
skill-climb-text = May go up boulders and cliffs.
skill-alchemy-text = As the scenario says.
skill-leadership-text = Activates allies, guards for them and rerolls for them.
skill-concentration-text = Dice are never hindered.
skill-lock_picking-text = 1 red die more at locks of doors and chests.
skill-fascination-text = Only those it has attacked may attack it.
skill-horror-text = Enemy heroes in its area have limits of 2 at most.
skill-jinx-text = Enemies in its area may not reroll.
skill-poison-text = Damage lowers the limits of Melee or Move instead.
skill-support-text = Other friends in the area reroll 1 die free in each action.
skill-sacrifice-text = Takes the place of an attacked friend in the area. Armour counts, Guard does not.
skill-untouchable-text = Defence +1 against Ranged Attacks.
skill-bodyguard-text = Parries for a friend in the area with a card and gems of its own.
skill-protected-text = Cannot be attacked while a friend without this skill is in the area.
skill-spell_caster-text = May cast its spells.
skill-limit = Lost from encumbrance { $n } on
skill-lost = Lost: too much to carry

## At the table
table-round = Round { $round } of { $limit }
table-track = Turn track
table-river = River
table-book = Book of Skelos
table-recovery = Recovery { $n }
table-activations = Activation { $n } of 2
table-place-cost = Cost { $n }
table-life = Life { $n } of { $most }
table-armour = Armour { $n }
table-movement = Movement { $n }
table-mp = { $n } MP
table-figures = { $n } of { $most }
table-reinforcement-cost = Returns for { $n }
table-no-return = Does not return
table-enc = Encumbrance { $n } of { $most }
table-enc-of = Encumbrance { $n }
table-slowed = Base movement −{ $n }
table-limit = { $n } of { $most }
table-no-limit = { $n }, no limit
table-carried = Carried
table-lying = On the ground
table-nothing = Nothing
table-spells = Spells
table-skills = Skills
table-in-force = In force
table-spell-cost = Cost { $n }, at most { $most } in a turn
table-spell-cost-free = Cost { $n }, no limit
table-spell-variable = Cost as you choose, at most { $most } in a turn
table-spell-variable-free = Cost as you choose, no limit
table-deck = Asset deck: { $n }
table-chest = Chest, difficulty { $n }
table-door-open = Open
table-door-closed = Closed
table-door-locked = Locked, difficulty { $n }
table-door-wrecked = Wrecked
table-plank = Boarding plank
table-plank-gone = Cast off
table-exit = Way out
table-reinforcement = Reinforcements arrive here
table-room = Room { $n } of { $most }
table-hindered = Hindered by { $n }
table-not-hindered = Not hindered
table-sees = In sight
table-unseen = Out of sight
table-higher = Higher
table-lower = Lower: 1 die more at range
table-dead = Dead
table-fled = Fled
table-ally = Ally of { $hero }
table-acted = Has acted
table-searched = Searched
table-hidden = Hidden here
table-perhaps = Perhaps here
table-goals = Objectives
table-goal-heroes = The heroes win
table-goal-overlord = The Overlord wins
table-story = Story
table-rules = Special rules
table-difficulty = Difficulty { $n }
effect-armour = Armour +{ $n }
effect-immobile = Cannot move
effect-unblocking = Does not block
effect-dizziness = Spells cost { $n } more
effect-untargetable = Undead cannot attack
effect-web = Webbed: { $n } MP to shed
effect-grabbed = Grabbed
effect-flying = Flying
attempt-chest = The chest
attempt-lock = The lock
attempt-plank = The plank
attempt-throw = The throw
attack-symbols = Symbols
attack-gems = Gems
attack-weapon = Weapon
attack-elevation = From above
attack-hindering = Hindered
attack-unarmed = Unarmed
attack-power = Attack power
attack-guard = Guard
attack-card = Parried with
attack-armour = Armour
attack-spell = Spell
attack-defence = Defence
attack-no-defence = No defence possible
attack-damage = Damage
attack-kills = Deadly
attack-odds = { $n } % to kill
attack-odds-open = { $n } % to kill, undefended
attack-odds-reroll = { $n } % to kill, no reroll
attack-expected = Damage expected: { $n }

## Keywords
keyword-gem = Gem
keyword-gem-text = Energy and life in one. What you spend comes back; what you lose does not.
keyword-exertion = Exertion limit
keyword-exertion-text = So many gems may lie on a space in one turn, early and late together.
keyword-stance = Stance
keyword-stance-text = Aggressive: do all, recover little. Cautious: only defend, recover much.
keyword-hindering = Hindering
keyword-hindering-text = Enemies minus other friends in your area. It costs movement and symbols, never in melee.
keyword-sight = Line of sight
keyword-sight-text = From dot to dot. Walls, closed doors and ledges stop it; figures never do.
keyword-elevation = Height
keyword-elevation-text = From above you see down, and shoot with 1 die more.
keyword-power = Attack power
keyword-power-text = Symbols after rerolls, less what is ignored. Damage is what defence does not stop.
keyword-reroll = Free reroll
keyword-reroll-text = Each arrow: one die of that colour again. Each die once; further rerolls cost gems.
keyword-guard = Guard
keyword-guard-text = Dice for gems against one attack. Parry with a card, or dodge.
keyword-armour = Armour
keyword-armour-text = Counts against every attack, without gems. Of cards only one.
keyword-shield = Shield
keyword-shield-text = The only card that helps against arrows, spells and explosions.
keyword-simple = Simple Manipulation
keyword-simple-text = 1 gem, no throw, never hindered: pick up, give, take, catch.
keyword-complex = Complex Manipulation
keyword-complex-text = Dice against a difficulty, hindered: throw, chest, lock.
keyword-movement = Movement points
keyword-movement-text = Base points are free; once begun, another action ends them. Gems buy more.
keyword-encumbrance = Encumbrance
keyword-encumbrance-text = What you carry slows you down and takes skills away.
keyword-river = River
keyword-river-text = A tile costs its place. Used, it goes to the end and the others move up.
keyword-recovery = Recovery
keyword-recovery-text = So many of the Overlord's gems come back each turn.
keyword-reinforcement = Reinforcement
keyword-reinforcement-text = Points for which dead figures return, as long as their tile is in the River.
keyword-area = Area attack
keyword-area-text = One throw against everybody in the area, friends too. Each defends alone.
keyword-reaction = Reaction
keyword-reaction-text = A spell for the enemy's turn, cautious heroes too.
keyword-room = Room
keyword-room-text = An area holds only so much. Big figures fill it; you reach them from next door.
keyword-ally = Ally
keyword-ally-text = A leader's gem lets it move and strike once.
keyword-fall = Fall
keyword-fall-text = Quick way down: dice of damage, no Guard, no armour.
keyword-flee = Flee
keyword-flee-text = Over the edge from a way out, with all you carry. There is no way back.

## How to play
howto-1-title = Heroes: spend yourself
howto-1-text = Your gems are energy and life. Each action takes some from Reserve; later they lie in Fatigue and come back. Damage moves them to Wounds for good. With all of them there you die.
howto-2-title = Heroes: aggressive or cautious
howto-2-text = Each turn choose. Aggressive: do anything, and 2 gems return. Cautious: only defend, and 5 return. What you leave in Reserve guards you while the Overlord acts.
howto-3-title = Heroes: strike and guard
howto-3-text = One die for each gem, and your weapon's. Symbols are power; defence takes some away, the rest is damage. Arrows reroll free, and 1 gem rerolls one die. Guard works against one attack only.
howto-4-title = Heroes: move and grab
howto-4-text = Base movement is free, gems buy more. Enemies around you hinder: each above your friends costs 1 movement or 1 symbol, never in melee. Chests, locks and throws need symbols; picking up needs 1 gem.
howto-5-title = Overlord: the River
howto-5-text = Each turn activate up to 2 tiles. A tile costs its place, 1 to 8; then it goes to the end and the others move up. What you wait for grows cheap.
howto-6-title = Overlord: units
howto-6-text = All figures of the tile act, one by one: move, then attack once with the dice of the tile. Every attack wants a guard of its own, so many small ones wear a hero down.
howto-7-title = Overlord: gems
howto-7-text = Gems also buy movement, a reroll, or an orange die of guard when a figure is struck, 1 gem each. Spent ones lie in Fatigue; the recovery brings some back each turn.
howto-8-title = Overlord: the dead return
howto-8-text = The event tile brings reinforcements: points that pay for dead figures. A tile without figures lies face down and clogs the River. And the time limit is your friend.

## Captions of sounds
caption-horn-turn = A horn: the other side acts
caption-drum-roll = Drums from the dark
caption-victory = Horns and shouting: victory
caption-defeat = A harp falls silent: defeat
caption-sword = Steel strikes
caption-arrow = An arrow strikes
caption-spell = A dark whisper: a spell
caption-steel-ring = A shield rings: the blow is held
caption-magic-burst = A crackle and a blast
caption-raise-dead = Bones fly together: the dead return
caption-coin = A gem clicks into its place
caption-axe-bite = An axe bites
caption-gem-crack = A gem cracks: a wound
caption-chest-creak = Hinges creak: a chest
caption-door-slam = Planks and iron: a door
caption-river-tile = Stone slides on stone: the River
caption-splash = A splash

## News
event-game_started = { $scenario }
event-secret_chosen = The Overlord has hidden something
event-secret_revealed = { $place }: { $what } is found
event-turn_started =
    { $side ->
        [heroes] Round { $round }: the heroes act
       *[overlord] Round { $round }: the Overlord acts
    }
event-phase_started =
    { $phase ->
        [start] Start: gems spent in between go to Fatigue
        [stance] Stance: aggressive or cautious?
        [action] The heroes act
        [recovery] The Overlord recovers gems
        [activation] The Overlord activates tiles
       *[end] End: gems go to Fatigue
    }
event-turn_ended =
    { $side ->
        [heroes] The heroes' turn ends
       *[overlord] The Overlord's turn ends
    }
event-marker_moved = The turn marker moves to { $marker } of { $limit }
event-stance_taken =
    { $stance ->
        [aggressive] { $hero } is aggressive
       *[cautious] { $hero } is cautious
    }
gems =
    { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
place-word =
    { $place ->
        [melee] { space-melee }
        [ranged] { space-ranged }
        [guard] { space-guard }
        [manipulation] { space-manipulation }
        [move] { space-move }
        [reroll] { space-reroll }
        [spell] { kind-spell }
        [allies] { role-ally }
        [wound] { zone-wounds }
        [wounds] { zone-wounds }
        [reserve] { zone-reserve }
       *[fatigue] { zone-fatigue }
    }
event-gems_recovered = { $who }: { gems } from Fatigue to Reserve
event-gems_spent =
    { $purpose ->
        [activation] { $who }: { gems } for the activation
        [move] { $who }: { gems } for movement
        [guard] { $who }: { gems } for guard
        [reroll] { $who }: { gems } for a reroll
        [spell] { $who }: { gems } for a spell
       *[other] { $who }: { gems } on { place-word }
    }
event-gems_rested = { $who }: { gems } to Fatigue
event-gems_moved =
    { $place ->
        [reserve] { $who }: { gems } to Reserve
        [wounds] { $who }: { gems } to Wounds
       *[fatigue] { $who }: { gems } to Fatigue
    }
event-phase_movement = { $hero }: base movement { $n }
event-movement_lost = { $who } loses { $n } MP
event-dice_thrown =
    { $purpose ->
        [attack] { $roller } attacks: { $total }
        [blast] The blast: { $total }
        [guard] { $roller } defends: { $total }
        [manipulation] { $roller } tries: { $total }
        [leap] { $roller } leaps: { $total }
        [fall] { $roller } falls: { $total }
       *[heal] { $roller } heals: { $total }
    }
event-die_rerolled =
    { $means ->
        [free] Free reroll: { $before } becomes { $after }, { $total } in all
        [support] Support, reroll: { $before } becomes { $after }, { $total } in all
       *[paid] Reroll for a gem: { $before } becomes { $after }, { $total } in all
    }
event-attack_declared =
    { $kind ->
        [melee] { $attacker } strikes at { $target }
        [ranged] { $attacker } shoots at { $target }
        [area] The blast reaches { $target }
       *[spell] { $attacker } casts at { $target }
    }
event-target_changed = { $target } steps in for { $saved }
event-pool_built =
    { $elevation ->
        [0] { $who } takes up the dice
       *[other] { $who } takes up the dice, one for the height
    }
event-symbols_ignored =
    { $reason ->
        [unarmed] { $who } is unarmed: −{ $n }
       *[hindering] { $who } is hindered: −{ $n }
    }
event-power_known = { $attacker }: attack power { $power }
dice-count =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
signed =
    { $n ->
        [1] +1
        [2] +2
        [3] +3
       *[other] { $n }
    }
event-guard_built =
    { $card ->
        [0] { $who } defends with { dice-count }
       *[other] { $who } parries with { $card }: { dice-count }
    }
event-defence_changed =
    { $reason ->
        [armour] { $who }: armour { signed } by a spell
       *[other] { $who }: defence { signed }, { $reason }
    }
event-defence_known = { $who }: defence power { $power }
event-attack_resolved =
    { $damage ->
        [0] { $target } holds: { $power } against { $defence }
       *[other] { $target }: { $power } against { $defence }, damage { $damage }
    }
event-area_attacked = { $means }: power { $power } on all in { $area }
event-exploded = { $card } goes off in { $area }
event-wounded = { $who } loses { $n }, { $left } left
event-died = { $who } dies
event-skill_used =
    { $on ->
        [0] { $who }: { $skill }
       *[other] { $who }: { $skill }, { $on }
    }
event-poisoned =
    { $space ->
        [melee] Poison: { $hero } has a lower limit for Melee
       *[move] Poison: { $hero } has a lower limit for Move
    }
event-effect_began =
    { $kind ->
        [armour] { $cause }: armour +{ $n } for { $on }
        [immobile] { $cause }: { $on } cannot move
        [unblocking] { $cause }: { $on } blocks no more
        [dizziness] { $cause }: spells of { $on } cost { $n } more
        [untargetable] Undead cannot attack { $on }
        [web] { $on } is caught in a web
        [grabbed] { $on } is grabbed
        [flying] { $cause }: { $on } flies
       *[other] { $cause }: { $on }
    }
event-effect_ended =
    { $kind ->
        [untargetable] The Grave Salt has worn off: { $on }
        [web] { $on } is free of the web
        [grabbed] { $on } is free
       *[other] Over for { $on }: { $cause }
    }
event-moved =
    { $how ->
        [walk] { $who } goes to { $to }
        [climb] { $who } climbs to { $to }
        [jump] { $who } jumps down to { $to }
        [leap] { $who } leaps to { $to }
        [swim] { $who } swims to { $to }
        [fly] { $who } flies to { $to }
        [pass] { $who } passes through to { $to }
        [open] { $who } opens a door to { $to }
        [wreck] { $who } breaks through to { $to }
        [led] { $who } is led to { $to }
        [teleport] { $who } appears in { $to }
        [drawn] { $who } is drawn to { $to }
        [ashore] { $who } gets ashore at { $to }
        [shed] { $who } tears the web
       *[other] { $who }: { $to }
    }
event-leap_failed = { $who } leaps too short
event-fell = { $who } falls: { $n } damage
event-fled = { $hero } flees
event-placed = { $who } appears in { $area }
event-removed =
    { $cause ->
        [leaderless] Nobody leads { $who } any more
       *[other] { $who } leaves the board
    }
event-wall_breached = { $who } makes a breach
event-door_changed =
    { $state ->
        [closed] Closed: { $door }
       *[open] Open: { $door }
    }
event-plank_moved =
    { $lies ->
        [0] { $who } casts off the plank
       *[1] { $who } lays the plank
    }
event-manipulation_done =
    { $success ->
        [0] { $hero } fails: { $power } against { $difficulty }
       *[1] { $hero } succeeds: { $power } against { $difficulty }
    }
event-chest_opened =
    { $card ->
        [0] { $hero } opens a chest: empty
       *[other] { $hero } opens a chest: { $card }
    }
event-object_taken =
    { $how ->
        [given] { $hero } is given { $card }
        [taken] { $hero } takes over { $card }
        [caught] { $hero } catches { $card }
       *[picked] { $hero } takes { $card }
    }
event-object_lies = { $card } lies in { $area }
event-object_gone =
    { $why ->
        [lost] { $card }: lost in the water
        [killed] { $card }: dead
       *[used] { $card }: used up
    }
event-spell_cast = { $caster } casts { $spell }
event-tile_activated = Activated for { $cost }: { $tile }
event-tile_moved = To the end of the River: { $tile }
event-tile_turned =
    { $face_down ->
        [0] Face up again: { $tile }
       *[1] The last one is dead: { $tile }
    }
event-tile_removed = Out of the River: { $tile }
event-tile_swapped = { $new } comes for { $old }
event-event_resolved = Event: { $event }
event-reinforcement_started =
    { $points ->
        [one] 1 point for reinforcements
       *[other] { $points } points for reinforcements
    }
event-activated =
    { $leader ->
        [0] { $who } acts
       *[other] { $leader } sends { $who }
    }
event-rule_stirred = { $rule }
event-game_ended =
    { $winner ->
        [heroes] The heroes have won
       *[overlord] The Overlord has won
    }

## Questions
prompt-stance = Stances: change them, then confirm
prompt-act = What do the heroes do?
prompt-melee-gems = { $who } strikes: how many gems?
prompt-weapon = { $who } strikes: with what?
prompt-ranged-weapon = { $who } shoots: with what?
prompt-ranged-gems = { $who } shoots: how many gems?
prompt-ranged-target = { $who } shoots: at whom?
prompt-style = { $who }: which skill this time?
prompt-circular = { $who } strikes on with { $power }: at whom?
prompt-counterattack = { $who }: strike back?
prompt-sacrifice = Take the place of { $target }?
prompt-bodyguard = Parry for { $target } against { $power }?
prompt-beyond = { $who } strikes a last time: at whom?
prompt-next-victim = { $area }: who defends next?
prompt-guard-gems = { $who } against power { $power }: guard?
prompt-parry = { $who }: parry or dodge?
prompt-reroll = { $who }: reroll
prompt-wound-from =
    { $n ->
        [one] { $who }: where does 1 gem go from?
       *[other] { $who }: where do { $n } gems go from?
    }
prompt-mend =
    { $n ->
        [one] { $who }: 1 gem comes back, from where?
       *[other] { $who }: { $n } gems come back, from where?
    }
prompt-poison = { $who }, poison { $n }: which limit falls?
prompt-manipulation-gems = { $who }, difficulty { $difficulty }: gems?
prompt-chest-card = { $who } finds { $card }
prompt-throw-area = { $card }: thrown where?
prompt-catch = { $who }: catch { $card }?
prompt-overloaded = { $who } carries too much: drop what?
prompt-spell-target = { $spell }: at whom or where?
prompt-spell-gems = { $spell }: how many gems?
prompt-guide =
    { $n ->
        [one] { $who }: 1 step to go, where?
       *[other] { $who }: { $n } steps to go, where?
    }
prompt-reaction = { $who }: a reaction?
prompt-hide = { $card }: where is the hiding place?
prompt-activate =
    { $n ->
        [one] First activation: which tile?
       *[other] Second activation: which tile?
    }
prompt-choose-model = { $tile }: who acts?
prompt-model = { $who }: { $n } MP left
prompt-event = Which event?
prompt-slam = Which door slams shut?
prompt-aim = { $who } shoots: at whom?
prompt-reinforce = Reinforcements, { points } left
prompt-attack = { $who } attacks: throw the dice
prompt-blast = Throw the dice for the blast
prompt-guard = { $who } defends: throw the dice
prompt-manipulation = { $who } needs { $against }: throw the dice
prompt-leap = { $who } leaps and needs { $against }
prompt-fall = { $who } falls: throw the dice
prompt-heal = { $who } heals: throw the die

## Answers
cost =
    { $gems ->
        [0] { $n } MP
        [one] { $n } MP, 1 gem
       *[other] { $n } MP, { $gems } gems
    }
option-aggressive = { $who }: aggressive
option-cautious = { $who }: cautious
option-confirm = Confirm the stances
option-walk = { $who } to { $area }: { cost }
option-climb = { $who } climbs to { $area }: { cost }
option-jump = { $who } jumps down to { $area }: { cost }
option-leap = { $who } leaps to { $area }: { cost }
option-swim = { $who } swims to { $area }: { cost }
option-fly = { $who } flies to { $area }: { cost }
option-through = { $who } through to { $area }: { cost }
option-open = { $who } opens the way to { $area }: { cost }
option-wreck = { $who } breaks through to { $area }: { cost }
option-flee = { $who } flees: { cost }
option-shed = { $who } tears the web: { cost }
option-model-walk = To { $area }: { cost }
option-model-climb = Climb to { $area }: { cost }
option-model-jump = Jump down to { $area }: { cost }
option-model-leap = Leap to { $area }: { cost }
option-model-swim = Swim to { $area }: { cost }
option-model-fly = Fly to { $area }: { cost }
option-model-through = Through to { $area }: { cost }
option-model-open = Open the way to { $area }: { cost }
option-model-wreck = Break through to { $area }: { cost }
option-model-shed = Tear the web: { cost }
option-model-cast = Cast { $spell }
option-melee = { $who } strikes at { $target }
option-ranged = { $who } shoots
option-cast = { $who } casts { $spell }
option-pick = { $who } picks up { $card }
option-give = { $who } gives { $other } { $card }
option-take = { $who } takes { $card } from { $other }
option-throw = { $who } throws { $card }
option-chest = { $who } opens the chest: difficulty { $n }
option-lock = { $who } picks the lock: { $door }
option-key = { $who } uses { $card }: { $door }
option-open-door = { $who } opens: { $door }
option-close-door = { $who } closes: { $door }
option-cast-off = { $who } casts off the plank
option-drop = { $who } drops { $card }
option-overloaded-drop = { $card }: { $n }
option-drink = { $who } uses { $card }
option-lead = { $who } sends { $target }
option-hand-on = { $name } goes on
option-act-pass = Enough for now
option-gems = { gems }
option-guard-gems-gems =
    { $n ->
        [0] No guard
        [one] Guard with 1 gem
       *[other] Guard with { $n } gems
    }
option-weapon =
    { $second ->
        [0] { $card }
       *[other] { $card } and { $second }
    }
option-unarmed = Bare hands: −2
option-card = { $card }
option-dodge = Dodge
option-target = { $target }
option-aim = { $target }
option-next = { $target }
option-strike = Strike at { $target }
option-shoot = Shoot at { $target }
option-web = A web for { $target }
option-plank = Lay the plank again
option-end-model = Done
option-end-tile = Nobody else
option-end-turn = End the turn
option-end-reinforcement = No more
option-act = { $who }, in { $area }
option-circular = Circular Strike
option-precision = Precision Strike
option-sacrifice = Yes: { $who }
option-bodyguard = Yes: { $who } parries
option-counterattack = Strike at { $target }
option-catch = Catch it: 1 gem
option-pass = No
option-chest-card-take = Take it
option-leave = Leave it here
option-free = { die-word }, { $face }: free
option-support = { die-word }, { $face }: Support
option-paid = { die-word }, { $face }: 1 gem
die-word =
    { $colour ->
        [R] { die-R }
        [O] { die-O }
       *[Y] { die-Y }
    }
option-keep = Keep the dice
option-from = { place-word }
option-poison-melee = { space-melee }
option-poison-move = { space-move }
option-area = { $area }
option-throw-area-area = { $area }: difficulty { $n }
option-stop = Stop here
option-hide = { $area }
option-tile =
    { $down ->
        [0] { $tile }: { gems }
       *[1] { $tile }, face down: { gems } to clear it
    }
option-event =
    { $n ->
        [0] { $event }
       *[other] { $event }: { points }
    }
option-door = { $door }
option-return = { $tile } to { $area }: { points }

## Why not
reason-no-gems = No gems in Reserve.
reason-exhausted = The exertion limit is reached.
reason-no-target = There is nobody to aim at.
reason-has-acted = Has acted in this phase already.
reason-enemies-here = Enemies are in its area.
reason-occupied = There is no room for it.
reason-needs-swimming = It needs Swimming.
reason-needs-climb = It needs Climb.
reason-needs-leap = It needs Leap.
reason-door-locked = The door is locked.
reason-door-closed = The door is closed.
reason-immobile = It cannot move.
reason-blocking = An enemy here blocks the way out.
reason-too-far = Not enough movement.
reason-out-of-reach = Out of reach.
reason-no-sight = Not in line of sight.
reason-fascinated = Fascination: attacked nobody here yet.
reason-protected = Protected: a friend stands before it.
reason-warded = Grave Salt: no undead can attack.
reason-no-points = Not enough points.
reason-saturated = The spell is saturated this turn.
reason-lasts-already = It still lasts.

## Final count
score-victory =
    { $side ->
        [heroes] The heroes have done it
       *[overlord] The Overlord has done it
    }
score-heroes-alive = Heroes on the board
score-heroes-fled = Heroes who fled
score-heroes-dead = Heroes who died
score-models = Figures on the board
score-slain = Heroes slain

## Banners
banner-heroes = The heroes act
banner-overlord = The Overlord acts
banner-stances = Aggressive or cautious?
banner-round = Round { $round } of { $limit }
banner-last-round = The last round
banner-event = { $event }
banner-found = Found: { $card }
banner-rule = { $rule }
banner-died = { $who } has fallen
banner-fled = { $hero } has got away
banner-heroes-win = The heroes have won
banner-overlord-win = The Overlord has won
