# Las palabras propias del motor. Claves: <lugar>-<cosa>. Iconos en línea: {icon:name}.

## Botones
ui-back = Atrás
ui-menu = Menú
ui-log = Registro
ui-choose = Elegir
ui-change = Cambiar
ui-page = Página
ui-peek = Mirar
ui-fast = Más rápido
ui-list = Lista
ui-undo = Deshacer
ui-redo = Rehacer
ui-yes = Sí
ui-no = No
ui-on = Sí
ui-off = No
ui-cancel = Cancelar
ui-done = Hecho
ui-more = Más

## Asientos
seat-0 = Temur
seat-1 = Aigul
seat-2 = Batu
seat-3 = Sarnai
seat-4 = Tomyris
seat-amber = triángulo ámbar
seat-sky = círculo celeste
seat-green = cuadrado verde
seat-vermilion = rombo bermellón
seat-violet = estrella violeta

## Dispositivos
device-keyboard = Teclado
device-mouse = Ratón
device-touch = Pantalla táctil
device-pad = Mando
device-added = { $name } está listo
device-lost = Se ha perdido { $name }

## Ajustes: secciones, claves, opciones
section-display = Imagen
section-text = Texto
section-audio = Sonido
section-play = Juego
section-comfort = Comodidad
section-input = Controles
section-kiosk = Quiosco
setting-display-fullscreen = Pantalla completa
setting-display-scale = Escalado
setting-display-fps_cap = Imágenes por segundo
setting-display-show_fps = Mostrar la frecuencia
setting-text-size = Tamaño del texto
setting-text-language = Idioma
setting-audio-master = Todo
setting-audio-effects = Efectos
setting-audio-music = Música
setting-audio-voice = Voz de la mesa
setting-play-speed = Animaciones
setting-play-fast_dice = Dados rápidos
setting-play-auto_pass = Responder si hay una sola opción
setting-play-confirm = Preguntar antes de lo definitivo
setting-play-recap = Resumen antes de tu turno
setting-comfort-reduced_motion = Menos movimiento
setting-comfort-high_contrast = Alto contraste
setting-comfort-captions = Subtítulos de los sonidos
setting-comfort-caption_plate = Fondo de los subtítulos
setting-comfort-palette = Colores de los asientos
setting-comfort-patience = Los avisos duran, veces
setting-input-dead_zone = Zona muerta de la palanca
setting-input-repeat_delay = La repetición empieza a los
setting-input-repeat_every = Repetir cada
setting-input-swap_accept = Cambiar aceptar y atrás
setting-input-glyphs = Dibujos de los botones
setting-input-rumble = Vibración
setting-input-cool_down = Pausa entre pulsaciones
setting-input-one_button = Un solo botón
setting-input-scan_every = El foco avanza cada
setting-kiosk-attract_after = Demostración tras
setting-kiosk-idle_after = Preguntar si no hay nadie tras
setting-kiosk-idle_grace = Esperar respuesta
setting-kiosk-attract_volume = Volumen de la demostración
setting-kiosk-volume_limit = Volumen máximo
setting-kiosk-match_minutes = Minutos por partida
setting-kiosk-title = Juego mostrado
choice-smooth = Suave
choice-whole = Múltiplos enteros
choice-sharp = Nítido
choice-auto = Automático
choice-on = Sí
choice-off = No
choice-normal = Normales
choice-double = El doble de rápidas
choice-instant = Al instante
choice-short = Breve
choice-full = Completo
choice-standard = Normales
choice-deutan = Separar rojo y verde
choice-tritan = Separar azul y amarillo
choice-en = English
choice-es = Español
choice-xx = Texto de prueba
choice-xbox = Xbox
choice-playstation = PlayStation
choice-nintendo = Nintendo
choice-deck = Steam Deck
choice-generic = Por posición
choice-every-title = Todos por turno
value-percent = { $n } %
value-ms = { $n } ms
value-s = { $n } s
value-plain = { $n }

## Fallos en los ficheros de ajustes
fault-title = Algo de tu fichero de ajustes se ha dejado fuera

