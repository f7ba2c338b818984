# Palabras de Hunos. Entre llaves va lo que entrega el tablero: $name jugador, $other otro jugador, $card y $raid nombres de cartas,
# $color un color de mercancía, $n un número, $value el valor de un dado.
#
# Glosario: una palabra para cada cosa, siempre la misma.
#   valuable mercancía · wagon carromato · to load cargar · space hueco · to dispatch despachar · stash alijo · camp campamento
#   equipment equipo · raid incursión · mercenary mercenario · curse maldición · treasure tesoro · deck mazo · pile montón
#   reserve reserva · display (carromatos) a la vista · excess excedente · to draw robar · to pillage saquear · to steal arrebatar
#   to remove retirar, devolver · to flee eludir · to endure soportar · full completo · incomplete incompleto · off anulada
#   active activa · opponent rival · first player jugador inicial · turn turno · round ronda · die dado · VP PV · Khan Kan
# «Robar» es siempre tomar cartas de un mazo; quitarle algo a un rival es siempre «arrebatar».

## Título
title-name = Hunos
title-tagline = Invierno de 453. El Kan se apaga. Alguien tendrá que heredar.
title-players = De 2 a 4 generales
title-about = Roba cartas o saquea mercancías, llena tus carromatos, contrata mercenarios, maldice a tus rivales y sé el heredero del Kan.

## Colores, familias y dorsos
color-blue = azul
color-red = rojo
color-green = verde
color-black = negro
color-yellow = amarillo
suit-blue = Equipo
suit-red = Incursiones
suit-green = Mercenarios
suit-black = Maldiciones
suit-yellow = Tesoros
family-equipment = Equipo
family-raid = Incursiones
family-mercenary = Mercenarios
family-curse = Maldiciones
family-treasure = Tesoros
family-equipment-one = Equipo
family-raid-one = Incursión
family-mercenary-one = Mercenario
family-curse-one = Maldición
family-treasure-one = Tesoro
back-purple = morado
back-orange = naranja
back-green = verde
back-blue = azul
window-start = Inicio del turno
window-during = Durante tu turno
window-end = Final del turno
window-any = En cualquier momento
window-final = Final de la partida
limit-turn = Una vez por turno
limit-round = Una vez por ronda
limit-dispatch = Una vez por carromato despachado

## Piezas con las que se forman las demás líneas
color-word =
    { $color ->
        [blue] azul
        [red] rojo
        [green] verde
        [black] negro
       *[yellow] amarillo
    }
color-name =
    { $color ->
        [blue] Azul
        [red] Rojo
        [green] Verde
        [black] Negro
       *[yellow] Amarillo
    }
suit-icon =
    { $color ->
        [blue] {icon:suit_equipment}
        [red] {icon:suit_raid}
        [green] {icon:suit_mercenary}
        [black] {icon:suit_curse}
       *[yellow] {icon:suit_treasure}
    }
space-word =
    { $space ->
        [blue] azul
        [red] rojo
        [green] verde
        [black] negro
       *[yellow] amarillo
    }
color-plural =
    { $color ->
        [blue] azules
        [red] rojos
        [green] verdes
        [black] negros
       *[yellow] amarillos
    }
space-count =
    { $n ->
        [one] 1 { color-word }
       *[other] { $n } { color-plural }
    }
die-word = dado { color-word }
die-color =
    { $die ->
        [blue] Azul
        [red] Rojo
        [green] Verde
        [black] Negro
       *[yellow] Amarillo
    }
die-blue = Dado azul
die-red = Dado rojo
die-green = Dado verde
die-black = Dado negro
die-yellow = Dado amarillo
die-1 = { die-color } 1
die-2 = { die-color } 2
die-3 = { die-color } 3
one-valuable =
    { $color ->
        [blue] 1 mercancía azul
        [red] 1 mercancía roja
        [green] 1 mercancía verde
        [black] 1 mercancía negra
       *[yellow] 1 mercancía amarilla
    } { suit-icon }
valuables =
    { $n ->
        [one] { one-valuable }
       *[other] { $color ->
            [blue] { $n } mercancías azules
            [red] { $n } mercancías rojas
            [green] { $n } mercancías verdes
            [black] { $n } mercancías negras
           *[yellow] { $n } mercancías amarillas
        } { suit-icon }
    }
