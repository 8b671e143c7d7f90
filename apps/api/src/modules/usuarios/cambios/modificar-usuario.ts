import { isDeepStrictEqual } from 'node:util';
import type { EstadoDeUsuario, Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { olvidarCalendario } from '../../calendarios/calendarios.repository.ts';
import { contarReservasActivas } from '../../reservas-leidas/reservas.queries.ts';
import { darRol } from './dar-rol.ts';
import { sinEmail, usuarioInexistente } from '../usuarios.errors.ts';
import { leerUsuario, usuarioDeFila, type FilaDeUsuario } from '../usuarios.queries.ts';
import { cambiarEstado, conservarUnAdministrador, tomarUsuario } from '../usuarios.repository.ts';
import { olvidarSuscripciones } from '../../suscripciones/suscripciones.repository.ts';
import { terminarTokensDe } from '../../tokens/tokens.repository.ts';
import { salirDeLasFilas } from '../../reservas/cerrar-esperas.ts';
import { cancelarReservasPorVenir } from '../../reservas/cancelar-reservas-por-venir.ts';

export interface SobreUsuario {
  session: Session;
  usuarioId: number;
}

interface Entrada extends SobreUsuario {
  accion: 'actualizarUsuario' | 'cambiarRol' | 'cambiarEstadoDeUsuario';
  /** True when the change can leave the centre without an active administrator. */
  quitaAdministrador?: boolean;
}

/**
 * Returns what the trail keeps of a change of a user; undefined where the trail keeps nothing. A
 * change by the desk is kept whole, and what changes nothing is not kept. A change that people make to their own account is kept only
 * where it changes the e-mail, and then the e-mail alone, because whoever controls the e-mail can
 * take over the account.
 */
function cambioQueSeAnota({ esDelMostrador }: Session, antes: Usuario, despues: Usuario) {
  if (isDeepStrictEqual(antes, despues)) return undefined;
  if (esDelMostrador) return { antes, despues };
  if (antes.email === despues.email) return undefined;
  return { antes: { email: antes.email }, despues: { email: despues.email } };
}

/** Locks a user, runs `cambiar` and writes the change to the trail. */
export async function modificarUsuario<T>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { session, usuarioId, accion, quitaAdministrador = false }: Entrada,
  cambiar: (tx: Tx, usuario: FilaDeUsuario) => Promise<T>,
): Promise<{ usuario: Usuario; hecho: T }> {
  return inTransaction(db, async (tx) => {
    if (quitaAdministrador) await conservarUnAdministrador(tx, usuarioId);
    const fila = await tomarUsuario(tx, usuarioId);
    if (!fila) throw usuarioInexistente();
    const hecho = await cambiar(tx, fila);
    const despues = usuarioDeFila(await leerUsuario(tx, usuarioId));
    const cambio = cambioQueSeAnota(session, usuarioDeFila(fila), despues);
    if (cambio) {
      await registrarHecho(tx, {
        usuarioId: session.usuarioId,
        accion,
        entidadId: usuarioId,
        ...cambio,
        ocurridoEn: clock.instant(),
      });
    }
    return { usuario: despues, hecho };
  });
}

export async function modificarRol(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  { session, usuarioId }: SobreUsuario,
  rol: Rol,
): Promise<Usuario> {
  const { usuario: cambiado } = await modificarUsuario(
    dependencies,
    { session, usuarioId, accion: 'cambiarRol', quitaAdministrador: rol !== 'ADMIN' },
    async (tx, usuario) => {
      if (rol !== 'CLIENT' && usuario.email === null) throw sinEmail();
      await darRol(tx, { usuario, rol });
    },
  );
  return cambiado;
}

interface CambioDeEstado extends SobreUsuario {
  /** Returns the new estado for the present estado, which is read under the user's lock. */
  decidir: (actual: EstadoDeUsuario) => EstadoDeUsuario;
  cancelarReservas?: boolean;
}

interface EstadoCambiado {
  usuario: Usuario;
  /** The number of active bookings of the account that are to come (rules §4.8). */
  reservasPendientes: number;
  reservasCanceladas: number;
}

/**
 * Changes the estado of an account. Its bookings stay, unless `cancelarReservas` makes the same
 * transaction cancel them (rules §4.9).
 */
export async function modificarEstado(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { session, usuarioId, decidir, cancelarReservas = false }: CambioDeEstado,
): Promise<EstadoCambiado> {
  const { clock } = dependencies;
  const { usuario, hecho } = await modificarUsuario(
    dependencies,
    {
      session,
      usuarioId,
      accion: 'cambiarEstadoDeUsuario',
      quitaAdministrador: decidir('ACTIVO') !== 'ACTIVO',
    },
    async (tx, { estado }) => {
      await cambiarEstado(tx, usuarioId, decidir(estado));
      await olvidarCalendario(tx, usuarioId);
      await olvidarSuscripciones(tx, usuarioId);
      await terminarTokensDe(tx, usuarioId);
      if (decidir(estado) !== 'ACTIVO') await salirDeLasFilas(tx, dependencies, usuarioId);
      const reservasCanceladas = cancelarReservas
        ? await cancelarReservasPorVenir(tx, dependencies, {
            usuarioId,
            autorId: session.usuarioId,
          })
        : 0;
      const quedan = { ahora: clock.now(), sinComenzar: true };
      const reservasPendientes = await contarReservasActivas(tx, usuarioId, quedan);
      return { reservasPendientes, reservasCanceladas };
    },
  );
  return { usuario, ...hecho };
}
