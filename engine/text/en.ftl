# The engine's own words. Keys: <place>-<thing>. Inline icons: {icon:name}.

## Buttons
ui-back = Back
ui-menu = Menu
ui-log = Log
ui-choose = Choose
ui-change = Change
ui-page = Page
ui-peek = Peek
ui-fast = Faster
ui-list = List
ui-undo = Undo
ui-redo = Redo
ui-yes = Yes
ui-no = No
ui-on = On
ui-off = Off
ui-cancel = Cancel
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

content-left-out = Your own content was left out. { $file }, { $key }: { $expected }

## Devices
device-keyboard = Keyboard
device-mouse = Mouse
device-touch = Touch
device-pad = Pad
device-added = { $name } is ready
device-lost = { $name } is gone

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
setting-play-recap = Recap before your turn
setting-comfort-reduced_motion = Reduced motion
setting-comfort-high_contrast = High contrast
setting-comfort-captions = Captions for sounds
setting-comfort-caption_plate = Plate behind captions
setting-comfort-palette = Seat colours
setting-comfort-patience = Messages stay, times
setting-input-dead_zone = Stick dead zone
setting-input-repeat_delay = Repeat starts after
setting-input-repeat_every = Repeat every
setting-input-swap_accept = Swap accept and back
setting-input-glyphs = Button pictures
setting-input-rumble = Rumble
setting-input-cool_down = Pause between presses
setting-input-one_button = One button
setting-input-scan_every = The focus walks every
setting-kiosk-attract_after = Demonstration after
setting-kiosk-idle_after = Ask when idle for
setting-kiosk-idle_grace = Wait for an answer
setting-kiosk-attract_volume = Demonstration volume
setting-kiosk-volume_limit = Loudest volume
setting-kiosk-match_minutes = Minutes a game
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
choice-short = Short
choice-full = Full
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
choice-every-title = All in turn
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
caption-coin = Coins clink
caption-score-total = A chime: the score is counted
caption-curtain = The curtain moves
caption-toast = A bell: a notice
caption-join = Strings rise: somebody joins
caption-leave = Strings fall: somebody leaves
caption-ui-refuse = A dull knock: not possible

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

## Scenes: lobby
lobby-start = Start the game
lobby-start-note = { $persons ->
    [0] { $bots } bots play; you watch
    [one] 1 person{ $bots ->
        [0] {""}
        [one] {" and 1 bot"}
       *[other] {" and "}{ $bots } bots
    }
   *[other] { $persons } people{ $bots ->
        [0] {""}
        [one] {" and 1 bot"}
       *[other] {" and "}{ $bots } bots
    }
}
lobby-too-few = At least { $least } must play: add a bot or a person.
lobby-not-this-many = This game cannot be played by this many.
lobby-shared = Pass one pad round
lobby-shared-forced = Somebody has no pad of their own, so one goes round.
lobby-more = More
lobby-less = Less
lobby-seed = Seed: { $seed }
lobby-seed-chance = by chance
lobby-seed-note = The same seed shuffles the same way. Dice are thrown anew.
lobby-seed-ask = Which seed?
lobby-full = Every seat is taken.
lobby-joined = { $name } sits down.
lobby-free = Free seat
lobby-passes = Shares the pad
lobby-change = Person, bot, nobody
lobby-rules = Rules
strength-random = Bot: wild
strength-greedy = Bot: keen
strength-search = Bot: wise
chair-title = Seat { $number }
chair-kind = Played by
chair-person = A person
chair-nobody = Nobody
chair-name = Name: { $name }
chair-look = Colour and shape
names-title = Who is it?
names-new = A new name
names-ask = What is the name?

## Scenes: text entry
text-typed = Type, then done
text-shift = Capitals
text-space = Space
text-erase = Erase

## Table
table-secrets = Secret cards
table-secrets-open = Open
table-secrets-hidden = Behind a curtain
table-secrets-note = Behind a curtain, everybody sees their own cards only. With one person at the table it makes no difference.
ui-go-on = Go on
ask-done = Done ({ $n } of { $most })
ask-choices = { $n } choices
ask-rules = Rules
table-turn = { $name } is on turn
table-thinks = { $name } is thinking
table-over = The game is over
roll-strength = Strength
roll-hold = Hold: gather strength
roll-let-go = Let go: throw
roll-aim = Aim
caption-dice = Dice rattle
bot-fault = { $name } could not make up its mind and answered at random.
undo-barred = A die, a card or a secret was shown since then: that cannot be taken back.
undo-nothing = There is nothing to take back yet.
undo-done = Taken back.
curtain-words = It is your turn, { $name }. Everybody else looks away.
curtain-react = You may react, { $name }. Everybody else looks away.
curtain-lift = Lift the curtain
beat-words = { $name } may react now.
recap-title = { $name }, since your last turn
recap-more = { $n ->
        [one] one thing more is in the log
       *[other] { $n } more are in the log
    }