family-cards =
    { $color ->
        [blue] { $n ->
            [one] 1 carta de equipo
           *[other] { $n } cartas de equipo
        }
        [red] { $n ->
            [one] 1 incursión
           *[other] { $n } incursiones
        }
        [green] { $n ->
            [one] 1 mercenario
           *[other] { $n } mercenarios
        }
        [black] { $n ->
            [one] 1 maldición
           *[other] { $n } maldiciones
        }
       *[yellow] { $n ->
            [one] 1 tesoro
           *[other] { $n } tesoros
        }
    }

## Equipo
card-EQ01 = Arco recurvo
card-EQ01-text = Cuando saqueas con un dado que muestra un 1, tomas 2 mercancías en vez de 1.
card-EQ01-flavour = Corto a la espalda, largo en la disputa.
card-EQ02 = Halcón de caza
card-EQ02-text = Cuando robas, roba una carta más de lo que indica el dado. Sigues jugando exactamente una.
card-EQ02-flavour = Ve la bolsa antes de que tú veas al jinete.
card-EQ03 = Albarda
card-EQ03-text = Una vez por turno, si el dado que has tomado es azul, puedes ganar 1 mercancía de cualquier otro color y cargarla.
card-EQ03-flavour = Siempre cabe un bulto más.
card-EQ04 = Amuleto de hueso
card-EQ04-text = Una vez por turno, si el dado que has tomado es negro, puedes ganar 1 mercancía de cualquier otro color y cargarla.
card-EQ04-flavour = La mala suerte renta, si es la de otro.
card-EQ05 = Tercer yugo
card-EQ05-text = Tienes tres carromatos en vez de dos: toma el tercero ahora. Si deja de funcionar, el tercero se queda, pero no se puede cargar.
card-EQ05-flavour = A los bueyes nadie les preguntó.
card-EQ06 = Cubilete tallado
card-EQ06-text = Una vez por ronda, justo después de tomar tu dado, puedes subir o bajar su valor en 1 (entre 1 y 3).
card-EQ06-flavour = Tallado en el cráneo de un tahúr honrado.
card-EQ07 = Cuentas flexibles
card-EQ07-text = Una vez por turno, una mercancía que cargues puede ocupar un hueco vacío de otro color en un carromato.
card-EQ07-flavour = Rojo, verde... con esta nieve, ¿quién lo distingue?
card-EQ08 = Yurta de fieltro
card-EQ08-text = Tus rivales no pueden arrebatar ni retirar mercancías de tu alijo.
card-EQ08-flavour = Siete capas de fieltro y una tía con mal genio.
card-EQ09 = Sacos de sobra
card-EQ09-text = Una vez por turno, puedes guardar en tu alijo una mercancía excedente de tu saqueo en vez de devolverla.
card-EQ09-flavour = De este carro no se cae nada.
card-EQ10 = Mapa de la estepa
card-EQ10-text = Al tomar un carromato nuevo, puedes mirar los dos superiores del mazo y tomar uno. El otro va al fondo.
card-EQ10-flavour = Casi todo es hierba. Lo útil son las notas.
card-EQ11 = Tambor de guerra
card-EQ11-text = Si tomas el último dado de la ronda, suma 1 a su valor (máximo 3).
card-EQ11-flavour = La última palabra siempre es la que más suena.
card-EQ12 = Balanza de tributos
card-EQ12-text = Una vez por turno, tras tu acción, puedes devolver 2 mercancías de tu alijo a la reserva para ganar 1 de cualquier color y cargarla.
card-EQ12-flavour = El pulgar va incluido en el peso.

