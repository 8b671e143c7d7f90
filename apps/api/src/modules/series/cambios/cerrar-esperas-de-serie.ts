import type { Tx } from '../../../database/transaction.ts';
import type { Session } from '../../../platform/http/session.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { anotarEspera } from '../../esperas/anotar-espera.ts';
import { esperasAbiertasDeSerie } from '../../esperas/esperas.queries.ts';
import { terminarEsperas } from '../../esperas/esperas.repository.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';

interface Entrada {
  session: Session;
  serieId: number;
  /** The first day whose entry ends. */
  desde: string;
}

/**
 * Ends the entries in waiting lists that were made with a series, from a day on. The places of those
 * that were offered go to the next people. The caller must hold the locks of their franjas.
 */
export async function cerrarEsperasDeSerie(
  tx: Tx,
  anunciar: Anunciar,
  { session, serieId, desde }: Entrada,
): Promise<void> {
  const { clock } = anunciar;
  const abiertas = await esperasAbiertasDeSerie(tx, { serieId, desde, ahora: clock.now() });
  if (abiertas.length === 0) return;
  const ids = abiertas.map(({ id }) => id);
  await terminarEsperas(tx, ids, 'CERRADA', clock.instant());
  const ofrecidas = abiertas.filter(({ guardado }) => guardado === 'OFRECIDA');
  const devueltas = ofrecidas.map((una) => ({ franjaId: una.franja_id, personas: 0 }));
  await devolverPlazas(tx, anunciar, ...devueltas);
  for (const fila of abiertas) {
    await anotarEspera(tx, clock, { session, accion: 'dejarEspera', fila });
  }
}
