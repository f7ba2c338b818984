# Words of Age of Conan. What stands in the braces is handed over by the board:
#   $name the player concerned, $other a second player, the defender too; both are neutral-name where the seat is -1, and
#   $seat is the number itself. $card $artifact $adventure $objective $province $origin $to $destination are names, and
#   $token is token-name (or a number, the token of a bid). $why and $cause come as ids, or as names where they are cards.
#   $n $value $total and the like are numbers; other fields come as they are, true and false as 1 and 0.
#   $counts of strategy-text is shield, axe or both; $sea of table-coastal is a name; a field that is empty comes as 0.
# Cards of every kind are card-<id>. The words of an answer are the first of these that there is: option-<prompt>-<what
# stands before the colon in the id>; where the answer itself hands over a $card option-<that>-card; option-<that>.

## Title
title-name = Age of Conan
title-tagline = Four kingdoms want an empire. One barbarian will not be told.
title-players = 2 to 4 rulers
title-about = Subdue or ally the provinces of the Hyborian Age, bid for Conan and ride his adventures, and build the greatest empire in three ages.
table-kingdoms = Kingdoms
table-kingdoms-note = Who leads which kingdom. One player must lead Aquilonia.
table-kingdoms-suggested = As suggested
table-kingdoms-random = By chance

## Kingdoms, areas and seas
kingdom-aquilonia = Aquilonia
kingdom-turan = Turan
kingdom-stygia = Stygia
kingdom-hyperborea = Hyperborea
kingdom-aquilonia-text = The proudest realm of the West: heavy troops, a full treasury and open war.
kingdom-turan-text = Riders and gold of the East: archers, caravans and busy emissaries.
kingdom-stygia-text = Old and dark: few troops, much sorcery, and dice that are thrown again.
kingdom-hyperborea-text = Cold halls and colder witches: intrigue, sorcery and troops that will not fall.
area-central = Central Hyboria
area-north = North
area-east = East
area-south = South
area-out = Out of play
sea-western = Western Ocean
sea-southern = Southern Sea
sea-vilayet = Vilayet Sea

## Provinces
province-aquilonia = Aquilonia
province-nemedia = Nemedia
province-ophir = Ophir
province-argos = Argos
province-koth = Koth
province-corinthia = Corinthia
province-zingara = Zingara
province-hyperborea = Hyperborea
province-cimmeria = Cimmeria
province-nordheim = Nordheim
province-pictish_wilderness = Pictish Wilderness
province-border_kingdom = Border Kingdom
province-brythunia = Brythunia
province-northern_tundra = Northern Tundra
province-turan = Turan
province-zamora = Zamora
province-khauran = Khauran
province-khoraja = Khoraja
province-steppes = The Steppes
province-zuagir_desert = Zuagir Desert
province-hyrkania = Hyrkania
province-stygia = Stygia
province-shem = Shem
province-kush = Kush
province-black_coast = Black Coast
province-darfar = Darfar
province-keshan = Keshan
province-punt = Punt

## Terrains, dice and pieces
terrain-plain = Plain
terrain-hills = Hills
terrain-wood = Wood
terrain-city = City
die-fate = Fate die
die-contest = Contest die
fate-military = Military
fate-intrigue = Intrigue
fate-military_intrigue = Military or Intrigue
fate-court_conan = Court and Conan
fate-wild = Wild
fate-military-text = Create a unit, relocate up to two armies, or relocate one and attack.
fate-intrigue-text = Create an emissary, move up to two, or move one and use one.
fate-military_intrigue-text = Military or Intrigue, if no purer die offers it.
fate-court_conan-text = A Conan action, then draw cards or play an Event.
fate-wild-text = Military, Intrigue or Court, if no other die offers it. No Conan action.
face-hit = Hit
face-hit_conan = Conan hit
face-hit_attacker = Attacker hit
face-shield = Shield
face-axe = Axe
face-blank = Blank
face-hit-text = A success.
face-hit_conan-text = A success; two for a side that has Conan.
face-hit_attacker-text = A success for the attacker only.
face-shield-text = A success only if something counts it.
face-axe-text = A success only if something counts it.
face-blank-text = Nothing.
piece-unit = Unit
piece-army = Army
piece-emissary = Emissary
piece-fort = Fort
piece-tower = Tower
piece-city = City
piece-conan = Conan
piece-destination = Destination
piece-raid = Raid token
piece-crom = Crom token
piece-bid = Bid token
piece-first = First player
goods-gold = Gold
goods-sorcery = Sorcery
goods-ep = Empire Points
category-monsters = Monsters
category-treasures = Treasures
category-women = Companions
kind-table = Table card
kind-event = Event
kind-instant = Instant
kind-strategy = Strategy card
kind-kingdom = Kingdom card
kind-artifact = Artifact
kind-objective = Objective
kind-adventure = Adventure
card-ready = Ready
card-used = Used
card-unknown = A hidden card
token-unknown = A hidden token

## When a card is used
when-step_a = On your turn, before the die
when-any_time = Any time on your turn
when-before_die = On your turn, before the die
when-military_action = In your Military action
when-intrigue_action = In your Intrigue action
when-court = As a Court action
when-before_rolls = In a contest, before the rolls
when-own_roll = In a contest, after your roll
when-compare = When successes are compared
when-unit_lost = When you lose a unit in a contest
when-forced_march = When you force a march
when-emissary_removed = When your emissary is removed
when-emissary_gold = When an emissary earns gold
when-sorcery = When you spend sorcery
when-bid = In a bid, after the reveal
contest-military = Military contest
contest-intrigue = Intrigue contest
side-attacker = As attacker
side-defender = As defender

