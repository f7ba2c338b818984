# Palabras de Conan. Entre llaves va lo que entrega el tablero; véase la cabecera de en.ftl.
#
# Glosario: una palabra para cada cosa, siempre la misma.
#   Overlord Señor Oscuro · side bando · hero héroe · ally aliado · unit unidad · character personaje · figure figura
#   tile loseta
#   leader líder · monster monstruo · minion esbirro · Book of Skelos Libro de Skelos · River Río · benefit ventaja · gem gema
#   Reserve Reserva · Fatigue Fatiga · Wounds Heridas · zone zona · action space casilla · exertion limit límite de esfuerzo
#   stance postura · aggressive agresivo · cautious cauteloso · area área · adjacent contigua · border frontera · flap cortina
#   boulders rocas · cliff cortado · gap vacío · plank pasarela · breach brecha · room sitio · occupied ocupada · hut choza
#   Melee Attack ataque cuerpo a cuerpo · Ranged Attack ataque a distancia · area attack ataque de área · Guard Guardia
#   to parry parar · to dodge esquivar · Manipulation Manipulación (simple, compleja) · Move Movimiento · Reroll Repetición
#   to reroll repetir · to throw (dice) tirar, (objects) lanzar · throw tirada · symbol símbolo · attack / defence power potencia de
#   ataque / de defensa · damage daño · armour armadura · unarmed desarmado · line of sight línea de visión · level nivel
#   height altura · hindering estorbo · movement point (MP) punto de movimiento (PM) · base movement movimiento básico
#   encumbrance carga · to carry llevar · to pick up recoger · to drop soltar · to catch atrapar · chest cofre · lock cerradura
#   locked con llave · asset deck mazo de equipo · to discard descartar · spell hechizo · to cast lanzar · caster hechicero
#   saturation saturación · reaction reacción · skill habilidad · bonus ventaja · leap salto · fall caída · to flee huir
#   activation activación · recovery recuperación · event suceso · reinforcement refuerzos · turn marker marcador de turno
#   turn turno · round ronda · phase fase · scenario escenario · life points puntos de vida · face down boca abajo
# «Estorbo» es siempre la cuenta de enemigos de más; «robar» y «reacción» no se usan para otra cosa.
# Los nombres van delante o tras dos puntos donde el género haría falta: las frases no concuerdan con ellos.


## Título
title-name = Conan
title-tagline = Uno manda la horda. Los demás tienen un hacha, un plan y a Conan.
title-players = Un Señor Oscuro contra hasta cuatro
title-about = Los héroes gastan energía vital en moverse, golpear y guardarse; el Señor Oscuro envía figuras del Libro de Skelos. Cada escenario tiene sus metas.
table-scenario = Escenario
table-scenario-note = El lugar, la historia y las metas.
table-scenario-clutches_of_the_picts = En las garras de los pictos
table-scenario-hunting_the_tigress = A la caza de la Tigresa
table-scenario-crown_of_the_drowned_temple = La corona del templo anegado
table-overlord = Señor Oscuro
table-overlord-note = Manda la horda; los demás son héroes.
table-overlord-first = Primer asiento
table-overlord-last = Último asiento
table-heroes = Héroes
table-heroes-note = Se reparten; uno puede llevar varios.
table-heroes-auto = Según los jugadores
table-heroes-1 = Uno
table-heroes-2 = Dos
table-heroes-3 = Tres
table-heroes-4 = Cuatro
table-secrets = Elecciones secretas
table-secrets-note = Tras la cortina, solo el Señor Oscuro ve lo escondido.
table-secrets-hidden = Tras una cortina
table-secrets-open = A la vista

## Bandos y jugadores
side-heroes = Héroes
side-overlord = Señor Oscuro
side-name-heroes = Los héroes
side-name-overlord = El Señor Oscuro
side-heroes-text = Comparten los turnos, los peligros y la victoria.
side-overlord-text = Dirige todas las unidades del tablero desde el Libro de Skelos.

## Escenarios
scenario-clutches_of_the_picts = En las garras de los pictos
scenario-clutches_of_the_picts-story = Los pictos se han llevado a Yselda y la esconden en una choza. Mientras Zogar Sag salmodia en su túmulo, unos pocos entran por la puerta sur.
scenario-clutches_of_the_picts-heroes = Huid con Yselda y la cabeza de Zogar Sag. Pueden llevarlas héroes distintos.
scenario-clutches_of_the_picts-overlord = Resiste hasta el final de la ronda 8, o que no quede ningún héroe.
scenario-clutches_of_the_picts-rule-1 = Yselda está en una de seis chozas: 1, 2, 3, 4, 5 u 8. El Señor Oscuro la elige en secreto; el primer héroe que entra la encuentra. Carga 6.
scenario-clutches_of_the_picts-rule-2 = Yselda tiene 1 punto de vida y ninguna armadura. Cualquier daño la mata, y el bando que lo causó pierde en el acto.
scenario-clutches_of_the_picts-rule-3 = Cuando muere Zogar Sag, su cabeza queda en su área: carga 2.
scenario-clutches_of_the_picts-rule-4 = Los héroes huyen desde las cinco áreas del sur y no vuelven.
scenario-clutches_of_the_picts-rule-5 = Conan y la Serpiente gigante derriban las paredes de las chozas de madera.
scenario-hunting_the_tigress = A la caza de la Tigresa
scenario-hunting_the_tigress-story = El Vándalo ha abordado el barco de Bêlit, y Zaporavo la quiere muerta. Skuthus mira desde la toldilla con algo más negro en la cabeza.
scenario-hunting_the_tigress-heroes = Matad a Zaporavo y a Skuthus; o mantened viva a Bêlit hasta el final de la ronda 8.
scenario-hunting_the_tigress-overlord = Mata a Bêlit.
scenario-hunting_the_tigress-rule-1 = Quien falla el salto entre los barcos se queda donde está si es héroe o líder. Los demás esbirros y los aliados mueren aplastados.
scenario-hunting_the_tigress-rule-2 = Un héroe junto a la pasarela la suelta con una Manipulación compleja, dificultad 2. Una unidad humana sin enemigos en su área la vuelve a tender en vez de atacar.
scenario-hunting_the_tigress-rule-3 = Gloria a Set, una vez: Skuthus muere y el Demonio de las tinieblas ocupa su lugar. Su muerte cuenta para los héroes.
scenario-hunting_the_tigress-rule-4 = Lo que cae al agua se pierde.
scenario-crown_of_the_drowned_temple = La corona del templo anegado
scenario-crown_of_the_drowned_temple-story = Un estigio ha llegado antes al santuario inundado. La corona de su cámara no debe quedar en sus manos.
scenario-crown_of_the_drowned_temple-heroes = Un héroe sale por el pórtico con la Corona de la Serpiente.
scenario-crown_of_the_drowned_temple-overlord = Resiste hasta que se acabe el tiempo, o que no quede ningún héroe.
scenario-crown_of_the_drowned_temple-rule-1 = Los muertos se agitan: la primera vez que se recoge la corona, se alzan esqueletos en la nave oeste.
scenario-crown_of_the_drowned_temple-rule-2 = La corona pesa: quien la lleva tiene movimiento básico −1 y pierde Evasión.
scenario-crown_of_the_drowned_temple-rule-3 = La puerta de bronce del sanctasanctórum y la de piedra de la cámara están cerradas con llave. Hay un rodeo por el sur.
scenario-crown_of_the_drowned_temple-rule-4 = La Llave abre la cámara con una Manipulación simple en la antecámara, y se descarta.
scenario-crown_of_the_drowned_temple-rule-5 = Skuthus tiene Protección solo mientras otra figura de su bando esté en su área.
rule-crown_of_the_drowned_temple-serpent_crown = Los muertos se agitan
happening-reinforcement = Refuerzos
happening-fire_at_will = Fuego a discreción
happening-glory_to_set = Gloria a Set
happening-tide = Marea
happening-slam = Portazo
happening-reinforcement-text = Trae de vuelta figuras muertas por puntos.
happening-fire_at_will-text = Cada unidad que pueda disparar hace ahora un ataque a distancia.
happening-glory_to_set-text = Skuthus muere y llega el Demonio de las tinieblas. Una vez.
happening-tide-text = Ataque de área contra los héroes del Patio anegado: 2 dados amarillos. Pueden guardarse.
happening-slam-text = Cierra una puerta abierta que nunca tuvo llave y sin figuras a ambos lados.

