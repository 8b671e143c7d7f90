import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  clienteInactivo,
  clienteNoEncontrado,
  emailPorConfirmar,
  sinEmail,
} from '../usuarios/usuarios.errors.ts';
import { tomarUsuario } from '../usuarios/usuarios.repository.ts';

interface Entrada {
  adminId: number;
  usuarioId: number;
}

/**
 * Sends the bienvenida to an active client: an e-mail with a link to choose a password. Throws 429
 * for a second bienvenida to the same client within five minutes.
 */
export async function enviarBienvenida(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'limits'>,
  entrada: Entrada,
): Promise<void> {
  await dependencies.limits.welcome.during(entrada.usuarioId, () => enviar(dependencies, entrada));
}

async function enviar(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { adminId, usuarioId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const usuario = await tomarUsuario(tx, usuarioId);
    if (usuario?.rol !== 'CLIENT') throw clienteNoEncontrado();
    if (usuario.estado !== 'ACTIVO') throw clienteInactivo();
    if (usuario.email === null) throw sinEmail();
    if (usuario.email_de_programa) throw emailPorConfirmar();
    await avisar(tx, { tipo: 'bienvenida', para: usuario.email, usuarioId });
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'enviarBienvenida',
      entidadId: usuarioId,
      despues: { email: usuario.email },
      ocurridoEn: clock.instant(),
    });
  });
}
