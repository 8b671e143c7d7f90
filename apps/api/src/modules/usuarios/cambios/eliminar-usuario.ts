import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { olvidarPersona, registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { olvidarCodigo } from '../../auth/codigos.repository.ts';
import { olvidarAvisos } from '../../avisos/avisos.repository.ts';
import { terminarTokensDe } from '../../tokens/tokens.repository.ts';
import { olvidarEnvios } from '../../webhooks/envios.repository.ts';
import { contarReservasActivas } from '../../reservas-leidas/reservas.queries.ts';
import { conReservasActivas, usuarioInexistente } from '../usuarios.errors.ts';
import { borrarUsuario, conservarUnAdministrador, tomarUsuario } from '../usuarios.repository.ts';
import { salirDeLasFilas } from '../../reservas/cerrar-esperas.ts';
import { cancelarReservasPorVenir } from '../../reservas/cancelar-reservas-por-venir.ts';
import { terminarAbonosDe } from './terminar-abonos-de.ts';
import { olvidarReservas } from '../../reservas/reservas.repository.ts';
import { asentarReservas } from '../../reservas/tiempo/estado.repository.ts';

interface Entrada {
  /** The administrator who erases the account, or the person whose account it is. */
  autorId: number;
  usuarioId: number;
  /**
   * True where the bookings to come are cancelled first. Where it is false, bookings to come
   * prevent the erasing with 409.
   */
  cancelarReservas?: boolean;
}

/**
 * Erases a person for good and returns how many bookings were cancelled (rules §4.10, §4.9). Throws
 * 409 while the person has bookings to come that are not cancelled, or a booking under way. Past
 * bookings and the trail stay without the person's data, because the centre's bookkeeping needs
 * them.
 */
export async function eliminarUsuario(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { autorId, usuarioId, cancelarReservas = false }: Entrada,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await conservarUnAdministrador(tx, usuarioId);
    const usuario = await tomarUsuario(tx, usuarioId);
    if (!usuario) throw usuarioInexistente();
    await salirDeLasFilas(tx, { clock, avisar }, usuarioId);
    const canceladas = cancelarReservas
      ? await cancelarReservasPorVenir(tx, { clock, avisar }, { usuarioId, autorId })
      : 0;
    const ahora = clock.now();
    await asentarReservas(tx, { clock, avisar }, usuarioId);
    if ((await contarReservasActivas(tx, usuarioId, { ahora })) > 0) throw conReservasActivas();
    await olvidarReservas(tx, usuarioId);
    await terminarAbonosDe(tx, clock, { autorId, usuarioId });
    await olvidarAvisos(tx, usuarioId);
    await olvidarEnvios(tx, [usuarioId]);
    await olvidarCodigo(tx, usuario.email);
    await terminarTokensDe(tx, usuarioId);
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
