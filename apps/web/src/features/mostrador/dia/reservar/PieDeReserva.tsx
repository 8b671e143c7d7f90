import type { UseQueryResult } from '@tanstack/react-query';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { usePararSegundoToque } from '../../../../components/ui/pararSegundoToque.ts';
import { PrecioDeReserva } from './PrecioDeReserva.tsx';
import { accionDeReservar } from './reservar.view.ts';

interface PropiedadesDePieDeReserva {
  personas: number;
  precio: UseQueryResult<{ precioTotal: number }>;
  /** The price shown before it turned out to have changed; null where it has not. */
  precioAnterior: number | null;
  enviando: boolean;
  alCancelar: () => void;
  alReservar: () => void;
}

/** The price and the buttons of the desk's booking. */
export function PieDeReserva({
  personas,
  precio,
  precioAnterior,
  enviando,
  alCancelar,
  alReservar,
}: PropiedadesDePieDeReserva) {
  // A second click was not meant to accept a price that has only just appeared.
  usePararSegundoToque(precioAnterior);
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <PrecioDeReserva personas={personas} precio={precio} anterior={precioAnterior} />
      <Boton variante="secondary" disabled={enviando} onClick={alCancelar}>
        Cancelar
      </Boton>
      <Boton
        variante="terracota"
        className="max-sm:flex-1"
        cargando={enviando}
        onClick={alReservar}
      >
        {accionDeReservar(precioAnterior, precio.data?.precioTotal)}
      </Boton>
    </div>
  );
}
