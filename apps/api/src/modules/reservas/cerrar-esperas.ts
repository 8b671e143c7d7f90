import type { Tx } from '../../database/transaction.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { esperasAbiertasDe, tieneReservaEn } from '../esperas/esperas.queries.ts';
import { terminarEsperas } from '../esperas/esperas.repository.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { tomarFranjasDePersonas } from './tomar-franjas-de-personas.ts';

/**
 * Takes a person out of the line of a franja, or of all, who has a booking there now or may book no
 * more; places that were offered to them go to who is next. The caller must hold the franjas' locks.
 */
export async function cerrarEsperas(
  tx: Tx,
  anunciar: Anunciar,
  { usuarioId, franjaId }: { usuarioId: number; franjaId?: number },
): Promise<void> {
  const { clock } = anunciar;
  const suyas = await esperasAbiertasDe(tx, clock.now(), usuarioId);
  const abiertas = suyas.filter((una) => franjaId === undefined || una.franja_id === franjaId);
  if (abiertas.length === 0) return;
  const ids = abiertas.map(({ id }) => id);
  await terminarEsperas(tx, ids, 'CERRADA', clock.instant());
  const ofrecidas = abiertas.filter(({ guardado }) => guardado === 'OFRECIDA');
  const devueltas = ofrecidas.map((una) => ({ franjaId: una.franja_id, personas: 0 }));
  await devolverPlazas(tx, anunciar, ...devueltas);
}

/**
 * Takes a person whose account is deactivated or erased out of every line. The caller must hold the
 * account's lock, so that they join no other meanwhile. The franjas of the person's bookings are
 * locked as well: a caller that cancels those next has all locks in one order.
 */
export async function salirDeLasFilas(
  tx: Tx,
  anunciar: Anunciar,
  usuarioId: number,
): Promise<void> {
  await tomarFranjasDePersonas(tx, [usuarioId], anunciar.clock.now());
  await cerrarEsperas(tx, anunciar, { usuarioId });
}

interface Union {
  /** The id of the account that stays. */
  queda: number;
  /** The id of the account that is erased, whose bookings pass to `queda`. */
  seBorra: number;
  /** True where `queda` may book after the union. */
  activa: boolean;
}

/**
 * Takes two accounts that become one out of lines: the erased one out of all, and the one that stays
 * out of those of the franjas in which the other has a booking, or of all where it may book no more.
 * The caller must hold the locks of both accounts.
 */
export async function unirEsperas(
  tx: Tx,
  anunciar: Anunciar,
  { queda, seBorra, activa }: Union,
): Promise<void> {
  const ahora = anunciar.clock.now();
  await tomarFranjasDePersonas(tx, [queda, seBorra], ahora);
  await cerrarEsperas(tx, anunciar, { usuarioId: seBorra });
  for (const { franja_id: franjaId } of await esperasAbiertasDe(tx, ahora, queda)) {
    if (activa && !(await tieneReservaEn(tx, { usuarioId: seBorra, franjaId, ahora }))) continue;
    await cerrarEsperas(tx, anunciar, { usuarioId: queda, franjaId });
  }
}