## Subtítulos de los sonidos
caption-horn-turn = Un cuerno llama al siguiente jugador
caption-drum-roll = Redoble de tambores para una contienda
caption-drum-hit = Un golpe de tambor
caption-victory = Cuernos de victoria
caption-defeat = Un violín se apaga: derrota
caption-curse = Un soplo oscuro: una maldición
caption-flee = Los jinetes huyen
caption-raid = Cascos y fuego: un asalto
caption-march = Un ejército marcha
caption-sword = Chocan las espadas
caption-arrow = Una flecha se clava
caption-spell = Campanas que suben: magia
caption-coin = Tintinean monedas
caption-score-total = Una campanada: se cuentan los puntos
caption-curtain = El telón se mueve
caption-toast = Una campana: un aviso
caption-join = Cuerdas que suben: alguien se une
caption-leave = Cuerdas que bajan: alguien se va
caption-ui-refuse = Un golpe sordo: no se puede

content-left-out = Tu propio contenido no se ha usado. { $file }, { $key }: { $expected }

## Scenes: title
title-play = Jugar
title-continue = Continuar
title-settings = Ajustes
title-howto = Cómo se juega
title-quit = Salir
title-quit-title = ¿Salir de Couch Khans?
title-quit-words = Las partidas empezadas quedan guardadas. El sofá sigue caliente.
title-quit-yes = Salir
title-players-range = De { $least } a { $most } jugadores
title-players-exact = { $least } jugadores
title-later = Más adelante
title-later-why = { $name } aún no está: llegará más adelante.
title-join = únete

## Scenes: lobby
lobby-start = Empezar la partida
lobby-start-note = { $persons ->
    [0] Juegan { $bots } bots; vosotros miráis
    [one] 1 persona{ $bots ->
        [0] {""}
        [one] {" y 1 bot"}
       *[other] {" y "}{ $bots } bots
    }
   *[other] { $persons } personas{ $bots ->
        [0] {""}
        [one] {" y 1 bot"}
       *[other] {" y "}{ $bots } bots
    }
}
lobby-too-few = Hacen falta al menos { $least }: añade un bot o una persona.
lobby-not-this-many = Este juego no admite ese número de jugadores.
lobby-shared = Pasarse un mando
lobby-shared-forced = A alguien le falta mando propio: uno va de mano en mano.
lobby-more = Más
lobby-less = Menos
lobby-seed = Semilla: { $seed }
lobby-seed-chance = al azar
lobby-seed-note = La misma semilla baraja igual. Los dados se tiran de nuevo.
lobby-seed-ask = ¿Qué semilla?
lobby-full = No queda ningún asiento libre.
lobby-joined = { $name } toma asiento.
lobby-free = Libre
lobby-passes = Recibe el mando
lobby-change = Persona, bot, nadie
lobby-rules = Reglas
strength-random = Bot: loco
strength-greedy = Bot: hábil
strength-search = Bot: sabio
chair-title = Asiento { $number }
chair-kind = Juega
chair-person = Una persona
chair-nobody = Nadie
chair-name = Nombre: { $name }
chair-look = Color y forma
names-title = ¿Quién es?
names-new = Un nombre nuevo
names-ask = ¿Cómo se llama?

## Scenes: text entry
text-typed = Escribe y listo
text-shift = Mayúsculas
text-space = Espacio
text-erase = Borrar

## Table
table-secrets = Cartas secretas
table-secrets-open = A la vista
table-secrets-hidden = Tras un telón
table-secrets-note = Tras un telón, cada cual ve solo sus cartas. Con una sola persona en la mesa no cambia nada.
ui-go-on = Seguir
ask-done = Listo ({ $n } de { $most })
ask-choices = { $n } opciones
ask-rules = Reglas
table-turn = Le toca a { $name }
table-thinks = { $name } está pensando
table-over = La partida ha terminado
roll-strength = Fuerza
roll-hold = Mantén: reúne fuerza
roll-let-go = Suelta: lanza
roll-aim = Apuntar
caption-dice = Suenan los dados
bot-fault = { $name } no supo decidirse y respondió al azar.
undo-barred = Desde entonces se ha visto un dado, una carta o un secreto: eso no se puede deshacer.
undo-nothing = Todavía no hay nada que deshacer.
undo-done = Deshecho.
curtain-words = Es tu turno, { $name }. Los demás miran a otro lado.
curtain-react = Puedes reaccionar, { $name }. Los demás miran a otro lado.
curtain-lift = Levantar el telón
beat-words = Ahora { $name } puede reaccionar.
recap-title = { $name }, desde tu último turno
recap-more = { $n ->
        [one] hay una cosa más en el registro
       *[other] hay { $n } más en el registro
    }
