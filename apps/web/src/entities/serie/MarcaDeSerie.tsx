import ChevronRight from 'lucide-react/icons/chevron-right';
import Repeat from 'lucide-react/icons/repeat';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { marcaDeSerie } from './marca-de-serie.view.ts';

interface PropiedadesDeMarcaDeSerie {
  reserva: Pick<ReservaDeCliente, 'serieId' | 'diaFijo' | 'franja'>;
  /** The CSS classes for the place of the mark. */
  className?: string;
  /** Called with the id of the series, to show it. */
  alVer: (serieId: number) => void;
}

/** The mark of a booking of a series, such as 'martes fijo', which leads to the series. */
export function MarcaDeSerie({ reserva, className = '', alVer }: PropiedadesDeMarcaDeSerie) {
  const { serieId } = reserva;
  const marca = marcaDeSerie(reserva);
  if (marca === null || serieId === undefined) return null;
  return (
    <button
      type="button"
      aria-label={`Ver el turno fijo: ${marca}`}
      className={`group guijarro inline-flex min-h-7 items-center gap-1.5 font-semibold ${className}`}
      onClick={() => alVer(serieId)}
    >
      <Repeat aria-hidden="true" className="size-4 shrink-0" />
      <span className="underline decoration-2 underline-offset-4 group-hover:decoration-terracota first-letter:uppercase">
        {marca}
      </span>
      <ChevronRight aria-hidden="true" className="-ml-1 size-4 shrink-0" />
    </button>
  );
}
