# Palabras de Age of Conan. Entre llaves va lo que entrega el tablero; véase la cabecera de en.ftl.
#
# Glosario: una palabra para cada cosa, siempre la misma.
#   area región · province provincia · home provincia natal · kingdom reino · level nivel · savage salvaje · coastal costera
#   friendly amiga · enemy enemiga · adjacent contigua · unit unidad · army ejército · emissary emisario · Fort Fuerte
#   Tower Torre · City Ciudad · marker marcador · to subdue someter · alliance alianza · to cancel romper · to raise gold
#   recaudar · campaign campaña · campaign track senda de campaña · siege asedio · battle batalla · round (of a siege) asalto
#   to relocate trasladar · forced march marcha forzada · to retreat retirarse · to remove retirar · reserve provisión
#   contest contienda · strength fuerza · success éxito · Hit Golpe · Shield Escudo · Axe Hacha · Blank Vacío
#   fate die dado del hado · pool reserva de dados · Court Corte · Wild Comodín · table card carta de mesa · Event Suceso
#   instant instantánea · to refresh reactivar · to turn girar · hand mano · to draw (cards) robar, (tokens) sacar
#   adventure aventura · adventure track fila de aventura · destination destino · adventure token ficha de aventura
#   to exchange cambiar · to keep conservar · Companions Compañeras · bid puja · Conan player jugador de Conan
#   Conan bonus card carta de ventaja de Conan · raid incursión · Crom token ficha de Crom · age era · objective objetivo
#   artifact artefacto · coronation coronación · bonus prima · Empire Points Puntos de Imperio, PI · EP PI
# «Robar» es solo de cartas; «girar», solo de cartas usadas. Los nombres de reinos y cartas van sin verbo que concuerde.

## Título
title-name = Age of Conan
title-tagline = Cuatro reinos quieren un imperio. Un bárbaro no obedece a nadie.
title-players = De 2 a 4 soberanos
title-about = Somete o gana como aliadas las provincias de la Era Hyboria, puja por Conan, vive sus aventuras y levanta el mayor imperio en tres eras.
table-kingdoms = Reinos
table-kingdoms-note = Quién lleva cada reino. Alguien tiene que llevar Aquilonia.
table-kingdoms-suggested = Los aconsejados
table-kingdoms-random = Al azar

## Reinos, regiones y mares
kingdom-aquilonia = Aquilonia
kingdom-turan = Turán
kingdom-stygia = Estigia
kingdom-hyperborea = Hiperbórea
kingdom-aquilonia-text = El reino más altivo de Occidente: tropas pesadas, arcas llenas y guerra abierta.
kingdom-turan-text = Jinetes y oro de Oriente: arqueros, caravanas y emisarios diligentes.
kingdom-stygia-text = Antigua y oscura: pocas tropas, mucha hechicería y dados que vuelven a tirarse.
kingdom-hyperborea-text = Salones fríos y brujas aún más frías: intriga, hechicería y tropas que no caen.
area-central = Hyboria Central
area-north = Norte
area-east = Este
area-south = Sur
area-out = Fuera de juego
sea-western = Océano Occidental
sea-southern = Mar del Sur
sea-vilayet = Mar de Vilayet

## Provincias
province-aquilonia = Aquilonia
province-nemedia = Nemedia
province-ophir = Ofir
province-argos = Argos
province-koth = Koth
province-corinthia = Corintia
province-zingara = Zingara
province-hyperborea = Hiperbórea
province-cimmeria = Cimeria
province-nordheim = Nordheim
province-pictish_wilderness = Los Yermos Pictos
province-border_kingdom = La Frontera
province-brythunia = Britunia
province-northern_tundra = La Tundra del Norte
province-turan = Turán
province-zamora = Zamora
province-khauran = Khauran
province-khoraja = Khoraja
province-steppes = Las Estepas
province-zuagir_desert = Las Arenas Zuagir
province-hyrkania = Hirkania
province-stygia = Estigia
province-shem = Shem
province-kush = Kush
province-black_coast = La Costa Negra
province-darfar = Darfar
province-keshan = Keshan
province-punt = Punt

## Terrenos, dados y piezas
terrain-plain = Llanura
terrain-hills = Colinas
terrain-wood = Bosque
terrain-city = Ciudad
die-fate = Dado del hado
die-contest = Dado de contienda
fate-military = Militar
fate-intrigue = Intriga
fate-military_intrigue = Militar o Intriga
fate-court_conan = Corte y Conan
fate-wild = Comodín
fate-military-text = Crea una unidad, traslada hasta dos ejércitos, o traslada uno y ataca.
fate-intrigue-text = Crea un emisario, mueve hasta dos, o mueve uno y usa uno.
fate-military_intrigue-text = Militar o Intriga, si no la ofrece un dado más puro.
fate-court_conan-text = Una acción de Conan y luego robar cartas o jugar un Suceso.
fate-wild-text = Militar, Intriga o Corte, si no la ofrece otro dado. Sin acción de Conan.
face-hit = Golpe
face-hit_conan = Golpe de Conan
face-hit_attacker = Golpe atacante
face-shield = Escudo
face-axe = Hacha
face-blank = Vacío
face-hit-text = Un éxito.
face-hit_conan-text = Un éxito; dos para el bando que tiene a Conan.
face-hit_attacker-text = Un éxito solo para el atacante.
face-shield-text = Un éxito solo si algo lo cuenta.
face-axe-text = Un éxito solo si algo la cuenta.
face-blank-text = Nada.
piece-unit = Unidad
piece-army = Ejército
piece-emissary = Emisario
piece-fort = Fuerte
piece-tower = Torre
piece-city = Ciudad
piece-conan = Conan
piece-destination = Destino
piece-raid = Ficha de incursión
piece-crom = Ficha de Crom
piece-bid = Ficha de puja
piece-first = Primer jugador
goods-gold = Oro
goods-sorcery = Hechicería
goods-ep = Puntos de Imperio
category-monsters = Monstruos
category-treasures = Tesoros
category-women = Compañeras
kind-table = Carta de mesa
kind-event = Suceso
kind-instant = Instantánea
kind-strategy = Carta de estrategia
kind-kingdom = Carta de reino
kind-artifact = Artefacto
kind-objective = Objetivo
kind-adventure = Aventura
card-ready = Lista
card-used = Usada
card-unknown = Una carta oculta
token-unknown = Una ficha oculta

## Cuándo se usa una carta
when-step_a = En tu turno, antes del dado
when-any_time = En cualquier momento de tu turno
when-before_die = En tu turno, antes del dado
when-military_action = En tu acción Militar
when-intrigue_action = En tu acción de Intriga
when-court = Como acción de Corte
when-before_rolls = En una contienda, antes de tirar
when-own_roll = En una contienda, tras tu tirada
when-compare = Al comparar los éxitos
when-unit_lost = Al perder una unidad en una contienda
when-forced_march = Al forzar la marcha
when-emissary_removed = Al retirar tu emisario
when-emissary_gold = Cuando un emisario te da oro
when-sorcery = Al gastar hechicería
when-bid = En una puja, tras descubrir
contest-military = Contienda militar
contest-intrigue = Contienda de intriga
side-attacker = Como atacante
side-defender = Como defensor

