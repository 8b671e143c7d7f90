import type { Outage } from '../../database/outage/outage.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountAnswered } from '../../platform/http/register-endpoint.ts';
import { sumarPedido } from './tokens.repository.ts';

interface ParaContar {
  db: Executor;
  clock: Pick<Clock, 'today'>;
  outage: Pick<Outage, 'explains'>;
  log: (message: string, error?: unknown) => void;
}

/**
 * Returns the function that counts what a program was answered, for the owner to see (rules §24.8).
 * It never throws, so that a program gets its answer also where it cannot be counted.
 */
export function crearContarPedido({ db, clock, outage, log }: ParaContar): CountAnswered {
  return async ({ tokenId }, { method, path }) => {
    try {
      await sumarPedido(db, { tokenId, fecha: clock.today(), llamada: `${method} ${path}` });
    } catch (error) {
      if (!outage.explains(error)) log('pedidos por día', error);
    }
  };
}
