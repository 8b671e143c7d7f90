import { fechaDe } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import type { Alternativas } from '@remanso/contract/reservas.contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { EnlaceDeAviso } from '../../components/contacto/EnlaceDeAviso.tsx';
import { ReservaEnConflicto } from './ReservaEnConflicto.tsx';
import {
  RAZON_GENERAL,
  desenlaceDe,
  mensajeDeResuelta,
  momentoBreve,
  quienDe,
  type Resuelta,
} from './conflictos.view.ts';

interface PropiedadesDeListaPorResolver {
  pendientes: Conflictos;
  resueltas: readonly Resuelta[];
  /** Undefined while loading. */
  alternativas: Alternativas | undefined;
  /** The reason given in the messages: 'ese día el centro no abre (Navidad)'. */
  razon?: string;
  /**
   * True adds a link to each day; a dialog that asks something has none, because a link leads away
   * from it.
   */
  conEnlaces?: boolean;
  alResolver: (resuelta: Resuelta) => void;
}

/** Each booked franja that is in the way, with what can be done about each of its bookings. */
export function ListaPorResolver({
  pendientes,
  resueltas,
  alternativas,
  razon = RAZON_GENERAL,
  conEnlaces = false,
  alResolver,
}: PropiedadesDeListaPorResolver) {
  return (
    <ul className="flex flex-col gap-2">
      {pendientes.map(({ franja, reservas }) => (
        <li key={franja.id} className="guijarro bg-superficie px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-5">
            <p className="cifras font-bold">{momentoBreve(franja.inicio)}</p>
            {conEnlaces && (
              <Enlace
                a={`/dashboard?fecha=${fechaDe(franja.inicio)}`}
                className="guijarro py-1 text-sm font-semibold text-petroleo underline underline-offset-4"
                aria-label={`Ver el día: ${momentoBreve(franja.inicio)}`}
              >
                Ver el día
              </Enlace>
            )}
          </div>
          <ul>
            {reservas.map((reserva) => (
              <ReservaEnConflicto
                key={reserva.id}
                reserva={reserva}
                alternativa={alternativas?.find(({ reservaId }) => reservaId === reserva.id)}
                razon={razon}
                alResolver={alResolver}
              />
            ))}
          </ul>
        </li>
      ))}
      {resueltas.map((resuelta) => (
        <li
          key={`resuelta ${resuelta.reserva.id}`}
          className="guijarro flex flex-wrap items-center gap-x-3 gap-y-1 bg-exito-tenue px-4 py-2"
        >
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-exito" />
          <p className="cifras min-w-0 flex-1">
            <span className="font-semibold">{quienDe(resuelta.reserva)}</span>
            {': '}
            {desenlaceDe(resuelta)}
          </p>
          <EnlaceDeAviso
            cliente={resuelta.reserva.cliente}
            texto={mensajeDeResuelta(resuelta, razon)}
          />
        </li>
      ))}
    </ul>
  );
}
