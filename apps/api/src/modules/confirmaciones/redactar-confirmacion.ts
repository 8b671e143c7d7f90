import { inTransaction, type Executor } from '../../database/transaction.ts';
import { confirmarEmail } from '../../mensajes/confirmar-email.ts';
import { registro } from '../../mensajes/registro.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EmailTemplate } from '../avisos/avisos.emails.ts';
import { tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { guardarConfirmacion } from './confirmaciones.repository.ts';

/** The validity of a link that confirms an e-mail address: 7 days, in milliseconds. */
const VALIDEZ_MS = 7 * 24 * 60 * 60_000;

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

/**
 * Creates the function that writes the letter with a link to confirm an e-mail address. That
 * function returns undefined where the account has another address now or the address is confirmed.
 * Each try to send the letter creates a new token, because tokens are not stored.
 */
export function crearRedactarConfirmacion({ db, clock, publicUrl }: Options): EmailTemplate {
  return async ({ tipo, para, usuario_id: usuarioId }, centro) => {
    const creado = await inTransaction(db, async (tx) => {
      const usuario = usuarioId === null ? undefined : await tomarUsuario(tx, usuarioId);
      if (!usuario || usuario.email !== para || usuario.email_confirmado) return undefined;
      const { id, nombre } = usuario;
      const venceEn = clock.instant(VALIDEZ_MS);
      const token = await guardarConfirmacion(tx, { usuarioId: id, email: para, venceEn });
      return { nombre, token };
    });
    if (!creado) return undefined;
    const enlace = `${publicUrl}/confirmar-email?token=${creado.token}`;
    const mensaje = tipo === 'registro' ? registro : confirmarEmail;
    const enlaceHasta = clock.epoch() + VALIDEZ_MS;
    return { mensaje: mensaje(creado.nombre, centro, enlace), enlaceHasta };
  };
}
