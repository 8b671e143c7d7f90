import { useId } from 'react';
const RECORDATORIOS = [
  'Llegar 10 minutos antes.',
  'Traer ropa cómoda y una toalla.',
  'Tomar agua antes y después.',
  'Hasta 4 personas por turno.',
];

// The radii of three arcs. An arc covers five sixths of the circle, as a session of 50 minutes is
// five sixths of an hour.
const RADIOS = [150, 118, 86];

export function Turno() {
  const idDeTitulo = useId();
  return (
    <section aria-labelledby={idDeTitulo} className="bg-hundido">
      <div className="contenedor grid grid-cols-1 items-center gap-10 py-20 md:grid-cols-2 lg:py-24">
        <div className="relative mx-auto w-full max-w-88">
          <svg viewBox="-170 -170 340 340" aria-hidden="true" className="-rotate-90">
            {RADIOS.map((radio, orden) => (
              <g key={radio} fill="none" strokeLinecap="round" strokeWidth={orden === 0 ? 16 : 5}>
                <circle r={radio} stroke="var(--color-agua)" />
                <circle
                  r={radio}
                  pathLength="60"
                  strokeDasharray="50 60"
                  stroke={orden === 0 ? 'var(--color-petroleo)' : 'var(--color-pileta)'}
                />
              </g>
            ))}
          </svg>
          <p className="absolute inset-0 flex flex-col items-center justify-center">
            <span className="cifras text-8xl leading-none font-extrabold tracking-tighter">50</span>
            <span className="text-lg font-semibold">minutos</span>
          </p>
        </div>
        <div>
          <h2 id={idDeTitulo} className="text-titulo font-bold">
            Un turno, todo el circuito
          </h2>
          <p className="mt-4 max-w-[46ch] text-lg text-tinta-suave">
            Los seis servicios entran en el mismo turno, en el orden que pida tu cuerpo. Reservas
            online, con el horario y los lugares libres a la vista.
          </p>
          <ul className="mt-6 grid gap-3 text-lg">
            {RECORDATORIOS.map((texto) => (
              <li key={texto} className="onda-de-lista">
                {texto}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
