import CircleCheck from 'lucide-react/icons/circle-check';
import { EnlaceDeRecado } from '../../components/contacto/EnlaceDeRecado.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../lib/carteles.ts';
import { ERROR_AL_DESHACER } from '../reserva/reservas.mutations.ts';
import { useDeshacerEnConflicto } from './conflictos.mutations.ts';
import { desenlaceDe, mensajeDeResuelta, quienDe, type Resuelta } from './conflictos.view.ts';
import type { Resolucion } from './useResolucion.ts';

interface PropiedadesDeReservaResuelta {
  resuelta: Resuelta;
  resolucion: Resolucion;
  razon: string;
}

/**
 * Shows that a booking was moved or cancelled, in the row in which the booking was listed. The undo
 * button is right after the text. After an undo the row has no button in that place, so that a
 * second press hits nothing.
 */
export function ReservaResuelta({ resuelta, resolucion, razon }: PropiedadesDeReservaResuelta) {
  const { mutateAsync: deshacer, isPending } = useDeshacerEnConflicto();
  const { reserva } = resuelta;
  const quien = quienDe(reserva);

  async function deshacerla() {
    try {
      await deshacer(reserva);
      cartel.exito(`La reserva de ${quien} quedó como estaba`);
      resolucion.deshacer(reserva);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_DESHACER));
    }
  }

  return (
    <>
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-exito" />
      <p className="cifras min-w-40 max-sm:flex-1">
        <span className="font-semibold">{quien}</span>
        {': '}
        {desenlaceDe(resuelta)}
      </p>
      <Boton
        variante="ghost"
        tamano="sm"
        cargando={isPending}
        aria-label={`Deshacer: ${quien}, ${desenlaceDe(resuelta)}`}
        onClick={() => void deshacerla()}
      >
        Deshacer
      </Boton>
      <div className="ml-auto">
        <EnlaceDeRecado cliente={reserva.cliente} texto={mensajeDeResuelta(resuelta, razon)} />
      </div>
    </>
  );
}
