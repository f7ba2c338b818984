# Palabras de Krynea. Entre llaves va lo que entrega el tablero: $name jugador, $other otro jugador, $card $monolith $bearer
# $front $back nombres de cartas, $battalion $engagement números como en el reglamento (desde 0), $phase de 1 a 10.
#
# Glosario: una palabra para cada cosa, siempre la misma.
#   skill habilidad · action acción · troop tropa · unit unidad · Object Objeto · expertise pericia · monolith monolito
#   battalion batallón · engagement enfrentamiento · first / second line primera / segunda línea · vanguard vanguardia
#   rear retaguardia · facing de enfrente · adjacent contiguo · range alcance · attack ataque · defence defensa
#   melee cuerpo a cuerpo · ranged a distancia · magic mágico, magia · score valor · ability capacidad · dash guion
#   cost coste · resources recursos · nature naturaleza · arcane arcana · physical física · prayer plegaria · trait rasgo
#   reaction reacción · event suceso · to tap girar · to straighten enderezar · to roll al 50 %, moneda · strike golpe
#   to save salvar · to sacrifice sacrificar · to raise alzar · Raised Alzado · to summon invocar · hidden oculto
#   to cancel anular · to destroy destruir · to reveal descubrir, mostrar · to coordinate coordinarse · bonus bonificación
#   malus penalización · to deploy desplegar · to swap intercambiar · to carry conservar · discard descarte · deck mazo
#   token ficha · initiative iniciativa · to pass pasar · casualties bajas · compensation compensación · round ronda
#   phase fase · turn turno · opponent rival · ally aliado · draw tablas · tie empate
# «Robar» no se usa: las cartas se compran. «Girar» es siempre el cuarto de vuelta con que se paga un efecto.
# Los nombres de cartas van en singular o plural: las frases no llevan verbo que concuerde con ellos.

## Título
title-name = Krynea Battlefield
title-tagline = Los dioses dejaron monolitos. Los herederos trajeron ejércitos.
title-players = De 1 a 4 generales
title-about = Compra tropas, forma tus batallones, responde a cada golpe con una carta y destruye más de lo que pierdes en cuatro rondas de batalla.
table-mode = Mazos
table-mode-note = Cómo se hacen los mazos. Todos usan el mismo modo.
table-mode-basic = Básico
table-mode-factions = Facciones
table-mode-free = Libre
table-solo = En solitario
table-solo-note = Con un jugador: toma nueve monolitos a un enemigo que juega solo.
table-solo-normal = Normal
table-solo-expert = Experto
solo-enemy = El guardián

## Facciones
faction-light = Campeones de la Luz
faction-magic = Señores de la Magia
faction-dark = Caballeros Oscuros
faction-mercenary = Mercenarios
faction-light-text = Líneas recias, plegarias que salvan y la mejor defensa cuerpo a cuerpo.
faction-magic-text = Golpes desde cualquier parte y la magia más fuerte, con túnicas finas delante.
faction-dark-text = Atacantes duros, y muertos que no se quedan quietos.
faction-mercenary-text = Arcos, máquinas de asedio, juego sucio y algo más de dinero que los demás.
mark-basic = En el mazo Básico
mark-allowed = Se admite
mark-none = No se admite

## Fases
phase-initiative = Iniciativa
phase-monoliths = Monolito
phase-purchase = Compra
phase-deployment = Despliegue
phase-movement = Movimiento
phase-actions = Acciones
phase-ranged = Ataques a distancia
phase-magic = Ataques mágicos
phase-melee = Cuerpo a cuerpo
phase-discards = Descartes
phase-initiative-text = La ficha va a un jugador, que va primero esta ronda.
phase-monoliths-text = Se descubre un monolito, que vale para todos esta ronda.
phase-purchase-text = Compra tropas de la parte superior del mazo y luego hasta 5 acciones.
phase-deployment-text = Una tropa por turno: primeras líneas, segundas y luego retaguardia.
phase-movement-text = Por turnos, mueve una unidad o intercambia dos. Hay que cubrir las primeras líneas vacías.
phase-actions-text = Una acción por turno, hasta que todos han pasado seguidos.
phase-ranged-text = Atacan unidades de la vanguardia con ataque a distancia, una por turno.
phase-magic-text = Atacan unidades con ataque mágico desde cualquier sitio, una por turno.
phase-melee-text = Los batallones enfrentados comparan ataque y defensa. Nadie puede rehusar.
phase-discards-text = Conserva hasta 3 cartas para la ronda siguiente; el resto se descarta.
when-reaction = Reacción
when-permanent = Siempre
when-phase = Fase { $phase }: { phase-name }
when-boost = Con un ataque tuyo
when-turn = Como turno tuyo
when-instead = En lugar de atacar
when-once = Girar: una vez por ronda
kind-skill = Habilidad
kind-action = Acción
kind-troop = Tropa
kind-unit = Unidad
kind-object = Objeto
kind-monolith = Monolito
kind-expertise = Pericia

## Valores, naturalezas, rasgos y alcances
stat-ranged_attack = Ataque a distancia
stat-magic_attack = Ataque mágico
stat-melee_attack = Ataque cuerpo a cuerpo
stat-ranged_defence = Defensa a distancia
stat-magic_defence = Defensa mágica
stat-melee_defence = Defensa cuerpo a cuerpo
stat-all_defences = Todas las defensas
stat-melee_attack_total = Ataque total cuerpo a cuerpo
stat-melee_defence_total = Defensa total cuerpo a cuerpo
stat-cost = Coste
stat-resources = Recursos
stat-attack = Ataque
stat-defence = Defensa
attack-ranged = A distancia
attack-magic = Magia
attack-melee = Cuerpo a cuerpo
nature-arcane = Arcana
nature-physical = Física
nature-prayer = Plegaria
trait-infantry = Infantería
trait-stealth = Sigilo
trait-archery = Arquería
trait-arcanist = Arcanista
trait-sacred = Sagrado
trait-cavalry = Caballería
trait-noble = Noble
trait-siege_engine = Máquina de asedio
trait-champion = Campeón
trait-object = Objeto
trait-magic_object = Objeto mágico
trait-magic_creature = Criatura mágica
trait-ally = Aliado
trait-raised = Alzado
trait-human = Humano
range-front_first = La primera línea de enfrente
range-front_van = Una unidad de la vanguardia de enfrente
range-front_rear = Una unidad de la retaguardia de enfrente
range-front_any = Cualquier unidad del batallón de enfrente
range-first_adj = La primera línea de enfrente o una contigua
range-any_first = Cualquier primera línea enemiga
range-any_second = Cualquier segunda línea enemiga
range-any_van = Cualquier unidad enemiga de la vanguardia
range-any_rear = Cualquier unidad enemiga de la retaguardia
range-any_enemy = Cualquier unidad enemiga

