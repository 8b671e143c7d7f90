import { Suspense, useState } from 'react';
import { prescindible } from '../../../../lib/perezosa.ts';

// It stands in what is folded, so the details do not wait for its code.
const Historia = prescindible(
  async () => (await import('../../../../entities/hecho/Historia.tsx')).Historia,
);

/** What was done to a booking, folded; it is read once it is unfolded. */
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
