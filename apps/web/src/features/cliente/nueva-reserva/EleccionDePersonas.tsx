import { formatearPesos } from '@remanso/contract/dinero';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { preciosDelDia } from '@remanso/contract/precios.rules';
import { plazasLibres } from '@remanso/contract/franjas.rules';
import { Suspense, useId } from 'react';
import { perezosa } from '../../../lib/perezosa.ts';
import { Banistas } from '../../../components/ilustraciones/Banistas.tsx';
import type { ConfigDelCentro } from '../../../entities/config/config.queries.ts';
import { filasDePromocion, type FilaDePromocion } from '../../../entities/precio/promocion.view.ts';
import { contarPersonas } from '../../../components/ui/contarPersonas.ts';
import { clasesDeOpcion } from './clasesDeOpcion.ts';
import { clasesDeRadio } from './clasesDeRadio.ts';

const ConMasLugar = perezosa(async () => (await import('./ConMasLugar.tsx')).ConMasLugar);

interface PropiedadesDeEleccionDePersonas {
  config: ConfigDelCentro | null | undefined;
  /** The chosen day, whose prices are shown; null before one is known. */
  fecha: string | null;
  /** The chosen franja, as its day now has it. */
  viva: FranjaDeCliente | undefined;
  delDia: readonly FranjaDeCliente[];
  personas: number;
  alElegir: (personas: number) => void;
  alElegirFranja: (franja: FranjaDeCliente) => void;
}

/**
 * The number of people. A number above the free places cannot be chosen, and a text says which
 * hours have room for it.
 */
export function EleccionDePersonas({
  config,
  fecha,
  viva,
  delDia,
  personas,
  alElegir,
  alElegirFranja,
}: PropiedadesDeEleccionDePersonas) {
  const filas = filasDePromocion(config ? preciosDelDia(config, fecha) : null);
  const libres = viva ? plazasLibres(viva) : filas.length;
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
            alElegir={alElegir}
          />
        ))}
      </div>
      {viva && personas <= libres && libres < filas.length && (
        <Suspense>
          <ConMasLugar franja={viva} delDia={delDia} alElegir={alElegirFranja} />
        </Suspense>
      )}
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
  const idDePrecio = useId();
  return (
    <label className="relative">
      <input
        type="radio"
        name="personas"
        value={personas}
        checked={elegida}
        disabled={!disponible}
        aria-label={contarPersonas(personas)}
        aria-describedby={idDePrecio}
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
        <span id={idDePrecio} className="cifras text-sm">
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