## Cartas de reino: Aquilonia
card-aq_archers = Arqueros bosonios
card-aq_archers-text = Contienda militar, tras tu tirada: 1 éxito más.
card-aq_archers-flavour = Cuentan flechas como un avaro sus monedas.
card-aq_dragons = Dragones Negros
card-aq_dragons-text = Al forzar la marcha: esta marcha no cuesta unidad, aunque solo te quede una.
card-aq_dragons-flavour = La guardia del rey se cansa cuando él lo dice.
card-aq_knights = Caballeros de Poitain
card-aq_knights-text = Contienda militar en llanura o colinas, antes de tirar: 1 dado más, hasta 6.
card-aq_knights-flavour = Primero la canción; luego tiembla el suelo.
card-aq_pikemen = Piqueros de Gunderland
card-aq_pikemen-text = Contienda militar, antes de tirar: tus Escudos cuentan como éxitos.
card-aq_pikemen-flavour = Un seto con opiniones.
card-aq_marshal = El viejo mariscal
card-aq_marshal-text = Al perder una unidad en una contienda militar: 1 unidad de esa pérdida se queda en el mapa.
card-aq_marshal-flavour = Ya perdió esta batalla antes, y sabe cómo.
card-aq_chancellor = Canciller de Tarantia
card-aq_chancellor-text = Contienda de intriga, antes de tirar: 1 dado más, hasta 6.
card-aq_chancellor-flavour = No miente nunca. Aplaza.
card-aq_wardens = Guardas del camino real
card-aq_wardens-text = En tu acción Militar: 1 traslado más, antes de cualquier ataque.
card-aq_wardens-flavour = Por la izquierda. El ejército, por la derecha.
card-aq_levy = Leva real
card-aq_levy-text = Acción de Corte: pon 2 unidades en tu provincia natal.
card-aq_levy-flavour = Los segundones, y el tercero si es alto.
card-aq_tax = Impuesto de la Corona
card-aq_tax-text = Acción de Corte: gana 4 de oro.
card-aq_tax-flavour = La corona pesa. Ayuda a llevarla.
card-aq_barons = Consejo de barones
card-aq_barons-text = Acción de Corte: roba 3 cartas de estrategia.
card-aq_barons-flavour = Doce barones, trece planes.
card-aq_garrison = Órdenes de guarnición
card-aq_garrison-text = Acción de Corte: pon 1 unidad en una provincia con Fuerte o Ciudad tuyos y 1 más en otra, si la tienes.
card-aq_garrison-flavour = Guarda el muro. Sí, ese también.
card-aq_wall = Muro de escudos
card-aq_wall-text = Contienda militar, antes de tirar: tus Escudos cuentan como éxitos.
card-aq_wall-flavour = En esta fila nadie se cuela.
card-aq_charge = Carga repentina
card-aq_charge-text = Contienda militar como atacante, antes de tirar: 1 dado más, hasta 6.
card-aq_charge-flavour = El cuerno era el aviso. Llegó tarde.
card-aq_fealty = Juramento de vasallaje
card-aq_fealty-text = Contienda de intriga, tras tu tirada: 1 éxito más.
card-aq_fealty-flavour = Arrodíllate aquí. Cuidado con la alfombra.
card-aq_pace = Paso ligero
card-aq_pace-text = En tu turno, antes del dado: traslada 1 ejército.
card-aq_pace-flavour = El desayuno está a dos valles.

## Cartas de reino: Turán
card-tu_veziz = Veziz Sha
card-tu_veziz-text = Contienda de intriga, tras tu tirada: vuelve a tirar hasta 2 de tus dados.
card-tu_veziz-flavour = Pregunta otra vez, y sonríe menos.
card-tu_archers = Arqueros hirkanios
card-tu_archers-text = Contienda militar, antes de tirar: 1 dado más, hasta 6, y tus Escudos cuentan como éxitos.
card-tu_archers-flavour = Apuntan al galope, y al galope duermen.
card-tu_lancers = Lanceros de la estepa
card-tu_lancers-text = Contienda militar en llanura o colinas, antes de tirar: tus Hachas cuentan como éxitos.
card-tu_lancers-flavour = La punta llega antes que el argumento.
card-tu_fleet = Flota de Vilayet
card-tu_fleet-text = En tu acción Militar: 1 traslado puede ir de una costa amiga a otra del mismo mar.
card-tu_fleet-flavour = El camino moja, pero nadie lo corta.
card-tu_spymaster = Espía mayor de Aghrapur
card-tu_spymaster-text = En tu acción de Intriga: se mueve 1 emisario más.
card-tu_spymaster-flavour = Sabía que leerías esto.
card-tu_caravans = Jefes de caravana
card-tu_caravans-text = Al ganar oro por una alianza o recaudándolo: gana 2 más.
card-tu_caravans-flavour = Cuarenta camellos y una balanza honrada.
card-tu_guard = Guardia de palacio
card-tu_guard-text = Contienda militar como defensor, tras tu tirada: 1 éxito más.
card-tu_guard-flavour = No parpadean. Está en el juramento.
card-tu_tribute = Caravanas de tributo
card-tu_tribute-text = Acción de Corte: gana 3 de oro.
card-tu_tribute-flavour = Un regalo, a la tercera carta.
card-tu_clans = Llamada a los clanes
card-tu_clans-text = Acción de Corte: pon 2 unidades en tu provincia natal.
card-tu_clans-flavour = Cada primo trae a un primo.
card-tu_informers = Red de informadores
card-tu_informers-text = Acción de Corte: pon 2 emisarios en una provincia amiga.
card-tu_informers-flavour = El barbero, el panadero y el caballo.
card-tu_bribe = Capitán sobornado
card-tu_bribe-text = Acción de Corte: paga 2 de oro y retira 1 unidad enemiga de una provincia no natal con un emisario tuyo en ella o al lado.
card-tu_bribe-flavour = Su honor llevaba la etiqueta puesta.
card-tu_flight = Huida fingida
card-tu_flight-text = Contienda militar, tras tu tirada: vuelve a tirar hasta 2 de tus dados.
card-tu_flight-flavour = Cara de miedo. Más miedo. Ahora, vuelta.
card-tu_dust = Polvo de la estepa
card-tu_dust-text = Contienda militar, antes de tirar: tu rival tira 1 dado menos, pero 1 como mínimo.
card-tu_dust-flavour = Medio ejército y cien escobas.
card-tu_words = Palabras de seda
card-tu_words-text = Contienda de intriga, tras tu tirada: 1 éxito más.
card-tu_words-flavour = Tan suaves que nadie notó el nudo.