## Kingdom cards: Aquilonia
card-aq_archers = Bossonian Archers
card-aq_archers-text = Military contest, after your roll: 1 more success.
card-aq_archers-flavour = They count arrows the way misers count coins.
card-aq_dragons = Black Dragons
card-aq_dragons-text = When you force a march: this march costs no unit, even with a single unit left.
card-aq_dragons-flavour = The king's guard is tired when the king is.
card-aq_knights = Knights of Poitain
card-aq_knights-text = Military contest on plain or hills, before the rolls: 1 more die, up to 6.
card-aq_knights-flavour = First the song, then the ground shakes.
card-aq_pikemen = Gunderland Pikemen
card-aq_pikemen-text = Military contest, before the rolls: your Shields count as successes.
card-aq_pikemen-flavour = A hedge with opinions.
card-aq_marshal = The Old Marshal
card-aq_marshal-text = When you lose a unit in a military contest: 1 unit of that loss stays on the map.
card-aq_marshal-flavour = He has lost this battle before, and knows how.
card-aq_chancellor = Chancellor of Tarantia
card-aq_chancellor-text = Intrigue contest, before the rolls: 1 more die, up to 6.
card-aq_chancellor-flavour = He never lies. He adjourns.
card-aq_wardens = Royal Road Wardens
card-aq_wardens-text = In your Military action: 1 more relocation, before any attack.
card-aq_wardens-flavour = Keep left. The army keeps right.
card-aq_levy = Royal Levy
card-aq_levy-text = Court action: place 2 units in your home.
card-aq_levy-flavour = Every second son, and the third if he is tall.
card-aq_tax = Tax of the Crown
card-aq_tax-text = Court action: gain 4 gold.
card-aq_tax-flavour = The crown is heavy. Help carry it.
card-aq_barons = Council of Barons
card-aq_barons-text = Court action: draw 3 strategy cards.
card-aq_barons-flavour = Twelve barons, thirteen plans.
card-aq_garrison = Garrison Orders
card-aq_garrison-text = Court action: place 1 unit in a province with a Fort or City of yours, and 1 more in another, if you have one.
card-aq_garrison-flavour = Hold the wall. Yes, that one as well.
card-aq_wall = Shield Wall
card-aq_wall-text = Military contest, before the rolls: your Shields count as successes.
card-aq_wall-flavour = Nobody pushes in a queue like this.
card-aq_charge = Sudden Charge
card-aq_charge-text = Military contest as attacker, before the rolls: 1 more die, up to 6.
card-aq_charge-flavour = The horn was to warn you. It was late.
card-aq_fealty = Oath of Fealty
card-aq_fealty-text = Intrigue contest, after your roll: 1 more success.
card-aq_fealty-flavour = Kneel here. Mind the rug.
card-aq_pace = Forced Pace
card-aq_pace-text = On your turn, before the die: relocate 1 army.
card-aq_pace-flavour = Breakfast is two valleys away.

## Kingdom cards: Turan
card-tu_veziz = Veziz Shah
card-tu_veziz-text = Intrigue contest, after your roll: throw up to 2 of your dice again.
card-tu_veziz-flavour = He asks again, and smiles less.
card-tu_archers = Hyrkanian Archers
card-tu_archers-text = Military contest, before the rolls: 1 more die, up to 6, and your Shields count as successes.
card-tu_archers-flavour = They aim at the gallop and sleep there too.
card-tu_lancers = Steppe Lancers
card-tu_lancers-text = Military contest on plain or hills, before the rolls: your Axes count as successes.
card-tu_lancers-flavour = The point arrives before the argument.
card-tu_fleet = Vilayet Fleet
card-tu_fleet-text = In your Military action: 1 relocation may go from a friendly coast to another on the same sea.
card-tu_fleet-flavour = The road is wet but nobody blocks it.
card-tu_spymaster = Spymaster of Aghrapur
card-tu_spymaster-text = In your Intrigue action: 1 more emissary moves.
card-tu_spymaster-flavour = He knew you would read this.
card-tu_caravans = Caravan Masters
card-tu_caravans-text = When you gain gold by an alliance or by raising gold: gain 2 more.
card-tu_caravans-flavour = Forty camels and one honest set of scales.
card-tu_guard = Palace Guard
card-tu_guard-text = Military contest as defender, after your roll: 1 more success.
card-tu_guard-flavour = They do not blink. It is in the oath.
card-tu_tribute = Tribute Caravans
card-tu_tribute-text = Court action: gain 3 gold.
card-tu_tribute-flavour = A gift, by the third letter.
card-tu_clans = Call of the Horse Clans
card-tu_clans-text = Court action: place 2 units in your home.
card-tu_clans-flavour = Every cousin brings a cousin.
card-tu_informers = Web of Informers
card-tu_informers-text = Court action: place 2 emissaries in one friendly province.
card-tu_informers-flavour = The barber, the baker and the horse.
card-tu_bribe = Bribed Captain
card-tu_bribe-text = Court action: pay 2 gold and remove 1 enemy unit from a province, not a home, with or beside an emissary of yours.
card-tu_bribe-flavour = His honour had a price tag on it.
card-tu_flight = Feigned Flight
card-tu_flight-text = Military contest, after your roll: throw up to 2 of your dice again.
card-tu_flight-flavour = Look scared. More scared. Now turn.
card-tu_dust = Dust of the Steppe
card-tu_dust-text = Military contest, before the rolls: your opponent rolls 1 die fewer, but at least 1.
card-tu_dust-flavour = Half an army and a hundred brooms.
card-tu_words = Silken Words
card-tu_words-text = Intrigue contest, after your roll: 1 more success.
card-tu_words-flavour = So soft that nobody felt the knot.

## Kingdom cards: Stygia
card-st_priests = Serpent Priests
card-st_priests-text = Any contest, after your roll: you may spend sorcery 1 time more to throw all your dice again.
card-st_priests-flavour = The god hisses once for yes.
card-st_spears = River Spearmen
card-st_spears-text = Military contest on plain or in wood, before the rolls: your Axes count as successes.
card-st_spears-flavour = The Styx is wide. So are they.
card-st_guard = Temple Guard
card-st_guard-text = Military contest as defender, after your roll: 1 more success.
card-st_guard-flavour = Visiting hours are over. They never began.
card-st_tower = Master of the Black Tower
card-st_tower-text = When you spend sorcery to throw again: choose which of your dice you keep.
card-st_tower-flavour = He has read the last page of your fate.
card-st_scrolls = Keeper of Scrolls
card-st_scrolls-text = On your turn, before the die: draw 1 strategy card.
card-st_scrolls-flavour = Silence, please. The scrolls are asleep.
card-st_venom = Venom Adepts
card-st_venom-text = Intrigue contest, before the rolls: your opponent rolls 1 die fewer, but at least 1.
card-st_venom-flavour = The wine is excellent. After you.
card-st_circle = Inner Circle of the Black Ring
card-st_circle-text = Court action: gain 2 sorcery and draw 2 strategy cards.
card-st_circle-flavour = Nine black chairs. One is always warm.
card-st_altar = Offering on the Altar
card-st_altar-text = Court action: remove 1 of your units and gain 3 sorcery.
card-st_altar-flavour = Volunteers step back. Too slow, you there.
card-st_research = Forbidden Research
card-st_research-text = Court action: gain 2 sorcery and draw 1 kingdom card.
card-st_research-flavour = The forbidden shelf is the well-thumbed one.
card-st_curse = Curse of Dust
card-st_curse-text = Court action: pay 2 sorcery and remove 1 enemy unit from any province that is not a home.
card-st_curse-flavour = They left boots, and a draught.
card-st_gaze = Serpent's Gaze
card-st_gaze-text = Any contest, before the rolls: your opponent rolls 1 die fewer, but at least 1.
card-st_gaze-flavour = You looked. Everybody looks.
card-st_bargain = Dark Bargain
card-st_bargain-text = Any contest, after your roll: pay 1 sorcery for 2 more successes.
card-st_bargain-flavour = Sign here, here, and in here.
card-st_smoke = Smoke Walkers
card-st_smoke-text = On your turn, before the die: move 1 of your emissaries to any province in play that is not another player's home.
card-st_smoke-flavour = A candle out here, a cough there.
card-st_whisper = Whisper to the Barbarian
card-st_whisper-text = On your turn, before the die: move Conan 1 step. No adventure token is taken or discarded.
card-st_whisper-flavour = He thinks it was his own idea.

