import type { Executor } from '../../database/transaction.ts';
import type { EmailTemplate } from '../../modules/avisos/avisos.emails.ts';
import { buscarEspera } from '../../modules/esperas/esperas.queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { oferta } from './oferta.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates the function that writes the message of an offer. The function returns undefined where
 * the offer is over when its message is sent.
 */
export function crearRedactarOferta({ db, clock, publicUrl }: Options): EmailTemplate<'oferta'> {
  return async ({ datos }, centro) => {
    const espera = await buscarEspera(db, clock.now(), datos.esperaId);
    const sigue = espera?.estado === 'OFRECIDA' && espera.vence_en === datos.venceEn;
    return sigue ? { mensaje: oferta(datos, { centro, publicUrl }) } : undefined;
  };
}
