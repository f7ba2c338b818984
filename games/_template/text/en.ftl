# High Throw
title = High Throw
title-blurb = Three rounds, one die each, the highest throw wins
prompt-throw = Throw the die
prompt-keep-or-again = Keep it or throw again?
option-keep = Keep the { $value }
option-again = Throw again
reason-already-best = You lead already: there is no reason to throw again.
die-1 = One
die-2 = Two
die-3 = Three
die-4 = Four
die-5 = Five
die-6 = Six
event-round-started = Round { $round } begins.
event-die-thrown = { $name } throws a *{ $value }*.
event-round-won = { $name } wins round { $round } {icon:medal}
event-round-drawn = Round { $round }: nobody threw highest alone.
event-game-ended = The last round is over.
banner-round = Round { $round }
banner-won = { $name } wins the round
details-die = The die
details-die-text = Faces 1 to 6. You may throw once more; then the second throw stands.
details-points = { $n ->
        [one] 1 round won
       *[other] { $n } rounds won
    }
details-thrown = Thrown: { $n }
details-seat-text = The highest throw wins the round. { $rounds } rounds are played.
score-rounds-won = Rounds won
