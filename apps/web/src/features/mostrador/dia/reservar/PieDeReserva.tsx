import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { usePararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { LugaresDeReserva } from './LugaresDeReserva.tsx';
import { PrecioDeReserva } from './PrecioDeReserva.tsx';
import { accionDeReservar } from './reservar.view.ts';

interface PropiedadesDePieDeReserva {
  personas: number;
  precio: UseQueryResult<{ precioTotal: number }>;
  /** The abono that pays, if any; undefined where a booking cannot be paid by one. */
  conAbono?: {
    elegido: AbonoVendido | null;
    /** True until it is known which abonos the client has. */
    esperando: boolean;
    /** The worth of the places of the abono, in pesos. */
    vale: number | undefined;
  };
  /**
   * The price that was on screen before the price changed. Null where the price has not changed.
   */
  precioAnterior: number | null;
  enviando: boolean;
  alCancelar: () => void;
  alReservar: () => void;
}

export function PieDeReserva({
  personas,
  precio,
  conAbono,
  precioAnterior,
  enviando,
  alCancelar,
  alReservar,
}: PropiedadesDePieDeReserva) {
  // The second click of a double click is ignored, so that nobody accepts a new price without
  // seeing the price.
  usePararSegundoToque(precioAnterior);
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      {conAbono?.elegido ? (
        <LugaresDeReserva personas={personas} abono={conAbono.elegido} />
      ) : (
        <PrecioDeReserva personas={personas} precio={precio} anterior={precioAnterior} />
      )}
      <Boton variante="secondary" disabled={enviando} onClick={alCancelar}>
        Cancelar
      </Boton>
      <Boton
        variante="terracota"
        className="max-sm:flex-1"
        cargando={enviando}
        disabled={conAbono?.esperando}
        onClick={alReservar}
      >
        {accionDeReservar(precioAnterior, conAbono?.vale ?? precio.data?.precioTotal)}
      </Boton>
    </div>
  );
}