## La mesa
table-event =
    { $event ->
        [monolith_revealed] Un monolito está a punto de actuar.
        [played] Una carta está a punto de actuar.
        [declared] Se declara un ataque.
        [hit] Un ataque supera la defensa.
        [totals] Los totales del choque están hechos.
       *[dying] Una unidad está a punto de morir.
    }
table-battalion = Batallón { $battalion }
table-engagement = Enfrentamiento { $engagement }
table-first_line = Primera línea
table-second_line = Segunda línea
table-rear = Retaguardia
table-vanguard = Vanguardia
table-position = Posición { $position }
table-hand = Mano
table-aside = Conservadas
table-deck-action = Mazo de acciones
table-deck-troop = Mazo de tropas
table-discard-action = Descarte de acciones
table-discard-troop = Descarte de tropas
table-skills = Habilidades
table-used = Usadas esta ronda
table-removed = Fuera de la partida
table-monoliths = Monolitos
table-monolith = Monolito de esta ronda
table-taken = Monolitos tomados: { $n } de 9
table-token = Iniciativa
table-points = Puntos
table-resources = { $n } recursos
table-empty = Vacío
table-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
table-raised = Alzada
table-hidden = Oculta
table-tapped = Girada
table-moved = Movida
table-totals = Ataque { $attack }, defensa { $defence }
table-company = { $company }
banner-actions = Estrellas: primero en acciones
banner-attacks = Flechas: primero en ataques

## Palabras clave
keyword-battalion = Batallón
keyword-battalion-text = Una columna de tus unidades. La de delante es la primera línea.
keyword-engagement = Enfrentamiento
keyword-engagement-text = Dos batallones que están frente a frente.
keyword-vanguard = Vanguardia
keyword-vanguard-text = Primera y segunda línea de un batallón.
keyword-rear = Retaguardia
keyword-rear-text = Todas las unidades tras la segunda línea.
keyword-adjacent = Contiguo
keyword-adjacent-text = Unidades seguidas de un batallón; batallones cuyos números se llevan 1.
keyword-coordination = Coordinación
keyword-coordination-text = Las dos unidades de la vanguardia suman sus valores cuerpo a cuerpo, si ambas tienen ese ataque.
keyword-expertise = Pericia
keyword-expertise-text = La capacidad especial de una tropa. Una unidad Alzada no tiene.
keyword-reaction = Reacción
keyword-reaction-text = Responde a un suceso. A cada suceso se responde una sola vez.
keyword-tap = Girar
keyword-tap-text = Gira la carta un cuarto de vuelta para usarla: una vez por ronda.
keyword-roll = Al 50 %
keyword-roll-text = Decide una moneda. Si falla, la carta no hace nada, salvo que diga otra cosa.
keyword-strike = Golpe
keyword-strike-text = Un ataque hecho por una carta. Mata si supera la defensa de su tipo.
keyword-save = Salvar
keyword-save-text = La unidad que muere se queda donde está, viva.
keyword-sacrifice = Sacrificar
keyword-sacrifice-text = La unidad sale de la partida. Cuenta como perdida y no da recurso.
keyword-raised = Alzado
keyword-raised-text = Vuelto de la muerte: sin pericia ni alcance especial, y ya cuenta como perdido.
keyword-hidden = Oculto
keyword-hidden-text = Boca abajo: ni objetivo ni participa en la lucha. El batallón avanza por encima.
keyword-summon = Invocar
keyword-summon-text = La propia acción se vuelve unidad. No tiene coste ni da puntos.
keyword-range = Alcance
keyword-range-text = Los puestos enemigos a los que llegan los ataques a distancia y mágicos y los golpes.
keyword-token = Ficha de iniciativa
keyword-token-text = Quien la tiene va primero: en todas las fases o, con dos jugadores, en acciones o en ataques.
keyword-human = Humano
keyword-human-text = El caballo señala las tropas humanas. Algunos efectos solo las tocan a ellas.
keyword-champion = Campeón
keyword-champion-text = Un héroe. Dos Campeones nunca se coordinan.
keyword-object = Objeto
keyword-object-text = Va debajo de una unidad con coste, le suma el suyo y muere con ella.
keyword-dash = Guion
keyword-dash-text = La unidad carece de esa capacidad y ninguna bonificación se la da. Un guion no es un cero.
keyword-nature = Naturaleza
keyword-nature-text = Arcana, física o de plegaria. Algunas cartas anulan una de ellas.
keyword-carried = Conservada
keyword-carried-text = Guardada de la ronda anterior, hasta 3 cartas.
keyword-compensation = Compensación
keyword-compensation-text = En la ronda 1: devuelves hasta tres cartas y compras de nuevo con sus recursos.

## Piezas con las que se forman las demás líneas
phase-name =
    { $phase ->
        [1] { phase-initiative }
        [2] { phase-monoliths }
        [3] { phase-purchase }
        [4] { phase-deployment }
        [5] { phase-movement }
        [6] { phase-actions }
        [7] { phase-ranged }
        [8] { phase-magic }
        [9] { phase-melee }
       *[10] { phase-discards }
    }
faction-name =
    { $faction ->
        [light] { faction-light }
        [magic] { faction-magic }
        [dark] { faction-dark }
       *[mercenary] { faction-mercenary }
    }
kind-word =
    { $kind ->
        [ranged] a distancia
        [magic] mágico
       *[melee] cuerpo a cuerpo
    }
stat-word =
    { $stat ->
        [ranged_attack] ataque a distancia
        [magic_attack] ataque mágico
        [melee_attack] ataque cuerpo a cuerpo
        [ranged_defence] defensa a distancia
        [magic_defence] defensa mágica
        [melee_defence] defensa cuerpo a cuerpo
        [all_defences] todas las defensas
        [melee_attack_total] ataque total
        [melee_defence_total] defensa total
       *[other] defensa
    }
signed =
    { $n ->
        [-3] -3
        [-2] -2
        [-1] -1
       *[other] +{ $n }
    }
worth =
    { $points ->
        [0] sin puntos
        [one] 1 punto
       *[other] { $points } puntos
    }