recap-go-on = To my turn
seats-title = Who plays
seats-hand = Hand { $name } to another device
seats-none = no device of their own
seats-lost = the device is gone
seats-now-person = A person plays { $name } now.
seats-now-bot = A bot plays { $name } now.
seats-press = Press the button on the device that is to play { $name }.
seats-press-note = Wait until the bar is empty and it stays as it is.
seats-handed = { $name } is played on: { $device }
seats-stranger = This device has no seat. Open the menu, then: Who plays.
peek-others = Others: peek
peek-title = { $name } peeks
peek-words = Everybody else looks away.
peek-nothing = There is nothing in this hand.
peek-hide = Let go: cover
reacting-title = Reactions
reacting-always = Always ask
reacting-when = Only when I can
reacting-note = Whoever is always asked gives nothing away. Whoever is asked only when there is something to play saves time, but a curtain then tells the others that there is.
pad-lost-words = The pad of { $name } is gone. Press the button on any pad or key to take this seat, or plug the old one in again.
pad-lost-claim = Take the seat
count-title = The count
count-total = Total
log-title = What happened
log-empty = Nothing has happened yet.
log-round = Round { $n }
log-scroll = Scroll
statistics-title = The dice of this game
statistics-none = No dice have been thrown yet.
statistics-all = Everybody
statistics-throws = { $n ->
        [one] 1 throw
       *[other] { $n } throws
    }
statistics-expected = expected { $n }
statistics-band = Fair dice fall between the brass marks 95 times in 100.
statistics-few = Fewer than 30 throws say nothing about luck.
statistics-inside = Just what fair dice do.
statistics-outside = { $n ->
        [one] One face strays. With this many bars that happens to fair dice too.
       *[other] { $n } faces stray. With this many bars that happens to fair dice too.
    }

## Scenes: settings
settings-section = Section
settings-remap = Buttons and keys
settings-remap-help = What each button of a pad and each key does.
settings-sticks = Look at the sticks
settings-sticks-help = See where a worn stick rests and set its dead zone.
settings-reset = As shipped
settings-reset-help = Puts this section back to how it was.
settings-reset-words = Everything under { $section } goes back to how it was shipped.
settings-reset-yes = Put back
help-display-fullscreen = Off shows the game in a window.
help-display-scale = How the picture fits a screen of another size.
help-display-fps_cap = More is smoother, less saves power.
help-display-show_fps = In the corner, for the curious.
help-text-size = Larger words on every screen.
help-text-language = The language of everything you read.
help-audio-master = All sounds together.
help-audio-effects = Dice, cards and buttons.
help-audio-music = The music under the table.
help-audio-voice = Horn, drums and calls.
help-play-speed = How long things take to move.
help-play-fast_dice = Shows each throw in fast motion; the result is the same.
help-play-auto_pass = What has one answer only answers itself.
help-play-confirm = Before anything that cannot be taken back.
help-play-recap = What the others did since you were last asked.
help-comfort-reduced_motion = No shaking, no flashes, no sliding pictures.
help-comfort-high_contrast = Darker grounds and brighter words.
help-comfort-captions = Sounds that mean something appear as words too.
help-comfort-caption_plate = How dark it is; at 0 only the letters are seen.
help-comfort-palette = Seats have shapes as well, whatever their colours.
help-comfort-patience = News, recaps and pauses last so many times as long.
help-input-dead_zone = How far a stick must move before it counts.
help-input-repeat_delay = How long a direction is held until it repeats.
help-input-repeat_every = How fast it repeats then.
help-input-swap_accept = For hands used to the other way round.
help-input-glyphs = Which maker's buttons the prompts show.
help-input-rumble = Pads shake when something is hit.
help-input-cool_down = Presses that follow sooner do not count: for trembling hands.
help-input-one_button = The focus walks by itself. Press: choose. Longer: back. Keep holding: sideways.
help-input-scan_every = How long it stays on each thing.
help-kiosk-attract_after = Idle time at the title until games play themselves.
help-kiosk-idle_after = Idle time in a game until it asks for you.
help-kiosk-idle_grace = Then the game is put away and kept.
help-kiosk-attract_volume = Part of the full volume.
help-kiosk-volume_limit = Visitors cannot turn it above this.
help-kiosk-match_minutes = Then the points as they stand decide; 0: no limit.
help-kiosk-title = What the demonstration plays.
remap-none = No pad is connected.
remap-pad = Device
remap-keyboard = Keyboard
remap-reset = All buttons and keys as they were
remap-ask = Press the button for: { $action }
remap-ask-note = Wait until the bar is empty and it stays as it is.
remap-ask-key = Press the key for: { $action }
remap-ask-key-note = Press Esc, or wait until the bar is empty, and it stays as it is.
# $button and $now are keys, $other is what $button did before
remap-took = { $button } meant “{ $other }”, which now has { $now }.
remap-last = { $button } is the only key for “{ $other }”. Give that another key first.
remap-never = { $button } always means the same.
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-accept = Accept
action-back = Back
action-alt = Second action
action-details = Details
action-menu = Menu
action-view = Log
action-page-left = Page left
action-page-right = Page right
action-peek = Peek
action-fast = Faster
sticks-left = Left stick
sticks-right = Right stick

