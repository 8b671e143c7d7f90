import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Suspense, useState } from 'react';
import { EscribirAlCentro } from '../../../entities/reserva/EscribirAlCentro.tsx';
import { cancelacionDe, seConsulta } from '../../../entities/reserva/reserva.view.ts';
import { useCancelarReserva } from '../../../entities/reserva/useCancelarReserva.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { ahora } from '../../../lib/tiempo/reloj.ts';
import { prescindible } from '../../../lib/perezosa.ts';

const DetallesDeReserva = prescindible(
  async () => (await import('../../../entities/reserva/DetallesDeReserva.tsx')).DetallesDeReserva,
);

const ACCION =
  'guijarro flex min-h-11 grow items-center justify-center bg-noche-alta px-3 text-sm text-center leading-tight font-semibold text-sobre-noche hover:underline sm:grow-0 sm:px-4 sm:text-base';

/** The buttons for the next turn on the client's home screen. */
export function AccionesDelTurno({ reserva }: { reserva: ReservaDeCliente }) {
  const [vista, setVista] = useState(false);
  const cancelar = useCancelarReserva();
  const { mapa } = useCentro();
  const { puede } = cancelacionDe(reserva, ahora());
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className={ACCION} onClick={() => setVista(true)}>
          Ver detalles
        </button>
        {mapa && (
          <a
            className={ACCION}
            href={mapa}
            target="_blank"
            rel="noreferrer"
            aria-label="Cómo llegar, en otra pestaña"
          >
            Cómo llegar
          </a>
        )}
        {puede && (
          <button type="button" className={ACCION} onClick={() => void cancelar(reserva)}>
            Cancelar
          </button>
        )}
        {seConsulta(reserva, ahora()) && (
          <EscribirAlCentro reserva={reserva} className={`${ACCION} gap-2`} />
        )}
      </div>
      {vista && (
        <Suspense>
          <DetallesDeReserva reserva={reserva} alCerrar={() => setVista(false)} />
        </Suspense>
      )}
    </>
  );
}