recap-go-on = A mi turno
seats-title = Quién juega
seats-hand = Pasar { $name } a otro dispositivo
seats-none = sin dispositivo propio
seats-lost = falta el dispositivo
seats-now-person = Ahora una persona juega con { $name }.
seats-now-bot = Ahora un bot juega con { $name }.
seats-press = Pulsa el botón del dispositivo que jugará con { $name }.
seats-press-note = Espera a que la barra se vacíe y nada cambiará.
seats-handed = { $name } se juega con: { $device }
seats-stranger = Este dispositivo no tiene asiento. Abre el menú: Quién juega.
peek-others = Otros: mirar
peek-title = { $name } mira su mano
peek-words = Los demás miran a otro lado.
peek-nothing = No hay nada en esta mano.
peek-hide = Soltar: tapar
reacting-title = Reacciones
reacting-always = Preguntar siempre
reacting-when = Solo si puedo
reacting-note = A quien se le pregunta siempre no se le nota nada. A quien se le pregunta solo si tiene algo que jugar gana tiempo, pero el telón delata que lo tiene.
pad-lost-words = El mando de { $name } ha desaparecido. Pulsa el botón en cualquier mando o tecla para ocupar este asiento, o vuelve a conectar el de antes.
pad-lost-claim = Ocupar el asiento
count-title = El recuento
count-total = Total
log-title = Lo que ha pasado
log-empty = Todavía no ha pasado nada.
log-round = Ronda { $n }
log-scroll = Desplazar
statistics-title = Los dados de esta partida
statistics-none = Aún no se ha lanzado ningún dado.
statistics-all = Todos
statistics-throws = { $n ->
        [one] 1 tirada
       *[other] { $n } tiradas
    }
statistics-expected = esperado { $n }
statistics-band = Los dados justos caen entre las marcas de latón 95 de cada 100 veces.
statistics-few = Menos de 30 tiradas no dicen nada sobre la suerte.
statistics-inside = Justo lo que hacen los dados justos.
statistics-outside = { $n ->
        [one] Una cara se sale. Con tantas barras eso les pasa también a los dados justos.
       *[other] { $n } caras se salen. Con tantas barras eso les pasa también a los dados justos.
    }