## Cartas de reino: Estigia
card-st_priests = Sacerdotes de la Serpiente
card-st_priests-text = Cualquier contienda, tras tu tirada: puedes gastar hechicería 1 vez más para volver a tirar todos tus dados.
card-st_priests-flavour = El dios silba una vez para decir que sí.
card-st_spears = Lanceros del río
card-st_spears-text = Contienda militar en llanura o bosque, antes de tirar: tus Hachas cuentan como éxitos.
card-st_spears-flavour = El Styx es ancho. Ellos también.
card-st_guard = Guardia del templo
card-st_guard-text = Contienda militar como defensor, tras tu tirada: 1 éxito más.
card-st_guard-flavour = La hora de visita acabó. Nunca empezó.
card-st_tower = Señor de la Torre Negra
card-st_tower-text = Al gastar hechicería para volver a tirar: elige qué dados tuyos conservas.
card-st_tower-flavour = Ha leído la última página de tu sino.
card-st_scrolls = Guardián de pergaminos
card-st_scrolls-text = En tu turno, antes del dado: roba 1 carta de estrategia.
card-st_scrolls-flavour = Silencio. Los pergaminos duermen.
card-st_venom = Adeptos del veneno
card-st_venom-text = Contienda de intriga, antes de tirar: tu rival tira 1 dado menos, pero 1 como mínimo.
card-st_venom-flavour = El vino es excelente. Tú primero.
card-st_circle = Círculo del Anillo Negro
card-st_circle-text = Acción de Corte: gana 2 de hechicería y roba 2 cartas de estrategia.
card-st_circle-flavour = Nueve sillas negras. Una siempre está tibia.
card-st_altar = Ofrenda en el altar
card-st_altar-text = Acción de Corte: retira 1 de tus unidades y gana 3 de hechicería.
card-st_altar-flavour = Voluntarios, un paso atrás. Tarde, tú.
card-st_research = Estudios prohibidos
card-st_research-text = Acción de Corte: gana 2 de hechicería y roba 1 carta de reino.
card-st_research-flavour = La estantería prohibida es la más sobada.
card-st_curse = Maldición de polvo
card-st_curse-text = Acción de Corte: paga 2 de hechicería y retira 1 unidad enemiga de cualquier provincia que no sea natal.
card-st_curse-flavour = Dejaron las botas y una corriente de aire.
card-st_gaze = Mirada de la serpiente
card-st_gaze-text = Cualquier contienda, antes de tirar: tu rival tira 1 dado menos, pero 1 como mínimo.
card-st_gaze-flavour = Has mirado. Todos miran.
card-st_bargain = Pacto oscuro
card-st_bargain-text = Cualquier contienda, tras tu tirada: paga 1 de hechicería por 2 éxitos más.
card-st_bargain-flavour = Firma aquí, aquí y aquí dentro.
card-st_smoke = Caminantes del humo
card-st_smoke-text = En tu turno, antes del dado: mueve 1 de tus emisarios a cualquier provincia en juego que no sea natal de otro.
card-st_smoke-flavour = Una vela se apaga aquí; una tos, allí.
card-st_whisper = Susurro al bárbaro
card-st_whisper-text = En tu turno, antes del dado: mueve a Conan 1 paso. No se gana ni se descarta ninguna ficha de aventura.
card-st_whisper-flavour = Cree que fue idea suya.

## Cartas de reino: Hiperbórea
card-hy_mist = Guerreros de la niebla
card-hy_mist-text = Al perder una unidad en una contienda militar: 1 unidad de esa pérdida se queda en el mapa.
card-hy_mist-flavour = Cortas, y la niebla se cierra.
card-hy_thralls = Siervos del hielo
card-hy_thralls-text = Contienda militar, antes de tirar: 1 dado más, hasta 6, y tus Hachas cuentan como éxitos.
card-hy_thralls-flavour = Grandes, fríos y no cobran por pensar.
card-hy_seers = Videntes del salón helado
card-hy_seers-text = Contienda de intriga, antes de tirar: 1 dado más, hasta 6.
card-hy_seers-flavour = Ven el mañana. Está nevando.
card-hy_cabal = Aquelarre
card-hy_cabal-text = Contienda de intriga, antes de tirar: tus Escudos cuentan como éxitos.
card-hy_cabal-flavour = Tres voces y una sola sombra.
card-hy_levies = Levas de la tundra
card-hy_levies-text = Contienda militar en colinas o bosque, tras tu tirada: 1 éxito más.
card-hy_levies-flavour = En su casa, a esto lo llaman buen tiempo.
card-hy_envoys = Enviados pálidos
card-hy_envoys-text = Cuando tu emisario se retiraría tras una contienda de intriga: se queda.
card-hy_envoys-flavour = Nadie se atreve a pedirles que se vayan.
card-hy_skulls = Salón de las calaveras
card-hy_skulls-text = En tu turno, antes del dado: gana 1 de hechicería.
card-hy_skulls-flavour = Asienten, si esperas lo bastante.
card-hy_gather = Reunión del aquelarre
card-hy_gather-text = Acción de Corte: gana 2 de hechicería y pon 1 emisario en una provincia amiga.
card-hy_gather-flavour = Trae una escoba y un secreto.
card-hy_winter = Marcha de invierno
card-hy_winter-text = Acción de Corte: traslada hasta 2 ejércitos y luego pon 1 unidad en tu provincia natal.
card-hy_winter-flavour = Ahora los ríos son caminos.
card-hy_furs = Diezmo de pieles
card-hy_furs-text = Acción de Corte: gana 3 de oro.
card-hy_furs-flavour = Una de cada diez. El oso discrepaba.
card-hy_dead = Alzar muertos helados
card-hy_dead-text = Acción de Corte: paga 1 de hechicería y pon 2 unidades en una provincia amiga.
card-hy_dead-flavour = Quien mejor duerme, mejor monta guardia.
card-hy_cloud = Nublar la mente
card-hy_cloud-text = En cualquier momento de tu turno: pon 1 dado de la reserva en la cara que quieras.
card-hy_cloud-flavour = ¿Qué sacaste? ¿Seguro?
card-hy_fog = Niebla helada
card-hy_fog-text = Contienda militar, antes de tirar: tu rival tira 1 dado menos, pero 1 como mínimo.
card-hy_fog-flavour = Cargaron con valor, y pasaron de largo.
card-hy_tongue = Lengua de marioneta
card-hy_tongue-text = Contienda de intriga, tras tu tirada: 1 éxito más.
card-hy_tongue-flavour = El duque asiente. Levántale el brazo.
card-hy_endure = Aguante de hierro
card-hy_endure-text = Al perder una unidad en una contienda militar: 1 unidad de esa pérdida se queda en el mapa.
card-hy_endure-flavour = Solo hace frío por fuera.

## Cartas de estrategia
card-s01 = Campo abierto
card-s02 = Guardia del norte
card-s03 = Pelea de callejón
card-s04 = Altos del sur
card-s05 = Cortina de árboles
card-s06 = Escalera de hachas
card-s07 = Espesura oriental
card-s08 = Guardia de la puerta
card-s09 = Senda del lobo
card-s10 = Calle por calle
card-s11 = Hogueras de vigía
card-s12 = Puerta de la selva
card-s13 = Vega del río
card-s14 = Linde del bosque
card-s15 = Pueblo del cerro
card-s16 = Cresta ardiente
card-s17 = Plaza del mercado
card-s18 = Leñadores
card-s19 = Emboscada verde
card-s20 = Pantalla de camellos
card-s21 = Muros de troncos
card-s22 = Asalto a la puerta
card-s23 = Cañaverales
card-s24 = Torres rotas
card-s25 = Nieve abierta
card-s26 = Camino del rey
card-s27 = Paso de cabras
card-s28 = Riscos negros
card-s29 = Escudos largos
card-s30 = Hacha y antorcha
card-s31 = Bosque profundo
card-s32 = Palmeral
card-s33 = Paso de los huesos
card-s34 = Milicia de gremios
card-s35 = Mar de hierba
card-s36 = Marcha nocturna
card-s37 = La última carga