## Tableros
board-pict_village = Poblado picto
board-two_ships = La Tigresa y el Vándalo
board-drowned_temple = Templo anegado
board-pict_village-text = Las chozas tienen cortina: 1 punto de movimiento más, y no se ve. Las rocas piden Escalada. El túmulo cae a pico al sur. Las chozas de madera se derriban; las de piedra, no.
board-two_ships-text = Las toldillas están más altas; el mar, más bajo. El agua pide Natación. Una pasarela une los combeses; a proa y a popa hay que saltar. Los mástiles tapan la vista.
board-drowned_temple-text = Muros de piedra y cuatro puertas: dos de madera, dos con llave. La galería domina la nave y el sanctasanctórum. Salir del patio anegado cuesta 1 punto de movimiento más.
area-V11 = Linde de zarzas
area-V12 = Cuesta oeste
area-V13 = Túmulo del altar
area-V14 = Cuesta este
area-V15 = Hoya de la serpiente
area-V21 = Vertedero oeste
area-V22 = Patio oeste
area-V23 = Plaza del tótem
area-V24 = Patio este
area-V25 = Corral de las hienas
area-V31 = Senda del suroeste
area-V32 = Patio sur
area-V33 = Puerta sur
area-V34 = Secaderos
area-V35 = Senda del sureste
area-H1 = Choza 1
area-H2 = Choza 2
area-H3 = Choza 3
area-H4 = Choza 4
area-H5 = Choza 5
area-H6 = Choza 6
area-H7 = Choza 7
area-H8 = Choza 8
area-T1 = Tigresa, proa
area-T2 = Tigresa, castillo a babor
area-T3 = Tigresa, castillo en la borda
area-T4 = Tigresa, combés a babor
area-T5 = Tigresa, combés en la borda
area-T6 = Tigresa, popa a babor
area-T7 = Tigresa, escalera de popa
area-T8 = Tigresa, toldilla
area-W1 = Agua, a proa
area-W2 = Agua, en medio
area-W3 = Agua, a popa
area-D1 = Vándalo, proa
area-D2 = Vándalo, castillo en la borda
area-D3 = Vándalo, castillo a estribor
area-D4 = Vándalo, combés en la borda
area-D5 = Vándalo, combés a estribor
area-D6 = Vándalo, escalera de popa
area-D7 = Vándalo, popa a estribor
area-D8 = Vándalo, toldilla
area-R1 = Pórtico
area-R2 = Pasaje norte
area-R3 = Pasaje sur
area-R4 = Nave oeste
area-R5 = Nave este
area-R6 = Sanctasanctórum
area-R7 = Antecámara
area-R8 = Escritorio
area-R9 = Galería oeste
area-R10 = Galería este
area-R11 = Escalera
area-R12 = Cripta
area-R13 = Patio anegado
area-R14 = Cuerpo de guardia
area-R15 = Cámara
door-DA = Puerta del escritorio
door-DB = Puerta de la cripta
door-DC = Puerta de bronce
door-DD = Puerta de piedra
place-open = Campo abierto
place-hut = Choza
place-room = Sala
place-water = Agua profunda
place-shallows = Agua somera
place-open-text = Nada se interpone.
place-hut-text = Tras una cortina: 1 punto de movimiento más, y no se ve ni dentro ni fuera.
place-room-text = Piedra alrededor; las puertas deciden quién pasa y quién ve.
place-water-text = Solo con Natación. Salir cuesta 1 punto de movimiento más.
place-shallows-text = Todos pueden vadear. Salir cuesta 1 punto de movimiento más, salvo con Natación o Vuelo.
border-open = Abierta
border-flap = Cortina
border-door = Puerta
border-climb = Rocas
border-cliff = Cortado
border-water = Orilla
border-plank = Pasarela
border-leap = Vacío
border-wall = Muro
border-breach = Brecha
material-wood = Madera
material-stone = Piedra
material-bronze = Bronce
material-post = Poste
level--1 = A ras de mar
level-0 = Suelo
level-1 = En alto

## Dados, gemas, casillas y posturas
die-Y = Dado amarillo
die-O = Dado naranja
die-R = Dado rojo
die-yellow = Dado amarillo
die-orange = Dado naranja
die-red = Dado rojo
die-Y-text = El más flojo: tres caras en blanco, dos de 1, una de 2.
die-O-text = Dos caras en blanco, dos de 1, dos de 2.
die-R-text = El más fuerte: una cara en blanco, dos de 1, dos de 2, una de 3.
die-shows =
    { $n ->
        [0] No muestra ningún símbolo
        [one] Muestra 1 símbolo
       *[other] Muestra { $n } símbolos
    }
arrow-text = Flecha: repite gratis un dado de este color, una vez por tirada.
zone-reserve = Reserva
zone-fatigue = Fatiga
zone-wounds = Heridas
zone-reserve-text = Listas para gastarse: actuar, guardarse, repetir.
zone-fatigue-text = Gastadas. Vuelven en la fase de Postura, o en la Recuperación del Señor Oscuro.
zone-wounds-text = Perdidas por daño. Cuando están todas aquí, el héroe muere.
space-melee = Cuerpo a cuerpo
space-ranged = A distancia
space-guard = Guardia
space-manipulation = Manipulación
space-move = Movimiento
space-reroll = Repetición
space-melee-text = Un dado por gema, y los del arma. Un enemigo de tu área. Sin estorbo; −2 desarmado.
space-ranged-text = Un dado por gema, y los del arma, que es obligatoria. Un enemigo a la vista. Con estorbo.
space-guard-text = Un dado por gema, y los de una carta si paras. Contra un solo ataque.
space-manipulation-text = Simple: 1 gema, sin tirar. Compleja: un dado por gema contra una dificultad, con estorbo.
space-move-text = El movimiento básico es gratis cada turno. Cada gema es 1 punto de movimiento más.
space-reroll-text = Después de cualquier tirada tuya: 1 gema, un dado otra vez.
stance-aggressive = Agresiva
stance-cautious = Cautelosa
stance-aggressive-text = Puede hacerlo todo. Vuelven pocas gemas: 2, o hasta 4 si han muerto amigos.
stance-cautious-text = Solo Guardia, Repetición y reacciones. Vuelven muchas gemas: 5, o hasta 7.
phase-start = Inicio
phase-stance = Postura
phase-action = Acción
phase-end = Final
phase-recovery = Recuperación
phase-activation = Activación
benefit-move = Movimiento
benefit-guard = Guardia
benefit-reroll = Repetición
benefit-move-text = 1 gema: 1 punto de movimiento más para una figura de la loseta activada.
benefit-guard-text = 1 gema: 1 dado naranja más en la defensa de una figura.
benefit-reroll-text = 1 gema: un dado del Señor Oscuro otra vez.
colour-grey = gris
colour-blue = azul
colour-green = verde
colour-orange = naranja
colour-purple = morado
colour-red = rojo
role-leader = Líder
role-monster = Monstruo
role-minion = Esbirros
role-event = Suceso
role-ally = Aliado
role-hero = Héroe
tag-humanoid = Forma humana: abre puertas
tag-beast = Bestia: no abre puertas
tag-undead = No muerto
tag-demon = Demonio
kind-weapon = Arma
kind-armour = Armadura
kind-shield = Escudo
kind-drink = Bebida
kind-object = Objeto
kind-spell = Hechizo
kind-skill = Habilidad
mark-reaction = Reacción
mark-area = Ataque de área
mark-thrown = Arrojadiza: cae junto al objetivo
mark-one-hand = Una mano
mark-two-hands = Dos manos

## Héroes
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
hero-conan_general = Conan el General
hero-pelias = Pelias
hero-conan-text = El cimerio. El más fuerte cuerpo a cuerpo, y no hay muro de madera que lo pare.
hero-shevatas-text = Ladrón de Zamora. Se escurre entre los enemigos y abre lo cerrado.
hero-hadrathus-text = Sacerdote de Asura. Débil en la pelea, sereno en el apuro, y hechicero.
hero-belit-text = Reina de la Costa Negra. Dirige aliados, apoya a los suyos y golpea al morir.
hero-valeria-text = De la Hermandad Roja. Dos hojas, y respuesta para cada golpe.
hero-ngora-text = Capitán de los corsarios negros. Rápido, de buen tino y escudo de sus amigos.
hero-balthus-text = Colono de la frontera. El mejor arco de los bosques.
hero-zelata-text = Bruja de las colinas. Hechizos, apoyo y un lobo que la escucha.
hero-taurus-text = Príncipe de los ladrones, de Nemedia. Ligero para su talla y hábil con las cerraduras.
hero-pallantides-text = General de los Dragones Negros. Se pone delante y recibe el golpe.
hero-conan_general-text = El cimerio con ejército. Dirige aliados y sigue derribando muros.
hero-pelias-text = Hechicero de Koth. Cerca de él los enemigos nunca repiten una tirada.

