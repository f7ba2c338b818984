# The engine's own words. Keys: <place>-<thing>. Inline icons: {icon:name}.

## Buttons
ui-accept = Accept
ui-back = Back
ui-details = Details
ui-menu = Menu
ui-log = Log
ui-choose = Choose
ui-change = Change
ui-move = Move
ui-page = Page
ui-peek = Peek
ui-fast = Faster
ui-list = List
ui-undo = Undo
ui-yes = Yes
ui-no = No
ui-on = On
ui-off = Off
ui-cancel = Cancel
ui-confirm = Confirm
ui-done = Done
ui-more = More

## Seats
seat-0 = Temur
seat-1 = Aigul
seat-2 = Batu
seat-3 = Sarnai
seat-4 = Tomyris
seat-amber = amber triangle
seat-sky = sky circle
seat-green = green square
seat-vermilion = vermilion diamond
seat-violet = violet star

## Devices
device-keyboard = Keyboard
device-mouse = Mouse
device-touch = Touch
device-pad = Pad
device-added = { $name } is ready
device-lost = { $name } is gone
device-lost-seat = { $seat }: the pad is gone. Press { $button } on any pad to go on.

## Settings: sections, keys, choices
section-display = Picture
section-text = Text
section-audio = Sound
section-play = Play
section-comfort = Comfort
section-input = Controls
section-kiosk = Kiosk
setting-display-fullscreen = Full screen
setting-display-scale = Scaling
setting-display-fps_cap = Pictures a second
setting-display-show_fps = Show frame rate
setting-text-size = Text size
setting-text-language = Language
setting-audio-master = Everything
setting-audio-effects = Effects
setting-audio-music = Music
setting-audio-voice = Voice of the table
setting-play-speed = Animations
setting-play-fast_dice = Fast dice
setting-play-auto_pass = Answer single choices
setting-play-confirm = Ask before final steps
setting-comfort-reduced_motion = Reduced motion
setting-comfort-high_contrast = High contrast
setting-comfort-captions = Captions for sounds
setting-comfort-palette = Seat colours
setting-input-dead_zone = Stick dead zone
setting-input-repeat_delay = Repeat starts after
setting-input-repeat_every = Repeat every
setting-input-swap_accept = Swap accept and back
setting-input-glyphs = Button pictures
setting-input-rumble = Rumble
setting-kiosk-attract_after = Demonstration after
setting-kiosk-idle_after = Ask when idle for
setting-kiosk-idle_grace = Wait for an answer
setting-kiosk-attract_volume = Demonstration volume
setting-kiosk-title = Game shown
choice-smooth = Smooth
choice-whole = Whole multiples
choice-sharp = Sharp
choice-auto = Automatic
choice-on = On
choice-off = Off
choice-normal = Normal
choice-double = Double speed
choice-instant = Instant
choice-standard = Standard
choice-deutan = Red and green apart
choice-tritan = Blue and yellow apart
choice-en = English
choice-es = Español
choice-xx = Test text
choice-xbox = Xbox
choice-playstation = PlayStation
choice-nintendo = Nintendo
choice-deck = Steam Deck
choice-generic = By position
value-percent = { $n } %
value-ms = { $n } ms
value-s = { $n } s
value-plain = { $n }

## Faults in settings files
fault-title = Something in your settings file was left out

## Captions of sounds
caption-horn-turn = A horn calls the next player
caption-drum-roll = Drums roll for a contest
caption-drum-hit = A drum beat
caption-victory = Horns of victory
caption-defeat = A fiddle sinks: defeat
caption-curse = A dark breath: a curse
caption-flee = Riders flee
caption-raid = Hooves and fire: a raid
caption-march = An army marches
caption-sword = Swords meet
caption-arrow = An arrow strikes
caption-spell = Bells climb: magic
caption-wagon-dispatch = A wagon creaks away
caption-coin = Coins clink
caption-score-total = A chime: the score is counted
caption-curtain = The curtain moves
caption-toast = A bell: a notice
caption-join = Strings rise: somebody joins
caption-leave = Strings fall: somebody leaves
caption-ui-refuse = A dull knock: not possible

## Devices
device-added = { $name } is connected
device-lost = { $name } is gone

## Scenes: title
title-play = Play
title-continue = Continue
title-settings = Settings
title-howto = How to play
title-quit = Leave
title-quit-title = Leave Couch Khans?
title-quit-words = Games that are under way are kept. The couch stays warm.
title-quit-yes = Leave
title-players-range = { $least } to { $most } players
title-players-exact = { $least } players
title-later = Coming later
title-later-why = { $name } is not here yet: it comes later.
title-join = to join
