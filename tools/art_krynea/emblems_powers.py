"""Emblems of champions, Objects and the first of the actions and skills."""

BOOK = {
    "alaric": """
<path d="M64 0 L78 14 L98 10 L100 30 L120 38 L112 56 L126 74 L108 84 L106 104 L86 104 L64 126 L42 104 L22 104 L20 84
L2 74 L16 56 L8 38 L28 30 L30 10 L50 14Z" fill="$b"/>
<path d="M64 0 L78 14 L98 10 L100 30 L120 38 L112 56 L126 74 L108 84 L106 104 L86 104 L64 126Z" fill="$c"/>
<path d="M36 34 L50 44 L78 44 L92 34 L100 52 L92 84 L78 108 L64 116 L50 108 L36 84 L28 52Z" fill="$a"/>
<path d="M64 44 L78 44 L92 34 L100 52 L92 84 L78 108 L64 116Z" fill="$b"/>
<path d="M40 60 L58 66 L54 72 L42 68Z M88 60 L70 66 L74 72 L86 68Z" fill="$K"/>
<path d="M58 66 L70 66 L76 88 L64 96 L52 88Z" fill="$i"/><path d="M54 86 L74 86 L64 97Z" fill="$K"/>
<path d="M64 97 L64 106 M50 104 L64 106 L78 104" fill="none"/>
<path d="M36 26 L34 2 L50 14 L64 -4 L78 14 L94 2 L92 26 C76 32 52 32 36 26Z" fill="$g"/>""",
    "iderion": """
<path d="M10 50 C36 36 92 36 118 50 C92 60 36 60 10 50Z" fill="$c"/>
<path d="M68 -8 C86 6 70 14 94 46 C76 54 52 54 34 46 C40 26 48 4 68 -8Z" fill="$b"/>
<path d="M68 -8 C86 6 70 14 94 46 C84 51 74 52 64 52 C72 30 62 10 68 -8Z" fill="$c"/>
<path d="M36 42 C54 50 76 50 92 42 L94 49 C76 57 52 57 34 49Z" fill="$g"/>
<path d="M40 54 L88 54 L86 76 L42 76Z" fill="$s"/>
<path d="M34 66 C42 74 52 70 56 76 L72 76 C76 70 86 74 94 66 C98 92 88 108 64 130 C40 108 30 92 34 66Z" fill="$i"/>
<path d="M64 78 L72 76 C76 70 86 74 94 66 C98 92 88 108 64 130Z" fill="$j"/>
<circle cx="53" cy="62" r="5" fill="$g"/><circle cx="75" cy="62" r="5" fill="$g"/>
<path d="M42 56 L58 58 M86 56 L70 58" stroke-width="4"/>
<path d="M54 86 C50 98 56 106 60 114 M74 86 C78 98 72 106 68 114" fill="none"/>
<path d="M108 4 L112 16 L124 20 L112 24 L108 36 L104 24 L92 20 L104 16Z" fill="$g"/>""",
    "morvane": """
<path d="M26 40 C2 34 -2 10 6 -4 C12 14 26 18 42 22Z" fill="$i"/>
<path d="M102 40 C126 34 130 10 122 -4 C116 14 102 18 86 22Z" fill="$j"/>
<path d="M30 22 C40 2 88 2 98 22 L102 70 L90 112 L64 124 L38 112 L26 70Z" fill="$D"/>
<path d="M64 8 C80 8 92 12 98 22 L102 70 L90 112 L64 124Z" fill="$U"/>
<path d="M30 48 L58 60 L58 72 L36 66Z M98 48 L70 60 L70 72 L92 66Z" fill="$K"/>
<path d="M38 58 L54 65 M90 58 L74 65" stroke="$a" stroke-width="6"/>
<path d="M58 4 L70 4 L70 122 L64 126 L58 122Z" fill="$b"/>
<path d="M42 84 L42 104 M50 86 L50 110 M78 86 L78 110 M86 84 L86 104" stroke="$K" stroke-width="4"/>
<path d="M34 26 L36 6 L50 16 L64 -6 L78 16 L92 6 L94 26 C74 34 54 34 34 26Z" fill="$a"/>
<path d="M64 -6 L78 16 L92 6 L94 26 C84 30 74 32 64 32Z" fill="$b"/>""",
    "brannoc": """
<path d="M10 4 L40 26 L64 20 L88 26 L118 4 L114 50 L126 74 L100 84 L82 116 L64 126 L46 116 L28 84 L2 74 L14 50Z"
fill="$D"/>
<path d="M64 20 L88 26 L118 4 L114 50 L126 74 L100 84 L82 116 L64 126Z" fill="$U"/>
<path d="M18 18 L36 34 L26 48Z M110 18 L92 34 L102 48Z" fill="$b"/>
<path d="M40 26 L64 20 L88 26 L76 60 L64 88 L52 60Z" fill="$M"/>
<path d="M14 50 L44 58 L52 60 L46 92 L28 84 L2 74Z M114 50 L84 58 L76 60 L82 92 L100 84 L126 74Z" fill="$L"/>
<path d="M30 56 L52 64 L46 74 L36 70Z M98 56 L76 64 L82 74 L92 70Z" fill="$a"/>
<circle cx="45" cy="67" r="3.5" fill="$K"/><circle cx="83" cy="67" r="3.5" fill="$K"/>
<path d="M52 88 L76 88 L82 106 L64 120 L46 106Z" fill="$M"/><path d="M54 92 L74 92 L64 106Z" fill="$K"/>
<path d="M50 112 L54 122 L58 114 M78 112 L74 122 L70 114" fill="$i"/>""",
    "soulblade": """
<path d="M64 -10 C84 8 76 16 92 28 C88 34 98 46 92 60 C98 72 88 84 90 96 L38 96 C40 84 30 72 36 60 C30 46 40 34 36 28
C52 16 44 8 64 -10Z" fill="$b"/>
<path d="M64 0 L76 20 L74 94 L54 94 L52 20Z" fill="$L"/><path d="M64 0 L76 20 L74 94 L64 94Z" fill="$M"/>
<path d="M64 20 L64 86" stroke="$c" stroke-width="6"/>
<path d="M24 84 C34 96 94 96 104 84 L108 96 C96 108 32 108 20 96Z" fill="$D"/>
<circle cx="64" cy="98" r="11" fill="$a"/><ellipse cx="64" cy="98" rx="3" ry="8" fill="$K"/>
<rect x="59" y="108" width="10" height="18" fill="$W"/>""",
    "blessed_shield": """
<path d="M16 18 L64 6 L112 18 C116 74 100 106 64 126 C28 106 12 74 16 18Z" fill="$L"/>
<path d="M64 6 L112 18 C116 74 100 106 64 126Z" fill="$M"/>
<path d="M28 28 L64 19 L100 28 C102 72 90 96 64 112 C38 96 26 72 28 28Z" fill="$b"/>
<path d="M64 19 L100 28 C102 72 90 96 64 112Z" fill="$c"/>
<path d="M64 30 L70 50 L88 42 L78 58 L96 64 L78 70 L86 86 L70 78 L64 98 L58 78 L42 86 L50 70 L32 64 L50 58 L40 42 L58
50Z" fill="$a"/>
<circle cx="64" cy="64" r="9" fill="$i"/>""",
    "staff_of_power": """
<path d="M58 46 L70 46 L68 130 L60 130Z" fill="$w"/>
<path d="M30 30 C24 52 44 64 58 66 L70 66 C84 64 104 52 98 30 L88 26 C92 44 80 52 64 54 C48 52 36 44 40 26Z"
fill="$M"/>
<path d="M64 -10 L84 16 L76 44 L64 52 L52 44 L44 16Z" fill="$g"/>
<path d="M64 -10 L84 16 L76 44 L64 52 L64 -10Z" fill="$b"/><path d="M44 16 L64 22 L84 16 M64 22 L64 52"/>
<rect x="54" y="64" width="20" height="10" fill="$D"/>""",
    "warhorse": """
<path d="M24 14 L44 10 C36 40 34 84 64 88 C94 84 92 40 84 10 L104 14 C120 62 108 118 64 120 C20 118 8 62 24 14Z"
fill="$L"/>
<path d="M84 10 L104 14 C120 62 108 118 64 120 L64 88 C94 84 92 40 84 10Z" fill="$M"/>
<path d="M28 34 L36 34 M24 58 L34 58 M32 82 L42 76 M50 104 L54 94 M100 34 L92 34 M104 58 L94 58 M96 82 L86 76 M78 104
L74 94" stroke-width="6"/>
<path d="M64 22 L72 42 L92 44 L76 56 L82 76 L64 64 L46 76 L52 56 L36 44 L56 42Z" fill="$b"/>""",
    "magic_bolt_1": """
<path d="M84 -8 L30 66 L56 66 L34 134 L102 48 L74 48 L104 -8Z" fill="$g"/>
<path d="M104 -8 L74 48 L102 48 L34 134 L64 58 L52 58Z" fill="$b"/>
<path d="M20 24 L24 34 L34 38 L24 42 L20 52 L16 42 L6 38 L16 34Z M106 84 L110 94 L120 98 L110 102 L106 112 L102 102
L92 98 L102 94Z" fill="$i"/>""",
    "dispel_magic_1": """
<path d="M58 8 L44 34 L60 56 L44 78 L56 118 C24 116 4 92 6 62 C8 32 30 10 58 8Z" fill="$b"/>
<path d="M74 10 C102 14 122 36 122 66 C122 96 100 118 70 120 L60 80 L76 58 L60 34Z" fill="$c"/>
<path d="M46 36 C30 40 22 56 26 72 M80 90 C96 86 104 70 100 56" fill="none" stroke="$g" stroke-width="7"/>
<path d="M20 40 L30 46 M96 96 L104 104 M18 84 L28 80 M98 32 L106 26" stroke="$a" stroke-width="5"/>""",
    "hawk_eyes_1": """
<path d="M4 60 C28 22 92 16 124 40 C116 44 112 52 114 60 C96 104 36 108 4 60Z" fill="$i"/>
<path d="M64 92 C96 92 108 74 114 60 C112 52 116 44 124 40 C104 26 82 24 64 26Z" fill="$j"/>
<circle cx="64" cy="60" r="27" fill="$b"/><circle cx="64" cy="60" r="27" fill="none"/>
<circle cx="64" cy="60" r="14" fill="$K"/><circle cx="56" cy="51" r="6" fill="$i" stroke="none"/>
<path d="M-2 44 C24 2 100 -6 130 30 C98 14 50 16 -2 44Z" fill="$W"/>
<path d="M40 92 L30 120 L50 108 L64 126 L74 106 L92 112 L86 90 C72 98 56 98 40 92Z" fill="$w"/>""",
    "fireball": """
<path d="M92 -8 C84 10 116 26 114 62 C112 100 88 124 58 122 C26 120 6 98 10 66 C14 42 32 36 34 14 C46 22 50 34 48 46
C60 36 78 18 92 -8Z" fill="#e8552e"/>
<path d="M84 30 C82 44 100 54 96 76 C94 98 78 110 58 110 C38 110 24 94 28 74 C32 60 42 58 44 46 C52 54 54 60 52 68
C66 62 78 48 84 30Z" fill="#ff9a3c"/>
<path d="M74 62 C74 72 84 76 80 90 C76 102 66 104 58 104 C46 102 40 92 44 80 C50 84 54 84 56 80 C64 80 70 72 74 62Z"
fill="#ffe08a"/>""",
    "shield_wall_1": """
<path d="M2 36 L28 28 L54 36 C56 70 46 94 28 106 C10 94 0 70 2 36Z" fill="$c"/>
<path d="M74 36 L100 28 L126 36 C128 70 118 94 100 106 C82 94 72 70 74 36Z" fill="$c"/>
<path d="M30 26 L64 14 L98 26 C102 72 90 104 64 122 C38 104 26 72 30 26Z" fill="$L"/>
<path d="M64 14 L98 26 C102 72 90 104 64 122Z" fill="$M"/>
<path d="M40 34 L64 26 L88 34 C90 70 82 92 64 106 C46 92 38 70 40 34Z" fill="$b"/>
<path d="M40 62 L64 42 L88 62 L88 78 L64 58 L40 78Z" fill="$a"/>""",
    "rally": """
<rect x="24" y="-4" width="9" height="134" fill="$w"/>
<path d="M33 6 C62 -8 84 24 124 8 L112 40 L124 70 C84 86 62 54 33 68Z" fill="$b"/>
<path d="M33 40 C62 28 84 56 114 44 L124 70 C84 86 62 54 33 68Z" fill="$c"/>
<path d="M70 14 L76 30 L92 32 L80 42 L84 58 L70 48 L56 56 L60 40 L48 30 L64 28Z" fill="$a"/>
<path d="M28 -14 L38 -2 L28 8 L18 -2Z" fill="$L"/>""",
    "prayer_of_mercy": """
g M64 -10 L70 10 L84 -4 L82 16 L100 8 L92 26 L112 26 L96 42 L32 42 L16 26 L36 26 L28 8 L46 16 L44 -4 L58 10Z
&sS M64 22 C58 22 54 28 53 38 L46 70 C40 78 34 86 32 96 L48 118 L64 106Z
&KK~3 M64 30 L64 102
&KK~3 M46 72 C52 76 56 84 56 94
&ab M30 90 L54 110 L42 132 L8 120Z
""",
    "guardian_angel": """
<path d="M60 70 C36 66 18 46 6 10 C26 24 40 22 52 34 C60 42 62 54 60 70Z" fill="$i"/>
<path d="M60 70 C40 70 20 60 8 34 C26 46 44 44 60 70Z" fill="$a"/>
<path d="M60 74 C42 80 24 76 12 58 C30 64 44 60 60 74Z" fill="$i"/>
<path d="M60 80 C48 92 32 92 22 80 C38 82 48 76 60 80Z" fill="$a"/><g transform="matrix(-1 0 0 1 128 0)">
<path d="M60 70 C36 66 18 46 6 10 C26 24 40 22 52 34 C60 42 62 54 60 70Z" fill="$i"/>
<path d="M60 70 C40 70 20 60 8 34 C26 46 44 44 60 70Z" fill="$a"/>
<path d="M60 74 C42 80 24 76 12 58 C30 64 44 60 60 74Z" fill="$i"/>
<path d="M60 80 C48 92 32 92 22 80 C38 82 48 76 60 80Z" fill="$a"/></g>
<path d="M64 34 C52 38 50 60 44 122 L84 122 C78 60 76 38 64 34Z" fill="$i"/>
<path d="M64 34 C76 38 78 60 84 122 L64 122Z" fill="$b"/><circle cx="64" cy="30" r="14" fill="$s"/>
<ellipse cx="64" cy="6" rx="22" ry="7" fill="none" stroke="$K" stroke-width="9"/>
<ellipse cx="64" cy="6" rx="22" ry="7" fill="none" stroke="$g" stroke-width="5"/>
<path d="M60 52 L68 52 L68 64 L80 64 L80 72 L68 72 L67 112 L61 112 L60 72 L48 72 L48 64 L60 64Z" fill="$c"/>""",
    "faith": """
<path d="M64 -2 C72 18 96 28 92 56 C90 74 78 84 64 84 C50 84 38 74 36 56 C36 40 48 36 50 22 C56 28 58 32 58 38 C64 28
66 14 64 -2Z" fill="$a"/>
<path d="M66 34 C68 46 80 50 78 62 C76 72 70 76 64 76 C56 76 50 70 52 60 C58 60 64 48 66 34Z" fill="$i"/>
<path d="M12 70 C24 66 34 78 46 88 L64 94 L64 118 C40 122 22 104 12 70Z" fill="$s"/>
<path d="M116 70 C104 66 94 78 82 88 L64 94 L64 118 C88 122 106 104 116 70Z" fill="$S"/>""",
    "attunement": """
<circle cx="64" cy="64" r="54" fill="$c"/><circle cx="64" cy="64" r="40" fill="$b"/>
<path d="M64 14 C82 34 82 54 64 64 C46 54 46 34 64 14Z M64 114 C82 94 82 74 64 64 C46 74 46 94 64 114Z M14 64 C34 46
54 46 64 64 C54 82 34 82 14 64Z M114 64 C94 46 74 46 64 64 C74 82 94 82 114 64Z" fill="$a"/>
<circle cx="64" cy="64" r="11" fill="$i"/>""",
    "magic": """
<path d="M64 -8 L76 48 L104 24 L80 52 L136 64 L80 76 L104 104 L76 80 L64 136 L52 80 L24 104 L48 76 L-8 64 L48 52 L24
24 L52 48Z" fill="$a"/>
<path d="M64 -8 L64 136 L52 80 L24 104 L48 76 L64 64Z M64 64 L80 52 L136 64 L80 76Z" fill="$b"/>
<circle cx="64" cy="64" r="14" fill="$i"/>""",
    "alchemy": """
<path d="M50 6 L78 6 L78 44 L110 104 C114 116 108 124 98 124 L30 124 C20 124 14 116 18 104 L50 44Z" fill="$i"/>
<path d="M36 76 C52 66 74 84 94 74 L110 104 C114 116 108 124 98 124 L30 124 C20 124 14 116 18 104Z" fill="$b"/>
<path d="M70 80 C80 80 88 76 94 74 L110 104 C114 116 108 124 98 124 L70 124Z" fill="$c"/>
<circle cx="52" cy="98" r="8" fill="$g"/><circle cx="76" cy="104" r="5" fill="$g"/>
<circle cx="66" cy="60" r="5" fill="$g"/><rect x="44" y="-2" width="40" height="12" fill="$W"/>""",
}
