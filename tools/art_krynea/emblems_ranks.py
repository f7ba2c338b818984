"""Emblems of the troops that fight in ranks."""

BOOK = {
    "light_infantry_1": """
<g transform="rotate(38 64 66)"><rect x="60.5" y="8" width="7" height="118" fill="$w"/>
<path d="M64 -10 L75 12 L64 28 L53 12Z" fill="$L"/></g>
<g transform="rotate(-38 64 66)"><path d="M64 -8 L72 6 L71 96 L57 96 L56 6Z" fill="$L"/>
<path d="M64 -8 L72 6 L71 96 L64 96Z" fill="$M"/>
<rect x="44" y="96" width="40" height="8" fill="$D"/><rect x="60" y="104" width="8" height="18" fill="$W"/></g>
<circle cx="64" cy="70" r="37" fill="$b"/><path d="M64 33 A37 37 0 0 1 64 107Z" fill="$c"/>
<path d="M27 70 L101 70 M64 33 L64 107" fill="none" stroke="$K" stroke-width="4"/>
<circle cx="64" cy="70" r="26" fill="none" stroke="$a" stroke-width="5"/>
<circle cx="64" cy="70" r="12" fill="$L"/><path d="M64 58 A12 12 0 0 1 64 82Z" fill="$M"/>""",
    "heavy_infantry_1": """
<path d="M14 56 L42 46 L64 52 L86 46 L114 56 C116 92 98 114 64 126 C30 114 12 92 14 56Z" fill="$b"/>
<path d="M64 52 L86 46 L114 56 C116 92 98 114 64 126Z" fill="$c"/>
<path d="M56 64 L72 64 L72 78 L92 78 L92 92 L72 92 L72 112 L64 116 L56 112 L56 92 L36 92 L36 78 L56 78Z" fill="$a"/>
<path d="M38 22 C48 6 80 6 90 22 L92 62 C82 72 46 72 36 62Z" fill="$L"/>
<path d="M64 10 C76 10 84 14 90 22 L92 62 C84 69 74 70 64 70Z" fill="$M"/>
<path d="M60 12 L68 12 L68 70 L60 70Z" fill="$b"/>
<path d="M40 36 L60 39 L60 46 L40 43Z M68 39 L88 36 L88 43 L68 46Z" fill="$K"/>
<path d="M46 54 L46 62 M53 55 L53 64 M75 55 L75 64 M82 54 L82 62" stroke="$K" stroke-width="3.5"/>""",
    "archers_1": """
<g transform="rotate(-45 64 64)"><path d="M34 4 L8 64 L34 124" fill="none" stroke="$i" stroke-width="4"/>
<path d="M30 2 C34 10 44 12 52 22 C78 44 78 84 52 106 C44 116 34 118 30 126 L38 126 C44 120 56 114 62 106 C96 78 96
50 62 22 C56 14 44 8 38 2Z" fill="$w"/>
<path d="M72 54 L80 50 L82 64 L80 78 L72 74Z" fill="$b"/>
<rect x="10" y="60" width="94" height="8" fill="$i"/><path d="M98 46 L130 64 L98 82 L106 64Z" fill="$L"/>
<path d="M130 64 L98 82 L106 64Z" fill="$M"/>
<path d="M4 64 L16 48 L34 48 L26 64 L34 80 L16 80Z" fill="$a"/><path d="M4 64 L16 80 L34 80 L26 64Z" fill="$b"/>
</g>""",
    "crossbowmen_1": """
<path d="M56 26 L72 26 L70 96 L76 124 L52 124 L58 96Z" fill="$w"/>
<path d="M64 26 L72 26 L70 96 L76 124 L64 124Z" fill="$W"/>
<path d="M6 60 C14 34 40 22 64 22 C88 22 114 34 122 60 L112 62 C104 46 86 38 64 38 C42 38 24 46 16 62Z" fill="$M"/>
<path d="M6 60 C14 34 40 22 64 22 L64 38 C42 38 24 46 16 62Z" fill="$L"/>
<path d="M12 60 L64 88 L116 60" fill="none" stroke="$i" stroke-width="4"/>
<circle cx="64" cy="90" r="8" fill="$b"/>
<rect x="60" y="12" width="8" height="74" fill="$i"/><path d="M64 -6 L78 20 L64 14 L50 20Z" fill="$a"/>""",
    "mages_1": """
<path d="M64 4 C34 14 26 54 14 122 L114 122 C102 54 94 14 64 4Z" fill="$b"/>
<path d="M64 4 C94 14 102 54 114 122 L64 122Z" fill="$c"/>
<path d="M64 22 C44 30 42 56 48 74 L80 74 C86 56 84 30 64 22Z" fill="$K"/>
<circle cx="55" cy="52" r="5" fill="$g" stroke="none"/><circle cx="73" cy="52" r="5" fill="$g" stroke="none"/>
<path d="M20 100 C34 84 44 82 52 92 L46 112 L28 118Z M108 100 C94 84 84 82 76 92 L82 112 L100 118Z" fill="$a"/>
<circle cx="64" cy="96" r="19" fill="$g"/>
<path d="M64 77 L70 90 L83 96 L70 102 L64 115 L58 102 L45 96 L58 90Z" fill="$i"/>""",
    "heavy_cavalry_1": """
<path d="M88 120 L36 120 C36 98 50 90 50 74 C44 78 36 84 27 83 C18 82 14 72 18 64 L38 36 L36 14 L50 25 L58 12 L64 27
C92 34 108 66 104 120Z" fill="$w"/>
<path d="M64 27 C92 34 108 66 104 120 L70 120 C84 92 78 60 58 46Z" fill="$W"/>
<path d="M64 27 C92 34 108 66 104 120 L94 120 C96 80 86 50 62 38Z" fill="$c"/>
<path d="M38 36 L52 30 L60 50 L44 76 L27 83 C18 82 14 72 18 64Z" fill="$L"/>
<path d="M52 30 L60 50 L44 76 L34 80 L46 52Z" fill="$M"/>
<path d="M44 22 L40 2 L52 18Z" fill="$a"/><path d="M36 44 L46 42 L42 50Z" fill="$K"/>
<path d="M46 92 L102 88 L104 120 L36 120 C37 108 40 100 46 92Z" fill="$b"/>
<path d="M78 90 L102 88 L104 120 L74 120Z" fill="$c"/>
<path d="M48 96 L100 93" stroke="$a" stroke-width="5"/>""",
    "knights": """
<g transform="rotate(40 64 64)"><rect x="60" y="-16" width="8" height="160" fill="$w"/>
<path d="M64 -34 L74 -12 L64 -4 L54 -12Z" fill="$L"/></g>
<path d="M98 8 L128 40 L100 36 L112 58 L84 40 L76 30Z" fill="$a"/>
<path d="M66 24 C64 4 92 -2 108 12 C124 28 122 58 112 84 C112 62 104 42 80 34Z" fill="$b"/>
<path d="M80 34 C90 20 106 26 116 40 C120 56 116 70 112 84 C112 62 104 42 80 34Z" fill="$c"/>
<path d="M36 56 C36 32 58 22 78 28 C98 36 102 62 100 86 L108 112 L42 112 L46 92 L20 72Z" fill="$L"/>
<path d="M62 26 C96 26 104 58 100 86 L108 112 L76 112 C84 84 82 50 62 26Z" fill="$M"/>
<path d="M24 68 L62 58 L62 66 L34 76Z" fill="$K"/>
<path d="M44 84 L62 80 M46 92 L62 90" stroke="$K" stroke-width="3.5"/>
<path d="M40 102 L106 102 L112 122 L34 122Z" fill="$b"/><path d="M76 102 L106 102 L112 122 L76 122Z" fill="$c"/>""",
    "catapults": """
<path d="M34 20 L14 4 M50 14 L40 -6 M26 36 L4 30" stroke="$a" stroke-width="6"/>
<circle cx="44" cy="30" r="20" fill="$M"/><path d="M44 10 A20 20 0 0 1 44 50 C54 40 54 20 44 10Z" fill="$D"/>
<path d="M26 44 C30 58 52 62 64 50 L112 96 L102 106 L52 66 C38 68 24 60 20 46Z" fill="$w"/>
<path d="M64 50 L112 96 L107 101 L58 58Z" fill="$W"/>
<path d="M70 30 L84 26 L104 92 L90 92Z" fill="$W"/><path d="M58 92 L78 34 L90 38 L72 92Z" fill="$w"/>
<path d="M62 44 L102 32 L106 44 L66 56Z" fill="$b"/>
<path d="M6 88 L124 88 L124 102 L6 102Z" fill="$w"/><path d="M6 95 L124 95 L124 102 L6 102Z" fill="$W"/>
<circle cx="30" cy="106" r="20" fill="$M"/><circle cx="30" cy="106" r="8" fill="$b"/>
<circle cx="100" cy="106" r="20" fill="$M"/><circle cx="100" cy="106" r="8" fill="$b"/>
<path d="M30 88 L30 97 M30 115 L30 124 M12 106 L21 106 M39 106 L48 106 M100 88 L100 97 M100 115 L100 124 M82 106 L91
106 M109 106 L118 106" stroke-width="4"/>""",
    "paladins": """
<path d="M64 -4 L72 20 L92 4 L92 28 L116 24 L106 46 L130 54 L106 66 L22 66 L-2 54 L22 46 L12 24 L36 28 L36 4 L56 20Z"
fill="$a"/>
<path d="M22 40 L64 32 L106 40 C108 84 94 110 64 126 C34 110 20 84 22 40Z" fill="$i"/>
<path d="M64 32 L106 40 C108 84 94 110 64 126Z" fill="$b"/>
<path d="M30 47 L64 40 L98 47 C99 82 88 104 64 117 C40 104 29 82 30 47Z" fill="none" stroke="$c" stroke-width="3"/>
<path d="M64 16 L72 28 L71 88 L57 88 L56 28Z" fill="$L"/><path d="M64 16 L72 28 L71 88 L64 88Z" fill="$M"/>
<path d="M40 84 L88 84 L84 94 L44 94Z" fill="$c"/><path d="M60 94 L68 94 L68 108 L60 108Z" fill="$W"/>
<circle cx="64" cy="111" r="6" fill="$c"/>""",
    "templars": """
<g transform="rotate(45 64 64)"><path d="M58 -14 L70 -14 L69 110 L59 110Z" fill="$L"/>
<rect x="46" y="106" width="36" height="8" fill="$b"/><rect x="60" y="114" width="8" height="22" fill="$W"/></g>
<g transform="rotate(-45 64 64)"><path d="M58 -14 L70 -14 L69 110 L59 110Z" fill="$M"/>
<rect x="46" y="106" width="36" height="8" fill="$b"/><rect x="60" y="114" width="8" height="22" fill="$W"/></g>
<path d="M28 26 L100 26 L100 62 C100 90 84 106 64 116 C44 106 28 90 28 62Z" fill="$i"/>
<path d="M64 26 L100 26 L100 62 C100 90 84 106 64 116Z" fill="$j"/>
<path d="M56 26 L72 26 L72 54 L100 54 L100 68 L72 68 L72 112 L64 116 L56 112 L56 68 L28 68 L28 54 L56 54Z"
fill="$r"/>""",
    "priests": """
<path d="M64 -6 L69 14 L82 0 L80 20 L98 12 L88 30 L108 30 L90 42 L38 42 L20 30 L40 30 L30 12 L48 20 L46 0 L59 14Z"
fill="$g"/>
<circle cx="64" cy="36" r="19" fill="$i"/><path d="M64 22 L64 50 M52 34 L76 34" stroke="$c" stroke-width="5"/>
<path d="M28 46 L100 46 C100 74 86 84 72 88 L72 102 C86 106 94 112 96 122 L32 122 C34 112 42 106 56 102 L56 88 C42 84
28 74 28 46Z" fill="$a"/>
<path d="M64 46 L100 46 C100 74 86 84 72 88 L72 102 C86 106 94 112 96 122 L64 122Z" fill="$b"/>
<path d="M28 46 L100 46 L98 58 L30 58Z" fill="$c"/><circle cx="64" cy="96" r="9" fill="$M"/>
<circle cx="64" cy="72" r="6" fill="$r"/>""",
    "halberdiers": """
<g transform="rotate(32 64 64)"><rect x="60" y="-4" width="8" height="136" fill="$w"/>
<path d="M64 -26 L71 6 L57 6Z" fill="$L"/><path d="M68 8 C92 2 104 18 102 42 C92 32 80 34 68 38Z" fill="$L"/>
<path d="M68 24 C84 18 96 26 102 42 C92 32 80 34 68 38Z" fill="$M"/><path d="M60 14 L40 22 L60 30Z" fill="$M"/>
</g>
<g transform="matrix(-1 0 0 1 128 0)"><g transform="rotate(32 64 64)">
<rect x="60" y="-4" width="8" height="136" fill="$w"/><path d="M64 -26 L71 6 L57 6Z" fill="$L"/>
<path d="M68 8 C92 2 104 18 102 42 C92 32 80 34 68 38Z" fill="$L"/>
<path d="M68 24 C84 18 96 26 102 42 C92 32 80 34 68 38Z" fill="$M"/><path d="M60 14 L40 22 L60 30Z" fill="$M"/>
</g></g>
<path d="M44 74 L84 74 L84 92 C84 106 74 114 64 120 C54 114 44 106 44 92Z" fill="$b"/>
<path d="M64 74 L84 74 L84 92 C84 106 74 114 64 120Z" fill="$c"/>""",
    "pikemen": """
<path d="M20 28 L28 124 L36 124 L30 26Z M108 28 L100 124 L92 124 L98 26Z M60 20 L68 20 L68 126 L60 126Z M40 24 L48
124 L55 124 L49 22Z M88 24 L80 124 L73 124 L79 22Z" fill="$w"/>
<path d="M64 -8 L75 14 L64 28 L53 14Z M24 2 L36 20 L26 34 L14 22Z M104 2 L92 20 L102 34 L114 22Z M43 -4 L54 14 L45 30
L33 16Z M85 -4 L74 14 L83 30 L95 16Z" fill="$L"/>
<path d="M14 66 L114 66 L110 100 L64 116 L18 100Z" fill="$b"/>
<path d="M64 66 L114 66 L110 100 L64 116Z" fill="$c"/><path d="M18 80 L110 80" stroke="$a" stroke-width="6"/>""",
    "ballista": """
<path d="M52 70 L76 70 L100 124 L84 124 L64 88 L44 124 L28 124Z" fill="$W"/>
<path d="M2 72 C4 46 20 32 48 34 L48 48 C30 48 20 56 16 76Z" fill="$L"/>
<path d="M126 72 C124 46 108 32 80 34 L80 48 C98 48 108 56 112 76Z" fill="$M"/>
<path d="M8 74 L64 102 L120 74" fill="none" stroke="$i" stroke-width="4"/>
<path d="M36 26 L92 26 L92 58 L36 58Z" fill="$w"/><path d="M64 26 L92 26 L92 58 L64 58Z" fill="$W"/>
<path d="M42 28 L52 28 L52 56 L42 56Z M76 28 L86 28 L86 56 L76 56Z" fill="$b"/>
<path d="M58 8 L70 8 L70 106 L58 106Z" fill="$i"/><path d="M64 -14 L84 16 L64 10 L44 16Z" fill="$a"/>
<path d="M64 -14 L84 16 L64 10Z" fill="$b"/>""",
    "elementalists": """
<path d="M64 64 L34 34 L94 34Z M64 64 L94 34 L94 94Z M64 64 L94 94 L34 94Z M64 64 L34 94 L34 34Z" fill="$b"/>
<circle cx="64" cy="26" r="29" fill="#7a2412"/>
<path d="M66 -2 C70 12 86 18 84 34 C82 46 74 50 64 50 C54 50 46 44 46 34 C46 26 54 24 54 14 C60 18 62 22 62 26 C66 20
68 10 66 -2Z" fill="#ff8a4a"/>
<path d="M66 26 C70 34 74 36 72 42 C70 47 60 47 57 42 C55 36 64 36 66 26Z" fill="#ffe08a" stroke="none"/>
<circle cx="102" cy="64" r="29" fill="#123a78"/>
<path d="M102 40 C114 56 120 64 118 72 C116 84 88 84 86 72 C84 64 92 56 102 40Z" fill="#5cc4f2"/>
<path d="M102 40 C114 56 120 64 118 72 C116 80 110 82 102 82Z" fill="#2d86cc"/>
<circle cx="64" cy="102" r="29" fill="#3d2b16"/><path d="M42 114 L58 84 L68 98 L74 90 L88 114Z" fill="#b08a58"/>
<path d="M58 84 L68 98 L74 90 L88 114 L64 114Z" fill="#7c5c34"/>
<circle cx="26" cy="64" r="29" fill="#55707c"/>
<path d="M4 62 C20 62 36 66 38 56 C38 46 24 46 24 54 M8 74 C26 72 44 76 44 68 M14 82 L30 81" fill="none" stroke="$i"
stroke-width="6"/>
<path d="M64 46 L69 59 L82 64 L69 69 L64 82 L59 69 L46 64 L59 59Z" fill="$i"/>""",
    "necromancers": """
<g transform="rotate(42 64 64)"><rect x="60" y="0" width="8" height="132" fill="$W"/>
<path d="M66 4 C92 -14 120 2 128 30 C108 16 88 16 66 18Z" fill="$L"/></g>
<path d="M64 12 C30 12 18 40 24 62 C26 74 34 78 38 84 L40 104 L52 104 L53 112 L75 112 L76 104 L88 104 L90 84 C94 78
102 74 104 62 C110 40 98 12 64 12Z" fill="$i"/>
<path d="M64 12 C98 12 110 40 104 62 C102 74 94 78 90 84 L88 104 L76 104 L75 112 L64 112Z" fill="$j"/>
<path d="M34 56 C40 46 54 48 58 58 C56 72 40 76 34 66Z M94 56 C88 46 74 48 70 58 C72 72 88 76 94 66Z" fill="$K"/>
<circle cx="48" cy="61" r="6" fill="$a" stroke="none"/><circle cx="80" cy="61" r="6" fill="$a" stroke="none"/>
<path d="M64 70 L71 84 L57 84Z" fill="$K"/>
<path d="M52 94 L52 110 M60 94 L60 112 M68 94 L68 112 M76 94 L76 110"/>
<path d="M30 38 L46 30 L64 34 L82 30 L98 38 L94 22 L82 14 L64 6 L46 14 L34 22Z" fill="$b"/>
<path d="M64 34 L82 30 L98 38 L94 22 L82 14 L64 6Z" fill="$c"/>""",
    "death_riders": """
<g transform="matrix(-1 0 0 1 128 0)">
<path d="M62 26 C74 2 96 -4 90 18 C112 8 112 28 102 38 C126 38 120 58 110 64 C130 74 120 92 108 92 L104 120 L70 120Z"
fill="$b"/>
<path d="M70 40 C88 34 92 50 88 60 C104 64 102 80 96 86 L98 120 L76 120Z" fill="$a"/>
<path d="M88 120 L36 120 C36 98 50 90 50 74 C44 78 36 84 27 83 C18 82 14 72 18 64 L38 36 L36 14 L50 25 L58 12 L64 27
C92 34 108 66 104 120Z" fill="$i"/>
<path d="M60 40 C84 50 92 84 84 120 L60 120 C70 96 70 66 50 60Z" fill="$j"/>
<path d="M40 44 C48 36 58 42 54 52 C48 58 40 54 40 44Z" fill="$K"/>
<circle cx="48" cy="48" r="4" fill="$a" stroke="none"/><path d="M24 66 L34 60 L32 68Z" fill="$K"/>
<path d="M24 80 L44 66 M30 72 L34 82 M36 68 L40 78 M42 66 L46 74" stroke-width="3"/>
<path d="M56 76 L82 70 M54 92 L88 86 M50 106 L88 102" stroke-width="4"/></g>""",
    "assassins": """
<path d="M90 2 C40 -2 8 34 12 74 C16 108 48 128 84 122 C56 112 44 88 46 64 C48 38 64 14 90 2Z" fill="$b"/>
<path d="M12 74 C16 108 48 128 84 122 C56 112 44 88 46 64Z" fill="$c"/>
<g transform="rotate(24 76 64)"><path d="M66 40 L86 40 L84 100 L76 130 L68 100Z" fill="$L"/>
<path d="M76 40 L86 40 L84 100 L76 130Z" fill="$M"/>
<path d="M50 32 C60 28 92 28 102 32 L98 44 L54 44Z" fill="$a"/>
<rect x="71" y="2" width="10" height="28" fill="$W"/><circle cx="76" cy="0" r="8" fill="$a"/></g>""",
}