## Kingdom cards: Hyperborea
card-hy_mist = Mist Warriors
card-hy_mist-text = When you lose a unit in a military contest: 1 unit of that loss stays on the map.
card-hy_mist-flavour = You cut, and the fog closes.
card-hy_thralls = Thralls of the Ice Lords
card-hy_thralls-text = Military contest, before the rolls: 1 more die, up to 6, and your Axes count as successes.
card-hy_thralls-flavour = Large, cold, and not paid to think.
card-hy_seers = Seers of the Frozen Halls
card-hy_seers-text = Intrigue contest, before the rolls: 1 more die, up to 6.
card-hy_seers-flavour = They see tomorrow. It is snowing.
card-hy_cabal = Witch Cabal
card-hy_cabal-text = Intrigue contest, before the rolls: your Shields count as successes.
card-hy_cabal-flavour = Three voices and a single shadow.
card-hy_levies = Tundra Levies
card-hy_levies-text = Military contest on hills or in wood, after your roll: 1 more success.
card-hy_levies-flavour = At home this is called mild weather.
card-hy_envoys = Pale Envoys
card-hy_envoys-text = When your emissary would be removed after an intrigue contest: it stays.
card-hy_envoys-flavour = Nobody dares to ask them to leave.
card-hy_skulls = Hall of Skulls
card-hy_skulls-text = On your turn, before the die: gain 1 sorcery.
card-hy_skulls-flavour = They nod, if you wait long enough.
card-hy_gather = Gathering of the Cabal
card-hy_gather-text = Court action: gain 2 sorcery and place 1 emissary in a friendly province.
card-hy_gather-flavour = Bring a broom and a secret.
card-hy_winter = Winter March
card-hy_winter-text = Court action: relocate up to 2 armies, then place 1 unit in your home.
card-hy_winter-flavour = The rivers are roads now.
card-hy_furs = Tithe of Furs
card-hy_furs-text = Court action: gain 3 gold.
card-hy_furs-flavour = One in ten. The bear disagreed.
card-hy_dead = Raise the Frozen Dead
card-hy_dead-text = Court action: pay 1 sorcery and place 2 units in one friendly province.
card-hy_dead-flavour = The best sleepers make the best sentries.
card-hy_cloud = Cloud the Mind
card-hy_cloud-text = Any time on your turn: turn 1 die of the pool to any face.
card-hy_cloud-flavour = What did you roll? Are you sure?
card-hy_fog = Freezing Fog
card-hy_fog-text = Military contest, before the rolls: your opponent rolls 1 die fewer, but at least 1.
card-hy_fog-flavour = They charged bravely past us.
card-hy_tongue = Puppet's Tongue
card-hy_tongue-text = Intrigue contest, after your roll: 1 more success.
card-hy_tongue-flavour = The duke agrees. Lift his arm a little.
card-hy_endure = Iron Endurance
card-hy_endure-text = When you lose a unit in a military contest: 1 unit of that loss stays on the map.
card-hy_endure-flavour = It is only cold on the outside.

## Strategy cards
card-s01 = Open Field
card-s02 = Northern Watch
card-s03 = Alley Fighters
card-s04 = Southern Heights
card-s05 = Orchard Screen
card-s06 = Stair of Axes
card-s07 = Eastern Thicket
card-s08 = Gate Guard
card-s09 = Wolf Trail
card-s10 = Street by Street
card-s11 = Watchfires
card-s12 = Jungle Gate
card-s13 = River Plain
card-s14 = Forest Edge
card-s15 = Hill Town
card-s16 = Burning Ridge
card-s17 = Market Square
card-s18 = Woodcutters
card-s19 = Green Ambush
card-s20 = Camel Screen
card-s21 = Timber Walls
card-s22 = Storm the Gate
card-s23 = Reed Beds
card-s24 = Broken Towers
card-s25 = Wide Snow
card-s26 = King's Road
card-s27 = Goat Path
card-s28 = Black Cliffs
card-s29 = Long Shields
card-s30 = Axe and Torch
card-s31 = Deep Forest
card-s32 = Palm Grove
card-s33 = Pass of Bones
card-s34 = Guild Militia
card-s35 = Sea of Grass
card-s36 = Night March
card-s37 = The Last Charge

## Artifacts and the cards of Conan
card-sword_of_atlantis = Sword of Atlantis
card-sword_of_atlantis-text = In military contests you win with equal successes too.
card-sword_of_atlantis-flavour = Older than the sea it came from.
card-crown_of_the_cobra = Crown of the Cobra
card-crown_of_the_cobra-text = In intrigue contests you win with equal successes too.
card-crown_of_the_cobra-flavour = It is never quite asleep.
card-heart_of_tammuz = Heart of Tammuz
card-heart_of_tammuz-text = When you spend sorcery to throw again, choose which of your dice you keep.
card-heart_of_tammuz-flavour = It beats faster near the truth.
card-conan_bonus = Conan bonus card
card-conan_bonus-text = In a bid, after the reveal: play a second strategy card, which replaces the first.
card-conan_bonus-flavour = The barbarian has a soft spot for losers.
card-conan_player = Conan player
card-conan_player-text = Conan follows you until the next bid.
card-conan_player-flavour = He follows. He does not obey.

