import { useId } from 'react';
import { Llamado } from './Llamado.tsx';

// The discounts that the centre advertises; the client's panel computes its table from the
// configured prices (rules §5).
const NIVELES = [
  { personas: 1, titulo: 'Individual', descuento: null },
  { personas: 2, titulo: '2 personas', descuento: 5 },
  { personas: 3, titulo: '3 personas', descuento: 10 },
  { personas: 4, titulo: '4 personas', descuento: 15 },
];

/** The advertised discounts: the more people, the higher the water. */
export function Promocion() {
  const idDeTitulo = useId();
  return (
    <section aria-labelledby={idDeTitulo} className="bg-noche text-sobre-noche">
      <div className="contenedor py-20 lg:py-28">
        <h2 id={idDeTitulo} className="max-w-[16ch] text-titulo font-bold">
          En grupo sube el agua y baja el precio
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {NIVELES.map(({ personas, titulo, descuento }) => (
            <li
              key={personas}
              className="laja relative isolate flex min-h-53 flex-col overflow-hidden bg-noche-alta p-6 sm:min-h-72 lg:min-h-84"
            >
              <Nivel personas={personas} />
              <p className="text-lg font-semibold">{titulo}</p>
              {descuento === null ? (
                <p className="mt-1 max-w-[6ch] text-4xl leading-none font-extrabold tracking-tight">
                  Precio normal
                </p>
              ) : (
                <p className="mt-1">
                  <span className="cifras text-6xl leading-none font-extrabold tracking-tighter">
                    {descuento} %
                  </span>
                  <span className="block text-lg">de descuento</span>
                </p>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <Llamado />
        </div>
      </div>
    </section>
  );
}

/**
 * The water of one tier and the people in it: at the right on a phone, below the text elsewhere.
 */
function Nivel({ personas }: { personas: number }) {
  const agua = 104 - personas * 13;
  return (
    <svg
      viewBox="0 0 240 120"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="absolute right-0 bottom-0 -z-10 h-auto w-[60%] overflow-visible sm:w-full"
    >
      <g fill="var(--color-sobre-noche-suave)">
        {Array.from({ length: personas }, (_, lugar) => {
          const x = 120 + (lugar - (personas - 1) / 2) * 50;
          return (
            <path
              key={lugar}
              d={`M${x} ${agua - 31}a12 12 0 1 1-.1 0ZM${x - 19} ${agua + 20}v-10q0-14 19-14t19 14v10Z`}
            />
          );
        })}
      </g>
      <path
        className="onda"
        d={`M-420 ${agua + 4}q20-9 40 0${'t40 0'.repeat(17)}V140H-420Z`}
        fill="#2a7f90"
      />
    </svg>
  );
}
