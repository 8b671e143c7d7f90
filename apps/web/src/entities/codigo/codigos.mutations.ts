import type { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import type { RegistroConCodigo } from '@remanso/contract/persona/usuarios.forms';
import { llamar } from '../../lib/api/api.ts';
import type { CodigoPedido } from '../../lib/sesion/visita.ts';
import { ahora } from '../../lib/tiempo/reloj.ts';

export const ERROR_AL_PEDIR = 'No se pudo mandar el código';
export const ERROR_CON_CODIGO = 'No se pudo entrar con el código';

/**
 * Asks for a code. The answer is the same for an e-mail with an account and for any other. The letter
 * speaks of `turno`, where the code is to confirm one.
 */
export async function pedirCodigo(
  email: string,
  turno: TurnoPorConfirmar | undefined,
): Promise<CodigoPedido> {
  const { venceEn } = await llamar('POST /auth/codigo', {
    sinSesion: true,
    body: { email, ...(turno && { turno }) },
    siFalla: ERROR_AL_PEDIR,
  });
  return { pedidoEn: ahora(), venceEn, turno };
}

export interface Entrada {
  email: string;
  codigo: string;
  /** The data of the person who enters, for an e-mail that may have no account yet. */
  registro?: RegistroConCodigo | undefined;
}

/** Exchanges a code for a session, which the caller must open by `abrirSesion`. */
export function entrarConCodigo({ email, codigo, registro }: Entrada) {
  return llamar('POST /auth/codigo/entrar', {
    sinSesion: true,
    body: { email, codigo, ...(registro && { registro }) },
    siFalla: ERROR_CON_CODIGO,
  });
}