## Scenes: pause, faults, saves
pause-title = { $title }: pause
pause-resume = Go on
pause-statistics = Dice statistics
pause-leave = Save and leave
pause-leave-note = The game waits under Continue.
pause-no-undo = There is nothing to take back now.
faults-line = *{ $file }*, { $key }: { $message }. { $cure }
faults-line-file = *{ $file }*: { $message }. { $cure }
faults-go-on = Go on
resume-title = Continue
resume-row = { $title }, { $when }
resume-note = { $people } · { $moves } { $moves ->
    [one] move
   *[other] moves
}
resume-today = today { $time }
resume-yesterday = yesterday { $time }
resume-date = { $day } { $time }
resume-damaged = { $name }: damaged
resume-none = No game is under way.
resume-none-note = Choose a game on the title screen. It is saved after every move, so that you can go on here at any time.
resume-delete = Delete
resume-delete-title = Delete this game?
resume-delete-words = { $name } will be gone for good.
resume-no = This game does not open

## Scenes: rulebook, how to play
rulebook-title = { $title }: the rules
rulebook-search = Search
rulebook-search-typed = Search: just type
rulebook-list = Chapters
rulebook-found = Search: { $words }
rulebook-nothing = Nothing found
rulebook-nothing-note = Try fewer letters.
rulebook-hits = { $n } { $n ->
    [one] place
   *[other] places
}
rulebook-none = This game has brought no rule book.
rulebook-chapter = Chapter
howto-title = { $title }: how to play
howto-next = Next page

## Scenes: why a save does not open
save-fault-empty = The file is empty, and no older copy of it is whole.
save-fault-damaged = The file is damaged, and no older copy of it is whole.
save-fault-newer = It was saved by a newer version of this program. Update to open it.
save-fault-other-content = It was played with other cards or numbers. Bring them back to open it.
save-fault-unknown-title = This game is not installed.
save-fault-other-rules = It was played by older rules that can no longer be opened.
save-fault-unreadable = The file may not be read. Check its rights.

## Scenes: results
results-wins = { $name } wins!
results-nobody = Defeat
results-share = { $names } share the victory!
results-and = and
results-places = Places
results-points = Every point
results-course = How it went
results-again = Play again
results-title-screen = Title screen
results-score = { $n } { $n ->
    [one] point
   *[other] points
}
results-total = Total
results-fame = New in the hall of fame: place { $place }
results-counting = Counting back...
results-begins = Start
results-ends = End
results-course-title = Points in the course of the game

## Scenes: attract
attract-press = Press any button
attract-learn = { $title }: how to play

## Scenes: hall of fame
fame-row = Hall of fame
fame-title = { $title }: hall of fame
fame-none = Nobody has finished a game here yet.
fame-note = { $seats } players · { $day }
fame-none-note = The first who does will stand here, with points and date.
fame-day = { $day } { $month } { $year }

## Scenes: a kiosk left alone
idle-title = Is anybody there?
idle-words = Press any button to go on. Otherwise the game is put away; it waits under Continue.

