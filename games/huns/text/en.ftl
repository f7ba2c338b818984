# Words of Huns. What stands in the braces is handed over by the board:
#   $name the player concerned, $other a second player (victim, robbed, receiver), $card and $raid names of cards,
#   $color a colour of valuables as an id (blue red green black yellow), $n a number, $value the value of a die.
# Other fields of events and options come as they are. Inline pictures: {icon:suit_raid} and its kin.

## Title
title-name = Huns
title-tagline = Winter, 453. The Khan is failing. Somebody must inherit.
title-players = 2 to 4 generals
title-about = Draw cards or pillage valuables, fill your wagons, hire mercenaries, curse your rivals, and be named heir to the Khan.

## Colours, families and wagon backs
color-blue = blue
color-red = red
color-green = green
color-black = black
color-yellow = yellow
suit-blue = Equipment
suit-red = Raids
suit-green = Mercenaries
suit-black = Curses
suit-yellow = Treasures
family-equipment = Equipment
family-raid = Raids
family-mercenary = Mercenaries
family-curse = Curses
family-treasure = Treasures
family-equipment-one = Equipment
family-raid-one = Raid
family-mercenary-one = Mercenary
family-curse-one = Curse
family-treasure-one = Treasure
back-purple = purple
back-orange = orange
back-green = green
back-blue = blue
window-start = Start of turn
window-during = During your turn
window-end = End of turn
window-any = Any time
window-final = End of the game
limit-turn = Once per turn
limit-round = Once per round
limit-dispatch = Once per dispatched wagon

## Phrases that the lines below are built from
color-word =
    { $color ->
        [blue] blue
        [red] red
        [green] green
        [black] black
       *[yellow] yellow
    }
color-name =
    { $color ->
        [blue] Blue
        [red] Red
        [green] Green
        [black] Black
       *[yellow] Yellow
    }
suit-icon =
    { $color ->
        [blue] {icon:suit_equipment}
        [red] {icon:suit_raid}
        [green] {icon:suit_mercenary}
        [black] {icon:suit_curse}
       *[yellow] {icon:suit_treasure}
    }
space-word =
    { $space ->
        [blue] blue
        [red] red
        [green] green
        [black] black
       *[yellow] yellow
    }
color-plural = { color-word }
space-count =
    { $n ->
        [one] 1 { color-word }
       *[other] { $n } { color-plural }
    }
die-word = { color-word } die
die-color =
    { $die ->
        [blue] Blue
        [red] Red
        [green] Green
        [black] Black
       *[yellow] Yellow
    }
die-blue = Blue die
die-red = Red die
die-green = Green die
die-black = Black die
die-yellow = Yellow die
die-1 = { die-color } 1
die-2 = { die-color } 2
die-3 = { die-color } 3
one-valuable = 1 { color-word } valuable { suit-icon }
valuables =
    { $n ->
        [one] 1 { color-word } valuable { suit-icon }
       *[other] { $n } { color-word } valuables { suit-icon }
    }
family-cards =
    { $color ->
        [blue] { $n ->
            [one] 1 equipment card
           *[other] { $n } equipment cards
        }
        [red] { $n ->
            [one] 1 raid
           *[other] { $n } raids
        }
        [green] { $n ->
            [one] 1 mercenary
           *[other] { $n } mercenaries
        }
        [black] { $n ->
            [one] 1 curse
           *[other] { $n } curses
        }
       *[yellow] { $n ->
            [one] 1 treasure
           *[other] { $n } treasures
        }
    }