## Habilidades
card-1 = Sintonía
card-1-text = Reacción, girar: al descubrirse un monolito, tus unidades quedan fuera de su efecto esta ronda.
card-1-flavour = El dios habló. Nosotros tarareábamos.
card-2 = Fe
card-2-text = Reacción, girar: cuando va a morir una unidad tuya, se salva al 50 %.
card-2-flavour = La mitad consiste en esperar.
card-3 = Magia
card-3-text = Tus Arcanistas tienen +1 de ataque mágico.
card-3-flavour = Lee la letra pequeña del mundo.
card-4 = Alquimia
card-4-text = Girar: una unidad tuya tiene esta ronda +2 en un ataque o una defensa que posea.
card-4-flavour = Agítese bien. Aléjese mejor.
card-5 = Nigromancia
card-5-text = Reacción, girar: una unidad humana tuya que muere, no Alzada, se queda como Alzada al 50 %; si fallas, sale de la partida.
card-5-flavour = Aquí no dimite nadie.
card-6 = Pavor
card-6-text = Girar: un batallón enemigo tiene -2 de ataque en su cuerpo a cuerpo.
card-6-flavour = Nos oyeron afilar. Toda la noche.
card-7 = Táctica
card-7-text = Girar: intercambia dos unidades contiguas de un batallón tuyo. No es un movimiento.
card-7-flavour = Usted primero. No, usted.
card-8 = Arcas
card-8-text = Tienes 1 recurso más en las rondas 2, 3 y 4.
card-8-flavour = La guerra es larga. El interés, más.

## Acciones
card-9 = Proyectil mágico
card-9-company = Chispa roja
card-9-text = Golpe mágico de 4 a cualquier unidad enemiga.
card-9-flavour = Lleva tu nombre. Lo hemos revisado.
card-10 = { card-9 }
card-10-company = Chispa blanca
card-10-text = { card-9-text }
card-10-flavour = { card-9-flavour }
card-11 = Disipar magia
card-11-company = Sello roto
card-11-text = Reacción: anula una acción, habilidad, pericia o reacción arcana de un rival.
card-11-flavour = Ejem. No.
card-12 = { card-11 }
card-12-company = Sello mudo
card-12-text = { card-11-text }
card-12-flavour = { card-11-flavour }
card-13 = Disrupción mágica
card-13-text = Ninguna unidad hace ataques mágicos esta ronda, en ningún bando.
card-13-flavour = Las estrellas no funcionan.
card-14 = Ojo de halcón
card-14-company = Guardia del alba
card-14-text = Cuando una unidad tuya ataca a distancia: +2 en este ataque. No gasta turno.
card-14-flavour = Al que parpadea. El de la izquierda.
card-15 = { card-14 }
card-15-company = Guardia del ocaso
card-15-text = { card-14-text }
card-15-flavour = { card-14-flavour }
card-16 = Muro de escudos
card-16-company = Primera fila
card-16-text = Un batallón tuyo tiene +2 de defensa en su cuerpo a cuerpo.
card-16-flavour = Hombro con hombro, y que nadie estornude.
card-17 = { card-16 }
card-17-company = Segunda fila
card-17-text = { card-16-text }
card-17-flavour = { card-16-flavour }
card-18 = Grito de guerra
card-18-text = Un batallón tuyo tiene +2 de ataque en su cuerpo a cuerpo.
card-18-flavour = Nadie se acuerda de la letra.
card-19 = Marcha forzada
card-19-text = Una unidad tuya hace un movimiento legal, aunque ya se haya movido.
card-19-flavour = Dormir es cosa de guarniciones.
card-20 = Cirujano de campaña
card-20-company = Tienda gris
card-20-text = Reacción: una unidad humana tuya que muere se salva al 50 %.
card-20-flavour = Muerda esto.
card-21 = { card-20 }
card-21-company = Tienda azul
card-21-text = { card-20-text }
card-21-flavour = { card-20-flavour }
card-22 = Emboscada
card-22-text = Golpe a distancia de 3 a cualquier unidad enemiga de la retaguardia.
card-22-flavour = Los arbustos llevan una hora animando.
card-23 = Lluvia de flechas
card-23-text = Como turno tuyo: golpe a distancia de 2 a las dos unidades de la vanguardia de un batallón enemigo.
card-23-flavour = Nubes, con riesgo de fresno.
card-24 = Retirada fingida
card-24-text = Reacción: antes de los totales de un combate, intercambia la primera y la segunda línea de tu batallón.
card-24-flavour = ¡Huid! ¡Más despacio! Y ahora, media vuelta.
card-25 = Exploradores
card-25-text = Mira la mano de un rival.
card-25-flavour = Contamos dos veces y nos escondimos una.
card-26 = Convoy de suministros
card-26-text = Tienes 2 recursos más en esta compra.
card-26-flavour = Un ejército marcha sobre sus cebollas.
card-27 = Plegaria de piedad
card-27-text = Reacción: cualquier unidad tuya que muere se salva al 50 %.
card-27-flavour = Deprisa, y con sentimiento.
card-28 = Escudo divino
card-28-text = Reacción: una unidad tuya atacada tiene +2 en todas las defensas contra este ataque.
card-28-flavour = Alguien de ahí arriba te debía una.
card-29 = A cubierto
card-29-text = Reacción: toda unidad tuya bajo este ataque o golpe a distancia tiene +2 de defensa a distancia contra él.
card-29-flavour = Ese árbol era mío.
card-30 = Círculo de luz
card-30-text = Las unidades de un batallón tuyo tienen +2 de defensa mágica esta ronda.
card-30-flavour = Ojo con el borde.
card-31 = Salvaguarda arcana
card-31-text = Reacción: anula el ataque mágico de una unidad enemiga contra una tuya.
card-31-flavour = Tiza, sal y un no rotundo.
card-32 = Carga de caballería
card-32-text = Un batallón tuyo con Caballería en primera línea tiene +3 de ataque en su cuerpo a cuerpo.
card-32-flavour = El freno aún no se ha inventado.
card-33 = Reagrupar
card-33-text = Endereza una unidad tuya girada: puede volver a usar su pericia, pero no atacar otra vez.
card-33-flavour = Arriba. La guerra es por allí.
card-34 = Duelo
card-34-text = En un enfrentamiento nadie se coordina esta ronda.
card-34-flavour = Los demás: sujetadme la capa.
card-35 = Fervor
card-35-text = Tus unidades Sagradas, Nobles o Campeones de la vanguardia tienen +1 de ataque cuerpo a cuerpo en esta fase.
card-35-flavour = Cantad más alto. Les da miedo.
card-36 = Bola de fuego
card-36-text = Golpe mágico de 3 a las dos unidades de la vanguardia de un batallón enemigo.
card-36-flavour = Sutil como el mediodía.
card-37 = Diablillo invocado
card-37-text = Entra como Criatura mágica al final de un batallón tuyo. Su ataque mágico llega a una unidad de la retaguardia de enfrente.
card-37-flavour = Trabaja por elogios y cejas.
card-38 = Fuego alquímico
card-38-text = Como turno tuyo: golpe a distancia de 4 a cualquier unidad enemiga de segunda línea.
card-38-flavour = El agua lo enfada.
card-39 = Pócima de presteza
card-39-text = Como turno tuyo: una unidad tuya que ya atacó en esta fase ataca una vez más del mismo modo.
card-39-flavour = Ya dormirás la semana que viene.
card-40 = Sabotaje
card-40-text = Destruye un Objeto enemigo, o gira una Máquina de asedio enemiga para toda la ronda.
card-40-flavour = Un pasador. Siempre es un pasador.
card-41 = Juego sucio
card-41-text = Reacción: anula una acción, habilidad, pericia o reacción física de un rival.
card-41-flavour = Arena, ojos, disculpas.
card-42 = Resurrección
card-42-text = Una unidad humana tuya muerta, de coste 3 o menos, vuelve como Alzada al final de un batallón al 50 %; si fallas, sale de la partida.
card-42-flavour = ¿Ya de vuelta?
card-43 = Ángel guardián
card-43-text = Entra como Criatura mágica en una primera línea tuya; las unidades de allí retroceden.
card-43-flavour = Armado, y muy paciente.
card-44 = Suelo consagrado
card-44-text = Todas las unidades Alzadas de un enfrentamiento, de los dos bandos, salen de la partida.
card-44-flavour = Aquí los muertos cumplen su palabra.
card-45 = Relámpago en cadena
card-45-text = Golpe mágico de 4 a cualquier primera línea enemiga y luego de 2 a las primeras líneas contiguas.
card-45-flavour = No te pongas junto al valiente.
card-46 = Elemental de tierra
card-46-text = Entra como Criatura mágica en cualquier posición de un batallón tuyo; las unidades de allí retroceden.
card-46-flavour = La colina ha tomado partido.
card-47 = Imagen especular
card-47-text = Reacción: un ataque o golpe mágico contra tu unidad da en cambio a una unidad enemiga de la vanguardia de enfrente. Tú eliges.
card-47-flavour = ¿Cuál? El otro.
card-48 = Animar a los muertos
card-48-text = Una unidad tuya muerta vuelve como Alzada en cualquier posición al 50 %; si fallas, sale de la partida.
card-48-flavour = Ya conocen la instrucción.
card-49 = Velo de sombras
card-49-text = Una unidad tuya queda oculta hasta el final de la ronda.
card-49-flavour = No has visto nada. Ella a ti, sí.
card-50 = Pacto de sangre
card-50-text = Sacrifica una unidad tuya: un batallón tuyo tiene +3 de ataque cuerpo a cuerpo esta ronda.
card-50-flavour = Voluntarios, un paso atrás.
card-51 = Ogro a sueldo
card-51-text = Entra como Aliado en una primera línea tuya; las unidades de allí retroceden.
card-51-flavour = Cobra por yelmo.
card-52 = Doble paga
card-52-text = Tienes 3 recursos más para tropas en esta compra.
card-52-flavour = La mitad ahora; la otra, si vives.
card-53 = Deserción
card-53-text = Al 50 %, una unidad humana enemiga de coste 2 o menos se gira: esta ronda ni ataca, ni se coordina, ni usa su pericia.
card-53-flavour = Nadie los vio irse. Nadie miró.