## Incursiones
card-RD01 = Asalto al granero
card-RD01-text = Gana 3 mercancías de un color a tu elección y cárgalas.
card-RD01-flavour = Les dejamos los ratones.
card-RD02 = Jinetes nocturnos
card-RD02-text = Arrebata 1 mercancía a tu elección del alijo de cada rival y cárgalas.
card-RD02-flavour = Fieltro en los cascos, seda en los dedos.
card-RD03 = Cuatreros
card-RD03-text = Arrebata hasta 2 mercancías de los carromatos de un rival y cárgalas.
card-RD03-flavour = Nos siguieron hasta casa. Todas.
card-RD04 = Tierra quemada
card-RD04-text = Cada rival devuelve a la reserva 2 mercancías a su elección de sus carromatos (todas si tiene menos).
card-RD04-flavour = Por donde pisa su caballo, etcétera.
card-RD05 = Mal de vuelta
card-RD05-text = Devuelve a la reserva las mercancías de una de tus maldiciones activas y pásala a un rival, que puede eludirla.
card-RD05-flavour = Devuélvase al remitente.
card-RD06 = Finta
card-RD06-text = Después de tomar tu dado y antes de tu acción, ponlo en el valor que quieras.
card-RD06-flavour = ¡Mirad, allí, romanos!
card-RD07 = Segunda carga
card-RD07-text = Tras tu acción, haz también la otra acción (robar o saquear) con el mismo dado.
card-RD07-flavour = Se nos olvidaba algo. Ya volvemos.
card-RD08 = Comprar lealtades
card-RD08-text = Toma de la reserva 2 mercancías de cualquier color y ponlas en uno de tus mercenarios.
card-RD08-flavour = La lealtad se vende por pares.
card-RD09 = Asalto al convoy
card-RD09-text = Cambia un carromato tuyo por uno a la vista. Lo que tenga hueco de su color pasa a él; el resto es excedente. Luego gana 1 mercancía cualquiera.
card-RD09-flavour = El carretero se alegró de perderlo de vista.
card-RD10 = Expolio del santuario
card-RD10-text = Roba 4 cartas de tesoro, juega una y pon el resto debajo del mazo.
card-RD10-flavour = Los dioses no estaban. Dejamos recado.
card-RD11 = Juramentos rotos
card-RD11-text = Arrebata 1 mercancía de un mercenario de cada uno de hasta dos rivales y cárgalas.
card-RD11-flavour = Lo juró por su madre. Luego la vendió.
card-RD12 = Gran batida
card-RD12-text = Gana 3 mercancías de tres colores distintos y cárgalas.
card-RD12-flavour = Una de cada, y la alfombra.

## Mercenarios
card-MC01 = Ildico la Envenenadora
card-MC01-text = Una vez por ronda, tras tu acción, puedes devolver a la reserva 1 mercancía del carromato de un rival.
card-MC01-flavour = En toda boda hace falta quien sirva el vino.
card-MC02 = Bledan el Carretero
card-MC02-text = Cada vez que despachas un carromato, puedes ganar 1 mercancía de cualquier color y cargarla.
card-MC02-flavour = Con cuatro ruedas, bien. Con tres, cuesta abajo, también.
card-MC03 = Kreka la Vidente
card-MC03-text = Una vez por turno, justo después de tomar tu dado, puedes volver a tirarlo. Vale el resultado nuevo.
card-MC03-flavour = Ya sabía que se lo ibas a preguntar.
card-MC04 = Onegesh el Mayordomo
card-MC04-text = Cada saqueo toma 1 mercancía más del color del dado.
card-MC04-flavour = Cuenta dos veces y paga una.
card-MC05 = Eskam el Espía
card-MC05-text = Una vez por turno, cuando robas, puedes robar de un mazo de otro color.
card-MC05-flavour = Nunca estuvo aquí. Tu bolsa tampoco.
card-MC06 = Atakam el Chamán
card-MC06-text = Las maldiciones de tu campamento no te afectan. Para los tesoros siguen contando como activas.
card-MC06-flavour = Discute con el cielo, y el cielo se rinde.
card-MC07 = Ruga el Arquero
card-MC07-text = Una vez por ronda, en tu turno, puedes arrebatar 1 mercancía del alijo de un rival y cargarla.
card-MC07-flavour = Primero dispara y luego se lleva la respuesta.
card-MC08 = Las gemelas exploradoras
card-MC08-text = Cuando robas con un valor de 3, puedes jugar dos de las cartas robadas.
card-MC08-flavour = Una mira adelante. La otra vigila a la primera.
card-MC09 = Dengizik el Estandarte
card-MC09-text = Al final de la partida, si está completo, vale 1 PV más (2 en total).
card-MC09-flavour = Álzalo bien y reza para que afloje el viento.
card-MC10 = Mamas el Portazguero
card-MC10-text = Cuando un rival despacha un carromato, puedes tomar de la reserva 1 mercancía de un color que haya en él para tu alijo.
card-MC10-flavour = El camino es gratis. La cuneta se cobra.
card-MC11 = Edeko el Guardaespaldas
card-MC11-text = Puedes ignorar una incursión que te afecte. Luego devuelve 1 mercancía de esta carta; queda inactiva hasta que la llenes.
card-MC11-flavour = Primero para la flecha y luego se ofende.
card-MC12 = Orestes el Intermediario
card-MC12-text = Una vez por ronda, tras tu acción, puedes mover 1 mercancía de tu alijo a un hueco vacío de su color en tus carromatos.
card-MC12-flavour = Hoy escribano; mañana, padre de emperador.