## Objectives
objective-o01 = Sea Power
objective-o01-text = Control 2 coastal provinces, home excluded, that are not adjacent to each other.
objective-o02 = Hyborian Empire
objective-o02-text = Have 2 Forts or Cities in Central Hyboria.
objective-o03 = War to the Pirates
objective-o03-text = Have 2 Forts or Cities in coastal provinces.
objective-o04 = Taming the Wild Lands
objective-o04-text = Have 2 Forts in savage provinces.
objective-o05 = Road of Kings
objective-o05-text = Control Ophir and Koth, with any marker.
objective-o06 = Merchant Kings
objective-o06-text = Have 3 Towers or Cities in Central Hyboria, and more of them than any other player.
objective-o07 = Grand Alliance
objective-o07-text = Have more Towers and Cities than any other player.
objective-o08 = Great Builders
objective-o08-text = Have 2 Cities.
objective-o09 = Military Power
objective-o09-text = Have more Forts and Cities than any other player.
objective-o10 = Sorcerous Nation
objective-o10-text = Have more sorcery than any other player.
objective-o11 = Far-Flung Realm
objective-o11-text = Control 3 provinces outside your home area.
objective-o12 = Blades of Crom
objective-o12-text = Have more Crom tokens than any other player.

## Adventures
adventure-a01 = The Frost Giant's Daughter
adventure-a01-text = She laughs, barefoot on the snow, and beckons.
adventure-a02 = The Tower of the Elephant
adventure-a02-text = No door, no window, and a jewel at the top.
adventure-a03 = The God in the Bowl
adventure-a03-text = The parcel was to be opened by nobody.
adventure-a04 = Rogues in the House
adventure-a04-text = Three thieves, one trap, and a servant in red.
adventure-a05 = Queen of the Black Coast
adventure-a05-text = A pirate queen dances, and the river is black.
adventure-a06 = Black Colossus
adventure-a06-text = An old name wakes under the sand.
adventure-a07 = Shadows in the Moonlight
adventure-a07-text = The statues on the island seem to listen.
adventure-a08 = A Witch Shall Be Born
adventure-a08-text = One throne and two queens with one face.
adventure-a09 = The Devil in Iron
adventure-a09-text = A fisherman took a knife he should have left.
adventure-a10 = The People of the Black Circle
adventure-a10-text = On the mountain four masters do not blink.
adventure-a11 = The Slithering Shadow
adventure-a11-text = A city asleep, and something that is not.
adventure-a12 = The Pool of the Black One
adventure-a12-text = Small figures stand on the shelf. New ones.
adventure-a13 = Red Nails
adventure-a13-text = One city, two clans, and a door kept shut.
adventure-a14 = Jewels of Gwahlur
adventure-a14-text = The oracle sleeps beside a very old treasure.
adventure-a15 = Beyond the Black River
adventure-a15-text = The drums have stopped. That is worse.
adventure-a16 = The Black Stranger
adventure-a16-text = A chest, a storm, and three who want it.
adventure-a17 = Shadows in Zamboula
adventure-a17-text = The inn is cheap. Lock the door.
adventure-a18 = The Vale of Lost Women
adventure-a18-text = White flowers nod where there is no wind.
adventure-a19 = The Scarlet Citadel
adventure-a19-text = Below the cells there are more cells.
adventure-a20 = The Phoenix on the Sword
adventure-a20-text = Twenty daggers come for a sleeping king.
adventure-a21 = The Hour of the Dragon
adventure-a21-text = Three thousand years dead, and in a hurry.
adventure-a22 = The Snout in the Dark
adventure-a22-text = It snuffles at every door but yours. Yet.
adventure-a23 = The Hand of Nergal
adventure-a23-text = A gift from the dark, with claws.
adventure-a24 = The Bell of the Border Kings
adventure-a24-text = It rings when nobody pulls the rope.
adventure-a25 = The Horn of Brythunia
adventure-a25-text = Whoever blows it is never quite alone.
adventure-a26 = The Witch Gate
adventure-a26-text = It opens for a price it does not name.
adventure-a27 = The Drowned Galley
adventure-a27-text = At low tide the oars still move.

## The table
table-hand = Hand
table-cards-in-play = On the table
table-pool = Fate dice
table-track = Adventure track
table-adventure = Adventure
table-adventures = Adventure deck
table-objectives = Objectives
table-strategy-deck = Strategy deck
table-kingdom-deck = Kingdom deck
table-discards = Discards
table-bids = Bid tokens
table-bid-used = Used
table-bid-available = Available
table-tokens = Adventure tokens
table-artifacts = Artifacts
table-reserve = Reserve
table-bag = Token bag
table-level = Level { $n }
table-campaign = Campaign track
table-home = Home
table-savage = Savage: never allied
table-coastal = Coast: { $sea }
table-neutral = Neutral
table-subdued = Subdued by { $name }
table-allied = Allied to { $name }
table-both = City of { $name }
table-age = Age { $age } of 3
table-ep = { $n } EP
table-cost = Cost: { $n } gold
table-value = Value { $value }
table-strength = Strength
table-successes = Successes
table-out = Out of the game
table-empty = Empty

## Contests, bids and the age change on the table
contest-form-campaign = Campaign in { $province }
contest-form-siege = Siege of { $province }
contest-form-battle = Battle in { $province }
contest-form-alliance = Alliance with { $province }
contest-form-cancel = Breaking the alliance of { $province }
contest-step-cards = Strategy cards
contest-step-before = Cards before the rolls
contest-step-roll-0 = The attacker throws
contest-step-own-0 = After the attack roll
contest-step-roll-1 = The defender throws
contest-step-own-1 = After the defence roll
contest-step-compare = Successes are compared
contest-emissary = Emissary { $n }
contest-beside = +1 { $province }
contest-allied = +{ $n } for the alliance
contest-conan = Conan: +1 die, his hits count 2
contest-extra =
    { $n ->
        [one] { $card }: +1 die
       *[other] { $card }: +{ $n } dice
    }
contest-fewer =
    { $n ->
        [one] { $card }: 1 die fewer
       *[other] { $card }: { $n } dice fewer
    }
contest-bonus =
    { $n ->
        [one] { $card }: +1 success
       *[other] { $card }: +{ $n } successes
    }
