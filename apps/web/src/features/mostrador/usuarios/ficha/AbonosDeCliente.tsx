import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { AbonoEnLista } from '../../../../entities/abono/AbonoEnLista.tsx';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { useVentanaDeAbono } from '../../../../entities/abono/vendido/useVentanaDeAbono.tsx';
import { BotonDeVender } from '../../../../entities/abono/venta/BotonDeVender.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';

interface PropiedadesDeAbonosDeCliente {
  id: number;
  /** Undefined while the client is read. */
  cliente: Cliente | undefined;
}

/** The abonos of a client. Nothing of them is asked or shown where the centre has none. */
export function AbonosDeCliente(propiedades: PropiedadesDeAbonosDeCliente) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  return config?.hayAbonos ? <Abonos {...propiedades} /> : null;
}

function Abonos({ id, cliente }: PropiedadesDeAbonosDeCliente) {
  const idDeTitulo = useId();
  const { data, error, isFetching, refetch } = useQuery(consultasDeAbonos.deCliente(id));
  const { verAbono, ventanaDeAbono } = useVentanaDeAbono();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Abonos
        </h2>
        {cliente?.activo && (
          <BotonDeVender cliente={cliente} boton={{ variante: 'outline', tamano: 'sm' }} />
        )}
      </div>
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
            <AbonoEnLista key={abono.id} abono={abono} alAbrir={() => verAbono(abono.id)} />
          ))}
        </ul>
      )}
      {ventanaDeAbono}
    </Tarjeta>
  );
}