## Tropas
card-54 = Infantería ligera
card-54-company = Camino de la Cebada
card-54-text = Escudo vivo. Reacción: cuando va a morir otra unidad de su batallón, sacrifica esta y sálvala.
card-54-flavour = Labradores, hasta el martes.
card-55 = { card-54 }
card-55-company = Puente del Molino
card-55-text = { card-54-text }
card-55-flavour = { card-54-flavour }
card-56 = { card-54 }
card-56-company = Granjas Bajas
card-56-text = { card-54-text }
card-56-flavour = { card-54-flavour }
card-57 = Infantería pesada
card-57-company = Puerta de Hierro
card-57-text = Sin pericia.
card-57-flavour = Les dijeron que aguantaran. Aguantan.
card-58 = { card-57 }
card-58-company = Puerta de Piedra
card-58-text = { card-57-text }
card-58-flavour = { card-57-flavour }
card-59 = { card-57 }
card-59-company = Puerta de la Sal
card-59-text = { card-57-text }
card-59-flavour = { card-57-flavour }
card-60 = { card-57 }
card-60-company = Puerta Vieja
card-60-text = { card-57-text }
card-60-flavour = { card-57-flavour }
card-61 = Arqueros
card-61-company = Compañía del Tejo
card-61-text = Alcance especial: una unidad de la vanguardia de enfrente.
card-61-flavour = Lejos es buen sitio para luchar.
card-62 = { card-61 }
card-62-company = Compañía del Fresno
card-62-text = { card-61-text }
card-62-flavour = { card-61-flavour }
card-63 = Ballesteros
card-63-company = Calle de la Manivela
card-63-text = Alcance especial: la primera línea de enfrente o una contigua.
card-63-flavour = Lentos de cargar, rápidos de lamentar.
card-64 = { card-63 }
card-64-company = Calle de la Torre
card-64-text = { card-63-text }
card-64-flavour = { card-63-flavour }
card-65 = Magos
card-65-company = Círculo Inferior
card-65-text = Protección mágica. Reacción, girar: otra unidad de su batallón atacada tiene +1 en esa defensa. Alcance especial: vanguardia de enfrente.
card-65-flavour = La túnica protege de las preguntas.
card-66 = { card-65 }
card-66-company = Círculo Superior
card-66-text = { card-65-text }
card-66-flavour = { card-65-flavour }
card-67 = Caballería pesada
card-67-company = Caballos negros
card-67-text = Sin pericia.
card-67-flavour = La carrera la eligieron los caballos.
card-68 = { card-67 }
card-68-company = Caballos bayos
card-68-text = { card-67-text }
card-68-flavour = { card-67-flavour }
card-69 = Catapultas
card-69-text = Bombardeo: un ataque a distancia da 4 a la primera línea de enfrente y 3 a la segunda. Si es Alzada: solo 4 a la primera.
card-69-flavour = Lo que sube es para ellos.
card-70 = Paladines
card-70-company = Orden del Alba
card-70-text = Mientras está en la vanguardia, la otra unidad de vanguardia de su batallón tiene +1 de defensa mágica.
card-70-flavour = Los pule la convicción.
card-71 = Sacerdotes
card-71-company = Templo de la Colina
card-71-text = Curación. Reacción, girar: otra unidad de su batallón que muere se salva al 50 %.
card-71-flavour = ¿Has probado a creer?
card-72 = Caballeros
card-72-company = Juramento de la Lanza
card-72-text = En la fase de movimiento puede ir de la retaguardia a cualquier batallón tuyo.
card-72-flavour = Pregúntale el camino al caballo.
card-73 = Piqueros
card-73-company = Seto Largo
card-73-text = Si la primera línea de enfrente es Caballería, tiene +2 de defensa cuerpo a cuerpo.
card-73-flavour = Indirectas de cinco metros.
card-74 = Heraldos
card-74-company = Voz Real
card-74-text = Mientras está en segunda línea, la primera de su batallón tiene +1 de ataque cuerpo a cuerpo.
card-74-flavour = El más ruidoso, en el sitio más seguro.
card-75 = Brujos
card-75-company = Logia de la Brasa
card-75-text = Alcance especial: cualquier unidad del batallón de enfrente.
card-75-flavour = Solo es humo. Al principio.
card-76 = Capa del Velo
card-76-text = La unidad tiene +2 de defensa a distancia y +1 de defensa mágica.
card-76-flavour = Talla única: oculta a todos.
card-77 = Bombarderos
card-77-company = Calle de la Pólvora
card-77-text = En lugar de atacar, fase a distancia: golpe a distancia de 2 a las dos unidades de la vanguardia de enfrente. Alcance especial: esa vanguardia.
card-77-flavour = Cuéntales los dedos y luego fíate.
card-78 = Asesinos
card-78-company = Callejón de la Noche
card-78-text = Alcance especial: cualquier unidad enemiga de la vanguardia.
card-78-flavour = Presente.
card-79 = Hojas envenenadas
card-79-text = La unidad tiene +1 de ataque cuerpo a cuerpo.
card-79-flavour = No chupar.
card-80 = Alaric del Alba
card-80-text = Reacción, girar: al conocerse los totales del combate de su batallón, este tiene +2 de defensa en él.
card-80-flavour = Madruga. Y tú también.
card-81 = Hierofantes
card-81-company = Templo Alto
card-81-text = Reacción, girar: otra unidad que muere en su batallón o en uno contiguo se salva al 50 %. Alcance especial: vanguardia de enfrente.
card-81-flavour = Segunda opinión, desde lo alto.
card-82 = Escudo bendito
card-82-text = La unidad tiene +1 de defensa a distancia y +1 cuerpo a cuerpo.
card-82-flavour = Óleo santo: mano de santo para el óxido.
card-83 = Templarios
card-83-company = Torre Blanca
card-83-text = Sin pericia.
card-83-flavour = Voto de silencio, salvo en batalla.
card-84 = Iderion
card-84-text = Alcance especial: cualquier unidad enemiga.
card-84-flavour = Firma los cometas.
card-85 = Elementalistas
card-85-company = Cuatro Vientos
card-85-text = En lugar de atacar, fase de magia: golpe mágico de 2 a las dos unidades de una vanguardia enemiga. Alcance especial: cualquier primera línea.
card-85-flavour = Hablan del tiempo. El tiempo escucha.
card-86 = Bastón de poder
card-86-text = La unidad tiene +2 de ataque mágico.
card-86-flavour = Cójase por el lado que no zumba.
card-87 = Guardia arcana
card-87-company = Vigía de la Torre
card-87-text = Reacción, girar: otra unidad de su batallón bajo un ataque o golpe mágico tiene +2 de defensa mágica contra él.
card-87-flavour = Ignífuga de rodillas para arriba.
card-88 = Morvane el Sombrío
card-88-text = Mientras está en la vanguardia, el batallón de enfrente tiene -1 de defensa en el cuerpo a cuerpo.
card-88-flavour = Sonrió una vez. Hubo denuncia.
card-89 = Nigromantes
card-89-company = Logia del Hueso
card-89-text = Reacción, girar: otra unidad humana tuya que muere se queda como Alzada al 50 %; si fallas, sale de la partida. Alcance: vanguardia de enfrente.
card-89-flavour = Horas extra incluidas.
card-90 = Jinetes de la muerte
card-90-company = Caballos pálidos
card-90-text = Sin pericia.
card-90-flavour = Bajo el yelmo solo hay órdenes.
card-91 = Hoja de almas
card-91-text = La unidad tiene +2 de ataque cuerpo a cuerpo.
card-91-flavour = Canta. Ya te aprenderás la tonada.
card-92 = Capitán Brannoc
card-92-text = Cuando su batallón mata a una unidad cuerpo a cuerpo, tienes 1 recurso más en la próxima compra. Alcance especial: vanguardia de enfrente.
card-92-flavour = La factura va con el hacha.
card-93 = Alabarderos
card-93-company = Hachas Libres
card-93-text = Sin pericia.
card-93-flavour = Hacha, lanza, gancho, argumento.
card-94 = Balista
card-94-company = Patio de Asedio
card-94-text = Sin pericia. Alcance: la primera línea de enfrente.
card-94-flavour = Una flecha. Una flecha enorme.
card-95 = Caballo de guerra
card-95-text = La unidad tiene +1 de ataque cuerpo a cuerpo y cuenta como Caballería.
card-95-flavour = Muerde por ambos lados.