## Losetas y figuras
tile-event = Suceso
tile-zogar_sag = Zogar Sag
tile-zaporavo = Zaporavo
tile-skuthus = Skuthus
tile-captain = Capitán
tile-thalis = Thalis
tile-princess = Princesa
tile-constantius = Constantius
tile-akivasha = Akivasha
tile-kothian_archer = Arquero kothio
tile-giant_snake = Serpiente gigante
tile-dark_demon = Demonio oscuro
tile-outer_dark_demon = Demonio de las tinieblas
tile-khosatral_khel = Khosatral Khel
tile-thak = Thak
tile-thog = Thog
tile-conans_lion = León de Conan
tile-zelatas_wolf = Lobo de Zelata
tile-pict_hunters = Cazadores pictos
tile-pict_warriors = Guerreros pictos
tile-hyenas = Hienas
tile-bossonian_guards = Guardias bossonios
tile-bossonian_archers = Arqueros bossonios
tile-pirates = Piratas
tile-belits_guards = Guardias de Bêlit
tile-skeletons = Esqueletos
tile-mummies = Momias
tile-event-text = Trae un suceso del escenario.
tile-zogar_sag-text = Chamán de los pictos, y su cabeza no se deja tomar.
tile-zaporavo-text = El Halcón de las Barachas. Sus hombres luchan mejor cerca de él.
tile-skuthus-text = Hechicero estigio. Nunca sin alguien delante.
tile-captain-text = Apoya a sus hombres, y muere por ellos si hace falta.
tile-thalis-text = Solo a quien ella ha golpeado puede golpearla.
tile-princess-text = Sin armas. Otros deben cuidar de ella.
tile-constantius-text = El Halcón. Responde a cada golpe.
tile-akivasha-text = Reina no muerta de Estigia, con hechizos y un último golpe.
tile-kothian_archer-text = Dispara entre el gentío y a través de la guardia.
tile-giant_snake-text = Llena su sitio, retiene a su presa y atraviesa muros de madera.
tile-dark_demon-text = Nadie se aparta de él, y cerca nadie repite.
tile-outer_dark_demon-text = Vuela por encima de todo.
tile-khosatral_khel-text = Hierro de pies a cabeza. Fue hecho, no nacido.
tile-thak-text = Un simio gris con capa roja.
tile-thog-text = Atraviesa muros, y los héroes se encogen ante él.
tile-conans_lion-text = Dos veces agradecido. Se cuela entre los enemigos.
tile-zelatas_wolf-text = Recibe el mordisco que era para ti.
tile-pict_hunters-text = Muchos, y vuelven pronto.
tile-pict_warriors-text = Se plantan en el camino y pegan fuerte.
tile-hyenas-text = Rápidas, risueñas y ya lejos.
tile-bossonian_guards-text = Mueren por su capitán.
tile-bossonian_archers-text = Ningún tumulto les estropea el tino.
tile-pirates-text = En casa a los dos lados de la borda.
tile-belits_guards-text = Las lanzas de la reina, y lo saben.
tile-skeletons-text = Nadie los echa de menos; por eso van primero.
tile-mummies-text = Secas, lentas y de mal agüero.
figure-pict_hunters = Cazador picto
figure-pict_warriors = Guerrero picto
figure-hyenas = Hiena
figure-bossonian_guards = Guardia bossonio
figure-bossonian_archers = Arquero bossonio
figure-pirates = Pirata
figure-belits_guards = Guardia de Bêlit
figure-skeletons = Esqueleto
figure-mummies = Momia
tile-coloured = { $tile } ({ $colour })
figure-numbered = { $figure } ({ $colour } { $n })
tile-face-down = Boca abajo: no queda nadie, y atasca