contest-again = { $card }: sorcery { $n } time more
contest-sorcery = Sorcery: thrown again
contest-counts =
    { $face ->
        [axe]
            { $source ->
                [raid] Raiders: Axes count
               *[card] { $card }: Axes count
            }
       *[shield] { $card }: Shields count
    }
contest-a-card = Kingdom card
contest-capped = At most 5 dice: { $n }
contest-luck = Luck: better than { $n } %
contest-odds = The attack wins: { $n } %
contest-odds-before = Before the rolls: { $n } %
contest-unrolled = Not thrown yet.
contest-verdict-text = The attacker needs more successes. If they are equal, the defender wins.
contest-pledge-text = Face down until both sides have chosen. What it shows counts as successes.
ledger-bid = Who leads Conan? { $adventure }, in { $province }
ledger-choosing = choosing …
ledger-waiting = to choose
ledger-none = Nothing
ledger-artifacts = Artifacts: tokens of one kind
ledger-change = Age { $age } is over
ledger-hidden = Face down until all have chosen.
ledger-step-raids = Raids
ledger-step-income = Gold and objectives
ledger-step-build = Cities and troops
ledger-step-spend = Spending
ledger-step-artifacts = Artifacts
ledger-step-adventures = New adventures
ledger-step-refresh = Cards refreshed
ledger-step-raids-text = Each token in a friendly province costs 1 EP. Give up a unit there, and its tokens are gone.
ledger-step-income-text = Gold for the home, each Tower and each City. Who fulfils an objective gains its EP.
ledger-step-build-text = A unit for each Fort and City, and one at home. A Fort may become a City instead.
ledger-step-spend-text = Emissaries, units and cards for gold. What is not spent is kept.
ledger-step-artifacts-text = In secret all show tokens of one kind. The highest sum of each kind wins; a tie wins nothing.
ledger-step-adventures-text = Four new adventures. The first is revealed, and all bid for Conan.
ledger-step-refresh-text = All cards on the table are ready again.

## Words explained
keyword-level = Level
keyword-level-text = Strength of a province in contests, and its worth in gold and EP.
keyword-fort = Fort
keyword-fort-text = A province you subdued. EP now and again at the end.
keyword-tower = Tower
keyword-tower-text = A province you allied. Gold now, at each age change and at the end.
keyword-city = City
keyword-city-text = Fort and Tower in one: it counts as both, but is one marker.
keyword-friendly = Friendly
keyword-friendly-text = Your home, and every province with a marker of yours.
keyword-neutral = Neutral
keyword-neutral-text = Nobody's province. The player to your left rolls for it.
keyword-savage = Savage
keyword-savage-text = Never allies itself with anybody: only force helps.
keyword-track = Campaign track
keyword-track-text = Win on each icon in turn. On the last one the province is subdued.
keyword-siege = Siege
keyword-siege-text = Attack on another player's province. First the units fall, then the marker.
keyword-battle = Battle
keyword-battle-text = Two armies in a neutral province. Both may retreat.
keyword-march = Forced march
keyword-march-text = Remove one more unit to fight again at once.
keyword-alliance = Alliance
keyword-alliance-text = An intrigue won in a neutral province: the emissary becomes a Tower.
keyword-raise = Raise gold
keyword-raise-text = Give up an emissary in another player's province for gold: its level.
keyword-sorcery = Sorcery
keyword-sorcery-text = After your roll, 1 sorcery throws all your dice again. Once per contest.
keyword-conan = Conan
keyword-conan-text = Beside you he adds a die, and his hits count twice.
keyword-raids = Raid token
keyword-raids-text = Helps a neutral province defend itself; costs its owner 1 EP at the age change.
keyword-crom = Crom token
keyword-crom-text = For a siege or battle won. The most of them are worth EP at the end.
keyword-bid = Bid
keyword-bid-text = Token plus card. A used token waits until you bid the 0; the 3 never does.
keyword-coronation = Coronation
keyword-coronation-text = In the third age, with Conan in your home: a gamble that ends the game.
keyword-mixed = Mixed dice
keyword-mixed-text = They serve only for actions that no purer die in the pool offers.

## How to play
howto-1-title = Build an empire
howto-1-text = Lead a kingdom through three ages. Subdue provinces with armies, ally them with emissaries, and share in Conan's adventures. The most Empire Points win.
howto-2-title = One die a turn
howto-2-text = Seven fate dice form a common pool. On your turn play cards, then take one die and do what it shows: war, intrigue, or court. When the pool is empty, all seven are rolled again.
howto-3-title = Contests
howto-3-text = Roll as many dice as your strength, at most 5. The attacker needs more successes: equal means defended. Strategy cards make Shields and Axes count, sorcery throws all again.
howto-4-title = Armies
howto-4-text = Your units attack the level of a province. Each win moves you along its track; on the last icon one unit becomes a Fort and you gain EP. A loss costs a unit, and so does fighting on.
howto-5-title = Emissaries
howto-5-text = An emissary has strength 1, and 1 more for each friend next door. Winning against the level makes it a Tower that brings gold. The savage never ally.
howto-6-title = The barbarian
howto-6-text = Whoever bids most leads Conan. Each step towards the destination takes a token, any other throws it away. Where he fights for you there is one more die, and his hits count twice.
howto-7-title = Sieges and battles
howto-7-text = Enemy provinces are besieged: first their units fall, then the marker. Armies that meet fight it out, or retreat. Whoever wins gets a Crom token.
howto-8-title = Ages, and a crown
howto-8-text = Four adventures make an age; then comes gold, objectives, new troops and artifacts. In the third age you may crown Conan in your home. It ends the game, for better or worse.

## Sounds in words
caption-horn-turn = A war horn calls the next ruler
caption-victory = Trumpets: an empire stands
caption-defeat = A harp falls silent
caption-march = An army sets out
caption-sword = Steel on steel
caption-raid = Fire and shouting: a raid
caption-spell = A dark whisper: sorcery
caption-coin = Gold clinks into a chest
caption-score-total = A gong: the points are counted
caption-age-turn = A great bell and a horn: an age ends
caption-bid-reveal = Cards slap the table: the bids are shown
caption-city-forge = Hammer and stone: a city grows
caption-conan-stride = Heavy steps, and a blade drawn: Conan
caption-contest-drums = War drums: a contest
caption-coronation = Trumpets and bells: a coronation
caption-emissary = A quill and a seal: an alliance is sought
caption-gold-coins = Gold pours into a chest
caption-march-host = A host marches
caption-raid-fire = Thatch catches fire: a raid
caption-sorcery-flame = A flame roars and a voice hums: sorcery
caption-steel-ring = A shield rings: the blow is held
caption-chant = Voices rise in a chant
caption-banner = A banner cracks in the wind
caption-monolith = Stone grinds and voices hum: a prize