## Artefactos y cartas de Conan
card-sword_of_atlantis = Espada de la Atlántida
card-sword_of_atlantis-text = En las contiendas militares también ganas con éxitos iguales.
card-sword_of_atlantis-flavour = Más vieja que el mar del que salió.
card-crown_of_the_cobra = Corona de la Cobra
card-crown_of_the_cobra-text = En las contiendas de intriga también ganas con éxitos iguales.
card-crown_of_the_cobra-flavour = Nunca duerme del todo.
card-heart_of_tammuz = Corazón de Tammuz
card-heart_of_tammuz-text = Al gastar hechicería para volver a tirar, elige qué dados tuyos conservas.
card-heart_of_tammuz-flavour = Late más deprisa cerca de la verdad.
card-conan_bonus = Carta de ventaja de Conan
card-conan_bonus-text = En una puja, tras descubrir: juega una segunda carta de estrategia, que sustituye a la primera.
card-conan_bonus-flavour = El bárbaro siente debilidad por quien pierde.
card-conan_player = Jugador de Conan
card-conan_player-text = Conan te sigue hasta la próxima puja.
card-conan_player-flavour = Te sigue. No te obedece.

## Objetivos
objective-o01 = Poder naval
objective-o01-text = Controla 2 provincias costeras, sin contar la natal, que no sean contiguas entre sí.
objective-o02 = Imperio hyborio
objective-o02-text = Ten 2 Fuertes o Ciudades en Hyboria Central.
objective-o03 = Guerra a los piratas
objective-o03-text = Ten 2 Fuertes o Ciudades en provincias costeras.
objective-o04 = Domar las tierras salvajes
objective-o04-text = Ten 2 Fuertes en provincias salvajes.
objective-o05 = Camino de reyes
objective-o05-text = Controla Ofir y Koth, con cualquier marcador.
objective-o06 = Reyes mercaderes
objective-o06-text = Ten 3 Torres o Ciudades en Hyboria Central, y más que nadie.
objective-o07 = Gran alianza
objective-o07-text = Ten más Torres y Ciudades que nadie.
objective-o08 = Grandes constructores
objective-o08-text = Ten 2 Ciudades.
objective-o09 = Poder militar
objective-o09-text = Ten más Fuertes y Ciudades que nadie.
objective-o10 = Nación hechicera
objective-o10-text = Ten más hechicería que nadie.
objective-o11 = Reino dilatado
objective-o11-text = Controla 3 provincias fuera de tu región natal.
objective-o12 = Aceros de Crom
objective-o12-text = Ten más fichas de Crom que nadie.

## Aventuras
adventure-a01 = La hija del gigante helado
adventure-a01-text = Ríe, descalza en la nieve, y lo llama.
adventure-a02 = La torre del elefante
adventure-a02-text = Sin puerta, sin ventana, y arriba una joya.
adventure-a03 = El dios en el cuenco
adventure-a03-text = El paquete no debía abrirlo nadie.
adventure-a04 = Villanos en la casa
adventure-a04-text = Tres ladrones, una trampa y un criado de rojo.
adventure-a05 = La reina de la Costa Negra
adventure-a05-text = Una reina pirata baila, y el río es negro.
adventure-a06 = Coloso negro
adventure-a06-text = Un viejo nombre despierta bajo la arena.
adventure-a07 = Sombras a la luz de la luna
adventure-a07-text = Las estatuas de la isla parecen escuchar.
adventure-a08 = Nacerá una bruja
adventure-a08-text = Un trono y dos reinas con una cara.
adventure-a09 = El diablo de hierro
adventure-a09-text = Un pescador tomó un puñal que debió dejar.
adventure-a10 = La gente del Círculo Negro
adventure-a10-text = En la montaña, cuatro maestros no parpadean.
adventure-a11 = La sombra que repta
adventure-a11-text = Una ciudad dormida, y algo que no duerme.
adventure-a12 = El estanque del ser negro
adventure-a12-text = Hay figurillas en la repisa. Nuevas.
adventure-a13 = Clavos rojos
adventure-a13-text = Una ciudad, dos clanes y una puerta cerrada.
adventure-a14 = Las joyas de Gwahlur
adventure-a14-text = El oráculo duerme junto a un viejo tesoro.
adventure-a15 = Más allá del río Negro
adventure-a15-text = Los tambores han callado. Es peor.
adventure-a16 = El forastero negro
adventure-a16-text = Un cofre, una tormenta y tres que lo quieren.
adventure-a17 = Sombras en Zambula
adventure-a17-text = La posada es barata. Echa el cerrojo.
adventure-a18 = El valle de las perdidas
adventure-a18-text = Flores blancas se mecen, y no hay viento.
adventure-a19 = La ciudadela escarlata
adventure-a19-text = Bajo las celdas hay más celdas.
adventure-a20 = El fénix en la espada
adventure-a20-text = Veinte puñales buscan a un rey dormido.
adventure-a21 = La hora del dragón
adventure-a21-text = Tres mil años muerto, y tiene prisa.
adventure-a22 = El hocico en la oscuridad
adventure-a22-text = Olfatea cada puerta menos la tuya. Aún.
adventure-a23 = La mano de Nergal
adventure-a23-text = Un regalo de la oscuridad, con garras.
adventure-a24 = La campana de la frontera
adventure-a24-text = Suena cuando nadie tira de la cuerda.
adventure-a25 = El cuerno de Britunia
adventure-a25-text = Quien lo toca nunca está solo del todo.
adventure-a26 = La puerta de las brujas
adventure-a26-text = Se abre por un precio que no dice.
adventure-a27 = La galera hundida
adventure-a27-text = Con marea baja, los remos aún se mueven.

## La mesa
table-hand = Mano
table-cards-in-play = En la mesa
table-pool = Dados del hado
table-track = Fila de aventura
table-adventure = Aventura
table-adventures = Mazo de aventuras
table-objectives = Objetivos
table-strategy-deck = Mazo de estrategia
table-kingdom-deck = Mazo de reino
table-discards = Descartes
table-bids = Fichas de puja
table-bid-used = Usada
table-bid-available = Disponible
table-tokens = Fichas de aventura
table-artifacts = Artefactos
table-reserve = Provisión
table-bag = Bolsa de fichas
table-level = Nivel { $n }
table-campaign = Senda de campaña
table-home = Provincia natal
table-savage = Salvaje: nunca se alía
table-coastal = Costa: { $sea }
table-neutral = Neutral
table-subdued = La sometió { $name }
table-allied = Aliada de { $name }
table-both = Ciudad de { $name }
table-age = Era { $age } de 3
table-ep = { $n } PI
table-cost = Coste: { $n } de oro
table-value = Valor { $value }
table-strength = Fuerza
table-successes = Éxitos
table-out = Fuera de la partida
table-empty = Vacío

