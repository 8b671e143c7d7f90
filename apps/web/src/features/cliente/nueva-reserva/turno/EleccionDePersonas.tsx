import { formatearPesos } from '@remanso/contract/dinero';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { preciosDelDia, type PreciosPorDia } from '@remanso/contract/precio/precios.rules';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { useId } from 'react';
import { Banistas } from '../../../../components/ilustraciones/Banistas.tsx';
import {
  filasDePromocion,
  type FilaDePromocion,
} from '../../../../entities/precio/promocion.view.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { clasesDeOpcion, clasesDeRadio } from '../../../../components/ui/clasesDeOpcion.ts';

interface PropiedadesDeEleccionDePersonas {
  /** Null where the centre has no prices, undefined while they load. */
  precios: PreciosPorDia | null | undefined;
  /** The chosen day, whose prices are shown; null while no day is chosen. */
  fecha: string | null;
  /**
   * The chosen franja by the latest answer about its day; undefined where that answer has no such
   * franja.
   */
  viva: FranjaDeCliente | undefined;
  personas: number;
  alElegir: (personas: number) => void;
}

/** The number of people. A number above the free places of the chosen hour cannot be chosen. */
export function EleccionDePersonas({
  precios,
  fecha,
  viva,
  personas,
  alElegir,
}: PropiedadesDeEleccionDePersonas) {
  const filas = filasDePromocion(precios ? preciosDelDia(precios, fecha) : null);
  const libres = viva ? plazasLibres(viva) : filas.length;
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold bajo:sr-only">¿Cuántas personas?</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 sm:gap-2.5 bajo:mt-0">
        {filas.map((fila) => (
          <OpcionDePersonas
            key={fila.personas}
            fila={fila}
            conPrecio={precios && true}
            elegida={fila.personas === personas}
            disponible={fila.personas <= libres}
            alElegir={alElegir}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PropiedadesDeOpcionDePersonas {
  fila: FilaDePromocion;
  /** Null where the centre has no price, undefined while the price loads. */
  conPrecio: true | null | undefined;
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
        aria-describedby={conPrecio === null ? undefined : idDePrecio}
        className={clasesDeRadio}
        onChange={() => alElegir(personas)}
      />
      <span
        className={`${clasesDeOpcion} flex flex-col items-center gap-1 px-0.5 py-2 text-center leading-tight bajo:min-h-11 bajo:py-1`}
      >
        <span className="cifras flex items-center gap-1.5 text-3xl leading-none font-extrabold tracking-tighter">
          {personas}
          <Banistas personas={personas} className="h-4 max-sm:hidden" />
        </span>
        {conPrecio !== null && (
          <span id={idDePrecio} className="cifras text-sm bajo:hidden">
            <span className="block min-h-5 whitespace-nowrap">
              {conPrecio && formatearPesos(precioPorPersona)}
            </span>
            <span className="block text-xs tracking-tighter whitespace-nowrap sm:tracking-normal">
              {personas > 1 && descuento > 0 ? `${descuento} % menos` : 'por persona'}
            </span>
          </span>
        )}
      </span>
    </label>
  );
}
