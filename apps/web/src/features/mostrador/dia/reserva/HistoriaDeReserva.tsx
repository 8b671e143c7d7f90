import { Suspense, useState } from 'react';
import { prescindible } from '../../../../lib/perezosa.ts';

// The history is closed in a fold at first, so the details do not wait for the code of Historia.
const Historia = prescindible(
  async () => (await import('../../../../entities/hecho/Historia.tsx')).Historia,
);

/** The history of a booking, in a fold. The history is read when somebody opens the fold. */
export function HistoriaDeReserva({ reservaId, titular }: { reservaId: number; titular: string }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <details className="mt-1" onToggle={(evento) => setAbierta(evento.currentTarget.open)}>
      <summary
        aria-label={`Historia de la reserva de ${titular}`}
        className="guijarro w-fit cursor-pointer py-1.5 font-semibold text-petroleo"
      >
        Historia
      </summary>
      {abierta && (
        <Suspense>
          <Historia de="reserva" id={reservaId} />
        </Suspense>
      )}
    </details>
  );
}