## Equipo
card-battle_axe = Hacha de batalla
card-bossonian_bow = Arco bossonio
card-dagger = Daga
card-conans_sword = Espada de Conan
card-crossbow = Ballesta
card-explosive_orb = Orbe explosivo
card-halberd = Alabarda
card-javelin = Jabalina
card-kris = Kris
card-ornamental_spear = Lanza ornamental
card-parrying_dagger = Daga de mano izquierda
card-sword = Espada
card-throwing_knives = Cuchillos arrojadizos
card-tribal_mace = Maza tribal
card-yuetshi_knife = Cuchillo yuetshi
card-axe = Hacha
card-mitras_mace = Maza de Mitra
card-pirate_saber = Sable pirata
card-sacrificial_dagger = Daga de sacrificio
card-stygian_scepter = Cetro estigio
card-turanian_sword = Espada turania
card-two_handed_sword = Mandoble
card-zingaran_bow = Arco zingario
card-leather_armor = Armadura de cuero
card-chain_mail = Cota de malla
card-scale_mail = Cota de escamas
card-zingaran_breastplate = Peto zingario
card-buckler = Rodela
card-shield = Escudo
card-tribal_shield = Escudo tribal
card-black_staff = Bastón negro
card-mitras_staff = Bastón de Mitra
card-life_potion = Poción de vida
card-pictish_drink = Brebaje picto
card-empty_chest = Cofre vacío
card-key = Llave
card-pictish_fetish = Fetiche picto
card-shamans_staff = Bastón de chamán
card-sorcerers_scepter = Cetro de hechicero
card-spellbook = Libro de hechizos
card-stygian_artifact = Artefacto estigio
card-tools = Herramientas
card-xuthals_crown = Corona de Xuthal
card-yselda = Yselda
card-zogar_head = Cabeza de Zogar Sag
card-serpent_crown = Corona de la Serpiente
card-lantern_of_set = Farol de Set
card-grave_salt = Sal de tumba
card-battle_axe-text = Cuerpo a cuerpo: 1 rojo, 1 repetición gratis. Arrojadiza: 1 rojo, 1 repetición gratis; cae allí. Dos manos.
card-bossonian_bow-text = A distancia: 1 naranja.
card-dagger-text = Cuerpo a cuerpo: 1 amarillo. Arrojadiza: 1 amarillo; cae allí.
card-conans_sword-text = Cuerpo a cuerpo: 1 naranja. Arrojadiza: 1 naranja; cae allí. Guardia: 1 naranja.
card-crossbow-text = A distancia: 1 rojo. Dos manos.
card-explosive_orb-text = Lánzalo o suéltalo: ataque de área con 2 dados rojos donde cae, y se descarta. Nadie lo atrapa.
card-halberd-text = Cuerpo a cuerpo: 2 rojos. Guardia: 1 amarillo. Dos manos.
card-javelin-text = Arrojadiza: 1 rojo; cae allí.
card-kris-text = Cuerpo a cuerpo: 1 amarillo, 1 repetición gratis. Arrojadiza: 1 amarillo; cae allí.
card-ornamental_spear-text = Cuerpo a cuerpo: 1 naranja, 1 repetición gratis. Arrojadiza: 1 naranja, 1 repetición gratis; cae allí.
card-parrying_dagger-text = Cuerpo a cuerpo: 1 amarillo, 1 repetición gratis. Arrojadiza: 1 amarillo, 1 repetición gratis; cae allí. Guardia: 1 amarillo, 1 repetición gratis.
card-sword-text = Cuerpo a cuerpo: 1 naranja, 1 repetición gratis. Guardia: 1 amarillo, 1 repetición gratis.
card-throwing_knives-text = A distancia: 1 amarillo. Nunca se sueltan al lanzarlos.
card-tribal_mace-text = Cuerpo a cuerpo: 1 naranja, 1 repetición gratis. Arrojadiza: 1 naranja; cae allí.
card-yuetshi_knife-text = Cuerpo a cuerpo: 1 naranja, 1 repetición gratis. Arrojadiza: 1 naranja; cae allí.
card-axe-text = Cuerpo a cuerpo: 2 amarillos. Arrojadiza: 1 naranja; cae allí.
card-mitras_mace-text = Cuerpo a cuerpo: 1 rojo.
card-pirate_saber-text = Cuerpo a cuerpo: 1 naranja. Arrojadiza: 1 amarillo; cae allí. Guardia: 1 amarillo.
card-sacrificial_dagger-text = Cuerpo a cuerpo: 2 amarillos.
card-stygian_scepter-text = Cuerpo a cuerpo: 1 rojo, 1 repetición gratis.
card-turanian_sword-text = Cuerpo a cuerpo: 1 naranja, 1 repetición gratis. Guardia: 1 naranja, 1 repetición gratis.
card-two_handed_sword-text = Cuerpo a cuerpo: 1 rojo, 1 repetición gratis. Guardia: 1 naranja. Dos manos.
card-zingaran_bow-text = A distancia: 1 amarillo, 1 repetición gratis.
card-leather_armor-text = Armadura: 1 amarillo.
card-chain_mail-text = Armadura: 1 naranja.
card-scale_mail-text = Armadura: 1 rojo.
card-zingaran_breastplate-text = Armadura: 1 amarillo, 1 repetición gratis.
card-buckler-text = Guardia: 1 amarillo. Sirve contra todo ataque.
card-shield-text = Guardia: 1 naranja. Sirve contra todo ataque.
card-tribal_shield-text = Guardia: 1 naranja, 1 repetición gratis. Sirve contra todo ataque.
card-black_staff-text = Guardia: 1 amarillo. Sirve contra todo ataque.
card-mitras_staff-text = Guardia: 1 amarillo, 1 repetición gratis. Sirve contra todo ataque.
card-life_potion-text = Acción gratuita: hasta 2 gemas de Fatiga o Heridas a Reserva, y se descarta.
card-pictish_drink-text = Acción gratuita: hasta 2 gemas de Fatiga a Reserva, y luego 1 daño sin defensa. Se descarta.
card-empty_chest-text = Pesa, y no tiene nada dentro. Puedes soltarlo.
card-key-text = Abre lo que diga el escenario, con una Manipulación simple.
card-pictish_fetish-text = Plumas y dientes. Para qué sirve lo dice el escenario.
card-shamans_staff-text = Un bastón con una calavera. Para qué sirve lo dice el escenario.
card-sorcerers_scepter-text = Frío al tacto. Para qué sirve lo dice el escenario.
card-spellbook-text = Mejor cerrado. Para qué sirve lo dice el escenario.
card-stygian_artifact-text = Más viejo que quien lo hizo. Para qué sirve lo dice el escenario.
card-tools-text = Martillo, clavos, cuerda. Para qué sirven lo dice el escenario.
card-xuthals_crown-text = Oro de una ciudad que sueña. Para qué sirve lo dice el escenario.
card-yselda-text = Se ha desmayado y hay que llevarla. 1 punto de vida, sin armadura.
card-zogar_head-text = La prueba de que el chamán ha muerto.
card-serpent_crown-text = Quien la lleva tiene movimiento básico −1 y pierde Evasión.
card-lantern_of_set-text = Cofres y puertas son 1 más fáciles para quien lo lleva, como poco 1.
card-grave_salt-text = Acción gratuita: los no muertos no te atacan hasta el final del próximo turno del Señor Oscuro. Se descarta.
card-battle_axe-flavour = Zanja discusiones a dos distancias.
card-bossonian_bow-flavour = En la frontera lo tiene cualquier niño.
card-dagger-flavour = Siempre una más de las que registran.
card-conans_sword-flavour = Acero sin adornos. Lo demás es el brazo.
card-crossbow-flavour = Lenta de cargar, rápida de explicar.
card-explosive_orb-flavour = No lo agites.
card-halberd-flavour = Para puertas que deben seguir cerradas.
card-javelin-flavour = Una lanza con prisa.
card-kris-flavour = Se curva, muerde y no perdona.
card-ornamental_spear-flavour = Plumas en una punta, pesar en la otra.
card-parrying_dagger-flavour = La mano izquierda tiene ideas propias.
card-sword-flavour = Con ella se aprende y con ella se muere.
card-throwing_knives-flavour = Siempre queda otro.
card-tribal_mace-flavour = Una raíz, una piedra, un rencor.
card-yuetshi_knife-flavour = Acero de pescadores, para peces grandes.
card-axe-flavour = Leña o hueso, no pregunta.
card-mitras_mace-flavour = Bendita, y bien que pesa.
card-pirate_saber-flavour = Corto, para cubiertas llenas.
card-sacrificial_dagger-flavour = Jamás ha cortado pan.
card-stygian_scepter-flavour = La serpiente se ha movido. Seguro que no.
card-turanian_sword-flavour = Curva como una buena excusa.
card-two_handed_sword-flavour = Cuidado con el techo.
card-zingaran_bow-flavour = Ligero para un duelo al alba.
card-leather_armor-flavour = Cruje, ajusta y tiene un agujero.
card-chain_mail-flavour = Diez mil anillas y una floja.
card-scale_mail-flavour = Un pez que anda y no nada.
card-zingaran_breastplate-flavour = Bruñido, para que se vean caer.
card-buckler-flavour = Pequeña, pero siempre en medio.
card-shield-flavour = Madera, cuero y flechas ajenas.
card-tribal_shield-flavour = Su cara es peor que la tuya.
card-black_staff-flavour = Zumba cuando hay silencio.
card-mitras_staff-flavour = Cayado de pastor, para lobos.
card-life_potion-flavour = Sabe a hierro y a segunda oportunidad.
card-pictish_drink-flavour = Nadie sabe qué lleva. Bebe.
card-empty_chest-flavour = Al menos está bien hecho.
card-key-flavour = De algo será.
card-pictish_fetish-flavour = Te mira desde todos lados.
card-shamans_staff-flavour = Sus campanillas no tienen badajo. Suenan.
card-sorcerers_scepter-flavour = El último dueño aún no lo suelta.
card-spellbook-flavour = Los márgenes están llenos de avisos.
card-stygian_artifact-flavour = No preguntes cuál es la parte de arriba.
card-tools-flavour = Los héroes rompen. Alguien arregla.
card-xuthals_crown-flavour = Quien la lleva bosteza.
card-yselda-flavour = Llévala con cuidado, y corre.
card-zogar_head-flavour = No ha dejado de murmurar.
card-serpent_crown-flavour = Está tibia, y no debería.
card-lantern_of_set-flavour = Muestra lo oculto y oculta el resto.
card-grave_salt-flavour = Una raya, y los muertos olvidan tu nombre.

## Hechizos
spell-boris_rage = Furia de Bori
spell-borne_by_the_wind = En alas del viento
spell-energy_drain = Robo de energía
spell-gift_of_life = Don de vida
spell-kiss_of_death = Beso de la muerte
spell-lightning_storm = Tormenta de rayos
spell-magical_dizziness = Vértigo mágico
spell-mind_control = Control mental
spell-mitras_halo = Halo de Mitra
spell-mitras_healing = Curación de Mitra
spell-pestilential_swarm = Enjambre pestilente
spell-sets_bite = Mordisco de Set
spell-sets_halo = Halo de Set
spell-sets_possession = Posesión de Set
spell-telekinesis = Telequinesis
spell-teleportation = Teletransporte
spell-blaze = Llamarada
spell-stone_skin = Piel de piedra
spell-withering = Marchitamiento
spell-return_of_the_brave = Regreso de los valientes
spell-boris_rage-text = Ataque a un personaje a la vista: 2 dados naranjas.
spell-borne_by_the_wind-text = El hechicero tiene Vuelo hasta el final del turno.
spell-energy_drain-text = Un héroe a la vista en un área contigua: 1 gema de Reserva a Fatiga; vuelven a Reserva hasta 3 del hechicero.
spell-gift_of_life-text = Un héroe a la vista recibe hasta 2 gemas de la Reserva del hechicero, para siempre.
spell-kiss_of_death-text = Ataque de área donde está el hechicero: 3 dados rojos, 3 repeticiones gratis. Él se libra y deja el tablero.
spell-lightning_storm-text = Ataque de área a un área a la vista: 2 dados rojos.
spell-magical_dizziness-text = Un hechicero a la vista: cada hechizo cuesta a su bando 1 gema más, hasta tu próximo turno o activación.
spell-mind_control-text = Guía a un enemigo cualquiera tantas áreas como gemas pagues, y 1 más. Obedece las fronteras y no se daña por ello.
spell-mitras_halo-text = Armadura +2 hasta que el hechicero pase de cauteloso a agresivo, o se active su loseta.
spell-mitras_healing-text = Un héroe de tu área, tú incluido: tira 1 dado naranja, 1 repetición gratis; esas gemas van de Heridas a Reserva.
spell-pestilential_swarm-text = Ataque de área donde está el hechicero: 3 dados amarillos, sin defensa. Se libran él y los no muertos.
spell-sets_bite-text = Un personaje a la vista: su bando pasa 1 gema de Reserva a Fatiga, y luego un ataque con 2 dados naranjas.
spell-sets_halo-text = Armadura +1 hasta que el hechicero pase de cauteloso a agresivo, o se active su loseta.
spell-sets_possession-text = Un personaje a 2 áreas o menos no puede moverse en su próxima activación o fase de Acción. Si tiene Bloqueo, lo pierde este turno en su lugar.
spell-telekinesis-text = Recoge un objeto a la vista, de carga 3 o menos.
spell-teleportation-text = Por cada gema el hechicero pasa a un área contigua; no importan puertas cerradas, enemigos ni alturas.
spell-blaze-text = Ataque de área a un área a la vista: 1 dado rojo.
spell-stone_skin-text = Un personaje a la vista: armadura +2 hasta tu próximo turno o activación.
spell-withering-text = Un personaje a la vista: 1 dado amarillo, sin defensa.
spell-return_of_the_brave-text = Una figura muerta cuya loseta esté en el Río vuelve al área del hechicero; paga su coste.
spell-boris_rage-flavour = Un dios viejo, y un genio más viejo.
spell-borne_by_the_wind-flavour = Mira abajo, si no hay remedio.
spell-energy_drain-flavour = Él parece descansado. Tú no.
spell-gift_of_life-flavour = Devuélvela algún día.
spell-kiss_of_death-flavour = Un adiós a todos los presentes.
spell-lightning_storm-flavour = Primero se eriza el pelo.
spell-magical_dizziness-flavour = Las palabras salen al revés.
spell-mind_control-flavour = La idea fue de tus pies.
spell-mitras_halo-flavour = En la luz, las hojas van más lentas.
spell-mitras_healing-flavour = Pica. Así se sabe que funciona.
spell-pestilential_swarm-flavour = Cierra la boca.
spell-sets_bite-flavour = Dos marcas pequeñas, y ninguna serpiente.
spell-sets_halo-flavour = Una sombra con buenos modales.
spell-sets_possession-flavour = Quieto. No era una petición.
spell-telekinesis-flavour = Casi a mano ya es bastante.
spell-teleportation-flavour = No dejes atrás nada que necesites.
spell-blaze-flavour = Una palabra, y adiós al techo de paja.
spell-stone_skin-flavour = No te bañes con ella.
spell-withering-flavour = Otoño, para uno solo.
spell-return_of_the_brave-flavour = No se les preguntó dos veces.