## Equipment
card-EQ01 = Recurve Bow
card-EQ01-text = When you pillage with a die showing 1, take 2 valuables instead.
card-EQ01-flavour = Short on the back, long on the quarrel.
card-EQ02 = Hunting Falcon
card-EQ02-text = When you draw, draw one card more than the die shows. You still play exactly one.
card-EQ02-flavour = She sees the purse before you see the rider.
card-EQ03 = Pack Saddle
card-EQ03-text = Once per turn, if the die you took is blue, you may gain 1 valuable of any other colour and load it.
card-EQ03-flavour = There is always room for one more bundle.
card-EQ04 = Bone Charm
card-EQ04-text = Once per turn, if the die you took is black, you may gain 1 valuable of any other colour and load it.
card-EQ04-flavour = Bad luck pays, if it is somebody else's.
card-EQ05 = Third Yoke
card-EQ05-text = You keep three wagons instead of two: take the extra one at once. If this stops working, the third wagon stays but cannot be loaded.
card-EQ05-flavour = The oxen were not asked.
card-EQ06 = Carved Dice Cup
card-EQ06-text = Once per round, just after taking your die, you may raise or lower its value by 1 (within 1 to 3).
card-EQ06-flavour = Carved from the skull of an honest gambler.
card-EQ07 = Flexible Tally
card-EQ07-text = Once per turn, one valuable you load may go on an empty wagon space of another colour.
card-EQ07-flavour = Red, green: in this snow, who can tell?
card-EQ08 = Felt Yurt
card-EQ08-text = Opponents cannot steal or remove valuables from your stash.
card-EQ08-flavour = Seven layers of felt and one bad-tempered aunt.
card-EQ09 = Spare Sacks
card-EQ09-text = Once per turn, you may put one excess valuable of your pillage in your stash instead of returning it.
card-EQ09-flavour = Nothing falls off the back of this cart.
card-EQ10 = Steppe Map
card-EQ10-text = When you take a new wagon, you may look at the top two of the wagon deck and take one of them. The other goes to the bottom.
card-EQ10-flavour = Mostly grass. The notes are the useful part.
card-EQ11 = War Drum
card-EQ11-text = If you take the last die of the round, add 1 to its value (3 at most).
card-EQ11-flavour = The last word is always the loudest.
card-EQ12 = Tribute Scales
card-EQ12-text = Once per turn, after your action, you may return 2 valuables from your stash to the reserve to gain 1 of any colour and load it.
card-EQ12-flavour = The thumb is included in the weight.

## Raids
card-RD01 = Storm the Granary
card-RD01-text = Gain 3 valuables of one colour of your choice and load them.
card-RD01-flavour = We left them the mice.
card-RD02 = Night Riders
card-RD02-text = Steal 1 valuable of your choice from the stash of every opponent and load them.
card-RD02-flavour = Felt on the hooves, silk on the fingers.
card-RD03 = Rustle the Herd
card-RD03-text = Steal up to 2 valuables from the wagons of one opponent and load them.
card-RD03-flavour = They followed us home. All of them.
card-RD04 = Scorched Grass
card-RD04-text = Every opponent returns 2 valuables of their choice from their wagons to the reserve (all they have if fewer).
card-RD04-flavour = Where his horse has trod, et cetera.
card-RD05 = Turn the Hex
card-RD05-text = Return the valuables on one of your active curses to the reserve and move the curse to an opponent, who may flee it.
card-RD05-flavour = Return to sender.
card-RD06 = Feint
card-RD06-text = After taking your die and before your action, set it to any value.
card-RD06-flavour = Look, over there: Romans!
card-RD07 = Second Charge
card-RD07-text = After your action, also do the other kind of action (draw or pillage) with the same die.
card-RD07-flavour = Forgot something. Back in a moment.
card-RD08 = Buy Loyalty
card-RD08-text = Take 2 valuables of any colours from the reserve and place them on one of your mercenaries.
card-RD08-flavour = Loyalty is sold by the pair.
card-RD09 = Seize a Convoy
card-RD09-text = Exchange one of your wagons for a face-up one. Valuables with a matching space move over, the rest are excess. Then gain 1 valuable of any colour.
card-RD09-flavour = The driver was glad to be rid of it.
card-RD10 = Loot the Shrine
card-RD10-text = Draw 4 treasure cards, play one and put the rest under the deck.
card-RD10-flavour = The gods were out. We left a note.
card-RD11 = Broken Oaths
card-RD11-text = Steal 1 valuable from a mercenary of each of up to two opponents and load them.
card-RD11-flavour = He swore on his mother. Then he sold her.
card-RD12 = Great Sweep
card-RD12-text = Gain 3 valuables of three different colours and load them.
card-RD12-flavour = One of each, and the rug.

