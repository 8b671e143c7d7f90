import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { bienvenida } from '../../mensajes/bienvenida.ts';
import { contrasena } from '../../mensajes/contrasena.ts';
import { asignarAviso, type AvisoTomado } from '../avisos/avisos.repository.ts';
import type { EmailTemplate } from '../avisos/avisos.emails.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { buscarUsuarioPorEmail } from '../usuarios/usuarios.queries.ts';
import { tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { guardarEnlace } from './password-reset.repository.ts';

const HORA_MS = 60 * 60_000;
/**
 * The validity of the link in an invitation, in milliseconds. A reset link is valid for an hour
 * only; invited people have not asked for their link and may read the invitation days later.
 */
const VALIDEZ_DE_BIENVENIDA_MS = 7 * 24 * HORA_MS;

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/**
 * Writes the letter with a link to choose a password, where the e-mail belongs to an active
 * account. The account is looked up here and not in the request, so that the request takes the same
 * time for any e-mail. Each attempt to send makes a new token, because tokens are never stored, not
 * even with the aviso.
 */
export function crearRedactarEnlace({ db, clock, publicUrl }: Options): EmailTemplate {
  return async (aviso, centro) => {
    const esBienvenida = aviso.tipo === 'bienvenida';
    const validez = esBienvenida ? VALIDEZ_DE_BIENVENIDA_MS : HORA_MS;
    const enlaceHasta = clock.epoch() + validez;
    const creado = await inTransaction(db, async (tx) => {
      const usuario = await lockDestinatario(tx, aviso.para);
      if (!usuario) return undefined;
      const { usuarioId } = usuario;
      await asignarAviso(tx, aviso.id, usuarioId);
      if (!esBienvenida) await anotarPedido(tx, clock, aviso, usuarioId);
      const token = await guardarEnlace(tx, {
        usuarioId,
        venceEn: clock.instant(validez),
        porEmail: true,
      });
      return { ...usuario, token };
    });
    if (!creado) return undefined;
    const enlace = `${publicUrl}/reset-password?token=${creado.token}`;
    const mensaje = esBienvenida ? bienvenida : contrasena;
    return { mensaje: mensaje(creado.nombre, centro, enlace), enlaceHasta };
  };
}

/**
 * Locks the active user who has an e-mail. Returns undefined where no active user has it, or where
 * the user's e-mail changed before the lock was taken.
 */
async function lockDestinatario(tx: Tx, email: string) {
  const encontrado = await buscarUsuarioPorEmail(tx, email);
  const usuario = encontrado && (await tomarUsuario(tx, encontrado.id));
  if (usuario?.email !== email || usuario.estado !== 'ACTIVO') return undefined;
  return { usuarioId: usuario.id, nombre: usuario.nombre };
}

/**
 * Writes the request for a link to the trail, at the first attempt to send its letter only. The
 * hecho has no usuario, because the request was made without a login.
 */
async function anotarPedido(
  tx: Tx,
  clock: Clock,
  { intentos }: AvisoTomado,
  usuarioId: number,
): Promise<void> {
  if (intentos > 1) return;
  await registrarHecho(tx, {
    usuarioId: null,
    accion: 'solicitarReset',
    entidadId: usuarioId,
    ocurridoEn: clock.instant(),
  });
}