## Habilidades
skill-reach = Alcance
skill-ambidextrous = Ambidestreza
skill-constriction = Constricción
skill-circular_strike = Golpe circular
skill-precision_strike = Golpe preciso
skill-attack_from_beyond = Ataque del más allá
skill-counterattack = Contraataque
skill-elite_shooter = Puntería de élite
skill-precision_shot = Disparo preciso
skill-blocking = Bloqueo
skill-wall_wrecker = Derribamuros
skill-evasive = Evasión
skill-swimming = Natación
skill-intangible = Intangible
skill-web_projection = Lanzar telarañas
skill-leap = Salto
skill-feline_grace = Gracia felina
skill-flying = Vuelo
skill-climb = Escalada
skill-alchemy = Alquimia
skill-leadership = Liderazgo
skill-concentration = Concentración
skill-lock_picking = Ganzúas
skill-fascination = Fascinación
skill-horror = Horror
skill-jinx = Mal de ojo
skill-poison = Veneno
skill-support = Apoyo
skill-sacrifice = Sacrificio
skill-untouchable = Intocable
skill-bodyguard = Guardaespaldas
skill-protected = Protección
skill-spell_caster = Hechicería
skill-reach-text = Ataque cuerpo a cuerpo a un área contigua a la vista, al mismo nivel.
skill-ambidextrous-text = Ataque cuerpo a cuerpo con dos armas de una mano y las dos ventajas.
skill-constriction-text = Si un dado del ataque muestra 2 o más, el objetivo no puede salir del área.
skill-circular_strike-text = Al matar con un arma de dos manos, el daño de más golpea a otro enemigo de allí.
skill-precision_strike-text = En un ataque cuerpo a cuerpo la defensa del objetivo es −1.
skill-attack_from_beyond-text = Al morir: un ataque cuerpo a cuerpo gratis con 3 dados rojos.
skill-counterattack-text = Tras sobrevivir a un ataque cuerpo a cuerpo: otro gratis con 1 dado rojo.
skill-elite_shooter-text = Los ataques a distancia no sufren estorbo, y Protección no sirve contra ellos.
skill-precision_shot-text = En un ataque a distancia la defensa del objetivo es −1.
skill-blocking-text = Los enemigos no pueden salir de su área, salvo que vuelen o se escurran.
skill-wall_wrecker-text = A través de muros y puertas de madera por 3 puntos de movimiento. La brecha queda.
skill-evasive-text = Se mueve como si no hubiera enemigos.
skill-swimming-text = Puede entrar en el agua.
skill-intangible-text = Se mueve a través de muros, puertas y enemigos al coste normal.
skill-web_projection-text = En vez de un ataque: 3 dados naranjas; el objetivo no puede moverse hasta gastar 4 puntos de movimiento.
skill-leap-text = Salta vacíos con 1 dado rojo, y cae más blando.
skill-feline_grace-text = El movimiento sufre 1 menos de estorbo.
skill-flying-text = Cada frontera cuesta 1: sin terreno, sin enemigos, sin alturas.
skill-climb-text = Puede subir rocas y cortados.
skill-alchemy-text = Lo que diga el escenario.
skill-leadership-text = Activa aliados, los guarda y repite por ellos.
skill-concentration-text = Los dados nunca sufren estorbo.
skill-lock_picking-text = 1 dado rojo más en cerraduras de puertas y cofres.
skill-fascination-text = Solo pueden atacarla aquellos a quienes ha atacado.
skill-horror-text = Los héroes enemigos de su área tienen límites de 2 como mucho.
skill-jinx-text = Los enemigos de su área no pueden repetir.
skill-poison-text = El daño baja en su lugar los límites de Cuerpo a cuerpo o Movimiento.
skill-support-text = Otros amigos del área repiten 1 dado gratis en cada acción.
skill-sacrifice-text = Ocupa el lugar de un amigo atacado en el área. La armadura cuenta; la Guardia, no.
skill-untouchable-text = Defensa +1 contra ataques a distancia.
skill-bodyguard-text = Para por un amigo del área con carta y gemas propias.
skill-protected-text = No puede ser atacado mientras haya en el área un amigo sin esta habilidad.
skill-spell_caster-text = Puede lanzar sus hechizos.
skill-limit = Se pierde desde carga { $n }
skill-lost = Perdida: demasiada carga

## En la mesa
table-round = Ronda { $round } de { $limit }
table-track = Contador de turnos
table-river = Río
table-book = Libro de Skelos
table-recovery = Recuperación { $n }
table-activations = Activación { $n } de 2
table-place-cost = Coste { $n }
table-life = Vida { $n } de { $most }
table-armour = Armadura { $n }
table-movement = Movimiento { $n }
table-mp = { $n } PM
table-figures = { $n } de { $most }
table-reinforcement-cost = Vuelve por { $n }
table-no-return = No vuelve
table-enc = Carga { $n } de { $most }
table-enc-of = Carga { $n }
table-slowed = Movimiento básico −{ $n }
table-limit = { $n } de { $most }
table-no-limit = { $n }, sin límite
table-carried = Lleva
table-lying = En el suelo
table-nothing = Nada
table-spells = Hechizos
table-skills = Habilidades
table-in-force = En vigor
table-spell-cost = Coste { $n }, como mucho { $most } por turno
table-spell-cost-free = Coste { $n }, sin límite
table-spell-variable = El coste que elijas, como mucho { $most } por turno
table-spell-variable-free = El coste que elijas, sin límite
table-deck = Mazo de equipo: { $n }
table-chest = Cofre, dificultad { $n }
table-door-open = Abierta
table-door-closed = Cerrada
table-door-locked = Con llave, dificultad { $n }
table-door-wrecked = Derribada
table-plank = Pasarela de abordaje
table-plank-gone = Suelta
table-exit = Salida
table-reinforcement = Aquí llegan refuerzos
table-room = Sitio { $n } de { $most }
table-hindered = Estorbo { $n }
table-not-hindered = Sin estorbo
table-sees = A la vista
table-unseen = No se ve
table-higher = Más alto
table-lower = Más bajo: 1 dado más a distancia
table-dead = Ha muerto
table-fled = Ha huido
table-ally = Aliado de { $hero }
table-acted = Ya actuó
table-searched = Registrada
table-hidden = El escondite
table-perhaps = Quizá aquí
table-goals = Objetivos
table-goal-heroes = Ganan los héroes
table-goal-overlord = Gana el Señor Oscuro
table-story = Historia
table-rules = Reglas especiales
table-difficulty = Dificultad { $n }
effect-armour = Armadura +{ $n }
effect-immobile = No puede moverse
effect-unblocking = No bloquea
effect-dizziness = Hechizos { $n } más caros
effect-untargetable = No lo atacan los no muertos
effect-web = Telaraña: { $n } PM para librarse
effect-grabbed = No puede soltarse
effect-flying = Vuela
attempt-chest = El cofre
attempt-lock = La cerradura
attempt-plank = La pasarela
attempt-throw = El lanzamiento
attack-symbols = Símbolos
attack-gems = Gemas
attack-weapon = Arma
attack-elevation = Desde arriba
attack-hindering = Estorbo
attack-unarmed = Sin arma
attack-power = Potencia de ataque
attack-guard = Guardia
attack-card = Para con
attack-armour = Armadura
attack-spell = Hechizo
attack-defence = Defensa
attack-no-defence = Sin defensa posible
attack-damage = Daño
attack-kills = Mortal
attack-odds = { $n } % de matar
attack-odds-open = { $n } % de matar, sin defensa
attack-odds-reroll = { $n } % de matar, sin repetir
attack-expected = Daño esperado: { $n }