## Maldiciones
card-CU01 = Eje roto
card-CU01-text = De cada saqueo tuyo solo puedes cargar en carromatos 2 mercancías como mucho; el resto es excedente.
card-CU01-flavour = Solo chirriaba un poco.
card-CU02 = Mal tiempo
card-CU02-text = Para ti, un dado que muestra un 3 cuenta como un 2.
card-CU02-flavour = Nieve por arriba, barro por abajo.
card-CU03 = Bueyes cojos
card-CU03-text = Elige uno de tus carromatos: no se puede cargar. Si sale del juego, el bloqueo pasa al próximo que tomes.
card-CU03-flavour = Solo cojean cuando alguien mira.
card-CU04 = Soldadas sin pagar
card-CU04-text = Tus mercenarios están inactivos.
card-CU04-flavour = De pronto, a todos les pesa mucho la lanza.
card-CU05 = Invierno de hambre
card-CU05-text = Después de cada turno tuyo, devuelve a la reserva 1 mercancía de tu alijo, si tienes alguna.
card-CU05-flavour = El ámbar no se come. Lo han probado.
card-CU06 = Presagios turbios
card-CU06-text = Robas una carta menos, pero nunca menos de una.
card-CU06-flavour = Las entrañas dicen: vuelva usted mañana.
card-CU07 = Deuda de sangre
card-CU07-text = Cada vez que robas cartas, el jugador de tu izquierda toma 1 mercancía del color del dado para su alijo.
card-CU07-flavour = Empezó por una cabra. Nadie recuerda la cabra.
card-CU08 = Motín
card-CU08-text = No puedes activar incursiones.
card-CU08-flavour = ¿A favor? ¿En contra? Has perdido la votación.
card-CU09 = Equipo oxidado
card-CU09-text = Tu equipo no tiene efecto.
card-CU09-flavour = En otoño era acero.
card-CU10 = Mala estrella
card-CU10-text = No puedes tomar un dado del valor más alto disponible mientras haya otro de valor más bajo.
card-CU10-flavour = Brilla sobre una sola tienda. La tuya.
card-CU11 = Diezmo
card-CU11-text = De cada saqueo tuyo de 2 o más, 1 mercancía va al alijo del rival con menos carromatos despachados (tú deshaces los empates).
card-CU11-flavour = Compartir, con un hacha encima.
card-CU12 = Rivales celosos
card-CU12-text = Tienes que tomar los carromatos nuevos de la parte superior del mazo.
card-CU12-flavour = Compraron todos los buenos. Para quemarlos.

## Tesoros
card-TR01 = Disco solar
card-TR01-text = Tus carromatos despachados muestran los 4 colores de dorso.
card-TR01-flavour = Todos los vientos en un solo plato.
card-TR02 = Brida de oro
card-TR02-text = Has despachado al menos 1 carromato y ningún rival ha despachado más que tú.
card-TR02-flavour = Para el caballo que llegó primero.
card-TR03 = Copa celeste
card-TR03-text = Tienes al menos 1 mercancía azul en tu alijo y ningún rival tiene más.
card-TR03-flavour = Da justo para un brindis a tu salud.
card-TR04 = Anillo de rubí
card-TR04-text = Tienes al menos 1 mercancía roja en tu alijo y ningún rival tiene más.
card-TR04-flavour = La mano anterior no está incluida.
card-TR05 = Caballo de jade
card-TR05-text = Tienes al menos 1 mercancía verde en tu alijo y ningún rival tiene más.
card-TR05-flavour = No come, y nunca llegó tarde.
card-TR06 = Ídolo de obsidiana
card-TR06-text = Tienes al menos 1 mercancía negra en tu alijo y ningún rival tiene más.
card-TR06-flavour = Parpadea cuando baja el fuego.
card-TR07 = Máscara de ámbar
card-TR07-text = Tienes al menos 1 mercancía amarilla en tu alijo y ningún rival tiene más.
card-TR07-flavour = Lleva una mosca dentro, y parece contenta.
card-TR08 = Torques del juramento
card-TR08-text = Tienes al menos 2 mercenarios completos y ninguno incompleto.
card-TR08-flavour = Lo llevan los que cobraron a tiempo.
card-TR09 = Estandarte del lobo
card-TR09-text = Tienes al menos 3 incursiones en tu campamento, activadas o no.
card-TR09-flavour = El lobo sonríe. Nadie más.
card-TR10 = Brazalete protector
card-TR10-text = No tienes maldiciones eludidas ni activas en tu campamento.
card-TR10-flavour = Nueve nudos contra nueve envidias.
card-TR11 = Arcón del armero
card-TR11-text = Tienes al menos 3 cartas de equipo en tu campamento.
card-TR11-flavour = Lo que más pesa es la llave.
card-TR12 = Caravana repleta
card-TR12-text = Tus carromatos sin despachar llevan al menos 4 mercancías en total.
card-TR12-flavour = Media alegría es que te vean partir.