## Mercenaries
card-MC01 = Ildico the Poisoner
card-MC01-text = Once per round, after your action, you may return 1 valuable from an opponent's wagon to the reserve.
card-MC01-flavour = Every wedding needs a cup-bearer.
card-MC02 = Bledan the Wainwright
card-MC02-text = Each time you dispatch a wagon, you may gain 1 valuable of any colour and load it.
card-MC02-flavour = Four wheels good. Three, on a slope, also.
card-MC03 = Kreka the Seer
card-MC03-text = Once per turn, just after taking your die, you may roll it again. The new value stands.
card-MC03-flavour = She knew you would ask.
card-MC04 = Onegesh the Steward
card-MC04-text = Every pillage takes 1 more valuable of the die's colour.
card-MC04-flavour = He counts twice and pays once.
card-MC05 = Eskam the Spy
card-MC05-text = Once per turn, when you draw, you may draw from a deck of another colour.
card-MC05-flavour = He was never here. Nor was your purse.
card-MC06 = Atakam the Shaman
card-MC06-text = Curses in your camp have no effect on you. They still count as active for treasures.
card-MC06-flavour = He argues with the sky, and the sky gives up.
card-MC07 = Ruga the Horse Archer
card-MC07-text = Once per round, on your turn, you may steal 1 valuable from an opponent's stash and load it.
card-MC07-flavour = He shoots first, and rides off with the answer.
card-MC08 = The Twin Scouts
card-MC08-text = When you draw with a value of 3, you may play two of the cards you drew.
card-MC08-flavour = One looks ahead. The other watches the first.
card-MC09 = Dengizik the Standard
card-MC09-text = At the end of the game, while full, this card is worth 1 VP more (2 in all).
card-MC09-flavour = Hold it high and hope the wind drops.
card-MC10 = Mamas the Toll Keeper
card-MC10-text = Whenever an opponent dispatches a wagon, you may take 1 valuable of a colour on it from the reserve into your stash.
card-MC10-flavour = The road is free. The verge is extra.
card-MC11 = Edeko the Bodyguard
card-MC11-text = You may ignore a raid that targets you. Then return 1 valuable from this card; it is inactive until refilled.
card-MC11-flavour = He takes the arrow, then he takes offence.
card-MC12 = Orestes the Broker
card-MC12-text = Once per round, after your action, you may move 1 valuable from your stash to a matching empty space of your wagons.
card-MC12-flavour = Today a notary, tomorrow an emperor's father.

## Curses
card-CU01 = Broken Axle
card-CU01-text = At most 2 valuables of each of your pillages may be loaded on wagons; the rest are excess.
card-CU01-flavour = It only squeaked a little.
card-CU02 = Foul Weather
card-CU02-text = A die showing 3 counts as 2 for you.
card-CU02-flavour = Snow from above, mud from below.
card-CU03 = Lame Oxen
card-CU03-text = Choose one of your wagons: it cannot be loaded. If it leaves play, the lock passes to the next wagon you take.
card-CU03-flavour = They limp only when they are watched.
card-CU04 = Unpaid Wages
card-CU04-text = Your mercenaries are inactive.
card-CU04-flavour = They have all found their spears very heavy.
card-CU05 = Hungry Winter
card-CU05-text = After each of your turns, return 1 valuable from your stash to the reserve, if you have any.
card-CU05-flavour = You cannot eat amber. They tried.
card-CU06 = Clouded Omens
card-CU06-text = You draw one card fewer, but never fewer than one.
card-CU06-flavour = The entrails say: ask again tomorrow.
card-CU07 = Blood Feud
card-CU07-text = Each time you draw, the player to your left takes 1 valuable of the die's colour into the stash.
card-CU07-flavour = It began over a goat. Both sides deny the goat.
card-CU08 = Mutiny
card-CU08-text = You cannot activate raids.
card-CU08-flavour = All in favour? Against? You are outvoted.
card-CU09 = Rusted Gear
card-CU09-text = Your equipment has no effect.
card-CU09-flavour = It was steel in the autumn.
card-CU10 = Evil Star
card-CU10-text = You may not take a die of the highest value on offer while a lower one is on offer.
card-CU10-flavour = It hangs over one tent only. Yours.
card-CU11 = Tithe
card-CU11-text = From each of your pillages of 2 or more, 1 valuable goes to the stash of the opponent with the fewest dispatched wagons (you break ties).
card-CU11-flavour = Sharing, with an axe held over it.
card-CU12 = Jealous Rivals
card-CU12-text = You must take new wagons from the top of the deck.
card-CU12-flavour = They bought all the good ones. To burn.