## Monolitos
card-M1 = Esnogar
card-M1-text = Al descubrirlo, cada primera línea ataca con su mejor ataque a la segunda línea de su propio batallón.
card-M1-flavour = Alguien empujó. Lo vieron todos.
card-M2 = Ceirwen, diosa de la caza
card-M2-text = Todas las unidades tienen +1 de ataque a distancia esta ronda.
card-M2-flavour = Corre. Le gusta más.
card-M3 = Tharn el Baluarte
card-M3-text = Las unidades de primera línea tienen +1 en todas las defensas esta ronda.
card-M3-flavour = Jamás ha dado un paso atrás.
card-M4 = Vaelis del Velo
card-M4-text = Todas las unidades tienen +1 de ataque mágico esta ronda.
card-M4-flavour = El aire ha empezado a contestar.
card-M5 = Korgath el Martillo
card-M5-text = Todas las unidades tienen +1 de ataque cuerpo a cuerpo esta ronda.
card-M5-flavour = Todo problema es un clavo.
card-M6 = Nereth, la Última Puerta
card-M6-text = Ninguna unidad se salva ni se alza esta ronda.
card-M6-flavour = Solo se abre hacia dentro.
card-M7 = Oluth de la Niebla
card-M7-text = Los ataques a distancia y mágicos de las unidades solo llegan a la primera línea de enfrente esta ronda.
card-M7-flavour = Está usted aquí. Seguramente.
card-M8 = Sylmara la Dadivosa
card-M8-text = Cada jugador tiene 2 recursos más esta ronda.
card-M8-flavour = Primero los dones. Luego, el altar.
card-M9 = Dorran el Quebrantador
card-M9-text = Ningún batallón se coordina esta ronda.
card-M9-flavour = Dos son multitud.