## Preguntas
prompt-roll-dice = Tira los cinco dados
prompt-reroll = { $card }: vuelve a tirar el { die-word }
prompt-start-valuable = Mercancía inicial: elige un color que cargar
prompt-take-die = Toma un dado
prompt-choose-action = Tu { color-word } de { $n } { suit-icon }: ¿robas o saqueas?
prompt-more-effects = ¿Algo más antes de acabar tu turno?
prompt-choose-card = Elige una carta para jugarla
prompt-choose-second-card = { $card }: ¿juegas otra carta?
prompt-order-cards = Ordena las cartas que van debajo del mazo, de arriba abajo
prompt-choose-victim = ¿Quién sufre { $card }?
prompt-flee = Maldición: { $card }. ¿La eludes?
prompt-choose-destination = ¿Dónde van las mercancías?
prompt-load-cube = ¿Dónde va la mercancía de color { color-word }? { suit-icon }
prompt-load-or-keep = ¿Cargas la mercancía de color { color-word } o la devuelves? { suit-icon }
prompt-keep-excess = { $card }: ¿guardas una mercancía excedente?
prompt-choose-wagon = Toma un carromato nuevo
prompt-lock-wagon = { $card }: ¿qué carromato queda bloqueado?
prompt-swap-own = ¿Cuál de tus carromatos cambias?
prompt-swap-display = ¿Qué carromato a la vista tomas?
prompt-gain-color = { $card }: ¿qué ganas?
prompt-choose-opponent = { $card }: elige un rival
prompt-steal-cube = { $card }: ¿qué le arrebatas a { $other }?
prompt-remove-cube = { $card }: ¿qué mercancía de { $other }?
prompt-return-cube = ¿Qué mercancía devuelves?
prompt-choose-order = ¿Qué carta responde primero?
prompt-choose-curse = ¿De qué maldición te libras?
prompt-choose-mercenary = ¿Qué mercenario recibe las mercancías?
prompt-move-cube = ¿Qué mercancía va en qué carromato?
prompt-fill-cube = ¿Qué mercancía va en la carta?
prompt-set-die = ¿En qué valor pones tu dado?
prompt-cancel-raid = Incursión de { $name }: { $raid }. ¿La ignoras?
prompt-choose-tithe = { $card }: ¿quién recibe la mercancía?

## Respuestas
option-die = { color-name } { $value } { suit-icon }
option-draw = Robar { family-cards }
option-pillage = Saquear { valuables }
option-card = { $card }
option-use = Usar { $card }
option-pass = Pasar
option-flee = Eludirla: -{ $n } PV al final
option-endure = Soportarla
option-wagons = En carromatos
option-fill = En { $card }
option-space = Carromato { $n }: { color-word } { suit-icon }
option-wild = Carromato { $n }: { color-word } en un espacio { space-word } ({ $card })
option-display = Carromato a la vista
option-offer =
    { $back ->
        [purple] Carromato morado: { $spaces }
        [orange] Carromato naranja: { $spaces }
        [green] Carromato verde: { $spaces }
       *[blue] Carromato azul: { $spaces }
    }
