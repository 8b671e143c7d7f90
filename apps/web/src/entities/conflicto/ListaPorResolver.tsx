import { fechaDe } from '@remanso/contract/calendario';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { ReservaEnConflicto } from './ReservaEnConflicto.tsx';
import { ReservaResuelta } from './ReservaResuelta.tsx';
import { idDeRenglon, momentoBreve } from './conflictos.view.ts';
import type { Resolucion } from './useResolucion.ts';

interface PropiedadesDeListaPorResolver {
  conflictos: Conflictos;
  resolucion: Resolucion;
  /** Undefined while the alternativas load. */
  alternativas: Alternativas | undefined;
  /** The reason that the messages to the clients give: 'ese día el centro no abre (Navidad)'. */
  razon: string;
  ahora: string;
}

/**
 * Lists the booked franjas that no longer fit the plan. Under each franja each of its bookings has
 * a row, with buttons that move or cancel the booking. The row of a booking that was moved or
 * cancelled stays and says what was done, so that no other row moves.
 */
export function ListaPorResolver({
  conflictos,
  resolucion,
  alternativas,
  razon,
  ahora,
}: PropiedadesDeListaPorResolver) {
  return (
    <ul className="flex flex-col gap-2">
      {conflictos.map(({ franja, reservas }) => (
        <li key={franja.id} className="guijarro bg-superficie px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-5">
            <p className="cifras font-bold">{momentoBreve(franja.inicio)}</p>
            <Enlace
              a={`/dashboard?fecha=${fechaDe(franja.inicio)}`}
              className="guijarro py-1 text-sm font-semibold text-petroleo underline underline-offset-4"
              aria-label={`Ver el día: ${momentoBreve(franja.inicio)}`}
            >
              Ver el día
            </Enlace>
          </div>
          <ul>
            {reservas.map((reserva) => {
              const resuelta = resolucion.resueltas.find((una) => una.reserva.id === reserva.id);
              return (
                <li
                  key={reserva.id}
                  id={idDeRenglon(reserva)}
                  tabIndex={-1}
                  className="outline-none flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-borde py-2 last:border-0"
                >
                  {resuelta ? (
                    <ReservaResuelta resuelta={resuelta} resolucion={resolucion} razon={razon} />
                  ) : (
                    <ReservaEnConflicto
                      propuesta={resolucion.propuestaPara(reserva, alternativas)}
                      cargando={alternativas === undefined}
                      resolucion={resolucion}
                      razon={razon}
                      ahora={ahora}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
