import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { clienteNoEncontrado, emailYaConfirmado, sinEmail } from '../usuarios/usuarios.errors.ts';
import { confirmarEmailDePrograma, tomarUsuario } from '../usuarios/usuarios.repository.ts';

interface Entrada {
  autorId: number;
  usuarioId: number;
}

/**
 * Confirms for the desk that an e-mail which a program wrote is the client's. From then on the
 * e-mail opens the account and gets letters, the first of which is the bienvenida.
 */
export async function confirmarEmailDeCliente(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { autorId, usuarioId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const usuario = await tomarUsuario(tx, usuarioId);
    if (usuario?.rol !== 'CLIENT') throw clienteNoEncontrado();
    if (usuario.email === null) throw sinEmail();
    if (!usuario.email_de_programa) throw emailYaConfirmado();
    await confirmarEmailDePrograma(tx, usuarioId);
    if (usuario.estado === 'ACTIVO')
      await avisar(tx, { tipo: 'bienvenida', para: usuario.email, usuarioId });
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'confirmarEmailDeCliente',
      entidadId: usuarioId,
      despues: { email: usuario.email },
      ocurridoEn: clock.instant(),
    });
  });
}
