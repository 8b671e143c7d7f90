import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { olvidarPersona, registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { olvidarAvisos } from '../../avisos/avisos.repository.ts';
import { contarReservasActivas } from '../../reservas-leidas/reservas.queries.ts';
import { conReservasActivas, usuarioInexistente } from '../usuarios.errors.ts';
import { borrarUsuario, conservarUnAdministrador, tomarUsuario } from '../usuarios.repository.ts';
import { cancelarReservasPorVenir } from '../../reservas/cancelar-reservas-por-venir.ts';
import { olvidarReservas } from '../../reservas/reservas.repository.ts';
import { asentarReservas } from '../../reservas/tiempo/estado.repository.ts';

interface Entrada {
  /** The id of whoever erases the account: an administrator, or the person. */
  autorId: number;
  usuarioId: number;
  /** True when the bookings to come are cancelled; otherwise they stand in the way of erasing. */
  cancelarReservas?: boolean;
}

/**
 * Erases a person for good (rules §4.10, §4.9), and returns how many bookings it cancelled. Throws
 * 409 while other bookings are to come or under way. Past bookings and the trail stay for the
 * accounts, without the person's data.
 */
export async function eliminarUsuario(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { autorId, usuarioId, cancelarReservas = false }: Entrada,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await conservarUnAdministrador(tx, usuarioId);
    const usuario = await tomarUsuario(tx, usuarioId);
    if (!usuario) throw usuarioInexistente();
    const canceladas = cancelarReservas
      ? await cancelarReservasPorVenir(tx, { clock, avisar }, { usuarioId, autorId })
      : 0;
    const ahora = clock.now();
    await asentarReservas(tx, { usuarioId, ahora });
    if ((await contarReservasActivas(tx, usuarioId, { ahora })) > 0) throw conReservasActivas();
    await olvidarReservas(tx, usuarioId);
    await olvidarAvisos(tx, usuarioId);
    await olvidarPersona(tx, usuarioId);
    await borrarUsuario(tx, usuarioId);
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'eliminarUsuario',
      entidadId: usuarioId,
      ocurridoEn: clock.instant(),
    });
    const datos = { nombre: usuario.nombre };
    await avisar(tx, { tipo: 'cuenta-borrada', para: usuario.email, datos });
    return canceladas;
  });
}