## Palabras clave
keyword-gem = Gema
keyword-gem-text = Energía y vida a la vez. Lo que gastas vuelve; lo que pierdes, no.
keyword-exertion = Límite de esfuerzo
keyword-exertion-text = Tantas gemas caben en una casilla por turno, las de antes y las de ahora juntas.
keyword-stance = Postura
keyword-stance-text = Agresiva: hacerlo todo, recuperar poco. Cautelosa: solo defenderse, recuperar mucho.
keyword-hindering = Estorbo
keyword-hindering-text = Enemigos menos otros amigos en tu área. Cuesta movimiento y símbolos, nunca cuerpo a cuerpo.
keyword-sight = Línea de visión
keyword-sight-text = De punto a punto. La cortan muros, puertas cerradas y resaltos; las figuras, nunca.
keyword-elevation = Altura
keyword-elevation-text = Desde arriba ves lo de abajo y disparas con 1 dado más.
keyword-power = Potencia de ataque
keyword-power-text = Símbolos tras repetir, menos los que se pasan por alto. El daño es lo que la defensa no para.
keyword-reroll = Repetición gratis
keyword-reroll-text = Cada flecha: un dado de ese color otra vez. Cada dado una vez; más repeticiones cuestan gemas.
keyword-guard = Guardia
keyword-guard-text = Dados por gemas contra un ataque. Para con una carta o esquiva.
keyword-armour = Armadura
keyword-armour-text = Cuenta contra cada ataque, sin gemas. De las cartas, solo una.
keyword-shield = Escudo
keyword-shield-text = La única carta que sirve contra flechas, hechizos y explosiones.
keyword-simple = Manipulación simple
keyword-simple-text = 1 gema, sin tirar, nunca con estorbo: recoger, dar, tomar, atrapar.
keyword-complex = Manipulación compleja
keyword-complex-text = Dados contra una dificultad, con estorbo: lanzar, cofre, cerradura.
keyword-movement = Puntos de movimiento
keyword-movement-text = Los básicos son gratis; una vez empezados, otra acción los acaba. Las gemas compran más.
keyword-encumbrance = Carga
keyword-encumbrance-text = Lo que llevas te frena y te quita habilidades.
keyword-river = Río
keyword-river-text = Una loseta cuesta su puesto. Usada, va al final y las otras avanzan.
keyword-recovery = Recuperación
keyword-recovery-text = Tantas gemas del Señor Oscuro vuelven cada turno.
keyword-reinforcement = Refuerzos
keyword-reinforcement-text = Puntos por los que vuelven figuras muertas, mientras su loseta esté en el Río.
keyword-area = Ataque de área
keyword-area-text = Una tirada contra todos los del área, también amigos. Cada cual se defiende solo.
keyword-reaction = Reacción
keyword-reaction-text = Un hechizo para el turno enemigo, también de héroes cautelosos.
keyword-room = Sitio
keyword-room-text = En un área cabe lo que cabe. Las figuras grandes la llenan; se las alcanza desde al lado.
keyword-ally = Aliado
keyword-ally-text = La gema de un líder le deja moverse y golpear una vez.
keyword-fall = Caída
keyword-fall-text = Camino rápido hacia abajo: dados de daño, sin Guardia ni armadura.
keyword-flee = Huir
keyword-flee-text = Por el borde desde una salida, con todo lo que llevas. No hay vuelta atrás.

## Cómo se juega
howto-1-title = Héroes: gástate
howto-1-text = Tus gemas son energía y vida. Cada acción toma algunas de la Reserva; luego están en la Fatiga y vuelven. El daño las lleva a las Heridas para siempre. Si están todas allí, mueres.
howto-2-title = Héroes: agresivo o cauteloso
howto-2-text = Elige cada turno. Agresivo: haz de todo, y vuelven 2 gemas. Cauteloso: solo defenderte, y vuelven 5. Lo que dejes en la Reserva te guarda mientras actúa el Señor Oscuro.
howto-3-title = Héroes: golpear y guardarse
howto-3-text = Un dado por gema, y los del arma. Los símbolos son potencia; la defensa quita, y el resto es daño. Las flechas repiten gratis, y 1 gema repite un dado. La Guardia sirve contra un solo ataque.
howto-4-title = Héroes: moverse y coger
howto-4-text = El movimiento básico es gratis; las gemas compran más. Los enemigos estorban: cada uno de más que tus amigos cuesta 1 movimiento o 1 símbolo, nunca cuerpo a cuerpo. Recoger cuesta 1 gema.
howto-5-title = Señor Oscuro: el Río
howto-5-text = Cada turno activa hasta 2 losetas. Una loseta cuesta su puesto, de 1 a 8; luego va al final y las otras avanzan. Lo que espera se abarata.
howto-6-title = Señor Oscuro: unidades
howto-6-text = Actúan todas las figuras de la loseta, una a una: se mueven y atacan una vez con los dados de la loseta. Cada ataque pide su propia guardia, así que muchos pequeños desgastan a un héroe.
howto-7-title = Señor Oscuro: gemas
howto-7-text = Las gemas compran también movimiento, una repetición o un dado naranja de guardia cuando golpean a una figura, 1 gema cada cosa. Las gastadas quedan en la Fatiga; la recuperación trae algunas cada turno.
howto-8-title = Señor Oscuro: los muertos vuelven
howto-8-text = La loseta de suceso trae refuerzos: puntos que pagan figuras muertas. Una loseta sin figuras queda boca abajo y atasca el Río. Y el límite de tiempo es tu amigo.

## Subtítulos de los sonidos
caption-horn-turn = Un cuerno: actúa el otro bando
caption-drum-roll = Tambores en la oscuridad
caption-victory = Cuernos y gritos: victoria
caption-defeat = Calla un arpa: derrota
caption-sword = Golpea el acero
caption-arrow = Se clava una flecha
caption-spell = Un susurro oscuro: un hechizo
caption-steel-ring = Resuena un escudo: el golpe se para
caption-magic-burst = Un chasquido y una explosión
caption-raise-dead = Se juntan huesos: vuelven los muertos
caption-coin = Una gema encaja en su sitio
caption-axe-bite = Muerde un hacha
caption-gem-crack = Se quiebra una gema: una herida
caption-chest-creak = Chirrían bisagras: un cofre
caption-door-slam = Tablas y hierro: una puerta
caption-river-tile = Piedra sobre piedra: el Río
caption-splash = Un chapuzón

## Noticias
event-game_started = { $scenario }
event-secret_chosen = El Señor Oscuro ha escondido algo
event-secret_revealed = { $place }: aparece { $what }
event-turn_started =
    { $side ->
        [heroes] Ronda { $round }: actúan los héroes
       *[overlord] Ronda { $round }: actúa el Señor Oscuro
    }
event-phase_started =
    { $phase ->
        [start] Inicio: las gemas gastadas entretanto van a la Fatiga
        [stance] Postura: ¿agresiva o cautelosa?
        [action] Los héroes actúan
        [recovery] El Señor Oscuro recupera gemas
        [activation] El Señor Oscuro activa losetas
       *[end] Final: las gemas van a la Fatiga
    }
event-turn_ended =
    { $side ->
        [heroes] Termina el turno de los héroes
       *[overlord] Termina el turno del Señor Oscuro
    }
