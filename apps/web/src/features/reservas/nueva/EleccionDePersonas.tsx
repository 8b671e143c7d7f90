import { formatearPesos } from '@remanso/contract/dinero';
import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franjas.rules';
import { Banistas } from '../Banistas.tsx';
import { filasDePromocion, type FilaDePromocion } from '../inicio/promocion.view.ts';
import { contarPersonas } from '../reserva.view.ts';
import { clasesDeOpcion } from './clasesDeOpcion.ts';
import { clasesDeRadio } from './clasesDeRadio.ts';
import { cercanas } from './franja.view.ts';
import type { NuevaReservaEnCurso } from './useNuevaReserva.ts';

/** How many come: a count above the free places cannot be chosen, and says where it could. */
export function EleccionDePersonas({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { config, franja, personas, elegirPersonas } = reserva;
  const filas = filasDePromocion(config?.preciosPorCapacidad ?? null);
  const libres = franja ? plazasLibres(franja) : filas.length;
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold">¿Cuántas personas?</legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 sm:gap-2.5">
        {filas.map((fila) => (
          <OpcionDePersonas
            key={fila.personas}
            fila={fila}
            conPrecio={config !== undefined}
            elegida={fila.personas === personas}
            disponible={fila.personas <= libres}
            alElegir={elegirPersonas}
          />
        ))}
      </div>
      {franja && libres > 0 && libres < filas.length && <Alternativas reserva={reserva} />}
    </fieldset>
  );
}

interface PropiedadesDeOpcionDePersonas {
  fila: FilaDePromocion;
  conPrecio: boolean;
  elegida: boolean;
  disponible: boolean;
  alElegir: (personas: number) => void;
}

function OpcionDePersonas({
  fila: { personas, precioPorPersona, descuento },
  conPrecio,
  elegida,
  disponible,
  alElegir,
}: PropiedadesDeOpcionDePersonas) {
  return (
    <label className="relative">
      <input
        type="radio"
        name="personas"
        value={personas}
        checked={elegida}
        disabled={!disponible}
        aria-label={contarPersonas(personas)}
        aria-describedby={`precio-de-${personas}`}
        className={clasesDeRadio}
        onChange={() => alElegir(personas)}
      />
      <span
        className={`${clasesDeOpcion} flex flex-col items-center gap-1.5 pt-3 pb-2.5 text-center leading-tight`}
      >
        <span className="cifras text-4xl leading-none font-extrabold tracking-tighter">
          {personas}
        </span>
        <Banistas personas={personas} className="h-6 max-w-full" />
        <span id={`precio-de-${personas}`} className="cifras text-sm">
          <span className="block min-h-4 whitespace-nowrap">
            {conPrecio && formatearPesos(precioPorPersona)}
          </span>
          <span className="block text-xs">
            {personas > 1 && descuento > 0 ? `${descuento} % menos` : 'por persona'}
          </span>
        </span>
      </span>
    </label>
  );
}

/** 'Solo hay 2 cupos…', and the hours of the day where a larger group fits. */
function Alternativas({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { dia, franja, personas, elegirFranja } = reserva;
  if (!franja) return null;
  const libres = plazasLibres(franja);
  const otras = cercanas(dia.data ?? [], franja, libres + 1).slice(0, 3);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-tinta-suave">
      {/* Asking for more than there is, the summary says it already. */}
      {personas <= libres && <p>{mensajeSinCupo(libres)}.</p>}
      {otras.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          Con más lugar:
          {otras.map((otra) => (
            <button
              key={otra.id}
              type="button"
              aria-label={`Cambiar a las ${otra.horaInicio}, ${plazasLibres(otra)} lugares libres`}
              className="guijarro cifras min-h-10 bg-agua px-3 font-semibold text-sobre-agua hover:bg-agua-viva"
              onClick={() => elegirFranja(otra.id)}
            >
              {otra.horaInicio}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