## Scenes: settings
settings-section = Sección
settings-remap = Botones y teclas
settings-remap-help = Qué hace cada botón de un mando y cada tecla.
settings-sticks = Ver las palancas
settings-sticks-help = Mira dónde descansa una palanca gastada y ajusta su zona muerta.
settings-reset = Como de fábrica
settings-reset-help = Deja esta sección como venía.
settings-reset-words = Todo lo de { $section } vuelve a quedar como venía.
settings-reset-yes = Restablecer
help-display-fullscreen = Sin ella, el juego sale en una ventana.
help-display-scale = Cómo se ajusta la imagen a otra pantalla.
help-display-fps_cap = Más es más fluido; menos gasta menos.
help-display-show_fps = En una esquina, para curiosos.
help-text-size = Letra más grande en todas las pantallas.
help-text-language = El idioma de todo lo que lees.
help-audio-master = Todos los sonidos a la vez.
help-audio-effects = Dados, cartas y botones.
help-audio-music = La música de la mesa.
help-audio-voice = Cuerno, tambores y llamadas.
help-play-speed = Cuánto tardan las cosas en moverse.
help-play-fast_dice = Cada tirada a cámara rápida; el resultado es el mismo.
help-play-auto_pass = Lo que solo tiene una respuesta se responde solo.
help-play-confirm = Antes de lo que no se puede deshacer.
help-play-recap = Qué han hecho los demás desde tu última decisión.
help-comfort-reduced_motion = Sin sacudidas, destellos ni deslizamientos.
help-comfort-high_contrast = Fondos más oscuros y letras más claras.
help-comfort-captions = Los sonidos con sentido salen también escritos.
help-comfort-caption_plate = Cuánto oscurece; con 0 solo se ven las letras.
help-comfort-palette = Además del color, cada asiento tiene su forma.
help-comfort-patience = Noticias, resúmenes y pausas duran tantas veces más.
help-input-dead_zone = Cuánto hay que mover la palanca para que cuente.
help-input-repeat_delay = Cuánto hay que mantener una dirección.
help-input-repeat_every = Con qué rapidez se repite después.
help-input-swap_accept = Para manos acostumbradas al revés.
help-input-glyphs = De qué fabricante son los botones dibujados.
help-input-rumble = Los mandos vibran con los golpes.
help-input-cool_down = Las pulsaciones demasiado seguidas no cuentan: para manos temblorosas.
help-input-one_button = El foco avanza solo. Pulsa: elegir. Más largo: volver. Sin soltar: hacia el lado.
help-input-scan_every = Cuánto se queda en cada cosa.
help-kiosk-attract_after = Espera en la portada hasta que se juega solo.
help-kiosk-idle_after = Espera en una partida hasta que pregunta.
help-kiosk-idle_grace = Después la partida se guarda y se retira.
help-kiosk-attract_volume = Parte del volumen completo.
help-kiosk-volume_limit = Nadie puede subirlo por encima de esto.
help-kiosk-match_minutes = Después deciden los puntos tal como están; 0: sin límite.
help-kiosk-title = A qué juega la demostración.
remap-none = No hay ningún mando conectado.
remap-pad = Dispositivo
remap-keyboard = Teclado
remap-reset = Todos los botones y teclas como estaban
remap-ask = Pulsa el botón para: { $action }
remap-ask-note = Si esperas a que la barra se vacíe, queda como está.
remap-ask-key = Pulsa la tecla para: { $action }
remap-ask-key-note = Con Esc, o si esperas a que la barra se vacíe, queda como está.
# $button and $now are keys, $other is what $button did before
remap-took = { $button } era «{ $other }», que ahora tiene { $now }.
remap-last = { $button } es la única tecla de «{ $other }». Dale antes otra tecla.
remap-never = { $button } significa siempre lo mismo.
action-up = Arriba
action-down = Abajo
action-left = Izquierda
action-right = Derecha
action-accept = Aceptar
action-back = Atrás
action-alt = Segunda acción
action-details = Detalles
action-menu = Menú
action-view = Registro
action-page-left = Página anterior
action-page-right = Página siguiente
action-peek = Mirar
action-fast = Más rápido
sticks-left = Palanca izquierda
sticks-right = Palanca derecha