## Treasures
card-TR01 = Sun Disc
card-TR01-text = Your dispatched wagons show all 4 back colours.
card-TR01-flavour = All the winds meet on one plate.
card-TR02 = Golden Bridle
card-TR02-text = You have dispatched at least 1 wagon, and no opponent has dispatched more than you.
card-TR02-flavour = For the horse that came in first.
card-TR03 = Azure Cup
card-TR03-text = You have at least 1 blue valuable in your stash, and no opponent has more.
card-TR03-flavour = It holds exactly one toast to yourself.
card-TR04 = Ruby Ring
card-TR04-text = You have at least 1 red valuable in your stash, and no opponent has more.
card-TR04-flavour = The previous hand is not included.
card-TR05 = Jade Horse
card-TR05-text = You have at least 1 green valuable in your stash, and no opponent has more.
card-TR05-flavour = Eats nothing, and was never late.
card-TR06 = Obsidian Idol
card-TR06-text = You have at least 1 black valuable in your stash, and no opponent has more.
card-TR06-flavour = It blinks when the fire is low.
card-TR07 = Amber Mask
card-TR07-text = You have at least 1 yellow valuable in your stash, and no opponent has more.
card-TR07-flavour = There is a fly in it, and the fly looks pleased.
card-TR08 = Oath Torque
card-TR08-text = You have at least 2 full mercenaries and no incomplete one.
card-TR08-flavour = Worn by those who were paid on time.
card-TR09 = Wolf Banner
card-TR09-text = You have at least 3 raids in your camp, activated or not.
card-TR09-flavour = The wolf is smiling. Nobody else is.
card-TR10 = Warding Bracelet
card-TR10-text = You have no fled curse and no active curse in your camp.
card-TR10-flavour = Nine knots against nine envies.
card-TR11 = Armourer's Chest
card-TR11-text = You have at least 3 equipment cards in your camp.
card-TR11-flavour = The key is the heaviest part.
card-TR12 = Laden Caravan
card-TR12-text = Your wagons not yet dispatched carry at least 4 valuables in all.
card-TR12-flavour = Half the joy is in being seen to leave.

## Questions
prompt-roll-dice = Roll the five dice
prompt-reroll = { $card }: roll the { die-word } again
prompt-start-valuable = Starting goods: choose a colour to load
prompt-take-die = Take a die
prompt-choose-action = Your { color-word } { $n } { suit-icon }: draw or pillage?
prompt-more-effects = Anything else before your turn ends?
prompt-choose-card = Choose a card to play
prompt-choose-second-card = { $card }: play a second card?
prompt-order-cards = Order the cards that go under the deck, the uppermost first
prompt-choose-victim = Who suffers { $card }?
prompt-flee = Cursed: { $card }. Flee it?
prompt-choose-destination = Where do the valuables go?
prompt-load-cube = Where does the { color-word } valuable go? { suit-icon }
prompt-load-or-keep = Load the { color-word } valuable or give it back? { suit-icon }
prompt-keep-excess = { $card }: keep one excess valuable?
prompt-choose-wagon = Take a new wagon
prompt-lock-wagon = { $card }: which wagon is locked?
prompt-swap-own = Which of your wagons do you exchange?
prompt-swap-display = Which face-up wagon do you take?
prompt-gain-color = { $card }: what do you gain?
prompt-choose-opponent = { $card }: choose an opponent
prompt-steal-cube = { $card }: steal what from { $other }?
prompt-remove-cube = { $card }: which valuable of { $other }?
prompt-return-cube = Which valuable do you give back?
prompt-choose-order = Which card answers first?
prompt-choose-curse = Which curse do you send away?
prompt-choose-mercenary = Which mercenary takes the valuables?
prompt-move-cube = Which valuable goes on which wagon?
prompt-fill-cube = Which valuable goes on the card?
prompt-set-die = Which value does your die take?
prompt-cancel-raid = { $name } raids you: { $raid }. Ignore it?
prompt-choose-tithe = { $card }: who receives the valuable?

