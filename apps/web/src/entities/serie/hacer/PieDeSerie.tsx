import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { Boton } from '../../../components/ui/Boton.tsx';
import { usePararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import { contarTurnos, type Cuenta } from './decisiones.view.ts';

interface PropiedadesDePieDeSerie {
  /** Null while the dates are not known. */
  cuenta: Cuenta | null;
  personas: number;
  /** The places that the chosen abono has; null where none pays. */
  disponibles: number | null;
  /** The text of what is missing before it can be booked; '' where nothing is, or nobody has tried yet. */
  falta: string;
  /** The change since the preview, which a second press must not accept unseen. */
  cambio: unknown;
  enviando: boolean;
  alCancelar: () => void;
  alReservar: () => void;
}

/** The total of a series and the button that books it. */
export function PieDeSerie({
  cuenta,
  personas,
  disponibles,
  falta,
  cambio,
  enviando,
  alCancelar,
  alReservar,
}: PropiedadesDePieDeSerie) {
  usePararSegundoToque(cambio);
  const reservas = cuenta?.reservas ?? 0;
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <p role="alert" className="w-full font-medium text-peligro empty:hidden">
        {falta}
      </p>
      <p aria-live="polite" aria-atomic="true" className="mr-auto leading-tight">
        {cuenta && (
          <>
            <span className="sr-only">Total: </span>
            <strong className="cifras text-2xl font-extrabold tracking-tight">
              {disponibles === null
                ? formatearPesos(cuenta.total)
                : cuantosLugares(reservas * personas)}
            </strong>
            <span className="block text-sm text-tinta-suave">
              {disponibles === null ? contarTurnos(reservas) : `de ${disponibles} del abono`}
              {cuenta.esperas > 0 && `, ${cuenta.esperas} en espera`}
            </span>
          </>
        )}
      </p>
      <Boton
        variante="secondary"
        className="max-sm:hidden"
        disabled={enviando}
        onClick={alCancelar}
      >
        Cancelar
      </Boton>
      <Boton
        variante="terracota"
        className="max-sm:grow"
        cargando={enviando}
        disabled={cuenta === null}
        onClick={alReservar}
      >
        {reservas === 0 ? 'Reservar' : `Reservar ${contarTurnos(reservas)}`}
      </Boton>
    </div>
  );
}
