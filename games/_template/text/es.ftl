# Tirada Alta
title = Tirada alta
title-blurb = Tres rondas, un dado cada uno: gana la tirada más alta
prompt-throw = Lanza el dado
prompt-keep-or-again = ¿Te lo quedas o vuelves a lanzar?
option-keep = Quedarme el { $value }
option-again = Lanzar otra vez
reason-already-best = Ya vas en cabeza: no hay razón para volver a lanzar.
die-1 = Uno
die-2 = Dos
die-3 = Tres
die-4 = Cuatro
die-5 = Cinco
die-6 = Seis
event-round-started = Empieza la ronda { $round }.
event-die-thrown = { $name } saca un *{ $value }*.
event-round-won = { $name } gana la ronda { $round } {icon:medal}
event-round-drawn = Ronda { $round }: nadie sacó la más alta en solitario.
event-game-ended = Ha terminado la última ronda.
banner-round = Ronda { $round }
banner-won = { $name } gana la ronda
details-die = El dado
details-die-text = Caras del 1 al 6. Puedes lanzar una vez más; entonces vale la segunda tirada.
details-points = { $n ->
        [one] 1 ronda ganada
       *[other] { $n } rondas ganadas
    }
details-thrown = Tirada: { $n }
details-seat-text = La tirada más alta gana la ronda. Se juegan { $rounds } rondas.
score-rounds-won = Rondas ganadas