event-marker_moved = El marcador de turno avanza a { $marker } de { $limit }
event-stance_taken =
    { $stance ->
        [aggressive] { $hero }: postura agresiva
       *[cautious] { $hero }: postura cautelosa
    }
gems =
    { $n ->
        [one] 1 gema
       *[other] { $n } gemas
    }
points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
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
event-gems_recovered = { $who }: { gems } de la Fatiga a la Reserva
event-gems_spent =
    { $purpose ->
        [activation] { $who }: { gems } por la activación
        [move] { $who }: { gems } por movimiento
        [guard] { $who }: { gems } por la guardia
        [reroll] { $who }: { gems } por repetir
        [spell] { $who }: { gems } por un hechizo
       *[other] { $who }: { gems } en { place-word }
    }
event-gems_rested = { $who }: { gems } a la Fatiga
event-gems_moved =
    { $place ->
        [reserve] { $who }: { gems } a la Reserva
        [wounds] { $who }: { gems } a las Heridas
       *[fatigue] { $who }: { gems } a la Fatiga
    }
event-phase_movement = { $hero }: movimiento básico { $n }
event-movement_lost = { $who } pierde { $n } PM
event-dice_thrown =
    { $purpose ->
        [attack] { $roller } ataca: { $total }
        [blast] El estallido: { $total }
        [guard] { $roller } se defiende: { $total }
        [manipulation] { $roller } lo intenta: { $total }
        [leap] { $roller } salta: { $total }
        [fall] { $roller } cae: { $total }
       *[heal] { $roller } cura: { $total }
    }
event-die_rerolled =
    { $means ->
        [free] Repetición gratis: de { $before } a { $after }, { $total } en total
        [support] Apoyo, repetición: de { $before } a { $after }, { $total } en total
       *[paid] Repetición por una gema: de { $before } a { $after }, { $total } en total
    }
event-attack_declared =
    { $kind ->
        [melee] { $attacker } golpea: { $target }
        [ranged] { $attacker } dispara: { $target }
        [area] El estallido alcanza: { $target }
       *[spell] { $attacker } hechiza: { $target }
    }
event-target_changed = { $target } se interpone por { $saved }
event-pool_built =
    { $elevation ->
        [0] { $who } reúne los dados
       *[other] { $who } reúne los dados, uno por la altura
    }
event-symbols_ignored =
    { $reason ->
        [unarmed] { $who }, sin arma: −{ $n }
       *[hindering] { $who }, estorbo: −{ $n }
    }
event-power_known = { $attacker }: potencia de ataque { $power }
dice-count =
    { $n ->
        [one] 1 dado
       *[other] { $n } dados
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
        [0] { $who } se defiende con { dice-count }
       *[other] { $who } para con { $card }: { dice-count }
    }
event-defence_changed =
    { $reason ->
        [armour] { $who }: armadura { signed } por un hechizo
       *[other] { $who }: defensa { signed }, { $reason }
    }
event-defence_known = { $who }: potencia de defensa { $power }
event-attack_resolved =
    { $damage ->
        [0] { $target } aguanta: { $power } contra { $defence }
       *[other] { $target }: { $power } contra { $defence }, daño { $damage }
    }
event-area_attacked = { $means }: potencia { $power } a todos en { $area }
event-exploded = { $card }: estallido en { $area }
event-wounded = { $who } pierde { $n }, le quedan { $left }
event-died = { $who } muere
event-skill_used =
    { $on ->
        [0] { $who }: { $skill }
       *[other] { $who }: { $skill }, { $on }
    }
event-poisoned =
    { $space ->
        [melee] Veneno: baja el límite Cuerpo a cuerpo de { $hero }
       *[move] Veneno: baja el límite de Movimiento de { $hero }
    }
event-effect_began =
    { $kind ->
        [armour] { $cause }: armadura +{ $n } para { $on }
        [immobile] { $cause }: { $on } no puede moverse
        [unblocking] { $cause }: { $on } ya no bloquea
        [dizziness] { $cause }: hechizos { $n } más caros, { $on }
        [untargetable] Los no muertos no atacan a { $on }
        [web] Presa en la telaraña: { $on }
        [grabbed] { $on } no puede soltarse
        [flying] { $cause }: { $on } vuela
       *[other] { $cause }: { $on }
    }
event-effect_ended =
    { $kind ->
        [untargetable] La sal de tumba ya no protege: { $on }
        [web] { $on } se libra de la telaraña
        [grabbed] { $on } se suelta
       *[other] Se acabó para { $on }: { $cause }
    }
event-moved =
    { $how ->
        [walk] { $who } va a { $to }
        [climb] { $who } trepa a { $to }
        [jump] { $who } se deja caer a { $to }
        [leap] { $who } salta a { $to }
        [swim] { $who } nada a { $to }
        [fly] { $who } vuela a { $to }
        [pass] { $who } atraviesa hasta { $to }
        [open] { $who } abre y pasa a { $to }
        [wreck] { $who } derriba y pasa a { $to }
        [led] { $who } va sin querer a { $to }
        [teleport] { $who } aparece en { $to }
        [drawn] Arrastran a { $who } hasta { $to }
        [ashore] { $who } sale del agua en { $to }
        [shed] { $who } rompe la telaraña
       *[other] { $who }: { $to }
    }
event-leap_failed = { $who } se queda corto al saltar
event-fell = { $who } cae: daño { $n }
event-fled = { $hero } huye
event-placed = { $who } aparece en { $area }
event-removed =
    { $cause ->
        [leaderless] Ya nadie dirige a { $who }
       *[other] { $who } deja el tablero
    }
event-wall_breached = { $who } abre una brecha
event-door_changed =
    { $state ->
        [closed] Se cierra: { $door }
       *[open] Se abre: { $door }
    }
event-plank_moved =
    { $lies ->
        [0] { $who } suelta la pasarela
       *[1] { $who } tiende la pasarela
    }
event-manipulation_done =
    { $success ->
        [0] { $hero } no lo logra: { $power } contra { $difficulty }
       *[1] { $hero } lo logra: { $power } contra { $difficulty }
    }
event-chest_opened =
    { $card ->
        [0] { $hero } abre un cofre: vacío
       *[other] { $hero } abre un cofre: { $card }
    }
event-object_taken =
    { $how ->
        [given] { $hero } recibe { $card }
        [taken] { $hero } toma { $card }
        [caught] { $hero } atrapa { $card }
       *[picked] { $hero } coge { $card }
    }
event-object_lies = { $card }: queda en { $area }
event-object_gone =
    { $why ->
        [lost] { $card }: al agua
        [killed] { $card } ha muerto
       *[used] Se gasta: { $card }
    }
event-spell_cast = { $caster } lanza { $spell }
event-tile_activated = Se activa por { $cost }: { $tile }
event-tile_moved = Al final del Río: { $tile }
event-tile_turned =
    { $face_down ->
        [0] Otra vez boca arriba: { $tile }
       *[1] Cayó la última figura: { $tile }
    }
event-tile_removed = Sale del Río: { $tile }
event-tile_swapped = { $new } ocupa el puesto de { $old }
event-event_resolved = Suceso: { $event }
event-reinforcement_started =
    { $points ->
        [one] 1 punto para refuerzos
       *[other] { $points } puntos para refuerzos
    }
event-activated =
    { $leader ->
        [0] Actúa { $who }
       *[other] { $leader } envía: { $who }
    }
event-rule_stirred = { $rule }
event-game_ended =
    { $winner ->
        [heroes] Han ganado los héroes
       *[overlord] Ha ganado el Señor Oscuro
    }

## Preguntas
prompt-stance = Posturas: cámbialas y confirma
prompt-act = ¿Qué hacen los héroes?
prompt-melee-gems = { $who } golpea: ¿cuántas gemas?
prompt-weapon = { $who } golpea: ¿con qué?
prompt-ranged-weapon = { $who } dispara: ¿con qué?
prompt-ranged-gems = { $who } dispara: ¿cuántas gemas?
prompt-ranged-target = { $who } dispara: ¿a quién?
prompt-style = { $who }: ¿qué habilidad esta vez?
prompt-circular = { $who } sigue con { $power }: ¿a quién?
prompt-counterattack = { $who }: ¿contraatacar?
prompt-sacrifice = ¿Ocupar el lugar de { $target }?
prompt-bodyguard = ¿Parar por { $target } contra { $power }?
prompt-beyond = { $who }, último golpe: ¿a quién?
prompt-next-victim = { $area }: ¿quién se defiende ahora?
prompt-guard-gems = { $who } contra potencia { $power }: ¿guardia?
prompt-parry = { $who }: ¿parar o esquivar?
prompt-reroll = { $who }: repetición
prompt-wound-from =
    { $n ->
        [one] { $who }: ¿de dónde sale 1 gema?
       *[other] { $who }: ¿de dónde salen { $n } gemas?
    }
