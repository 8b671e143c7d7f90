import { estrato, ladera, type Punto } from './relieve.ts';

const PISO = 420;

const LEJANIA: Punto[] = [
  [0, 214],
  [130, 168],
  [250, 196],
  [420, 120],
  [560, 176],
  [700, 108],
  [880, 160],
  [1030, 62],
  [1200, 128],
  [1330, 76],
  [1440, 120],
];

// Steep and toothed, like the flatirons of the north-west.
const CERRO: Punto[] = [
  [0, 316],
  [90, 272],
  [170, 300],
  [282, 214],
  [370, 268],
  [486, 170],
  [590, 246],
  [716, 128],
  [820, 214],
  [930, 96],
  [1026, 190],
  [1128, 116],
  [1214, 196],
  [1330, 134],
  [1440, 190],
];

const ESTRATOS: [hondo: number, color: string][] = [
  [0, 'malva'],
  [22, 'rosado'],
  [40, 'crema'],
  [52, 'ocre'],
  [78, 'rojizo'],
  [104, 'crema'],
  [114, 'vino'],
  [142, 'rosado'],
  [168, 'cardon'],
];

const ORILLA: Punto[] = [
  [0, 372],
  [180, 352],
  [380, 384],
  [640, 366],
  [860, 392],
  [1120, 362],
  [1300, 376],
  [1440, 350],
];

const CARDONES: [x: number, y: number, alto: number][] = [
  [96, 366, 74],
  [152, 366, 44],
  [1268, 376, 92],
  [1338, 372, 58],
];

/** The coloured hills, drawn by their strata. Fills its box from the bottom up; decorative. */
export function Quebrada({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 1440 ${PISO}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
      <circle cx="1150" cy="92" r="54" fill="var(--color-sol)" />
      <path d={ladera(LEJANIA, PISO)} fill="var(--color-lejania)" />
      {ESTRATOS.map(([hondo, color]) => (
        <path
          key={hondo}
          d={ladera(estrato(CERRO, hondo, PISO), PISO, 0.22)}
          fill={`var(--color-${color})`}
        />
      ))}
      <g fill="none" stroke="var(--color-orilla)" strokeLinecap="round">
        {CARDONES.map(([x, y, alto]) => (
          <path key={x} strokeWidth={alto / 7} d={cardon(x, y, alto)} />
        ))}
      </g>
      <path d={ladera(ORILLA, PISO)} fill="var(--color-orilla)" />
    </svg>
  );
}

/** A cardón: a trunk and two arms that turn up. */
function cardon(x: number, y: number, alto: number): string {
  const brazo = alto / 3.4;
  return (
    `M${x} ${y + 12}V${y - alto}` +
    `M${x} ${y - alto * 0.34}h${-brazo / 2}q${-brazo / 2} 0 ${-brazo / 2} ${-brazo / 2}v${-brazo * 0.7}` +
    `M${x} ${y - alto * 0.5}h${brazo / 2}q${brazo / 2} 0 ${brazo / 2} ${-brazo / 2}v${-brazo * 0.5}`
  );
}
