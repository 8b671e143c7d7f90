import type { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import type { Executor } from '../../database/transaction.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  codigo,
  cuentaConContrasena,
  cuentaSinActivar,
  type TurnoSinReservar,
} from '../../mensajes/codigo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CodeDigits } from '../../platform/security/code-digits.ts';
import { asignarAviso } from '../avisos/avisos.repository.ts';
import type { EmailTemplate } from '../avisos/avisos.emails.ts';
import { buscarUsuarioPorEmail } from '../usuarios/usuarios.queries.ts';
import { buscarCodigo } from './codigos.repository.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
  codeDigits: CodeDigits;
  /** Reads a turn and its price; undefined where strangers may not see it. */
  buscarTurno: (turno: TurnoPorConfirmar) => Promise<TurnoSinReservar | undefined>;
}

/**
 * Creates the function that writes the letter with a code to enter by, or the letter that says why
 * an account is not entered by a code: it works at the desk, or is not active. The function returns
 * undefined where another code was asked for meanwhile, or the code was used.
 */
export function crearRedactarCodigo({
  db,
  clock,
  publicUrl,
  codeDigits,
  buscarTurno,
}: Options): EmailTemplate<'codigo'> {
  return async ({ id, para, datos: { numero, turno: pedida } }, centro) => {
    const { usuario, pedido } = await inTransaction(db, async (tx) => {
      const hallado = await buscarUsuarioPorEmail(tx, para);
      if (hallado) await asignarAviso(tx, id, hallado.id);
      return { usuario: hallado, pedido: await buscarCodigo(tx, { email: para, numero }) };
    });
    if (!pedido || pedido.venceEn <= clock.epoch()) return undefined;
    const entorno = { centro, publicUrl };
    if (usuario && usuario.estado !== 'ACTIVO') {
      return { mensaje: cuentaSinActivar(usuario.nombre, centro) };
    }
    if (usuario && usuario.rol !== 'CLIENT') {
      return { mensaje: cuentaConContrasena(usuario.nombre, entorno) };
    }
    const secreto = codeDigits(para, pedido.semilla);
    const turno = pedida && (await buscarTurno(pedida));
    const datos = { nombre: usuario?.nombre, email: para, codigo: secreto, turno };
    return {
      mensaje: codigo(datos, entorno),
      enlaceHasta: pedido.venceEn,
      secreto,
      deNadie: usuario === undefined,
    };
  };
}
