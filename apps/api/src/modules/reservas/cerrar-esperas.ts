import type { Tx } from '../../database/transaction.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { esperasAbiertasDe, tieneReservaEn } from '../esperas/esperas.queries.ts';
import { terminarEsperas } from '../esperas/esperas.repository.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { tomarFranjasDePersonas } from './tomar-franjas-de-personas.ts';

/**
 * Ends a person's entry in the line of `franjaId`, because the person has a booking there now.
 * Where `franjaId` is undefined, ends all entries of the person, who may no longer book. The places
 * of the ended offers go to the next people in the line. The caller must hold the franjas' locks.
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
 * account's lock, so that the person joins no other line meanwhile. The franjas of the person's
 * bookings are locked as well, so that a caller that cancels these bookings next has taken all
 * locks in one order.
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
 * Ends the entries that two accounts may not keep when they become one: all entries of the erased
 * account, and those of the account that stays in franjas where the erased account has a booking,
 * or all of them where the account that stays may no longer book. The caller must hold the locks of
 * both accounts.
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
