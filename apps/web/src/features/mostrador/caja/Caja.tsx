import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/ZonaDeCarga.tsx';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';
import { consultasDePagos } from '../../../entities/pago/pagos.queries.ts';
import type {
  PedidoDeCliente,
  VentanasDeCliente,
} from '../../../entities/persona/pedido-de-cliente.ts';
import { useMinuto } from '../../../lib/useMinuto.ts';
import { CajaDelDia } from './CajaDelDia.tsx';
import { FechaDeCaja } from './FechaDeCaja.tsx';
import { fechaDeCaja } from './caja.view.ts';

/** The drawer of a day: what should be in it, what is owed, and every movement. */
export function Caja({ Ventanas }: { Ventanas: VentanasDeCliente }) {
  const hoy = fechaDe(useMinuto());
  const fecha = fechaDeCaja(useSearch(), hoy);
  const caja = useQuery(consultasDePagos.caja(fecha));
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const [pedido, setPedido] = useState<PedidoDeCliente | null>(null);
  const error = caja.error ?? dia.error;
  const falta = !caja.data || !dia.data;
  return (
    <Pagina
      titulo="Caja"
      bajada={<p className="first-letter:uppercase">{fechaConAnio(fecha)}</p>}
      acciones={<FechaDeCaja fecha={fecha} hoy={hoy} />}
    >
      {falta && error && (
        <EstadoDeError
          titulo="Error al obtener la caja"
          error={error}
          reintentando={caja.isFetching || dia.isFetching}
          alReintentar={() => {
            void caja.refetch();
            void dia.refetch();
          }}
        />
      )}
      {falta && !error && (
        <ZonaDeCarga texto="Cargando la caja..." className="flex flex-col gap-4">
          {[24, 64, 40].map((alto) => (
            <Esqueleto key={alto} className={ALTOS[alto] ?? ''} />
          ))}
        </ZonaDeCarga>
      )}
      {caja.data && dia.data && (
        <CajaDelDia
          key={fecha}
          caja={caja.data}
          franjas={dia.data}
          alVer={(reserva) => setPedido({ que: 'ver', reserva })}
        />
      )}
      {pedido && (
        <Suspense>
          <Ventanas pedido={pedido} alCerrar={() => setPedido(null)} />
        </Suspense>
      )}
    </Pagina>
  );
}

const ALTOS: Record<number, string> = { 24: 'h-24', 64: 'h-64', 40: 'h-40' };
