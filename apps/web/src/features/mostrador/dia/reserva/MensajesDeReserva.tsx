import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MensajeEnLista } from '../../../../entities/aviso/MensajeEnLista.tsx';
import { avisosDeReserva } from '../../../../entities/aviso/avisos-enviados.queries.ts';

/** The e-mails about a booking, in a fold. The e-mails are read when somebody opens the fold. */
export function MensajesDeReserva({ reservaId, titular }: { reservaId: number; titular: string }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <details className="mt-3" onToggle={(evento) => setAbierto(evento.currentTarget.open)}>
      <summary
        aria-label={`Mensajes enviados de la reserva de ${titular}`}
        className="guijarro w-fit cursor-pointer py-1.5 font-semibold text-petroleo"
      >
        Mensajes enviados
      </summary>
      {abierto && <Mensajes reservaId={reservaId} />}
    </details>
  );
}

function Mensajes({ reservaId }: { reservaId: number }) {
  const { data, error } = useQuery(avisosDeReserva(reservaId));
  if (!data) {
    return (
      <p role={error ? 'alert' : 'status'} className="text-sm text-tinta-suave">
        {error ? error.message : 'Cargando mensajes...'}
      </p>
    );
  }
  if (data.avisos.length === 0) {
    return (
      <p className="text-sm text-tinta-suave">
        No se mandó ningún email de esta reserva en los últimos 30 días.
      </p>
    );
  }
  return (
    <ul>
      {data.avisos.map((aviso) => (
        <MensajeEnLista key={aviso.id} aviso={aviso} />
      ))}
    </ul>
  );
}