## Contiendas, pujas y cambio de era sobre la mesa
contest-form-campaign = Campaña en { $province }
contest-form-siege = Asedio de { $province }
contest-form-battle = Batalla en { $province }
contest-form-alliance = Alianza con { $province }
contest-form-cancel = Romper la alianza de { $province }
contest-step-cards = Cartas de estrategia
contest-step-before = Cartas antes de las tiradas
contest-step-roll-0 = Tira el atacante
contest-step-own-0 = Tras la tirada de ataque
contest-step-roll-1 = Tira el defensor
contest-step-own-1 = Tras la tirada de defensa
contest-step-compare = Se comparan los éxitos
contest-emissary = Emisario { $n }
contest-beside = +1 { $province }
contest-allied = +{ $n } por la alianza
contest-conan = Conan: +1 dado, sus golpes valen 2
contest-extra =
    { $n ->
        [one] { $card }: +1 dado
       *[other] { $card }: +{ $n } dados
    }
contest-fewer =
    { $n ->
        [one] { $card }: 1 dado menos
       *[other] { $card }: { $n } dados menos
    }
contest-bonus =
    { $n ->
        [one] { $card }: +1 éxito
       *[other] { $card }: +{ $n } éxitos
    }
contest-again = { $card }: hechicería { $n } vez más
contest-sorcery = Hechicería: nueva tirada
contest-counts =
    { $face ->
        [axe]
            { $source ->
                [raid] Incursión: cuentan las Hachas
               *[card] { $card }: cuentan las Hachas
            }
       *[shield] { $card }: cuentan los Escudos
    }
contest-a-card = Carta de reino
contest-capped = 5 dados como mucho: { $n }
contest-luck = Suerte: mejor que el { $n } %
contest-odds = Gana el ataque: { $n } %
contest-odds-before = Antes de tirar: { $n } %
contest-unrolled = Aún sin tirar.
contest-verdict-text = El atacante necesita más éxitos. Si empatan, gana el defensor.
contest-pledge-text = Boca abajo hasta que ambos bandos hayan elegido. Lo que muestra vale como éxito.
ledger-bid = ¿Quién lleva a Conan? { $adventure }, en { $province }
ledger-choosing = elige …
ledger-waiting = por elegir
ledger-none = Nada
ledger-artifacts = Artefactos: fichas de una clase
ledger-change = Termina la era { $age }
ledger-hidden = Boca abajo hasta que todos hayan elegido.
ledger-step-raids = Incursiones
ledger-step-income = Oro y objetivos
ledger-step-build = Ciudades y tropas
ledger-step-spend = Compras
ledger-step-artifacts = Artefactos
ledger-step-adventures = Nuevas aventuras
ledger-step-refresh = Cartas reactivadas
ledger-step-raids-text = Cada ficha en una provincia amiga cuesta 1 PI. Entrega allí una unidad y sus fichas se van.
ledger-step-income-text = Oro por la provincia natal, cada Torre y cada Ciudad. Quien cumple un objetivo gana sus PI.
ledger-step-build-text = Una unidad por Fuerte y Ciudad, y una en casa. Un Fuerte puede pasar a Ciudad en su lugar.
ledger-step-spend-text = Emisarios, unidades y cartas por oro. Lo que no se gasta se conserva.
ledger-step-artifacts-text = En secreto todos muestran fichas de una clase. Gana la suma más alta; el empate no gana nada.
ledger-step-adventures-text = Cuatro aventuras nuevas. Se revela la primera y todos pujan por Conan.
ledger-step-refresh-text = Todas las cartas en la mesa se reactivan.

## Palabras explicadas
keyword-level = Nivel
keyword-level-text = Fuerza de una provincia en las contiendas y su valor en oro y PI.
keyword-fort = Fuerte
keyword-fort-text = Una provincia sometida. Da PI al instante y otra vez al final.
keyword-tower = Torre
keyword-tower-text = Una provincia aliada. Da oro al instante, en cada cambio de era y al final.
keyword-city = Ciudad
keyword-city-text = Fuerte y Torre a la vez: cuenta como los dos, pero es un solo marcador.
keyword-friendly = Amiga
keyword-friendly-text = Tu provincia natal y toda provincia con un marcador tuyo.
keyword-neutral = Neutral
keyword-neutral-text = Provincia de nadie. Tira por ella el jugador de tu izquierda.
keyword-savage = Salvaje
keyword-savage-text = Nunca se alía con nadie: solo vale la fuerza.
keyword-track = Senda de campaña
keyword-track-text = Gana en cada icono por orden. En el último, la provincia queda sometida.
keyword-siege = Asedio
keyword-siege-text = Ataque a una provincia de otro. Primero caen las unidades, luego el marcador.
keyword-battle = Batalla
keyword-battle-text = Dos ejércitos en una provincia neutral. Los dos pueden retirarse.
keyword-march = Marcha forzada
keyword-march-text = Retira una unidad más para volver a luchar enseguida.
keyword-alliance = Alianza
keyword-alliance-text = Intriga ganada en una provincia neutral: el emisario se hace Torre.
keyword-raise = Recaudar oro
keyword-raise-text = Gasta un emisario en una provincia ajena y gana oro: su nivel.
keyword-sorcery = Hechicería
keyword-sorcery-text = Tras tu tirada, 1 de hechicería vuelve a tirar todos tus dados. Una vez por contienda.
keyword-conan = Conan
keyword-conan-text = A tu lado añade un dado, y sus golpes valen doble.
keyword-raids = Ficha de incursión
keyword-raids-text = Ayuda a defenderse a una provincia neutral; cuesta 1 PI a su dueño al cambiar de era.
keyword-crom = Ficha de Crom
keyword-crom-text = Por un asedio o una batalla ganados. Tener más que nadie da PI al final.
keyword-bid = Puja
keyword-bid-text = Ficha más carta. Una ficha usada espera a que pujes el 0; el 3, nunca.
keyword-coronation = Coronación
keyword-coronation-text = En la tercera era, con Conan en tu provincia natal: un envite que acaba la partida.
keyword-mixed = Dados mixtos
keyword-mixed-text = Solo sirven para acciones que ningún dado más puro de la reserva ofrece.

## Cómo se juega
howto-1-title = Levanta un imperio
howto-1-text = Lleva un reino durante tres eras. Somete provincias con ejércitos, hazlas aliadas con emisarios y vive las aventuras de Conan. Ganan más Puntos de Imperio.
howto-2-title = Un dado por turno
howto-2-text = Siete dados del hado forman la reserva. En tu turno juega cartas, toma un dado y haz lo que muestra: guerra, intriga o corte. Cuando se acaban, se tiran de nuevo los siete.
howto-3-title = Contiendas
howto-3-text = Tira tantos dados como tu fuerza, 5 como mucho. El atacante necesita más éxitos: si hay empate, gana la defensa. Las cartas cuentan Escudos y Hachas; la hechicería repite todo.
howto-4-title = Ejércitos
howto-4-text = Tus unidades atacan el nivel de una provincia. Cada victoria avanza por su senda; en el último icono, una unidad se hace Fuerte y ganas PI. Perder o seguir luchando cuesta una unidad.
howto-5-title = Emisarios
howto-5-text = Un emisario tiene fuerza 1, y 1 más por cada amigo de al lado. Si vence al nivel se hace Torre, que da oro. Las provincias salvajes nunca se alían.
howto-6-title = El bárbaro
howto-6-text = Quien más puja lleva a Conan. Cada paso hacia el destino gana una ficha; los demás la descartan. Donde lucha por ti hay un dado más, y sus golpes valen doble.
howto-7-title = Asedios y batallas
howto-7-text = Las provincias enemigas se asedian: primero caen las unidades, luego el marcador. Los ejércitos que se cruzan luchan o se retiran. Quien vence recibe una ficha de Crom.
howto-8-title = Las eras y una corona
howto-8-text = Cuatro aventuras son una era; luego hay oro, objetivos, tropas y artefactos. En la tercera puedes coronar a Conan en tu provincia natal. Acaba la partida, para bien o para mal.

