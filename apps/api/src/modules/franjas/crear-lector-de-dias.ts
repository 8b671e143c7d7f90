import DataLoader from 'dataloader';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { Dependencies } from '../../dependencies.ts';
import { franjasDeCliente } from './franjas.queries.ts';

export type LectorDeDias = (fecha: string) => Promise<FranjaDeCliente[]>;

/**
 * Reads a day as clients see it. Requests that arrive at the same moment share one query, for one
 * day or for several. Nothing is cached for later requests, so that every answer is as fresh as its
 * request.
 */
export function crearLectorDeDias({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): LectorDeDias {
  const dias = new DataLoader(
    async (fechas: readonly string[]) => {
      const franjas = await franjasDeCliente(db, { fechas, ahora: clock.now() });
      const porFecha = Map.groupBy(franjas, ({ fecha }) => fecha);
      return fechas.map((fecha) => porFecha.get(fecha) ?? []);
    },
    { cache: false, batchScheduleFn: (ask) => void setImmediate(ask) },
  );
  return (fecha) => dias.load(fecha);
}
