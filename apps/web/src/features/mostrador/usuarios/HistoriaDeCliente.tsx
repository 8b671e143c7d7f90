import { Suspense, useId, useState } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { prescindible } from '../../../lib/perezosa.ts';

// The history is closed in a fold at first, so the page does not wait for the code of Historia.
const Historia = prescindible(
  async () => (await import('../../../entities/hecho/Historia.tsx')).Historia,
);

/**
 * The history of a client and of the client's bookings, in a fold. The history is read when
 * somebody opens the fold.
 */
export function HistoriaDeCliente({ id }: { id: number }) {
  const idDeTitulo = useId();
  const [abierta, setAbierta] = useState(false);
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <details onToggle={(evento) => setAbierta(evento.currentTarget.open)}>
        <summary className="guijarro cursor-pointer">
          <h2 id={idDeTitulo} className="inline text-xl font-bold">
            Historia de la cuenta y las reservas
          </h2>
        </summary>
        {abierta && (
          <div className="mt-2">
            <Suspense>
              <Historia de="cliente" id={id} />
            </Suspense>
          </div>
        )}
      </details>
    </Tarjeta>
  );
}
