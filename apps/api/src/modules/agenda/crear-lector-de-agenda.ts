import { fechaDe } from '@remanso/contract/calendario';
import type { Agenda } from '@remanso/contract/franja/agenda.contract';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../platform/errors.ts';
import { shareReads } from '../../platform/share-reads.ts';
import { agendaPrivada } from './agenda.errors.ts';
import { leerVentanaDeAgenda } from './agenda.queries.ts';

/** Returns the agenda of the whole window. Throws 404 where the agenda is private. */
export type LectorDeAgenda = () => Promise<Agenda>;

/**
 * Reads the agenda. Whoever asks while it is being read shares the next reading with all others,
 * whatever days they ask for, so that a crowd of strangers takes one connection of the pool.
 */
export function crearLectorDeAgenda({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): LectorDeAgenda {
  return shareReads(async () => {
    const ahora = clock.now();
    const dias = await leerVentanaDeAgenda(db, ahora);
    if (dias === 'PRIVADA') throw agendaPrivada();
    return { hoy: fechaDe(ahora), dias };
  });
}

/** Reads the agenda by `leer`; null where it is private. */
export async function siEsPublica(leer: LectorDeAgenda): Promise<Agenda | null> {
  try {
    return await leer();
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'AGENDA_PRIVADA') return null;
    throw error;
  }
}