## Preguntas
prompt-faction = Elige tu facción
prompt-enemy-faction = ¿Qué facción guarda los monolitos?
prompt-guard = ¿Qué batallón guarda el monolito siguiente?
prompt-deck = { faction-name }: ¿qué mazo?
prompt-choose-skills = Elige { $n } habilidades
prompt-choose-actions = Elige { $n } acciones
prompt-choose-troops = Elige { $n } tropas que cuesten 60 o más entre todas
prompt-purchase =
    { $troops ->
        [0] Tienes { $n } recursos. ¿Qué compras?
       *[other] Tienes { $n } recursos y { $troops } para tropas. ¿Qué compras?
    }
prompt-compensate =
    { $n ->
        [one] ¿Devuelves 1 carta y compras de nuevo?
       *[other] ¿Devuelves hasta { $n } cartas y compras de nuevo?
    }
prompt-deploy = Despliega una tropa
prompt-deploy-where = { $card }: ¿adónde?
prompt-move = Mueve una unidad, intercambia dos o pasa
prompt-banner = ¿Dónde vas primero?
prompt-action = Usa una acción o pasa
prompt-ranged-turn = Ataques a distancia: ¿quién ataca?
prompt-magic-turn = Ataques mágicos: ¿quién ataca?
prompt-aim = { $card }: ¿a quién atacas?
prompt-boost = Ataque de { $card }. ¿Añades una carta?
prompt-choose-engagement = ¿Qué enfrentamiento se resuelve ahora?
prompt-melee-turn = Enfrentamiento { $engagement }: ¿una carta para el choque?
prompt-look = La mano de { $other }
prompt-carry =
    { $n ->
        [one] ¿Conservas 1 carta para la ronda siguiente?
       *[other] Conserva hasta { $n } cartas para la ronda siguiente
    }
prompt-toss = { $card }: lanza la moneda
prompt-react =
    { $event ->
        [monolith_revealed] ¿Reaccionas? Se descubre un monolito
        [played] ¿Reaccionas? { $other } usa { $card }
        [declared] ¿Reaccionas? Atacan a { $card } de { $other }
        [hit] ¿Reaccionas? Aciertan a { $card } de { $other }
        [totals] ¿Reaccionas? Hechos los totales
       *[dying] ¿Reaccionas? Golpe mortal a { $card } de { $other }
    }
prompt-target-enemy-unit = { $card }: ¿contra qué unidad enemiga?
prompt-target-enemy-vanguard = { $card }: ¿contra qué batallón enemigo?
prompt-target-facing-battalion = { $card }: ¿qué batallón de enfrente?
prompt-target-facing-vanguard = { $card }: ¿qué unidad enemiga lo recibe?
prompt-target-own-unit = { $card }: ¿cuál de tus unidades?
prompt-target-own-tapped = { $card }: ¿qué unidad se endereza?
prompt-target-own-attacked = { $card }: ¿quién ataca una vez más?
prompt-target-own-battalion = { $card }: ¿cuál de tus batallones?
prompt-target-own-battalion-any = { $card }: ¿en cuál de tus batallones?
prompt-target-own-position = { $card }: ¿en qué posición?
prompt-target-own-pair = { $card }: ¿qué dos cambian de sitio?
prompt-target-own-stat = { $card }: ¿qué valor aumenta, y de quién?
prompt-target-own-dead = { $card }: ¿quién vuelve?
prompt-target-movement = { $card }: ¿qué movimiento?
prompt-target-engagement = { $card }: ¿en qué enfrentamiento?
prompt-target-raised-engagement = { $card }: ¿en qué enfrentamiento?
prompt-target-opponent = { $card }: ¿la mano de quién?
prompt-target-sabotage = { $card }: ¿qué saboteas?

## Respuestas
option-pass = Pasar
option-light = { faction-light }
option-magic = { faction-magic }
option-dark = { faction-dark }
option-mercenary = { faction-mercenary }
option-random = Al azar
option-basic = El mazo Básico
option-own = Un mazo propio
option-troop =
    { $n ->
        [0] Una tropa
       *[other] { $card } por { $n }
    }
option-action =
    { $closes ->
        [0] Una acción por { $n }
       *[other] Una acción por { $n }; luego, ninguna tropa más
    }
option-done =
    { $lost ->
        [0] Listo
        [one] Listo (se pierde 1)
       *[other] Listo (se pierden { $lost })
    }
option-card = { $card }
option-return = Devuelve: { $card }
option-keep = Conserva: { $card }
option-carry = Conserva: { $card }
option-leave = Descarta: { $card }
option-play = Usar { $card }
option-skill = Habilidad: { $card }
option-react = Reaccionar: { $card }
option-place = { $card }
option-bearer = { $card }
option-battalion = Batallón { $battalion }
option-battalion-of = Batallón { $battalion } de { $other }
option-unit = { $card }
option-unit-of = { $card } de { $other }
option-position =
    { $index ->
        [0] Batallón { $battalion }, primera línea
        [1] Batallón { $battalion }, segunda línea
       *[other] Batallón { $battalion }, retaguardia
    }
option-pair = { $front } con { $back }
option-swap = Intercambiar { $front } con { $back }
option-move = { $card } al batallón { $battalion }
option-stat = { $card }: { stat-word }
option-engagement = Enfrentamiento { $engagement }
option-opponent = { $other }
option-attack = { $card }: ataque de { $n }
option-expertise = { $card }: pericia en lugar del ataque
option-actions = Acciones
option-attacks = Ataques
option-seen = Vista
option-shown = Vista: { $card }

## Por qué no
reason-has-moved = Ya se ha movido esta ronda.
reason-vanguard-first = Primero llena una vanguardia a la que le faltan unidades.
reason-no-target = No hay nada sobre lo que pueda actuar.
reason-not-led-by-cavalry = Su primera línea no es Caballería.
reason-in-the-rear = A distancia se ataca desde la vanguardia: adelántala en la fase de movimiento.
reason-has-attacked = Ya ha atacado esta ronda.
reason-used-expertise = Usó su pericia en lugar de atacar.
reason-exhausted = Fuera de combate esta ronda: una carta la ha girado.
reason-magic-disrupted = Disrupción mágica: sin ataques mágicos de unidades esta ronda.
reason-lines-first = Llena antes los batallones más cortos: primeras líneas y luego segundas.
reason-no-bearer = Nadie puede llevarlo: hace falta coste y ningún Objeto de este nombre.
reason-tapped = Ya está girada. Se endereza en la próxima compra.
reason-is-raised = Una unidad Alzada no tiene pericia.
reason-too-much-left = Pueden sobrar 5 como mucho: compra algo más.
reason-actions-begun = Tras la primera acción ya no se compran tropas.
reason-deck-empty = Este mazo está vacío y así se queda.
reason-too-dear = No alcanzan los recursos.
reason-five-actions = Ya has comprado 5 acciones esta ronda.