## Answers
option-die = { color-name } { $value } { suit-icon }
option-draw = Draw { family-cards }
option-pillage = Pillage { valuables }
option-card = { $card }
option-use = Use { $card }
option-pass = Pass
option-flee = Flee: -{ $n } VP at the end
option-endure = Endure it
option-wagons = On wagons
option-fill = On { $card }
option-space = Wagon { $n }: { color-word } { suit-icon }
option-wild = Wagon { $n }: { color-word } on a { space-word } space ({ $card })
option-display = Face-up wagon
option-offer =
    { $back ->
        [purple] Purple wagon: { $spaces }
        [orange] Orange wagon: { $spaces }
        [green] Green wagon: { $spaces }
       *[blue] Blue wagon: { $spaces }
    }
option-deck = Top of the deck
option-victim = { $other }
option-opponent = { $other }
option-color = { color-name } { suit-icon }
option-value = { $value }
option-wagon = Wagon { $n }
option-cube = { color-name } { suit-icon }
option-yes = Yes
option-no = No

## Why not
reason-raid-used = This raid is spent.
reason-raid-this-turn = One raid a turn. Wait for your next turn.
reason-raid-not-now = Not at this moment of the turn.
reason-mercenary-incomplete = This mercenary works once all spaces are filled.
reason-disabled-mercenary = Unpaid Wages: fill that curse and your mercenaries work again.
reason-disabled-equipment = Rusted Gear: fill that curse and your equipment works again.
reason-mutiny = Mutiny: fill that curse before you activate raids.
reason-pile-empty = Nothing is left in this pile.
reason-deck-empty = No cards are left in this deck.
reason-no-space = None of your wagons has an empty space for it.
reason-card-full = This card is full.
reason-curse-off = This curse is off for good.
reason-curse-fled = A fled curse has no spaces.
reason-evil-star = Evil Star: take a lower die, or fill that curse.
reason-jealous-rivals = Jealous Rivals: take the top of the deck, or fill that curse.
reason-limit-turn = Already used this turn.
reason-limit-round = Already used this round.
reason-stash-protected = A Felt Yurt guards this stash.
reason-no-target = You have no mercenary with an empty space.
reason-nothing-to-take = There is nothing to take.
reason-same-color = The second valuable must have another colour.
reason-other-die-color = Your die has the wrong colour for it.
reason-nothing-to-move = No valuable of your stash fits on your wagons.
reason-wagon-locked = Lame Oxen hold this wagon. Fill the curse to free it.
reason-wagon-over = You may fill fewer wagons now. Send another one off first.
reason-no-wagon = There is no wagon to exchange.
reason-no-active-curse = You have no active curse to send away.
reason-die-unchanged = Your die cannot change any further.
reason-cannot-pay = You need 2 valuables in your stash to pay.

## What happened
event-game_started = The generals gather. { $name } rolls first.
event-round_started = Round { $round } begins. { $name } holds the token.
event-dice_rolled = { $name } rolls {icon:suit_equipment} { $blue }, {icon:suit_raid} { $red }, {icon:suit_mercenary} { $green }, {icon:suit_curse} { $black }, {icon:suit_treasure} { $yellow }
event-turn_started = It is the turn of { $name }.
event-die_taken = { $name } takes { color-word } { $value } { suit-icon }
event-die_changed = { $card }: the { die-word } of { $name } goes from { $before } to { $after }
event-action_skipped = { $name } finds nothing to draw and nothing to pillage
event-cards_drawn = { $name } draws { family-cards }
event-card_played = { $name } plays { $card }
event-card_played-other = { $name } curses { $other } with { $card }
event-cards_returned = { $name } puts { family-cards } under the deck
event-curse_fled = { $name } flees { $card } and will pay at the end
event-curse_filled = { $name } buys off { $card } for good
event-curse_moved = { $name } sends { $card } on to { $other }
event-mercenary_filled = { $card } now works for { $name }
event-mercenary_broken = { $card } stops working for { $name }
event-cubes_taken = { $cause ->
        [pillage] { $name } pillages { valuables }
        [start] { $name } starts with { valuables }
       *[other] { $card } brings { $name } { valuables }
    }