option-deck = El superior del mazo
option-victim = { $other }
option-opponent = { $other }
option-color = { color-name } { suit-icon }
option-value = { $value }
option-wagon = Carromato { $n }
option-cube = { color-name } { suit-icon }
option-yes = Sí
option-no = No

## Por qué no
reason-raid-used = Esta incursión ya está gastada.
reason-raid-this-turn = Una incursión por turno. Espera a tu próximo turno.
reason-raid-not-now = No es su momento del turno.
reason-mercenary-incomplete = Este mercenario funciona con todos los huecos llenos.
reason-disabled-mercenary = Soldadas sin pagar: llena esa maldición y tus mercenarios volverán a funcionar.
reason-disabled-equipment = Equipo oxidado: llena esa maldición y tu equipo volverá a funcionar.
reason-mutiny = Motín: llena esa maldición antes de activar incursiones.
reason-pile-empty = No queda nada en este montón.
reason-deck-empty = No quedan cartas en este mazo.
reason-no-space = Ninguno de tus carromatos tiene un hueco vacío para ella.
reason-card-full = Esta carta está completa.
reason-curse-off = Esta maldición está anulada para siempre.
reason-curse-fled = Una maldición eludida no tiene huecos.
reason-evil-star = Mala estrella: toma un dado más bajo o llena esa maldición.
reason-jealous-rivals = Rivales celosos: toma el superior del mazo o llena esa maldición.
reason-limit-turn = Ya se ha usado este turno.
reason-limit-round = Ya se ha usado esta ronda.
reason-stash-protected = Una yurta de fieltro protege este alijo.
reason-no-target = No tienes ningún mercenario con un hueco vacío.
reason-nothing-to-take = No hay nada que tomar.
reason-same-color = La segunda mercancía tiene que ser de otro color.
reason-other-die-color = Tu dado no es del color que hace falta.
reason-nothing-to-move = Ninguna mercancía de tu alijo cabe en tus carromatos.
reason-wagon-locked = Los bueyes cojos retienen este carromato. Llena la maldición para liberarlo.
reason-wagon-over = Ahora puedes llenar menos carromatos. Despacha antes otro.
reason-no-wagon = No hay carromato que cambiar.
reason-no-active-curse = No tienes ninguna maldición activa que pasar.
reason-die-unchanged = Tu dado ya no puede cambiar más.
reason-cannot-pay = Necesitas 2 mercancías en tu alijo para pagar.

## Qué ha pasado
event-game_started = Se reúnen los generales. Empieza tirando { $name }.
event-round_started = Empieza la ronda { $round }. La ficha es de { $name }.
event-dice_rolled = { $name } tira {icon:suit_equipment} { $blue }, {icon:suit_raid} { $red }, {icon:suit_mercenary} { $green }, {icon:suit_curse} { $black }, {icon:suit_treasure} { $yellow }
event-turn_started = Es el turno de { $name }.
event-die_taken = { $name } toma el { color-word } de { $value } { suit-icon }
event-die_changed = { $card }: el { die-word } de { $name } pasa de { $before } a { $after }
event-action_skipped = { $name } no encuentra nada que robar ni que saquear
event-cards_drawn = { $name } roba { family-cards }
event-card_played = { $name } juega { $card }
event-card_played-other = { $name } maldice a { $other } con { $card }
event-cards_returned = { $name } pone { family-cards } debajo del mazo
event-curse_fled = { $name } elude { $card } y lo pagará al final
event-curse_filled = { $name } anula { $card } para siempre
event-curse_moved = { $name } le pasa { $card } a { $other }
event-mercenary_filled = { $card }: ya trabaja para { $name }
event-mercenary_broken = { $card }: deja de trabajar para { $name }
event-cubes_taken = { $cause ->
        [pillage] { $name } saquea { valuables }
        [start] { $name } empieza con { valuables }
       *[other] { $card }: { valuables } para { $name }
    }
event-cube_loaded = { $name } carga { one-valuable }
event-cubes_returned = { $name } devuelve { valuables }
event-cubes_stashed = { $card }: { valuables } al alijo de { $name }
event-cube_stolen = { $name } arrebata { one-valuable } a { $other }
event-wagon_dispatched = { $name } despacha un carromato lleno {icon:cart}
event-wagon_taken = { $source ->
        [wagon_deck] { $name } toma el carromato superior del mazo
       *[other] { $name } toma un carromato a la vista
    }
