# Las palabras propias del motor. Claves: <lugar>-<cosa>. Iconos en línea: {icon:name}.

## Botones
ui-accept = Aceptar
ui-back = Atrás
ui-details = Detalles
ui-menu = Menú
ui-log = Registro
ui-choose = Elegir
ui-change = Cambiar
ui-move = Mover
ui-page = Página
ui-peek = Mirar
ui-fast = Más rápido
ui-list = Lista
ui-undo = Deshacer
ui-yes = Sí
ui-no = No
ui-on = Sí
ui-off = No
ui-cancel = Cancelar
ui-confirm = Confirmar
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
device-lost-seat = { $seat }: se ha perdido el mando. Pulsa { $button } en cualquier mando para seguir.

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
setting-comfort-reduced_motion = Menos movimiento
setting-comfort-high_contrast = Alto contraste
setting-comfort-captions = Subtítulos de los sonidos
setting-comfort-palette = Colores de los asientos
setting-input-dead_zone = Zona muerta de la palanca
setting-input-repeat_delay = La repetición empieza a los
setting-input-repeat_every = Repetir cada
setting-input-swap_accept = Cambiar aceptar y atrás
setting-input-glyphs = Dibujos de los botones
setting-input-rumble = Vibración
setting-kiosk-attract_after = Demostración tras
setting-kiosk-idle_after = Preguntar si no hay nadie tras
setting-kiosk-idle_grace = Esperar respuesta
setting-kiosk-attract_volume = Volumen de la demostración
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
caption-wagon-dispatch = Un carro parte chirriando
caption-coin = Tintinean monedas
caption-score-total = Una campanada: se cuentan los puntos
caption-curtain = El telón se mueve
caption-toast = Una campana: un aviso
caption-join = Cuerdas que suben: alguien se une
caption-leave = Cuerdas que bajan: alguien se va
caption-ui-refuse = Un golpe sordo: no se puede

## Mandos
device-added = { $name } está conectado
device-lost = { $name } se ha perdido

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