event-cube_loaded = { $name } loads { one-valuable }
event-cubes_returned = { $name } gives back { valuables }
event-cubes_stashed = { $card }: { valuables } for the stash of { $name }
event-cube_stolen = { $name } steals { one-valuable } from { $other }
event-wagon_dispatched = { $name } dispatches a full wagon {icon:cart}
event-wagon_taken = { $source ->
        [wagon_deck] { $name } takes the top wagon of the deck
       *[other] { $name } takes a face-up wagon
    }
event-display_refilled = Another wagon rolls up
event-wagons_peeked = { $name } looks at { $n ->
        [one] the top wagon
       *[other] the top { $n } wagons
    } of the deck
event-wagon_swapped = { $name } exchanges a wagon for a face-up one
event-wagon_locked = A wagon of { $name } is stuck behind lame oxen
event-wagon_unlocked = A wagon of { $name } can be loaded again
event-raid_used = { $name } raids: { $card } {icon:suit_raid}
event-raid_cancelled = { $card } shields { $name } from { $raid }
event-effect_used = { $name } uses { $card }
event-turn_ended = { $name } ends the turn
event-round_ended = Round { $round } is over
event-token_passed = { $name } is first player now
event-game_ended = It is over. The Khan counts.

## Banners
banner-turn = { $name } to move
banner-round = Round { $round }
table-setup = Set-up
banner-raid = Raid!
banner-end = The Khan counts
banner-victory = { $name } is the new Khan
banner-shared = { $name } and { $other } share the throne

## Final count
score-wagons = Dispatched wagons
score-wagon-sets = Sets of four back colours
score-equipment = Equipment
score-raids = Raids, used or not
score-mercenaries = Full mercenaries
score-incomplete = Incomplete mercenaries
score-effects = Extra for mercenaries at work
score-fled = Fled curses
score-curses = Face-up curses
score-treasures = Treasures whose condition is met
score-wagon = { score-wagons }
score-wagon-set = { score-wagon-sets }
score-total = Victory points
tie-1 = Tie: most valuables in the stash
tie-2 = Tie: most dispatched wagons
tie-3 = Tie: fewest fled curses
tie-shared = Level in everything: victory is shared

## Sounds in words
caption-horn-turn = A horn calls the next general
caption-victory = A fanfare for the new Khan
caption-defeat = A low, sad horn
caption-curse = A dark whisper of wind
caption-flee = Hooves in hasty retreat
caption-raid = Fire and galloping hooves
caption-wagon-dispatch = A heavy wagon rolls away

## How to play
howto-1-title = Be the heir
howto-1-text = The Khan will name one general his heir. Earn victory points: send off wagons full of valuables and gather good cards in your camp. Most points at the end wins.
howto-2-title = Five dice, five colours
howto-2-text = Each round five dice are rolled, one per colour. Taking turns, take a die: its colour names a deck and a pile of valuables, its value says how many. Then draw cards OR pillage.
howto-3-title = Draw cards
howto-3-text = Draw as many cards as the die shows, play one and put the rest under the deck. Equipment, raids, mercenaries and treasures go to your camp; curses go to a rival.
howto-4-title = Pillage valuables
howto-4-text = Or take as many valuables as the die shows and load your wagons: each cube on a space of its colour. What does not fit goes back to its pile.
howto-5-title = Pay mercenaries, lift curses
howto-5-text = Instead of wagons, a pillage may fill one card in your camp, in any colours. A full mercenary works for you; a full curse is off for good. Never split between a card and wagons.
howto-6-title = Dispatch!
howto-6-text = A full wagon leaves at once: its valuables go to your stash, it is worth 1 point, and you take a new wagon. Four wagons with four back colours earn as many points as there are players.
howto-7-title = Raids and curses
howto-7-text = Activate one raid per turn; each works once and still scores. When a curse lands on you, endure it or flee at once: a fled curse costs as many points as there are players.
howto-8-title = The end
howto-8-text = When a pile or deck is empty at the end of a round, count: 1 per wagon, sets, 1 per raid, +1 or -1 per mercenary, fled curses, and treasures whose condition is met.