event-display_refilled = Llega otro carromato
event-wagons_peeked = { $name } mira { $n ->
        [one] el carromato superior
       *[other] los { $n } carromatos superiores
    } del mazo
event-wagon_swapped = { $name } cambia un carromato por otro a la vista
event-wagon_locked = Un carromato de { $name } queda parado: bueyes cojos
event-wagon_unlocked = Un carromato de { $name } se puede volver a cargar
event-raid_used = Incursión de { $name }: { $card } {icon:suit_raid}
event-raid_cancelled = { $card } protege a { $name } de { $raid }
event-effect_used = { $name } usa { $card }
event-turn_ended = { $name } acaba su turno
event-round_ended = Acaba la ronda { $round }
event-token_passed = Ahora el turno inicial es de { $name }
event-game_ended = Se acabó. El Kan hace cuentas.

## Carteles
banner-turn = Juega { $name }
banner-round = Ronda { $round }
table-setup = Inicio
banner-raid = ¡Incursión!
banner-end = El Kan hace cuentas
banner-victory = El trono del Kan es de { $name }
banner-shared = { $name } y { $other } comparten el trono

## Recuento final
score-wagons = Carromatos despachados
score-wagon-sets = Series de cuatro dorsos distintos
score-equipment = Equipo
score-raids = Incursiones, usadas o no
score-mercenaries = Mercenarios completos
score-incomplete = Mercenarios incompletos
score-effects = Extra por mercenarios en activo
score-fled = Maldiciones eludidas
score-curses = Maldiciones boca arriba
score-treasures = Tesoros cumplidos
score-wagon = { score-wagons }
score-wagon-set = { score-wagon-sets }
score-total = Puntos de victoria
tie-1 = Empate: más mercancías en el alijo
tie-2 = Empate: más carromatos despachados
tie-3 = Empate: menos maldiciones eludidas
tie-shared = Empate en todo: victoria compartida

## Los sonidos, en palabras
caption-horn-turn = Un cuerno llama al siguiente general
caption-victory = Fanfarria por el nuevo Kan
caption-defeat = Un cuerno grave y triste
caption-curse = Un susurro oscuro de viento
caption-flee = Cascos en retirada apresurada
caption-raid = Fuego y cascos al galope
caption-wagon-dispatch = Un carromato pesado se aleja

## Cómo se juega
howto-1-title = Sé el heredero
howto-1-text = El Kan nombrará heredero a un general. Gana puntos de victoria: despacha carromatos llenos de mercancías y reúne buenas cartas en tu campamento. Gana quien más puntos tenga.
howto-2-title = Cinco dados, cinco colores
howto-2-text = Cada ronda se tiran cinco dados. Por turnos, toma uno: su color indica un mazo y un montón de mercancías; su valor, cuántas. Después, roba cartas O saquea.
howto-3-title = Robar cartas
howto-3-text = Roba tantas cartas como muestre el dado, juega una y pon el resto debajo del mazo. Equipo, incursiones, mercenarios y tesoros van a tu campamento; las maldiciones, a un rival.
howto-4-title = Saquear mercancías
howto-4-text = O toma tantas mercancías como muestre el dado y carga tus carromatos: cada cubo en un hueco de su color. Lo que no quepa vuelve a su montón.
howto-5-title = Mercenarios y maldiciones
howto-5-text = En vez de carromatos, un saqueo puede llenar una carta de tu campamento, de cualquier color. Un mercenario completo trabaja para ti; una maldición llena se anula. Nunca se reparte entre ambos.
howto-6-title = ¡Despachado!
howto-6-text = Un carromato lleno sale enseguida: sus mercancías van a tu alijo, vale 1 punto y tomas otro. Cuatro carromatos con cuatro dorsos distintos dan tantos puntos como jugadores haya.
howto-7-title = Incursiones y maldiciones
howto-7-text = Activa una incursión por turno; sirve una vez y puntúa igual. Si te cae una maldición, sopórtala o elúdela en el acto: eludida cuesta tantos puntos como jugadores haya.
howto-8-title = El final
howto-8-text = Si al acabar una ronda hay un montón o un mazo vacío, se cuenta: 1 por carromato, series, 1 por incursión, +1 o -1 por mercenario, maldiciones eludidas y tesoros cumplidos.
