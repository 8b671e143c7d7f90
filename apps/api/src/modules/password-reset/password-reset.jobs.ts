import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { buscarUsuarioPorEmail } from '../usuarios/usuarios.queries.ts';
import { lockUsuario } from '../usuarios/usuarios.repository.ts';
import { emailDeEnlace } from './password-reset.emails.ts';
import { crearToken } from './password-reset.repository.ts';

const VALIDEZ_MS = 60 * 60 * 1000;

export const ENVIAR_ENLACE = { name: 'enviar-enlace-de-contrasena' };

interface Dependencies {
  db: Executor;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Sends a reset link to the account of an e-mail, if there is an active one. The look-up is here and not in the
 * request, so that the answer takes the same time for any e-mail. The token is made anew at each try: it is never
 * stored, not even in the queue.
 */
export function enviarEnlace({
  db,
  clock,
  mailer,
  publicUrl,
}: Dependencies): Job<{ email: string }> {
  return {
    ...ENVIAR_ENLACE,
    retries: 8,
    async run({ email }) {
      const venceEn = Temporal.Instant.fromEpochMilliseconds(clock.epoch() + VALIDEZ_MS).toString();
      const creado = await inTransaction(db, async (tx) => {
        const usuario = await lockDestinatario(tx, email);
        return usuario && { ...usuario, token: await crearToken(tx, { ...usuario, venceEn }) };
      });
      if (!creado) return;
      const enlace = `${publicUrl}/reset-password?token=${creado.token}`;
      await mailer.send(emailDeEnlace({ nombre: creado.nombre, email, enlace }));
    },
  };
}

/** The active user of an e-mail, unless it becomes somebody else's or nobody's before the lock is had. */
async function lockDestinatario(tx: Tx, email: string) {
  const encontrado = await buscarUsuarioPorEmail(tx, email);
  const usuario = encontrado && (await lockUsuario(tx, encontrado.id));
  if (usuario?.email !== email || usuario.estado !== 'ACTIVO') return undefined;
  return { usuarioId: usuario.id, nombre: usuario.nombre };
}
