import { Llamado } from './Llamado.tsx';

// As the centre advertises it; the client panel computes its table from the configured prices (decisions §5).
const NIVELES = [
  { personas: 1, titulo: 'Individual', descuento: null, lleno: 30 },
  { personas: 2, titulo: '2 personas', descuento: 5, lleno: 44 },
  { personas: 3, titulo: '3 personas', descuento: 10, lleno: 58 },
  { personas: 4, titulo: '4 personas', descuento: 15, lleno: 72 },
];

/** The more people, the higher the water. */
export function Promocion() {
  return (
    <section aria-labelledby="titulo-promocion" className="bg-noche text-sobre-noche">
      <div className="contenedor py-20 lg:py-28">
        <h2 id="titulo-promocion" className="max-w-[16ch] text-titulo font-bold">
          En grupo sube el agua y baja el precio
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {NIVELES.map(({ personas, titulo, descuento, lleno }) => (
            <li key={personas} className="laja relative isolate min-h-52 overflow-hidden bg-noche-alta p-6 lg:min-h-80">
              <Nivel personas={personas} lleno={lleno} />
              <p className="text-lg font-semibold">{titulo}</p>
              {descuento === null ? (
                <p className="mt-1 text-3xl font-extrabold tracking-tight">Precio normal</p>
              ) : (
                <p className="mt-1">
                  <span className="cifras text-6xl leading-none font-extrabold tracking-tighter">
                    {descuento} %
                  </span>{' '}
                  <span className="text-lg">de descuento</span>
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

/** The water of one tier and the heads that come out of it. */
function Nivel({ personas, lleno }: { personas: number; lleno: number }) {
  const altura = 200 - lleno;
  return (
    <svg
      viewBox="0 0 240 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
    >
      {Array.from({ length: personas }, (_, lugar) => {
        const x = 120 + (lugar - (personas - 1) / 2) * 50;
        return (
          <g key={lugar} fill="var(--color-sobre-noche-suave)">
            <circle cx={x} cy={altura - 18} r="12" />
            <path d={`M${x - 20} ${altura + 20}v-8q0-14 20-14t20 14v8Z`} />
          </g>
        );
      })}
      <path
        className="onda"
        d={`M-20 ${altura + 4}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0V220H-20Z`}
        fill="#2a7f90"
      />
    </svg>
  );
}
