import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import {
  clienteInactivo,
  emailPorConfirmar,
  sinEmail,
  usuarioInexistente,
} from '../usuarios/usuarios.errors.ts';
import { usuarioDeFila } from '../usuarios/usuarios.queries.ts';
import { tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { guardarEnlace, HORAS_DEL_ENLACE } from './password-reset.repository.ts';

interface Entrada {
  autorId: number;
  usuarioId: number;
}

/**
 * Makes a link with which a person chooses a password. An administrator hands the link over where
 * no mail server can send it. Only the hash of the link is stored, so that the link can be read
 * from this answer alone. Earlier links of the person become void. Using this link does not confirm
 * the person's e-mail.
 */
export async function crearEnlace(
  { db, clock, publicUrl }: Pick<Dependencies, 'db' | 'clock' | 'publicUrl'>,
  { autorId, usuarioId }: Entrada,
): Promise<{ enlace: string; horas: number }> {
  const token = await inTransaction(db, async (tx) => {
    const usuario = await tomarUsuario(tx, usuarioId);
    if (!usuario) throw usuarioInexistente();
    if (usuario.estado !== 'ACTIVO') throw clienteInactivo();
    if (usuario.email === null) throw sinEmail();
    if (usuario.email_de_programa) throw emailPorConfirmar();
    await registrarHecho(tx, {
      usuarioId: autorId,
      accion: 'darEnlace',
      entidadId: usuarioId,
      despues: usuarioDeFila(usuario),
      ocurridoEn: clock.instant(),
    });
    return guardarEnlace(tx, { usuarioId, venceEn: clock.instant(HORAS_DEL_ENLACE * 3_600_000) });
  });
  return { enlace: `${publicUrl}/reset-password?token=${token}`, horas: HORAS_DEL_ENLACE };
}
