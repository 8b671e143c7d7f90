import { sumarHoras } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import { inTransaction, onCommit, type Executor } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { selectReservas } from '../../reservas-leidas/reservas.queries.ts';
import { vencida } from '../../reservas-leidas/estado.queries.ts';
import { insertarEnvios } from '../envios.repository.ts';
import { claveDeVencida } from '../sucesos.rules.ts';
import { vistaDeReserva } from './vistas.queries.ts';

/** The hours for which a booking that time has cancelled is looked for, as for its holder. */
const MEMORIA_HORAS = 24;

interface Options {
  db: Executor;
  clock: Clock;
  despertar: () => void;
}

/**
 * Tells webhooks of the bookings that time has cancelled and nothing has written down yet, such as
 * one that nobody confirmed before it began. Each is told once, even where several instances look.
 */
export async function contarVencidas({ db, clock, despertar }: Options): Promise<void> {
  const ahora = clock.now();
  const filas = await selectReservas(db, ahora)
    .select('r.estado_hasta as estadoHasta')
    .where(vencida(ahora))
    .where('r.estado_hasta', '>', sumarHoras(ahora, -MEMORIA_HORAS))
    .where(
      sql<boolean>`exists (select from webhooks w
        where w.activo and 'reserva.cancelada' = any (w.eventos) and not exists (select from envios e
          where e.webhook_id = w.id and e.clave = 'vencida:' || r.id || ':'
            || to_char(r.estado_hasta, 'YYYY-MM-DD"T"HH24:MI:SS')))`,
    )
    .orderBy('r.id')
    .execute();
  for (const fila of filas) {
    const nuevo = {
      tipo: 'reserva.cancelada',
      clave: claveDeVencida(fila),
      ...vistaDeReserva(fila, clock.timeZone),
    } as const;
    await inTransaction(db, async (tx) => {
      if ((await insertarEnvios(tx, clock, [nuevo])) > 0) onCommit(tx, despertar);
    });
  }
}