## Qué ha pasado
event-game_started = Los ejércitos toman el campo
event-faction_chosen = { $name } dirige a los { faction-name }
event-deck_refused = El mazo de { $name } no es legal y se rehace
event-round_started = Empieza la ronda { $round }. La ficha es de { $name }.
event-phase_started = Fase { $phase }: { phase-name }
event-monolith_revealed = Monolito: { $monolith }
event-monolith_taken = Monolito tomado: { $monolith }
event-monolith_ignored = El monolito no toca a las unidades de { $name }
event-budget_set = { $name } tiene { $n } recursos
event-resources_gained = { $card }: +{ $n } recursos para { $name }
event-card_bought =
    { $kind ->
        [action] { $name } compra una acción
       *[troop] { $name } compra una tropa
    }
event-cards_returned =
    { $n ->
        [0] { $name } no devuelve nada
        [one] { $name } devuelve 1 carta y compra de nuevo
       *[other] { $name } devuelve { $n } cartas y compra de nuevo
    }
event-purchase_ended = { $name } ha comprado. Tropas: { $troops }, acciones: { $actions }
event-unit_deployed = { $name } despliega { $card }
event-object_placed = { $name }: { $card } para { $bearer }
event-spending_checked = { $name } ha gastado { $spent } de { $budget } recursos
event-units_swapped = { $name } intercambia { $front } con { $back }
event-unit_moved = { $name }: { $card } al batallón { $to }
event-banner_chosen =
    { $banner ->
        [actions] { $name } muestra las estrellas: primero en acciones
       *[attacks] { $name } muestra las flechas: primero en ataques
    }
event-passed = { $name } pasa
event-card_played =
    { $source ->
        [unit] { $card } de { $name }: pericia
       *[other] { $name } usa { $card }
    }
event-card_cancelled = Anulada: { $card }
event-coin_tossed =
    { $success ->
        [0] { $card }: la moneda dice que no
       *[1] { $card }: la moneda dice que sí
    }
event-bonus_given = { $card }: { stat-word } { signed }
event-suppressed =
    { $what ->
        [coordination] { $card }: sin coordinación
        [saves] { $card }: nadie se salva ni se alza
       *[magic_attacks] { $card }: nadie ataca con magia
    }
event-attack_declared =
    { $source ->
        [strike] Golpe { kind-word }: { $card }
        [monolith] { card-M1 }: la primera línea ataca a los suyos
       *[unit] Ataque { kind-word }: { $card } de { $name }
    }
event-attack_cancelled = Ataque anulado: { $card }
event-attack_redirected = El ataque se vuelve contra otra unidad
event-attack_compared =
    { $beaten ->
        [0] { $value } contra { $defence }: la defensa aguanta
       *[1] { $value } contra { $defence }: acierta
    }
event-melee_announced = Chocan las líneas en el enfrentamiento { $engagement }
event-melee_totals = Enfrentamiento { $engagement }: hechos los totales
event-unit_dying = { $card } de { $name }: a punto de morir
event-unit_saved = { $card } de { $name }: a salvo
event-unit_died = { $card } de { $name }: muerte, { worth }
event-unit_removed = { $card } de { $name }: fuera de la partida, { worth }
event-unit_raised = { $card } de { $name }: vuelve con el rasgo Alzado
event-unit_summoned = Entra en batalla con { $name }: { $card }
event-unit_hidden = { $name } oculta una unidad: { $card }
event-unit_returned = Ya a la vista: { $card } de { $name }
event-object_destroyed = { $name } pierde un Objeto: { $card }
event-unit_exhausted = { $card } de { $name }: fuera de combate esta ronda
event-unit_readied = { $card } de { $name }: otra vez en pie
event-hand_seen = { $name } mira la mano de { $other }
event-cards_discarded =
    { $carried ->
        [0] { $name } no conserva nada
        [one] { $name } conserva 1 carta
       *[other] { $name } conserva { $carried } cartas
    }
event-round_ended = Acaba la ronda { $round }
event-game_ended = La batalla ha terminado. Se cuentan las bajas.

## Carteles
banner-turn = Juega { $name }
banner-round = Ronda { $round }
banner-phase = { phase-name }
banner-monolith = { $monolith }
banner-melee = ¡Al choque!
banner-victory = El campo es de { $name }
banner-alliance = Vence la alianza: { $name }, { $other }
banner-shared = Victoria compartida: { $name }, { $other }
banner-draw = El campo no es de nadie: tablas
banner-solo-won = Los nueve monolitos son tuyos
banner-solo-lost =
    { $n ->
        [one] 1 monolito de 9
       *[other] { $n } monolitos de 9
    }

## Recuento final
score-losses = Bajas enemigas
score-monoliths = Monolitos tomados
score-victory = Tomados los nueve monolitos
score-total = Puntos
tie-1 = Empate: coste de las tropas vivas en juego
tie-shared = Empate en todo: tablas

## Los sonidos, en palabras
caption-victory = Cuernos sobre un campo en silencio
caption-defeat = Un cuerno solitario a lo lejos
caption-march = Botas al paso: las tropas forman
caption-sword = Chocan dos líneas
caption-arrow = Vuelan las flechas
caption-spell = El aire crepita: magia
die-coin = Moneda
caption-coin = Una moneda gira en el aire
caption-glass-chime = Tintinea el cristal: una bendición
caption-glass-crack = Se agrieta el cristal: alguien agoniza
caption-glass-shatter = Estalla una vidriera: alguien cae
caption-steel-ring = Resuena un escudo: el golpe se detiene
caption-magic-burst = Un chasquido y un estallido: golpea la magia
caption-volley = Cae una andanada de flechas
caption-coin-toss = Una moneda silba en el aire
caption-banner = Un estandarte restalla al viento
caption-monolith = Cruje la piedra y zumban voces: un monolito
caption-cover-step = Botas y mallas: una línea avanza
caption-chant = Voces responden con un cántico
caption-raise-dead = Las esquirlas se juntan: los muertos se alzan

