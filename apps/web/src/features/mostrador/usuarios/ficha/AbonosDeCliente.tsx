import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { AbonoEnLista } from '../../../../entities/abono/AbonoEnLista.tsx';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';

/** The abonos of a client. Nothing of them is asked or shown where the centre has none. */
export function AbonosDeCliente({ id }: { id: number }) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  return config?.hayAbonos ? <Abonos id={id} /> : null;
}

function Abonos({ id }: { id: number }) {
  const idDeTitulo = useId();
  const { data, error, isFetching, refetch } = useQuery(consultasDeAbonos.deCliente(id));
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <h2 id={idDeTitulo} className="mb-2 text-xl font-bold">
        Abonos
      </h2>
      {!data && error && (
        <EstadoDeError
          titulo="Error al obtener los abonos"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-tinta-suave">No tiene abonos.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((abono) => (
            <AbonoEnLista key={abono.id} abono={abono} />
          ))}
        </ul>
      )}
    </Tarjeta>
  );
}
