import { formatearPesos } from '@remanso/contract/dinero';
import type { PrecioCalculado } from '@remanso/contract/precio/precios.rules';
import type { NivelDePromocion } from '@remanso/contract/precio/promocion.rules';
import { useId } from 'react';
import { Llamado } from './Llamado.tsx';

interface PropiedadesDePromocion {
  niveles: readonly NivelDePromocion[];
  agendaPublica: boolean;
}

/**
 * Shows how much a group saves by today's prices. The more people the group has, the higher is the
 * water in the drawing.
 */
export function Promocion({ niveles, agendaPublica }: PropiedadesDePromocion) {
  const idDeTitulo = useId();
  const baja = niveles.some(({ descuento }) => descuento > 0);
  return (
    <section aria-labelledby={idDeTitulo} className="bg-noche text-sobre-noche">
      <div className="contenedor py-20 lg:py-28">
        <h2 id={idDeTitulo} className="max-w-[16ch] text-titulo font-bold">
          {baja ? 'En grupo sube el agua y baja el precio' : 'Cuánto cuesta un turno'}
        </h2>
        <ul data-niveles="" className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {niveles.map((nivel) => (
            <li
              key={nivel.personas}
              className="laja relative isolate flex min-h-53 flex-col overflow-hidden bg-noche-alta p-6 max-sm:pb-18 sm:min-h-72 lg:min-h-84"
            >
              <Agua personas={nivel.personas} />
              <Nivel {...nivel} />
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-4">
          <Llamado agendaPublica={agendaPublica} />
        </div>
      </div>
    </section>
  );
}

function Nivel({ personas, descuento, precio }: NivelDePromocion) {
  return (
    <>
      <p className="text-lg font-semibold">
        {personas === 1 ? 'Individual' : `${personas} personas`}
      </p>
      {descuento > 0 ? (
        <p className="mt-1">
          <span className="cifras text-6xl leading-none font-extrabold tracking-tighter">
            {descuento} %
          </span>
          <span className="block text-lg">de descuento</span>
        </p>
      ) : (
        <p className="mt-1 max-w-[6ch] text-4xl leading-none font-extrabold tracking-tight">
          {personas === 1 ? 'Precio normal' : 'Sin descuento'}
        </p>
      )}
      {precio && (
        <p className="cifras mt-2 text-lg font-semibold sm:max-w-[16ch]">
          {enPesos(personas, precio)}
        </p>
      )}
    </>
  );
}

function enPesos(personas: number, precio: PrecioCalculado): string {
  const { precioTotal, ahorro } = precio;
  const total = formatearPesos(precioTotal) + (personas > 1 ? ' en total' : '');
  return ahorro > 0 ? `${total}, ${formatearPesos(ahorro)} menos` : total;
}

/**
 * Draws the people of a tier in the water: at the right on a phone, below the text on a wide
 * screen.
 */
function Agua({ personas }: { personas: number }) {
  const agua = 104 - personas * 13;
  return (
    <svg
      viewBox="0 0 240 120"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="absolute right-0 bottom-0 -z-10 h-auto w-[45%] overflow-visible sm:w-full"
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
