import type { AvisoDeReserva } from '@remanso/contract/avisos.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { mensajeDe } from '../../../lib/ErrorDeApi.ts';
import { llamar } from '../../../lib/api.ts';
import { avisar } from '../../../lib/avisos.ts';
import { avisosDeReserva } from '../../../entities/aviso/avisos-de-reserva.queries.ts';
import { consultasDeAvisos } from '../../../entities/aviso/avisos.queries.ts';
import { entregaDe, nombreDeAviso } from '../../../entities/aviso/avisos.view.ts';

const ERROR_AL_REENVIAR = 'Error al reenviar el mensaje';

/** The messages about a booking, folded; they are read once they are unfolded. */
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
        <Mensaje key={aviso.id} aviso={aviso} />
      ))}
    </ul>
  );
}

function Mensaje({ aviso }: { aviso: AvisoDeReserva }) {
  const consultas = useQueryClient();
  const [enviando, setEnviando] = useState(false);
  const nombre = nombreDeAviso(aviso.tipo);
  const { texto, termino } = entregaDe(aviso);

  async function reenviar() {
    setEnviando(true);
    try {
      const { message } = await llamar('POST /avisos/{id}/reenviar', {
        params: { id: aviso.id },
        siFalla: ERROR_AL_REENVIAR,
      });
      avisar.exito(message);
    } catch (error) {
      avisar.error(mensajeDe(error, ERROR_AL_REENVIAR));
    } finally {
      setEnviando(false);
      await consultas.invalidateQueries({ queryKey: consultasDeAvisos.todas });
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-borde py-2 last:border-0">
      <div className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{nombre}</p>
        <p className="text-sm text-tinta-suave">{aviso.para}</p>
        <p className="text-sm text-tinta-suave">{texto}</p>
      </div>
      {termino && (
        <Boton
          variante="outline"
          tamano="sm"
          cargando={enviando}
          aria-label={`Reenviar: ${nombre}, ${aviso.para}`}
          onClick={() => void reenviar()}
        >
          Reenviar
        </Boton>
      )}
    </li>
  );
}