prompt-mend =
    { $n ->
        [one] { $who }: vuelve 1 gema, ¿de dónde?
       *[other] { $who }: vuelven { $n } gemas, ¿de dónde?
    }
prompt-poison = { $who }, veneno { $n }: ¿qué límite baja?
prompt-manipulation-gems = { $who }, dificultad { $difficulty }: ¿gemas?
prompt-chest-card = { $who } encuentra { $card }
prompt-throw-area = { $card }: ¿adónde se lanza?
prompt-catch = { $who }: ¿atrapar { $card }?
prompt-overloaded = { $who } lleva demasiado: ¿qué suelta?
prompt-spell-target = { $spell }: ¿a quién o adónde?
prompt-spell-gems = { $spell }: ¿cuántas gemas?
prompt-guide =
    { $n ->
        [one] { $who }: queda 1 paso, ¿adónde?
       *[other] { $who }: quedan { $n } pasos, ¿adónde?
    }
prompt-reaction = { $who }: ¿una reacción?
prompt-hide = { $card }: ¿dónde está el escondite?
prompt-activate =
    { $n ->
        [one] Primera activación: ¿qué loseta?
       *[other] Segunda activación: ¿qué loseta?
    }
prompt-choose-model = { $tile }: ¿quién actúa?
prompt-model = { $who }: quedan { $n } PM
prompt-event = ¿Qué suceso?
prompt-slam = ¿Qué puerta se cierra de golpe?
prompt-aim = { $who } dispara: ¿a quién?
prompt-reinforce = Refuerzos: { points }
prompt-attack = { $who } ataca: tira los dados
prompt-blast = Tira los dados del estallido
prompt-guard = { $who } se defiende: tira los dados
prompt-manipulation = { $who } necesita { $against }: tira los dados
prompt-leap = { $who } salta y necesita { $against }
prompt-fall = { $who } cae: tira los dados
prompt-heal = { $who } cura: tira el dado

## Respuestas
cost =
    { $gems ->
        [0] { $n } PM
        [one] { $n } PM, 1 gema
       *[other] { $n } PM, { $gems } gemas
    }
option-aggressive = { $who }: agresiva
option-cautious = { $who }: cautelosa
option-confirm = Confirmar las posturas
option-walk = { $who } a { $area }: { cost }
option-climb = { $who } trepa a { $area }: { cost }
option-jump = { $who } se deja caer a { $area }: { cost }
option-leap = { $who } salta a { $area }: { cost }
option-swim = { $who } nada a { $area }: { cost }
option-fly = { $who } vuela a { $area }: { cost }
option-through = { $who } atraviesa a { $area }: { cost }
option-open = { $who } abre paso a { $area }: { cost }
option-wreck = { $who } derriba el muro a { $area }: { cost }
option-flee = { $who } huye: { cost }
option-shed = { $who } rompe la telaraña: { cost }
option-model-walk = A { $area }: { cost }
option-model-climb = Trepar a { $area }: { cost }
option-model-jump = Dejarse caer a { $area }: { cost }
option-model-leap = Saltar a { $area }: { cost }
option-model-swim = Nadar a { $area }: { cost }
option-model-fly = Volar a { $area }: { cost }
option-model-through = Atravesar a { $area }: { cost }
option-model-open = Abrir paso a { $area }: { cost }
option-model-wreck = Derribar el muro a { $area }: { cost }
option-model-shed = Romper la telaraña: { cost }
option-model-cast = Lanzar { $spell }
option-melee = { $who } golpea: { $target }
option-ranged = { $who } dispara
option-cast = { $who } lanza { $spell }
option-pick = { $who } recoge { $card }
option-give = { $who } da a { $other } { $card }
option-take = { $who } toma de { $other } { $card }
option-throw = { $who } lanza { $card }
option-chest = { $who } abre el cofre: dificultad { $n }
option-lock = { $who } fuerza la cerradura: { $door }
option-key = { $who } usa { $card }: { $door }
option-open-door = { $who } abre: { $door }
option-close-door = { $who } cierra: { $door }
option-cast-off = { $who } suelta la pasarela
option-drop = { $who } suelta { $card }
option-overloaded-drop = { $card }: { $n }
option-drink = { $who } usa { $card }
option-lead = { $who } envía: { $target }
option-hand-on = Sigue { $name }
option-act-pass = Basta por ahora
option-gems = { gems }
option-guard-gems-gems =
    { $n ->
        [0] Sin guardia
        [one] Guardia con 1 gema
       *[other] Guardia con { $n } gemas
    }
option-weapon =
    { $second ->
        [0] { $card }
       *[other] { $card } y { $second }
    }
option-unarmed = Manos vacías: −2
option-card = { $card }
option-dodge = Esquivar
option-target = { $target }
option-aim = { $target }
option-next = { $target }
option-strike = Golpear: { $target }
option-shoot = Disparar: { $target }
option-web = Telaraña: { $target }
option-plank = Tender la pasarela
option-end-model = Hecho
option-end-tile = Nadie más
option-end-turn = Terminar el turno
option-end-reinforcement = Ninguno más
option-act = { $who }, en { $area }
option-circular = Golpe circular
option-precision = Golpe preciso
option-sacrifice = Sí: { $who }
option-bodyguard = Sí: para { $who }
option-counterattack = Golpear: { $target }
option-catch = Atraparlo: 1 gema
option-pass = No
option-chest-card-take = Llevárselo
option-leave = Dejarlo aquí
option-free = { die-word }, { $face }: gratis
option-support = { die-word }, { $face }: Apoyo
option-paid = { die-word }, { $face }: 1 gema
die-word =
    { $colour ->
        [R] { die-R }
        [O] { die-O }
       *[Y] { die-Y }
    }
option-keep = Quedarse con los dados
option-from = { place-word }
option-poison-melee = { space-melee }
option-poison-move = { space-move }
option-area = { $area }
option-throw-area-area = { $area }: dificultad { $n }
option-stop = Parar aquí
option-hide = { $area }
option-tile =
    { $down ->
        [0] { $tile }: { gems }
       *[1] { $tile }, boca abajo: { gems } por quitarla
    }
option-event =
    { $n ->
        [0] { $event }
       *[other] { $event }: { points }
    }
option-door = { $door }
option-return = { $tile } a { $area }: { points }

## Por qué no
reason-no-gems = No hay gemas en la Reserva.
reason-exhausted = Se alcanzó el límite de esfuerzo.
reason-no-target = No hay a quién apuntar.
reason-has-acted = Ya ha actuado en esta fase.
reason-enemies-here = Hay enemigos en su área.
reason-occupied = No cabe.
reason-needs-swimming = Hace falta Natación.
reason-needs-climb = Hace falta Escalada.
reason-needs-leap = Hace falta Salto.
reason-door-locked = La puerta está cerrada con llave.
reason-door-closed = La puerta está cerrada.
reason-immobile = No puede moverse.
reason-blocking = Un enemigo de aquí bloquea la salida.
reason-too-far = No hay movimiento suficiente.
reason-out-of-reach = Fuera de alcance.
reason-no-sight = Fuera de la línea de visión.
reason-fascinated = Fascinación: aún no ha atacado a nadie de aquí.
reason-protected = Protección: un amigo está delante.
reason-warded = Sal de tumba: ningún no muerto puede atacar.
reason-no-points = No hay puntos suficientes.
reason-saturated = El hechizo está saturado este turno.
reason-lasts-already = Todavía dura.

## Recuento final
score-victory =
    { $side ->
        [heroes] Los héroes lo lograron
       *[overlord] El Señor Oscuro lo logró
    }
score-heroes-alive = Héroes en el tablero
score-heroes-fled = Héroes que huyeron
score-heroes-dead = Héroes que murieron
score-models = Figuras en el tablero
score-slain = Héroes abatidos

## Letreros
banner-heroes = Actúan los héroes
banner-overlord = Actúa el Señor Oscuro
banner-stances = ¿Agresivos o cautelosos?
banner-round = Ronda { $round } de { $limit }
banner-last-round = La última ronda
banner-event = { $event }
banner-found = Hallazgo: { $card }
banner-rule = { $rule }
banner-died = Ha caído { $who }
banner-fled = { $hero } ha escapado
banner-heroes-win = Ganan los héroes
banner-overlord-win = Gana el Señor Oscuro
