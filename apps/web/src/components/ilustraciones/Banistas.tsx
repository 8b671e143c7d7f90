interface PropiedadesDeBanistas {
  personas: number;
  className?: string;
}

const ALTO = 40;
const POR_CABEZA = 26;

/**
 * A drawing of people in water up to their shoulders. It is decorative: the number of people is
 * always written next to the drawing.
 */
export function Banistas({ personas, className = 'h-8' }: PropiedadesDeBanistas) {
  const ancho = personas * POR_CABEZA + 10;
  return (
    <svg viewBox={`0 0 ${ancho} ${ALTO}`} className={className} aria-hidden="true">
      {Array.from({ length: personas }, (_, lugar) => {
        const x = 5 + POR_CABEZA * (lugar + 0.5);
        // Every second person is drawn 3 units lower.
        const y = 9 + (lugar % 2) * 3;
        return (
          <g key={lugar} fill="currentColor">
            <circle cx={x} cy={y} r="6.5" />
            <path d={`M${x - 11} ${ALTO}v-10q0-11 11-11t11 11v10Z`} />
          </g>
        );
      })}
      <path
        d={`M0 30q${ancho / 12}-5 ${ancho / 6} 0${`t${ancho / 6} 0`.repeat(5)}V${ALTO}H0Z`}
        fill="var(--color-pileta)"
      />
    </svg>
  );
}