## Scenes: pause, faults, saves
pause-title = { $title }: pausa
pause-resume = Seguir
pause-statistics = Estadística de dados
pause-leave = Guardar y salir
pause-leave-note = La partida espera en Continuar.
pause-no-undo = Ahora no hay nada que deshacer.
faults-line = *{ $file }*, { $key }: { $message }. { $cure }
faults-line-file = *{ $file }*: { $message }. { $cure }
faults-go-on = Seguir
resume-title = Continuar
resume-row = { $title }, { $when }
resume-note = { $people } · { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
resume-today = hoy { $time }
resume-yesterday = ayer { $time }
resume-date = { $day } { $time }
resume-damaged = { $name }: dañada
resume-none = No hay ninguna partida empezada.
resume-none-note = Elige un juego en la portada. Se guarda tras cada jugada y aquí puedes seguir cuando quieras.
resume-delete = Borrar
resume-delete-title = ¿Borrar esta partida?
resume-delete-words = { $name } desaparecerá para siempre.
resume-no = Esta partida no se abre

## Scenes: rulebook, how to play
rulebook-title = { $title }: las reglas
rulebook-search = Buscar
rulebook-search-typed = Buscar: escribe
rulebook-list = Capítulos
rulebook-found = Buscar: { $words }
rulebook-nothing = No hay nada
rulebook-nothing-note = Prueba con menos letras.
rulebook-hits = { $n } { $n ->
    [one] pasaje
   *[other] pasajes
}
rulebook-none = Este juego no trae reglamento.
rulebook-chapter = Capítulo
howto-title = { $title }: cómo se juega
howto-next = Página siguiente

## Scenes: why a save does not open
save-fault-empty = El archivo está vacío y ninguna copia anterior está entera.
save-fault-damaged = El archivo está dañado y ninguna copia anterior está entera.
save-fault-newer = La guardó una versión más nueva. Actualiza para abrirla.
save-fault-other-content = Se jugó con otras cartas o números. Recupéralos para abrirla.
save-fault-unknown-title = Este juego no está instalado.
save-fault-other-rules = Se jugó con reglas antiguas que ya no se pueden abrir.
save-fault-unreadable = No se puede leer el archivo. Comprueba sus permisos.

## Scenes: results
results-wins = ¡Gana { $name }!
results-nobody = Derrota
results-share = ¡{ $names } comparten la victoria!
results-and = y
results-places = Puestos
results-points = Cada punto
results-course = Cómo fue
results-again = Jugar otra vez
results-title-screen = Portada
results-score = { $n } { $n ->
    [one] punto
   *[other] puntos
}
results-total = Total
results-fame = Nuevo en el salón de la fama: puesto { $place }
results-counting = Recontando...
results-begins = Inicio
results-ends = Final
results-course-title = Los puntos a lo largo de la partida

## Scenes: attract
attract-press = Pulsa cualquier botón
attract-learn = { $title }: cómo se juega

## Scenes: hall of fame
fame-row = Salón de la fama
fame-title = { $title }: salón de la fama
fame-none = Aquí todavía no ha terminado nadie una partida.
fame-note = { $seats } jugadores · { $day }
fame-none-note = Quien lo haga primero aparecerá aquí, con puntos y fecha.
fame-day = { $day } { $month } { $year }

## Scenes: a kiosk left alone
idle-title = ¿Hay alguien ahí?
idle-words = Pulsa cualquier botón para seguir. Si no, la partida se retira y espera en Continuar.

## Kiosk: the time of a game, the game that was cut off
kiosk-time-soon = Queda un minuto para que termine esta partida.
kiosk-time-round = Se acabó el tiempo: esta ronda se juega hasta el final.
kiosk-time-decision = Se acabó el tiempo: una decisión más y contamos.
kiosk-time-up = Se acabó el tiempo: deciden los puntos tal como están
results-capped = Se acabó el tiempo: decidieron los puntos tal como estaban.
kiosk-offer = ¿Seguir con tu partida de { $title }?
kiosk-offer-note = El programa tuvo que arrancar de nuevo. Tu partida está como la dejaste.
kiosk-offer-yes = Seguir
kiosk-offer-no = No, gracias

## Kiosk: the operator's screens
service-title = Servicio
service-devices = Mandos
service-devices-note = Lo que envía cada mando, en vivo
service-sound = Sonido
service-sound-note = Izquierda, derecha, efectos, música
service-display = Pantalla
service-display-note = Zona segura, colores, grises
service-dice = Dados
service-dice-note = ¿Son justos? Todo lo que cayó aquí
service-books = Libros
service-books-note = Qué se jugó y cómo terminó
service-back = Volver al juego
service-exit = Cerrar el programa
service-exit-words = El quiosco se cierra y no vuelve a arrancar solo.
service-exit-yes = Cerrarlo
service-running = En marcha desde hace { $time }
service-memory = Memoria: { $n } MB
service-disk = Libre en el disco: { $n } MB
service-crashes = Arranques tras un fallo: { $n }
service-crash-last = El último (n.º { $number }, { $when }): { $words }
service-crash-hung = el programa estuvo parado { $n } s
service-crash-signal = el sistema cerró el programa ({ $name })
service-crash-code = el programa se interrumpió (código de salida { $n })
service-crash-other = { $words }
service-well = Todo está en orden.
service-no-sound = Sin sonido: { $words }
service-sound-off = está apagado
service-books-fault = Libros: { $words }
service-held = Pulsa: { $words }
service-nothing-held = No hay ningún botón pulsado.
service-seat-none = sin asiento
service-no-pads = No hay ningún mando conectado.
service-sound-left = Altavoz izquierdo
service-sound-right = Altavoz derecho
service-sound-dice = Dados
service-sound-horn = La voz de la mesa
service-sound-music = Música de { $title }
service-sound-retry = Abrir de nuevo el sonido
service-sound-good = El sonido está abierto.
service-display-safe = Zona segura: deben verse las cuatro esquinas y el marco.
service-display-bars = Colores: blanco, amarillo, cian, verde, magenta, rojo, azul, negro.
service-display-greys = Grises: cada paso debe distinguirse del siguiente.
service-display-grid = Líneas: todas rectas, todas nítidas.
service-display-next = Otra imagen
service-dice-none = Aquí todavía no ha caído ningún dado.
service-dice-throws = { $n ->
    [one] 1 tirada
   *[other] { $n } tiradas
}
service-dice-fair = justo: el azar se desvía tanto { $p } veces de cada 100
service-dice-odd = raro: el azar haría esto menos de 1 vez de cada 1000
service-dice-few = pocas tiradas para decirlo
service-books-none = Aquí todavía no ha jugado nadie.
service-books-all = En total
service-books-today = Hoy
service-books-games = Partidas
service-books-persons = Personas
service-books-finished = Terminadas
service-books-capped = Sin tiempo
service-books-abandoned = Abandonadas
service-books-crashed = Cortadas
service-books-minutes = Minutos por partida
service-books-how = En la consola: main.py books --csv ARCHIVO --html ARCHIVO

## Scenes: what can be wrong in a settings file; each with what helps
faults-unreadable = no se puede leer: { $reason }
faults-unreadable-cure = Comprueba que es un archivo que puedes leer.
faults-byte-order-mark = empieza con una marca de orden de bytes
faults-byte-order-mark-cure = Guárdalo como UTF-8 sin BOM.
faults-not-utf-8 = la línea { $line } no es UTF-8
faults-not-utf-8-cure = Guarda el archivo como UTF-8.
faults-empty = está vacío
faults-empty-cure = Bórralo o escribe los ajustes que quieras cambiar.
faults-bad-line = no se entiende la línea { $line }: { $words }
faults-bad-line-cure = Corrígela o bórrala.
faults-no-section = está fuera de toda sección
faults-no-section-cure = Ponlo bajo un título como [audio].
faults-misspelt = no es un ajuste
faults-misspelt-cure = ¿Querías decir { $near }?
faults-unknown = no es un ajuste
faults-unknown-cure = Borra la línea.
faults-wants-switch = «{ $value }» no sirve, debe ser true o false
faults-wants-switch-cure = Se queda el valor anterior.
faults-wants-one-of = «{ $value }» no sirve, debe ser uno de { $choices }
faults-wants-one-of-cure = Se queda el valor anterior.
faults-wants-text = «{ $value }» no sirve, debe ser un texto entre comillas
faults-wants-text-cure = Se queda el valor anterior.
faults-wants-number = «{ $value }» no sirve, debe ser un número entero de { $low } a { $high }
faults-wants-number-cure = Se queda el valor anterior.
faults-no-buttons = no es una tabla de botones
faults-no-buttons-cure = Escribe [remap."nombre del mando"] y líneas como a = "back".
faults-not-as-written = no se leería como se escribió
faults-not-as-written-cure = Da nombres sencillos a los botones del mando.
faults-unwritable = no se puede escribir: { $reason }
faults-unwritable-cure = Comprueba que se puede escribir en la carpeta.

## Months, short
month-1 = ene
month-2 = feb
month-3 = mar
month-4 = abr
month-5 = may
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = sep
month-10 = oct
month-11 = nov
month-12 = dic