## Phrases that the lines below are built from
neutral-name = the province
category-word =
    { $category ->
        [monsters] { category-monsters }
        [treasures] { category-treasures }
       *[women] { category-women }
    }
token-name = { category-word } { $value }
token-worth =
    { $goods ->
        [gold] { $amount } gold
       *[sorcery] { $amount } sorcery
    }
kind-word =
    { $kind ->
        [military] Military
        [intrigue] Intrigue
       *[court] Court
    }
contest-word =
    { $kind ->
        [intrigue] { contest-intrigue }
       *[military] { contest-military }
    }
terrain-word =
    { $terrain ->
        [plain] plain
        [hills] hills
        [wood] wood
       *[city] city
    }
area-word =
    { $area ->
        [central] { area-central }
        [north] { area-north }
        [east] { area-east }
       *[south] { area-south }
    }
face-word =
    { $face ->
        [military] { fate-military }
        [intrigue] { fate-intrigue }
        [military_intrigue] { fate-military_intrigue }
        [court_conan] { fate-court_conan }
        [wild] { fate-wild }
        [hit] { face-hit }
        [hit_conan] { face-hit_conan }
        [hit_attacker] { face-hit_attacker }
        [shield] { face-shield }
        [axe] { face-axe }
       *[blank] { face-blank }
    }
marker-word =
    { $kind ->
        [fort] Fort
        [tower] Tower
       *[city] City
    }
units =
    { $n ->
        [one] 1 unit
       *[other] { $n } units
    }
success-word =
    { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }
signed =
    { $n ->
        [-11] -11
        [-10] -10
        [-9] -9
        [-8] -8
        [-7] -7
        [-6] -6
        [-5] -5
        [-4] -4
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $n }
    }
counts-word =
    { $counts ->
        [shield] Shields count
        [axe] Axes count
       *[both] Shields and Axes count
    }
strategy-text = { counts-word } as successes. Military: on its terrain. Intrigue: in its area, with 2 or 3 players also in its second.
why-word =
    { $why ->
        [income] income
        [emissary] emissary
        [purchase] bought
        [scoring] provinces
        [refresh] refreshed
        [play] card laid
        [token] token exchanged
        [reroll] thrown again
        [subdued] subdued
        [raid] raids
        [objective] objective
        [coronation] coronation
        [loss] contest
        [march] forced march
        [fort] for the Fort
        [limit] above the limit
        [price] price
       *[other] { $why }
    }

## What happened
event-game_started = Four areas, one barbarian: the age begins
event-objective_revealed = Objective: { $objective }
event-adventure_revealed = Adventure: { $adventure }, in { $destination }
event-adventure_ended =
    { $reached ->
        [0] Over, and Conan is elsewhere: { $adventure }
       *[1] Conan has arrived: { $adventure }
    }
event-cards_drawn =
    { $deck ->
        [kingdom]
            { $n ->
                [one] { $name } draws 1 kingdom card
               *[other] { $name } draws { $n } kingdom cards
            }
       *[strategy]
            { $n ->
                [one] { $name } draws 1 strategy card
               *[other] { $name } draws { $n } strategy cards
            }
    }
event-deck_shuffled =
    { $deck ->
        [kingdom] The kingdom deck of { $name } is shuffled anew
        [strategy] The strategy deck is shuffled anew
       *[tokens] The adventure tokens go back into the bag
    }
event-bid_won =
    { $by ->
        [tokens] { $name } wins Conan with { $total }: fewer adventure tokens
        [distance] { $name } wins Conan with { $total }: nearer to the destination
        [chance] { $name } wins Conan with { $total }, by chance
       *[total] { $name } wins Conan with { $total }
    }
event-bid_revealed =
    { $card ->
        [0] { $name } bids { $total }: token { $token }, no card
       *[other] { $name } bids { $total }: token { $token }, card { $value }
    }
event-declined =
    { $what ->
        [military] { $name } forgoes the Military action
        [intrigue] { $name } forgoes the Intrigue action
        [court] { $name } forgoes the Court action
        [conan] { $name } forgoes the Conan action
       *[coronation] { $name } does not crown Conan
    }
event-conan_moved =
    { $cause ->
        [destination] Conan is carried to { $to }
       *[other] { $name }: Conan goes to { $to }
    }
event-token_kept = { $name } keeps the token: { $n } in all
event-token_exchanged = { $name } exchanges { $token } for { token-worth }
event-units_moved =
    { $how ->
        [attack] { $name } attacks { $to } from { $origin }: { units }
        [retreat] { $name } retreats to { $to }: { units }
       *[relocation] { $name } relocates { units } to { $to }
    }
event-emissary_removed =
    { $why ->
        [raise] { $name } raises gold in { $province }: the emissary goes
       *[contest] The emissary of { $name } in { $province } is spent
    }
event-card_played =
    { $kind ->
        [event] { $name } plays { $card }
       *[other] { $name } uses { $card }
    }
event-contest_opened =
    { $form ->
        [campaign] { $name } on campaign in { $province }: { $attack } against { $defence }
        [siege] { $name } besieges { $province } of { $other }: { $attack } against { $defence }
        [battle] { $name } fights { $other } in { $province }: { $attack } against { $defence }
        [alliance] { $name } seeks an alliance in { $province }: { $attack } against { $defence }
       *[cancel] Intrigue of { $name } in { $province } against { $other }: { $attack } against { $defence }
    }
event-contest_rolled =
    { $side ->
        [attacker]
            { $again ->
                [0] Attack: { success-word }
               *[1] Attack, thrown again: { success-word }
            }
       *[defender]
            { $again ->
                [0] Defence: { success-word }
               *[1] Defence, thrown again: { success-word }
            }
    }
event-contest_decided =
    { $won ->
        [0] { $attack } to { $defence }: the defence of { $province } holds
       *[1] { $attack } to { $defence }: the attack on { $province } succeeds
    }