## Los sonidos en palabras
caption-horn-turn = Un cuerno de guerra llama al siguiente soberano
caption-victory = Trompetas: un imperio en pie
caption-defeat = Un arpa calla
caption-march = Un ejército se pone en marcha
caption-sword = Acero contra acero
caption-raid = Fuego y gritos: una incursión
caption-spell = Un susurro oscuro: hechicería
caption-coin = El oro cae en un cofre
caption-score-total = Un gong: se cuentan los puntos
caption-age-turn = Una gran campana y un cuerno: acaba una era
caption-bid-reveal = Las cartas golpean la mesa: se muestran las pujas
caption-city-forge = Martillo y piedra: crece una ciudad
caption-conan-stride = Pasos pesados y una espada desenvainada: Conan
caption-contest-drums = Tambores de guerra: una contienda
caption-coronation = Trompetas y campanas: una coronación
caption-emissary = Pluma y sello: se busca una alianza
caption-gold-coins = El oro cae en un cofre
caption-march-host = Una hueste en marcha
caption-raid-fire = Arde la paja: una incursión
caption-sorcery-flame = Ruge una llama y zumba una voz: hechicería
caption-steel-ring = Resuena un escudo: el golpe se detiene
caption-chant = Se alza un cántico
caption-banner = Un estandarte restalla al viento
caption-monolith = Cruje la piedra y zumban voces: un premio

## Frases con que se hacen las líneas de abajo
neutral-name = la provincia
category-word =
    { $category ->
        [monsters] { category-monsters }
        [treasures] { category-treasures }
       *[women] { category-women }
    }
token-name = { category-word } { $value }
token-worth =
    { $goods ->
        [gold] { $amount } de oro
       *[sorcery] { $amount } de hechicería
    }
kind-word =
    { $kind ->
        [military] Militar
        [intrigue] Intriga
       *[court] Corte
    }
contest-word =
    { $kind ->
        [intrigue] { contest-intrigue }
       *[military] { contest-military }
    }
terrain-word =
    { $terrain ->
        [plain] llanura
        [hills] colinas
        [wood] bosque
       *[city] ciudad
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
        [fort] Fuerte
        [tower] Torre
       *[city] Ciudad
    }
units =
    { $n ->
        [one] 1 unidad
       *[other] { $n } unidades
    }
success-word =
    { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
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
        [shield] Los Escudos cuentan
        [axe] Las Hachas cuentan
       *[both] Los Escudos y las Hachas cuentan
    }
strategy-text = { counts-word } como éxitos. Militar: en su terreno. Intriga: en su región; con 2 o 3 jugadores, también en la segunda.
why-word =
    { $why ->
        [income] ingresos
        [emissary] emisario
        [purchase] compra
        [scoring] provincias
        [refresh] reactivación
        [play] carta de mesa
        [token] ficha cambiada
        [reroll] nueva tirada
        [subdued] sometida
        [raid] incursiones
        [objective] objetivo
        [coronation] coronación
        [loss] contienda
        [march] marcha forzada
        [fort] por el Fuerte
        [limit] por encima del límite
        [price] precio
       *[other] { $why }
    }

## Lo que ha pasado
event-game_started = Cuatro regiones, un bárbaro: empieza la era
event-objective_revealed = Objetivo: { $objective }
event-adventure_revealed = Aventura: { $adventure }, en { $destination }
event-adventure_ended =
    { $reached ->
        [0] Se acaba sin Conan: { $adventure }
       *[1] Conan ha llegado: { $adventure }
    }
event-cards_drawn =
    { $deck ->
        [kingdom]
            { $n ->
                [one] { $name } roba 1 carta de reino
               *[other] { $name } roba { $n } cartas de reino
            }
       *[strategy]
            { $n ->
                [one] { $name } roba 1 carta de estrategia
               *[other] { $name } roba { $n } cartas de estrategia
            }
    }
event-deck_shuffled =
    { $deck ->
        [kingdom] Se rehace el mazo de reino de { $name }
        [strategy] Se rehace el mazo de estrategia
       *[tokens] Las fichas de aventura vuelven a la bolsa
    }
event-bid_won =
    { $by ->
        [tokens] { $name } gana a Conan con { $total }: menos fichas de aventura
        [distance] { $name } gana a Conan con { $total }: más cerca del destino
        [chance] { $name } gana a Conan con { $total }, al azar
       *[total] { $name } gana a Conan con { $total }
    }
event-bid_revealed =
    { $card ->
        [0] { $name } puja { $total }: ficha { $token }, sin carta
       *[other] { $name } puja { $total }: ficha { $token }, carta { $value }
    }
event-declined =
    { $what ->
        [military] { $name } renuncia a la acción Militar
        [intrigue] { $name } renuncia a la acción de Intriga
        [court] { $name } renuncia a la acción de Corte
        [conan] { $name } renuncia a la acción de Conan
       *[coronation] { $name } no corona a Conan
    }
event-conan_moved =
    { $cause ->
        [destination] Se lleva a Conan a { $to }
       *[other] { $name }: Conan va a { $to }
    }
event-token_kept = { $name } conserva la ficha: { $n } en total
event-token_exchanged = { $name } cambia { $token } por { token-worth }
event-units_moved =
    { $how ->
        [attack] { $name } ataca { $to } desde { $origin }: { units }
        [retreat] { $name } se retira a { $to }: { units }
       *[relocation] { $name } traslada { units } a { $to }
    }
event-emissary_removed =
    { $why ->
        [raise] { $name } recauda oro en { $province }: se va el emisario
       *[contest] Se gasta el emisario de { $name } en { $province }
    }
event-card_played =
    { $kind ->
        [event] { $name } juega { $card }
       *[other] { $name } usa { $card }
    }
event-contest_opened =
    { $form ->
        [campaign] Campaña de { $name } en { $province }: { $attack } contra { $defence }
        [siege] { $name } asedia { $province }, de { $other }: { $attack } contra { $defence }
        [battle] { $name } lucha con { $other } en { $province }: { $attack } contra { $defence }
        [alliance] { $name } busca una alianza en { $province }: { $attack } contra { $defence }
       *[cancel] Intriga de { $name } en { $province } contra { $other }: { $attack } contra { $defence }
    }
event-contest_rolled =
    { $side ->
        [attacker]
            { $again ->
                [0] Ataque: { success-word }
               *[1] Ataque, otra vez: { success-word }
            }
       *[defender]
            { $again ->
                [0] Defensa: { success-word }
               *[1] Defensa, otra vez: { success-word }
            }
    }
