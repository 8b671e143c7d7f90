import { useId } from 'react';
import { ladera, type Punto } from './relieve.ts';

const ALTO = 420;

const LEJANIA: Punto[] = [
  [-20, 398],
  [500, 384],
  [740, 366],
  [860, 262],
  [930, 262],
  [1050, 92],
  [1210, 150],
  [1340, 84],
  [1460, 120],
];

// The ridge has teeth, like the flatirons of north-west Argentina. It rises to the right, because
// the page shows text over the left part.
const CERRO: Punto[] = [
  [-90, 420],
  [560, 420],
  [700, 392],
  [770, 404],
  [850, 318],
  [884, 340],
  [954, 196],
  [1020, 282],
  [1112, 118],
  [1196, 232],
  [1300, 148],
  [1372, 226],
  [1500, 150],
];

/**
 * The coloured layers of the hill. Each layer is the ridge drawn again: lower by `hondo`, flatter
 * and shifted, like strata of rock.
 */
const ESTRATOS: [hondo: number, color: string][] = [
  [0, 'malva'],
  [26, 'rosado'],
  [47, 'crema'],
  [59, 'ocre'],
  [86, 'rojizo'],
  [116, 'crema'],
  [126, 'vino'],
  [158, 'rosado'],
  [180, 'cardon'],
];

const ORILLA: Punto[] = [
  [-20, 390],
  [180, 374],
  [380, 392],
  [640, 372],
  [860, 396],
  [1120, 366],
  [1300, 380],
  [1460, 356],
];

const CARDONES: [x: number, y: number, alto: number][] = [
  [1384, 366, 104],
  [1322, 376, 58],
];

export function Quebrada({ className = '' }: { className?: string }) {
  const idDeCerro = useId();
  return (
    <svg
      viewBox={`0 0 1440 ${ALTO}`}
      preserveAspectRatio="xMaxYMax slice"
      className={className}
      aria-hidden="true"
    >
      <defs>
        <path id={idDeCerro} d={ladera(CERRO, 900, 0.2)} />
      </defs>
      <circle cx="916" cy="128" r="46" fill="var(--color-sol)" />
      <path d={ladera(LEJANIA, ALTO, 0.5)} fill="var(--color-lejania)" />
      {ESTRATOS.map(([hondo, color]) => (
        <use
          key={hondo}
          href={`#${idDeCerro}`}
          fill={`var(--color-${color})`}
          transform={`matrix(1 ${hondo / 9000} ${-hondo / 2400} ${1 - hondo / 600} ${hondo * 0.3} ${hondo * 1.32})`}
        />
      ))}
      <g fill="none" stroke="var(--color-orilla)" strokeLinecap="round">
        {CARDONES.map(([x, y, alto]) => (
          <path key={x} strokeWidth={alto / 8} d={cardon(x, y, alto)} />
        ))}
      </g>
      <path d={ladera(ORILLA, ALTO, 0.5)} fill="var(--color-orilla)" />
    </svg>
  );
}

/** Returns the SVG path of a cardón (a tall cactus): a trunk and two arms that turn up. */
function cardon(x: number, y: number, alto: number): string {
  const b = Math.round(alto / 7);
  return (
    `M${x} ${y + 12}v${-alto - 12}` +
    `M${x} ${y - 2 * b}h${-b}q${-b} 0 ${-b} ${-b}v${-1.5 * b}` +
    `M${x} ${y - 3 * b}h${b}q${b} 0 ${b} ${-b}v${-b}`
  );
}
