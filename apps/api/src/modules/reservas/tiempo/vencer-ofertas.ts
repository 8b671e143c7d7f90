import { inTransaction, type Executor, type Tx } from '../../../database/transaction.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { leerEnFila, terminarEsperas } from '../../esperas/esperas.repository.ts';
import { franjasConEsperaTerminada } from '../../esperas/esperas.queries.ts';
import { avisoDeFin } from '../../esperas/repartir-plazas.ts';
import { tomarFranja } from '../../franjas/franjas.repository.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';

/**
 * Stores the end of the offers and entries that time has ended, and offers the places of these
 * offers to the next people in each line (rules §16.3).
 */
export async function soltarOfertas({
  db,
  ...anunciar
}: Anunciar & { db: Executor }): Promise<void> {
  for (const franjaId of await franjasConEsperaTerminada(db, anunciar.clock.now())) {
    await inTransaction(db, async (tx) => {
      await tomarFranja(tx, franjaId);
      await vencerOfertas(tx, anunciar, franjaId);
    });
  }
}

/**
 * Stores the end of the offers and entries of one franja that time has ended, and offers the places
 * of these offers to the next people in the line. The caller must hold the franja's lock.
 */
export async function vencerOfertas(tx: Tx, anunciar: Anunciar, franjaId: number): Promise<void> {
  const { clock, avisar } = anunciar;
  const ahora = clock.now();
  const abiertas = await leerEnFila(tx, [franjaId]);
  const vencidas = abiertas.filter(({ venceEn }) => venceEn !== null && venceEn <= ahora);
  const cerradas = abiertas.filter(({ venceEn, inicio }) => venceEn === null && inicio <= ahora);
  const ids = (esperas: typeof abiertas) => esperas.map(({ id }) => id);
  await terminarEsperas(tx, ids(vencidas), 'VENCIDA', clock.instant());
  await terminarEsperas(tx, ids(cerradas), 'CERRADA', clock.instant());
  if (vencidas.length === 0) return;
  await avisar(tx, ...vencidas.map((una) => avisoDeFin(una, 'VENCIDA')));
  await devolverPlazas(tx, anunciar, { franjaId, personas: 0 });
}