event-contest_decided =
    { $won ->
        [0] { $attack } a { $defence }: aguanta la defensa de { $province }
       *[1] { $attack } a { $defence }: el ataque en { $province } triunfa
    }
event-marker_placed =
    { $kind ->
        [fort] Provincia sometida: { $province }. Fuerte de { $name }
        [tower] Provincia aliada: { $province }. Torre de { $name }
       *[city] Ciudad de { $name } en { $province }
    }
event-forced_march =
    { $card ->
        [0] { $name } fuerza la marcha en { $province }
       *[other] { $name } fuerza la marcha en { $province } con { $card }
    }
event-clash_ended =
    { $won ->
        [0]
            { $retreat ->
                [0] { $other } destruye el ejército de { $name } en { $province }
               *[1] { $name } se retira de { $province }
            }
       *[1]
            { $retreat ->
                [0] { $name } vence en { $province }
               *[1] { $other } se retira de { $province }
            }
    }
event-raid_helps = Los asaltantes ayudan a { $province }: cuentan sus Hachas
event-raids_cleared =
    { $n ->
        [one] 1 ficha de incursión deja { $province }
       *[other] { $n } fichas de incursión dejan { $province }
    }
event-age_change_step =
    { $step ->
        [raids] Cambio de era: incursiones
        [income] Cambio de era: oro y objetivos
        [build] Cambio de era: ciudades y tropas
        [spend] Cambio de era: compras
        [artifacts] Cambio de era: artefactos
        [adventures] Cambio de era: nuevas aventuras
       *[refresh] Cambio de era: se reactivan las cartas
    }
event-artifact_awarded =
    { $seat ->
        [-1] No es para nadie: { $artifact }
       *[other] Es para { $name }: { $artifact }
    }
event-conan_bonus_awarded =
    { $seat ->
        [-1] Nadie recibe la carta de ventaja de Conan
       *[other] { $name } recibe la carta de ventaja de Conan
    }
event-table_refreshed =
    { $n ->
        [0] { $name } no tiene cartas que reactivar
        [one] { $name } reactiva gratis 1 carta
       *[other] { $name } reactiva gratis { $n } cartas
    }
event-coronation_decided =
    { $crowned ->
        [0] La corona resbala: { $name } queda fuera de la partida
       *[1] { $name } ha coronado rey a Conan
    }
event-bid_replaced = { $name } juega en su lugar { $card }: ahora { $total }
event-tokens_shown = { $name } enseña { category-word }: { $total }
event-die_taken =
    { $face ->
        [wild] { $name } toma { face-word } ({ kind-word })
        [military_intrigue] { $name } toma { face-word } ({ kind-word })
       *[other] { $name } toma { face-word }
    }
event-die_turned = { $name } cambia la cara de un dado de la reserva
event-empire_points = { $name }: { signed } PI ({ why-word })
event-gold_changed = { $name }: { signed } de oro ({ why-word }), { $gold } en total
event-sorcery_changed = { $name }: { signed } de hechicería ({ why-word }), { $sorcery } en total
event-units_placed = { $name } pone { units } en { $province }
event-units_removed = { $name } pierde { units } en { $province } ({ why-word })
event-marker_removed = { $name } pierde en { $province }: { marker-word }
event-bid_opened = ¿Quién lleva a Conan? Puja
event-bid_placed = { $name } ya ha pujado
event-bids_renewed = { $name } recupera todas sus fichas de puja
event-fate_rolled = { $name } tira los dados del hado
event-turn_started = Turno de { $name }
event-turn_ended = { $name } ha terminado
event-first_player_changed = { $name } toma la ficha de primer jugador
event-conan_stayed = Conan se queda en { $province }
event-token_taken = { $name } se lleva una ficha: { $token }
event-token_discarded = Se descarta una ficha de la fila: { $token }
event-token_drawn = { $name } saca una ficha de la bolsa
event-crom_awarded = Crom cuenta los muertos: una ficha para { $name }
event-emissary_placed = { $name } envía un emisario a { $province }
event-emissary_moved = { $name }: un emisario va a { $to }
event-emissary_kept = { $card }: el emisario de { $name } se queda en { $province }
event-card_laid = { $name } pone en la mesa: { $card }
event-card_refreshed = { $name } reactiva { $card }
event-strategy_committed = { $name } pone boca abajo una carta de estrategia
event-strategy_revealed = { $name } descubre { $card }
event-advanced = { $name } avanza en { $province }
event-loss_prevented = { $card }: vive la unidad de { $name } en { $province }
event-raid_placed = { $name } envía asaltantes a { $province }
event-age_started = Empieza la era { $age }
event-objective_scored = { $name } cumple { $objective }: +{ $ep } PI
event-objective_removed = Cumplido, y se va: { $objective }
event-artifact_dealt = { $name } empieza con { $artifact }
event-tokens_chosen = { $name } ya ha elegido fichas
event-coronation_tried = { $name } quiere coronar a Conan: ¡{ category-word }!
event-game_ended = La era de Conan ha terminado. Se cuentan los imperios.

## Preguntas
prompt-bid-card = ¿Con qué carta de estrategia pujas?
prompt-bid-token =
    { $n ->
        [0] ¿Qué ficha de puja juegas?
       *[other] ¿Qué ficha de puja sumas al { $n } de tu carta?
    }
prompt-military =
    { $n ->
        [0] Militar: ataca o termina
        [one] Militar: puede moverse 1 ejército más
       *[other] Militar: crea, ataca o mueve hasta { $n } ejércitos
    }
prompt-intrigue =
    { $n ->
        [0] Intriga: no puede moverse nadie más
        [one] Intriga: puede moverse 1 emisario más
       *[other] Intriga: crea, usa o mueve hasta { $n } emisarios
    }
prompt-contest =
    { $side ->
        [attacker] Ataque en { $province }: tira los dados
       *[defender] Defensa de { $province }: tira los dados
    }
prompt-commit-strategy =
    { $kind ->
        [military] { $province }: ¿una carta de estrategia para { terrain-word }?
       *[intrigue] { $province }: ¿una carta de estrategia para la intriga?
    }
prompt-own-roll =
    { $side ->
        [attacker] Tus éxitos: { $attack }. ¿Hechicería o cartas?
       *[defender] Tus éxitos: { $defence }, contra { $attack }. ¿Hechicería o cartas?
    }