## Cómo se juega
howto-1-title = Rompe sus líneas
howto-1-text = Dos ejércitos, cuatro rondas. Cada tropa enemiga que cae vale su coste en puntos. Gana quien al final haya destruido más que el otro.
howto-2-title = Compra tu ejército
howto-2-text = Tienes 30 recursos; luego, 12 y 1 por unidad muerta. Compra tropas de arriba del mazo, cada una por su coste; después, hasta 5 acciones a 1. No pueden sobrar más de 5.
howto-3-title = Cuatro batallones
howto-3-text = Por turnos, coloca una tropa al final de un batallón: antes las primeras líneas, luego las segundas y después la retaguardia. Luego mueve; una primera línea vacía se cubre.
howto-4-title = Estrellas o flechas
howto-4-text = Entre dos, quien tiene la ficha va primero en acciones o en los ataques; el rival, en lo otro. Un monolito añade el capricho de un dios, que vale para todos esta ronda.
howto-5-title = El mayor mata
howto-5-text = Un ataque mata si supera la defensa de su tipo; si la iguala, gana la defensa. A distancia se ataca desde las dos líneas delanteras; con magia, desde cualquier sitio. Ojo al alcance.
howto-6-title = El cuerpo a cuerpo
howto-6-text = Los batallones enfrentados chocan a la vez. Si las dos unidades delanteras tienen ataque cuerpo a cuerpo, suman. Quien cae superado pierde su primera línea; pueden ser los dos.
howto-7-title = Una respuesta
howto-7-text = Las reacciones anulan, protegen y salvan, incluso en el último momento: quien muere aún puede reaccionar. Pero cada suceso admite una sola respuesta, aunque la moneda diga que no.
howto-8-title = Tres cartas y otra ronda
howto-8-text = Conserva hasta 3 cartas y sigue. Tras cuatro rondas se cuenta el coste de las bajas enemigas: muertas, fuera de la partida y Alzadas. Empate: ¿qué tropas vivas valen más?

## Taller
workshop-entry = Taller de mazos
workshop-entry-note = Crea mazos propios para los modos Facciones y Libre.
workshop-seat = Mazo de { $name }
workshop-seat-asked = Se elige en la mesa
workshop-new = Mazo nuevo
workshop-new-note = Empieza con la mesa vacía.
workshop-which = ¿Qué facción lucha por ti?
workshop-basic = Mazo Básico
workshop-folder-title = Mazos de amigos
workshop-folder = Los mazos son archivos. Deja aquí el de un amigo y aparecerá en la lista:
workshop-skills = Habilidades
workshop-actions = Acciones
workshop-troops = Tropas
workshop-tool-show = Ver
workshop-tool-deck = Mazo
workshop-add = Añadir
workshop-out = Quitar
workshop-all-out = Quitar todas
workshop-none = Ninguna carta es así.
workshop-no-all = Todas las copias están en el mazo.
workshop-no-mark = Esta facción no puede llevar la carta.
workshop-no-full-skill = Las habilidades están completas: quita antes una.
workshop-no-full-action = Las acciones están completas: quita antes una.
workshop-no-full-troop = Las tropas están completas: quita antes una.
workshop-legal = Legal
workshop-legal-note = El mazo cumple todas las reglas y se puede jugar.
workshop-broken =
    { $n ->
        [one] 1 regla sin cumplir
       *[other] { $n } reglas sin cumplir
    }
workshop-broken-skill = { $n } de { $wanted } habilidades
workshop-broken-action = { $n } de { $wanted } acciones
workshop-broken-troop = { $n } de { $wanted } tropas
workshop-broken-cost = Las tropas cuestan { $n } en total: { $wanted } es lo mínimo.
workshop-broken-twice = { $card }: dos veces en el mazo.
workshop-broken-mark = { $card }: no sirve a esta facción.
workshop-cost = Las tropas cuestan { $n } (mínimo { $wanted })
workshop-read = Leer la regla
workshop-show = ¿Qué cartas?
workshop-show-all = Ver todas
workshop-search = Buscar: { $what }
workshop-search-ask = ¿Qué palabras?
workshop-by-shown = Cartas
workshop-by-faction = Facción
workshop-by-cost = Coste
workshop-by-trait = Rasgo
workshop-by-nature = Naturaleza
workshop-by-time = Cuándo
workshop-by-sort = Orden
workshop-shown-all = Todas
workshop-shown-in = En el mazo
workshop-shown-out = Fuera del mazo
workshop-shown-legal = Permitidas
workshop-sort-printed = Como están impresas
workshop-sort-name = Por nombre
workshop-sort-cost = Por coste
workshop-save = Guardar
workshop-saved = Guardado
workshop-name = Nombre: { $what }
workshop-name-ask = ¿Cómo se llama el mazo?
workshop-check = Comprobar: { $what }
workshop-fill = Completar con el mazo Básico
workshop-fill-no = No cabe otra carta Básica.
workshop-drop = Quitar lo que no se permite
workshop-clear = Vaciar el mazo
workshop-clear-sure = ¿Quitar todas las cartas?
workshop-cards = Volver a las cartas
workshop-leave = El mazo ha cambiado. ¿Lo guardas?
workshop-leave-save = Guardar y salir
workshop-leave-stay = Seguir creando
workshop-leave-away = Salir sin guardar
workshop-kept = Guardado como { $what }
workshop-not-saved = No se ha podido guardar el mazo: { $what }
workshop-not-deleted = No se ha podido borrar el mazo: { $what }
workshop-copy-of = { $what } 2
workshop-do-edit = Cambiar
workshop-do-copy = Copiar
workshop-do-name = Cambiar el nombre
workshop-do-check = ¿Qué falla?
workshop-do-share = Compartir
workshop-do-delete = Borrar
workshop-share-words = Entrega este archivo. Quien lo deje en la misma carpeta tendrá el mazo:
workshop-delete-sure = { $what } desaparecerá para siempre.
workshop-damaged = Dañado: { $what }
workshop-damaged-unreadable = El archivo no se puede leer.
workshop-damaged-too-large = El archivo es demasiado grande para un mazo.
workshop-damaged-not-utf-8 = La línea { $n } no está escrita en UTF-8.
workshop-damaged-bad-line = La línea { $n } no se entiende.
workshop-damaged-not-toml = El archivo no está escrito como TOML.
workshop-damaged-newer = Viene de una versión más nueva del juego.
workshop-damaged-bad-key = «{ $what }» falta o no vale. Posible: { $value }
workshop-damaged-bad-list = «{ $what }» no es una lista de cartas.
workshop-damaged-unknown-card = «{ $what }» tiene algo que no es de ahí: { $value }
