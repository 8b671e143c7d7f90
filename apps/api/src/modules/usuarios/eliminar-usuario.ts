import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { olvidarPersona, registrarHecho } from '../auditoria/auditoria.repository.ts';
import { contarReservasActivas } from '../reservas/reservas.queries.ts';
import { conReservasActivas, usuarioInexistente } from './usuarios.errors.ts';
import { borrarUsuario, conservarUnAdministrador, lockUsuario } from './usuarios.repository.ts';

interface Pedido {
  /** Who erases: an administrator, or the person. */
  autorId: number;
  usuarioId: number;
  /** Whether what is to come is cancelled, instead of standing in the way. */
  cancelarReservas?: boolean;
}

/**
 * Erases a person for good (rules §4, §10.3), and answers how many bookings it cancelled. Refused while others are to
 * come or under way. What is past stays for the accounts without the person's data, in the bookings and in the trail.
 */
export async function eliminarUsuario(
  { db, clock, cancelarReservasPorVenir, asentarReservas, olvidarReservas }: Dependencies,
  { autorId, usuarioId, cancelarReservas = false }: Pedido,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await conservarUnAdministrador(tx, usuarioId);
    if (!(await lockUsuario(tx, usuarioId))) throw usuarioInexistente();
    const canceladas = cancelarReservas
      ? await cancelarReservasPorVenir(tx, { usuarioId, autorId })
      : 0;
    const ahora = clock.now();
    await asentarReservas(tx, { usuarioId, ahora });
    if ((await contarReservasActivas(tx, usuarioId, { ahora })) > 0) throw conReservasActivas();
    await olvidarReservas(tx, usuarioId);
    await olvidarPersona(tx, usuarioId);
    await borrarUsuario(tx, usuarioId);
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'eliminarUsuario',
      entidad: 'usuarios',
      entidadId: usuarioId,
      ocurridoEn: clock.instant(),
    });
    return canceladas;
  });
}