event-marker_placed =
    { $kind ->
        [fort] Subdued: { $province }. A Fort of { $name }
        [tower] Allied: { $province }. A Tower of { $name }
       *[city] A City of { $name } in { $province }
    }
event-forced_march =
    { $card ->
        [0] { $name } forces the march in { $province }
       *[other] { $name } forces the march in { $province } with { $card }
    }
event-clash_ended =
    { $won ->
        [0]
            { $retreat ->
                [0] { $other } destroys the army of { $name } in { $province }
               *[1] { $name } retreats from { $province }
            }
       *[1]
            { $retreat ->
                [0] { $name } wins in { $province }
               *[1] { $other } retreats from { $province }
            }
    }
event-raid_helps = Raiders help { $province }: its Axes count
event-raids_cleared =
    { $n ->
        [one] 1 raid token leaves { $province }
       *[other] { $n } raid tokens leave { $province }
    }
event-age_change_step =
    { $step ->
        [raids] The age turns: raids
        [income] The age turns: gold and objectives
        [build] The age turns: cities and troops
        [spend] The age turns: spending
        [artifacts] The age turns: artifacts
        [adventures] The age turns: new adventures
       *[refresh] The age turns: cards are refreshed
    }
event-artifact_awarded =
    { $seat ->
        [-1] Nobody gets it: { $artifact }
       *[other] { $name } gets it: { $artifact }
    }
event-conan_bonus_awarded =
    { $seat ->
        [-1] Nobody gets the Conan bonus card
       *[other] { $name } gets the Conan bonus card
    }
event-table_refreshed =
    { $n ->
        [0] { $name } has no card to refresh
        [one] { $name } refreshes 1 card free of charge
       *[other] { $name } refreshes { $n } cards free of charge
    }
event-coronation_decided =
    { $crowned ->
        [0] The crown slips: { $name } is out of the game
       *[1] { $name } has crowned Conan king
    }
event-bid_replaced = { $name } plays { $card } instead: { $total } now
event-tokens_shown = { $name } shows { category-word }: { $total }
event-die_taken =
    { $face ->
        [wild] { $name } takes { face-word } ({ kind-word })
        [military_intrigue] { $name } takes { face-word } ({ kind-word })
       *[other] { $name } takes { face-word }
    }
event-die_turned = { $name } turns a die of the pool
event-empire_points = { $name }: { signed } EP ({ why-word })
event-gold_changed = { $name }: { signed } gold ({ why-word }), { $gold } in all
event-sorcery_changed = { $name }: { signed } sorcery ({ why-word }), { $sorcery } in all
event-units_placed = { $name } places { units } in { $province }
event-units_removed = { $name } loses { units } in { $province } ({ why-word })
event-marker_removed = { $name } loses the { marker-word } in { $province }
event-bid_opened = Who leads Conan? A bid
event-bid_placed = { $name } has bid
event-bids_renewed = { $name } has all bid tokens back
event-fate_rolled = { $name } rolls the fate dice
event-turn_started = { $name } to act
event-turn_ended = { $name } is done
event-first_player_changed = { $name } takes the first-player token
event-conan_stayed = Conan stays in { $province }
event-token_taken = { $name } takes a token: { $token }
event-token_discarded = A token of the track is discarded: { $token }
event-token_drawn = { $name } draws a token from the bag
event-crom_awarded = Crom counts the dead: a token for { $name }
event-emissary_placed = { $name } sends an emissary to { $province }
event-emissary_moved = { $name }: an emissary goes to { $to }
event-emissary_kept = { $card }: the emissary of { $name } stays in { $province }
event-card_laid = { $name } lays on the table: { $card }
event-card_refreshed = { $name } refreshes { $card }
event-strategy_committed = { $name } lays a strategy card face down
event-strategy_revealed = { $name } reveals { $card }
event-advanced = { $name } advances in { $province }
event-loss_prevented = { $card }: the unit of { $name } in { $province } lives
event-raid_placed = { $name } sends raiders to { $province }
event-age_started = Age { $age } begins
event-objective_scored = { $name } fulfils { $objective }: +{ $ep } EP
event-objective_removed = Fulfilled and gone: { $objective }
event-artifact_dealt = { $name } starts with { $artifact }
event-tokens_chosen = { $name } has chosen tokens
event-coronation_tried = { $name } would crown Conan: { category-word }!
event-game_ended = The age of Conan is over. Count the empires.

## Questions
prompt-bid-card = Which strategy card do you bid?
prompt-bid-token =
    { $n ->
        [0] Which bid token do you play?
       *[other] Which bid token do you add to the { $n } of your card?
    }
prompt-military =
    { $n ->
        [0] Military: attack, or finish
        [one] Military: 1 more army may move
       *[other] Military: create, attack, or move up to { $n } armies
    }
prompt-intrigue =
    { $n ->
        [0] Intrigue: nobody else may move
        [one] Intrigue: 1 more emissary may move
       *[other] Intrigue: create, use, or move up to { $n } emissaries
    }
prompt-contest =
    { $side ->
        [attacker] Attack on { $province }: throw the dice
       *[defender] Defence of { $province }: throw the dice
    }
prompt-commit-strategy =
    { $kind ->
        [military] { $province }: a strategy card for { terrain-word }?
       *[intrigue] { $province }: a strategy card for the intrigue?
    }
prompt-own-roll =
    { $side ->
        [attacker] Your successes: { $attack }. Sorcery or cards?
       *[defender] Your successes: { $defence }, against { $attack }. Sorcery or cards?
    }