prompt-keep-token = { $token }: ¿la conservas o la cambias ahora?
prompt-replace-bid-card = Ventaja: ¿otra carta en vez de { $card }?
prompt-how-many = ¿Cuántas unidades de { $origin } a { $to }?
prompt-emissary-destination = ¿Adónde va el emisario de { $origin }?
prompt-before-rolls = { $province }: ¿una carta antes de tirar?
prompt-contest-again = { $province }: vuelve a tirar
prompt-dice-again = ¿Qué dados vuelves a tirar?
prompt-forced-march = ¿Fuerzas la marcha en { $province }?
prompt-prevent-loss = { $province }: ¿una carta para salvar la unidad?
prompt-attacker-retreat = { $province }: { $attack } contra { $defence }. ¿Sigues o te retiras?
prompt-defender-retreat = { $province }: { $defence } contra { $attack }. ¿Sigues o te retiras?
prompt-keep-emissary = ¿Una carta para conservar el emisario de { $province }?
prompt-more-gold = ¿Una carta para ganar más oro?
prompt-place-unit = { $card }: ¿dónde?
prompt-place-emissary = { $card }: ¿dónde?
prompt-remove-own-unit = { $card }: ¿qué unidad tuya se va?
prompt-remove-enemy-unit = { $card }: ¿qué unidad enemiga se va?
prompt-relocate-army = { $card }: ¿qué ejército se mueve?
prompt-teleport-emissary = { $card }: ¿qué emisario?
prompt-teleport-to = { $card }: ¿adónde?
prompt-conan-step = { $card }: ¿adónde va Conan?
prompt-change-die = { $card }: ¿qué dado, y a qué cara?
prompt-fate = Tira los dados del hado
prompt-move-conan = ¿Adónde va Conan?
prompt-take-die = Juega y reactiva cartas; luego toma un dado
prompt-after-action = ¿Una carta antes de acabar tu turno?
prompt-conan-action = Acción de Conan: muévelo, envía asaltantes
prompt-court-token = ¿Te llevas la primera ficha de la aventura?
prompt-court = Corte: roba cartas o juega un Suceso
prompt-clear-raids = ¿Dónde ahuyenta una unidad a los asaltantes?
prompt-build = { $province }: ¿qué levantas?
prompt-spend = { $n } de oro para gastar: ¿qué compras?
prompt-artifact-category = ¿Qué artefacto quieres?
prompt-artifact-tokens = { category-word }: ¿qué fichas enseñas?
prompt-coronation = ¿Coronas a Conan y acabas la partida?

## Respuestas
option-strategy = Una carta de estrategia por { $n } de oro
option-strategy-card = { $card }
option-none = Sin carta
option-use = Usa { $card }
option-pass = Nada
option-done = Listo
option-keep = Conserva la ficha
option-replace-bid-card-keep = Sigue con { $card }
option-exchange = Cámbiala por { $n } de { goods-word }
option-bid = Ficha { $n }
option-sorcery = 1 de hechicería: repite todos
option-sorcery-card = 1 de hechicería con { $card }: elige dados
option-create = Crea en { $province }
option-move = Mueve desde { $province }
option-contest = Intriga en { $province }
option-raise = Recauda { $n } de oro en { $province }
option-to = { $province }
option-relocate = De { $origin } a { $to }
option-campaign = Sigue en { $province }
option-stop = Para aquí
option-fight = Sigue luchando
option-retreat = Retírate a { $to }
option-army = { $other }, en { $province }
option-conan-action-move = Conan va a { $province }
option-raid = Asaltantes a { $province }
option-take = Toma la primera ficha
option-court-token-decline = Déjala donde está
option-court-decline = Nada
option-coronation-decline = No, sigue jugando
option-draw-both = Roba una carta de reino y una de estrategia
option-draw-strategy = Roba dos cartas de estrategia
option-event = Juega { $card }
option-lay = Pon { $card } por { $n } de oro
option-refresh = Reactiva { $card } por { $n } de oro
option-clear = { $province }: una unidad
option-unit = Una unidad en { $province }
option-tower = Una Torre en { $province }: Ciudad
option-build-none = Aquí nada
option-spend-unit = Una unidad en { $province } por { $n } de oro
option-emissary = Un emisario en { $province } por { $n } de oro
option-cards = Una carta de reino y una de estrategia por { $n } de oro
option-category = { category-word }: { $artifact }
option-artifact-category-none = Nada
option-token = { $token }
option-crown = Corona a Conan con { category-word }: { $n }
option-turn = { before-word }: pon { face-word }
goods-word =
    { $goods ->
        [gold] oro
       *[sorcery] hechicería
    }
option-move-conan-move =
    { $gains ->
        [token] A { $province }: gana una ficha
        [discard] A { $province }: se pierde una ficha
       *[nothing] A { $province }
    }
option-stay =
    { $gains ->
        [token] Quieto en { $province }: gana una ficha
        [discard] Quieto en { $province }: se pierde una ficha
       *[nothing] Quieto en { $province }
    }
option-attack =
    { $form ->
        [siege] Asedia { $to } desde { $origin }
        [battle] Batalla en { $to } desde { $origin }
       *[campaign] Campaña en { $to } desde { $origin }
    }
option-units =
    { $lost ->
        [0] { units }
        [one] { units }; sobra 1 y se pierde
       *[other] { units }; sobran { $lost } y se pierden
    }
option-march =
    { $n ->
        [one] Fuerza la marcha: queda 1 unidad
       *[other] Fuerza la marcha: quedan { $n } unidades
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

## Por qué no
reason-bid-used = Usada: vuelve cuando pujes el 0.
reason-wrong-terrain = No muestra el terreno de esta contienda.
reason-wrong-area = La provincia no está en su región.
reason-sorcery-spent = Ya has gastado hechicería en esta contienda.
reason-no-sorcery = No te alcanza la hechicería.
reason-re-rolls-first = Tarde: volver a tirar va antes que sumar éxitos.
reason-no-gold = No te alcanza el oro.
reason-no-unit = No tienes una unidad que dar.
reason-too-many-moves = Ya se han movido demasiados: antes de esto, solo uno.
reason-is-home = Una provincia natal no se ataca ni da oro.
reason-out-of-play = Esta región está fuera de juego.
reason-is-savage = Los salvajes no se alían.
reason-has-fort = Hay un Fuerte o una Ciudad: solo vale un asedio.
reason-has-army = Hay un ejército enemigo.
reason-no-units-left = Tus 18 unidades ya están en juego.
reason-army-full = Hay 5 unidades: está llena.
reason-no-emissaries-left = Tus 6 emisarios ya están en juego.
reason-purer-die = Otro dado de la reserva ofrece esta acción.
reason-no-target = No hay nada sobre lo que actúe.
reason-no-die = La reserva de dados está vacía.
reason-no-raids-left = Las 11 fichas de incursión ya están en el mapa.
reason-no-token = No tienes fichas de esta categoría.
reason-used-this-turn = Usada este turno: se reactiva en uno posterior.

## Recuento final
score-ep = Puntos de Imperio hasta ahora
score-forts = Fuertes y Ciudades: sus niveles
score-objectives = Objetivos
score-richest = Reino más rico: más oro
score-crom = Crom, cuenta los muertos: más fichas de Crom
score-master = Maestría en aventuras: { category-word }
score-eliminated = Perdió la corona: fuera de la partida
score-total = Puntos de Imperio
tie-tokens = Empate: número de fichas de aventura
tie-shared = Igualados en todo: la victoria se comparte

## Rótulos
banner-turn = Turno de { $name }
banner-bid = ¿Quién lleva a Conan?
banner-conan = Conan cabalga con { $name }
banner-adventure = { $adventure }
banner-age = Era { $age }
banner-change = Cambio de era
banner-campaign = ¡Campaña!
banner-siege = ¡Asedio!
banner-battle = ¡Batalla!
banner-alliance = ¡Intriga!
banner-crowned = Viva el rey Conan
banner-victory = { $name } domina la Era Hyboria
banner-shared = { $name } y { $other } comparten la victoria
