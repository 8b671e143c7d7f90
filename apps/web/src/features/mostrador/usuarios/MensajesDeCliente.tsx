import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { MensajeEnLista } from '../../../entities/aviso/MensajeEnLista.tsx';
import { avisosDeCliente } from '../../../entities/aviso/avisos-enviados.queries.ts';
import { cuando } from '../../../entities/aviso/avisos.view.ts';

/** The e-mails to a client, in a fold. The e-mails are read when somebody opens the fold. */
export function MensajesDeCliente({ id }: { id: number }) {
  const idDeTitulo = useId();
  const [abierto, setAbierto] = useState(false);
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <details onToggle={(evento) => setAbierto(evento.currentTarget.open)}>
        <summary className="guijarro cursor-pointer">
          <h2 id={idDeTitulo} className="inline text-xl font-bold">
            Mensajes enviados
          </h2>
        </summary>
        {abierto && <Mensajes id={id} />}
      </details>
    </Tarjeta>
  );
}

function Mensajes({ id }: { id: number }) {
  const [pagina, setPagina] = useState(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    avisosDeCliente(id, pagina),
  );
  if (!data) {
    return error ? (
      <EstadoDeError
        titulo="Error al obtener los mensajes"
        error={error}
        reintentando={isFetching}
        alReintentar={() => void refetch()}
      />
    ) : (
      <p role="status" className="mt-2 text-sm text-tinta-suave">
        Cargando mensajes...
      </p>
    );
  }
  if (data.avisos.length === 0) {
    return (
      <p className="mt-2 text-sm text-tinta-suave">
        No se le mandó ningún email en los últimos 30 días.
      </p>
    );
  }
  return (
    <>
      <ul className={`mt-2 mb-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data.avisos.map((aviso) => (
          <MensajeEnLista
            key={aviso.id}
            aviso={aviso}
            sobre={aviso.reserva ? `Turno del ${cuando(aviso.reserva.inicio)}` : undefined}
            reenviable={aviso.reserva !== null}
          />
        ))}
      </ul>
      <Paginacion pagina={data} nombre="Páginas de mensajes" alCambiar={setPagina} />
    </>
  );
}