## Kiosk: the time of a game, the game that was cut off
kiosk-time-soon = One more minute, then this game ends.
kiosk-time-round = Time is up: this round is played to its end.
kiosk-time-decision = Time is up: one more decision, then we count.
kiosk-time-up = Time is up: the points as they stand decide
results-capped = Time was up: the points as they stood have decided.
kiosk-offer = Go on with your game of { $title }?
kiosk-offer-note = The program had to start anew. Your game is kept as it was.
kiosk-offer-yes = Go on
kiosk-offer-no = No, thank you

## Kiosk: the operator's screens
service-title = Service
service-devices = Devices
service-devices-note = What every pad sends, live
service-sound = Sound
service-sound-note = Left, right, effects, music
service-display = Display
service-display-note = Safe area, colours, greys
service-dice = Dice
service-dice-note = Are they fair? All that fell here
service-books = Books
service-books-note = What was played, how it ended
service-back = Back to the game
service-exit = End the program
service-exit-words = The kiosk closes and does not start again by itself.
service-exit-yes = End it
service-running = Running for { $time }
service-memory = Memory: { $n } MB
service-disk = Free on the disk: { $n } MB
service-crashes = Restarts after a crash: { $n }
service-crash-last = The last one (no. { $number }, { $when }): { $words }
service-crash-hung = the program stood still for { $n } s
service-crash-signal = the system ended the program ({ $name })
service-crash-code = the program broke off (exit code { $n })
service-crash-other = { $words }
service-well = Nothing is wrong.
service-no-sound = No sound: { $words }
service-sound-off = it is switched off
service-books-fault = Books: { $words }
service-held = Holds: { $words }
service-nothing-held = No button is held.
service-seat-none = holds no seat
service-no-pads = No pad is connected.
service-sound-left = Left loudspeaker
service-sound-right = Right loudspeaker
service-sound-dice = Dice
service-sound-horn = The voice of the table
service-sound-music = Music of { $title }
service-sound-retry = Open the sound device anew
service-sound-good = The sound device is open.
service-display-safe = Safe area: all four corners and the frame must be in view.
service-display-bars = Colours: white, yellow, cyan, green, magenta, red, blue, black.
service-display-greys = Greys: every step must differ from the next.
service-display-grid = Lines: all straight, all sharp.
service-display-next = Next picture
service-dice-none = No dice have fallen here yet.
service-dice-throws = { $n ->
    [one] 1 throw
   *[other] { $n } throws
}
service-dice-fair = fair: chance strays this far { $p } times in 100
service-dice-odd = odd: chance strays this far less than once in 1000
service-dice-few = too few throws to tell
service-books-none = Nobody has played here yet.
service-books-all = In all
service-books-today = Today
service-books-games = Games
service-books-persons = People
service-books-finished = Finished
service-books-capped = Time was up
service-books-abandoned = Walked away
service-books-crashed = Cut off
service-books-minutes = Minutes a game
service-books-how = On the console: main.py books --csv FILE --html FILE

## Scenes: what can be wrong in a settings file; each with what helps
faults-unreadable = cannot be read: { $reason }
faults-unreadable-cure = Check that it is a file you may read.
faults-byte-order-mark = starts with a byte order mark
faults-byte-order-mark-cure = Save it as UTF-8 without BOM.
faults-not-utf-8 = line { $line } is not UTF-8
faults-not-utf-8-cure = Save the file as UTF-8.
faults-empty = is empty
faults-empty-cure = Delete it, or write the settings you want to change.
faults-bad-line = line { $line } is not understood: { $words }
faults-bad-line-cure = Correct or delete it.
faults-no-section = stands outside a section
faults-no-section-cure = Put it under a heading like [audio].
faults-misspelt = is not a setting
faults-misspelt-cure = Did you mean { $near }?
faults-unknown = is not a setting
faults-unknown-cure = Delete the line.
faults-wants-switch = “{ $value }” does not fit, it wants true or false
faults-wants-switch-cure = The value before it stays.
faults-wants-one-of = “{ $value }” does not fit, it wants one of { $choices }
faults-wants-one-of-cure = The value before it stays.
faults-wants-text = “{ $value }” does not fit, it wants a text in quotes
faults-wants-text-cure = The value before it stays.
faults-wants-number = “{ $value }” does not fit, it wants a whole number from { $low } to { $high }
faults-wants-number-cure = The value before it stays.
faults-no-buttons = is not a table of buttons
faults-no-buttons-cure = Write [remap."name of the pad"] and lines like a = "back".
faults-not-as-written = would not read back as written
faults-not-as-written-cure = Give the buttons of the pad plain names.
faults-unwritable = cannot be written: { $reason }
faults-unwritable-cure = Check that the folder may be written to.

## Months, short
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