prompt-keep-token = { $token }: keep it, or exchange it now?
prompt-replace-bid-card = Bonus card: another card instead of { $card }?
prompt-how-many = How many units from { $origin } to { $to }?
prompt-emissary-destination = Where does the emissary from { $origin } go?
prompt-before-rolls = { $province }: a card before the rolls?
prompt-contest-again = { $province }: throw again
prompt-dice-again = Which dice do you throw again?
prompt-forced-march = Force the march in { $province }?
prompt-prevent-loss = { $province }: a card to save the unit?
prompt-attacker-retreat = { $province }: { $attack } against { $defence }. Fight on or retreat?
prompt-defender-retreat = { $province }: { $defence } against { $attack }. Fight on or retreat?
prompt-keep-emissary = A card to keep the emissary in { $province }?
prompt-more-gold = A card for more gold?
prompt-place-unit = { $card }: where?
prompt-place-emissary = { $card }: where?
prompt-remove-own-unit = { $card }: which of your units goes?
prompt-remove-enemy-unit = { $card }: which enemy unit goes?
prompt-relocate-army = { $card }: which army moves?
prompt-teleport-emissary = { $card }: which emissary?
prompt-teleport-to = { $card }: where to?
prompt-conan-step = { $card }: where does Conan go?
prompt-change-die = { $card }: which die, and to which face?
prompt-fate = Throw the fate dice
prompt-move-conan = Where does Conan go?
prompt-take-die = Play and refresh cards, then take a die
prompt-after-action = A card before your turn ends?
prompt-conan-action = Conan action: move him, send raiders
prompt-court-token = Take the first token of the adventure?
prompt-court = Court: draw cards, or play an Event
prompt-clear-raids = Where does a unit drive the raiders off?
prompt-build = { $province }: what do you build?
prompt-spend = { $n } gold to spend: what do you buy?
prompt-artifact-category = Which artifact do you want?
prompt-artifact-tokens = { category-word }: which tokens do you show?
prompt-coronation = Crown Conan and end the game?

## Answers
option-strategy = A strategy card for { $n } gold
option-strategy-card = { $card }
option-none = No card
option-use = Use { $card }
option-pass = Nothing
option-done = Done
option-keep = Keep the token
option-replace-bid-card-keep = Stay with { $card }
option-exchange = Exchange it for { $n } { goods-word }
option-bid = Token { $n }
option-sorcery = 1 sorcery: throw all again
option-sorcery-card = 1 sorcery with { $card }: choose dice
option-create = New in { $province }
option-move = Move from { $province }
option-contest = Intrigue in { $province }
option-raise = Raise { $n } gold in { $province }
option-to = { $province }
option-relocate = { $origin } to { $to }
option-campaign = Go on in { $province }
option-stop = Stop here
option-fight = Fight on
option-retreat = Retreat to { $to }
option-army = { $other }, in { $province }
option-conan-action-move = Conan goes to { $province }
option-raid = Raiders to { $province }
option-take = Take the first token
option-court-token-decline = Leave it there
option-court-decline = Nothing
option-coronation-decline = No, play on
option-draw-both = Draw a kingdom card and a strategy card
option-draw-strategy = Draw two strategy cards
option-event = Play { $card }
option-lay = Lay { $card } for { $n } gold
option-refresh = Refresh { $card } for { $n } gold
option-clear = { $province }: one unit
option-unit = A unit in { $province }
option-tower = A Tower in { $province }: a City
option-build-none = Nothing here
option-spend-unit = A unit in { $province } for { $n } gold
option-emissary = An emissary in { $province } for { $n } gold
option-cards = A kingdom card and a strategy card for { $n } gold
option-category = { category-word }: { $artifact }
option-artifact-category-none = Nothing
option-token = { $token }
option-crown = Crown Conan with { category-word }: { $n }
option-turn = { before-word }: turn to { face-word }
goods-word =
    { $goods ->
        [gold] gold
       *[sorcery] sorcery
    }
option-move-conan-move =
    { $gains ->
        [token] To { $province }: take a token
        [discard] To { $province }: a token is lost
       *[nothing] To { $province }
    }
option-stay =
    { $gains ->
        [token] Stay in { $province }: take a token
        [discard] Stay in { $province }: a token is lost
       *[nothing] Stay in { $province }
    }
option-attack =
    { $form ->
        [siege] Besiege { $to } from { $origin }
        [battle] Battle in { $to } from { $origin }
       *[campaign] Campaign in { $to } from { $origin }
    }
option-units =
    { $lost ->
        [0] { units }
        [one] { units }; 1 is one too many and lost
       *[other] { units }; { $lost } are too many and lost
    }
option-march =
    { $n ->
        [one] March on: 1 unit is left
       *[other] March on: { $n } units are left
    }
option-die = { face-word }
option-take-die-die =
    { $face ->
        [wild] { face-word }: { kind-word }
        [military_intrigue] { face-word }: { kind-word }
       *[other] { face-word }
    }
before-word =
    { $before ->
        [military] { fate-military }
        [intrigue] { fate-intrigue }
        [military_intrigue] { fate-military_intrigue }
        [court_conan] { fate-court_conan }
       *[wild] { fate-wild }
    }

## Why not
reason-bid-used = Used: it comes back when you bid the 0.
reason-wrong-terrain = It does not show the terrain of this contest.
reason-wrong-area = The province is not in its area.
reason-sorcery-spent = Sorcery was spent in this contest already.
reason-no-sorcery = Not enough sorcery.
reason-re-rolls-first = Too late: throwing again comes before more successes.
reason-no-gold = Not enough gold.
reason-no-unit = You have no unit to give up.
reason-too-many-moves = Too many have moved already: only one may, before this.
reason-is-home = A home is never attacked and gives no gold.
reason-out-of-play = This area is out of play.
reason-is-savage = The savage never ally themselves.
reason-has-fort = A Fort or City stands there: only a siege helps.
reason-has-army = An enemy army is there.
reason-no-units-left = All 18 of your units are in play.
reason-army-full = 5 units are there: it is full.
reason-no-emissaries-left = All 6 of your emissaries are in play.
reason-purer-die = Another die of the pool offers this action.
reason-no-target = There is nothing for it to act on.
reason-no-die = The pool is empty.
reason-no-raids-left = All 11 raid tokens are on the map.
reason-no-token = You have no token of this category.
reason-used-this-turn = Used this turn: refresh it on a later one.

## Final count
score-ep = Empire Points so far
score-forts = Forts and Cities: their levels
score-objectives = Objectives
score-richest = Richest kingdom: most gold
score-crom = Crom, count the dead: most Crom tokens
score-master = Master of adventures: { category-word }
score-eliminated = Lost the crown: out of the game
score-total = Empire Points
tie-tokens = Tie: number of adventure tokens
tie-shared = Level in everything: the victory is shared

## Banners
banner-turn = { $name } to act
banner-bid = Who leads Conan?
banner-conan = Conan rides with { $name }
banner-adventure = { $adventure }
banner-age = Age { $age }
banner-change = The age turns
banner-campaign = Campaign!
banner-siege = Siege!
banner-battle = Battle!
banner-alliance = Intrigue!
banner-crowned = All hail King Conan
banner-victory = { $name } rules the Hyborian Age
banner-shared = { $name } and { $other } share the victory
