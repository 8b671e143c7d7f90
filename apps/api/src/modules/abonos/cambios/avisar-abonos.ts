import { sumarDias } from '@remanso/contract/calendario';
import { DIAS_DE_AVISO } from '@remanso/contract/abono/abonos.rules';
import { inTransaction, type Executor } from '../../../database/transaction.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { tomarPorVencer } from '../abonos.repository.ts';

const HORA_MS = 60 * 60_000;

/**
 * Returns a function that tells the clients whose abonos end soon. The function asks the database at
 * most once an hour, because an end is a thing of days, and many centres sell no abonos.
 */
export function crearAvisarAbonos(options: Anunciar & { db: Executor }): () => Promise<void> {
  let mirado = Number.NEGATIVE_INFINITY;
  return async () => {
    const ahora = options.clock.epoch();
    // A clock that somebody has set back is an hour away as well.
    if (Math.abs(ahora - mirado) < HORA_MS) return;
    await avisarAbonos(options);
    mirado = ahora;
  };
}

/**
 * Tells the clients whose abonos end within DIAS_DE_AVISO and have places left, each once for an end
 * (rules §20.8).
 */
export async function avisarAbonos({
  db,
  clock,
  avisar,
}: Anunciar & { db: Executor }): Promise<void> {
  const hoy = clock.today();
  const pedido = { hoy, hasta: sumarDias(hoy, DIAS_DE_AVISO), avisadoEn: clock.instant() };
  await inTransaction(db, async (tx) => {
    const abonos = await tomarPorVencer(tx, pedido);
    await avisar(
      tx,
      ...abonos.map(({ usuarioId, email, nombre, abono, disponibles, vence }) => ({
        tipo: 'abono-por-vencer' as const,
        para: email,
        usuarioId,
        datos: { nombre, abono, disponibles, vence },
      })),
    );
  });
}
