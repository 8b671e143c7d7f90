import { segundosEntre } from '@remanso/contract/calendario';
import type { CodigoPedido } from '../../lib/sesion/visita.ts';

/*
 * A code to enter by, as it is typed, pasted and read from the address of a mail's button.
 */

export const LARGO_DE_CODIGO = 6;
/** The seconds after which a code may be asked for again. */
const PAUSA_ENTRE_CODIGOS = 60;

/** Returns the digits of what was typed or pasted, such as '123456' of '123 456'. */
export function digitosDe(texto: string): string {
  return texto.replaceAll(/\D/g, '').slice(0, LARGO_DE_CODIGO);
}

export interface CodigoDeEnlace {
  email: string;
  codigo: string;
}

/** Reads the part after `#` of the address that a mail's button opens; null where it has no code. */
export function codigoEnDireccion(hash: string): CodigoDeEnlace | null {
  const datos = new URLSearchParams(hash.replace(/^#/, ''));
  const email = datos.get('email')?.trim() ?? '';
  const codigo = digitosDe(datos.get('codigo') ?? '');
  return email !== '' && codigo.length === LARGO_DE_CODIGO ? { email, codigo } : null;
}

/** Returns the seconds until a code may be asked for again, 0 once it may. */
export function esperaParaReenviar({ pedidoEn, venceEn }: CodigoPedido, ahora: string): number {
  if (ahora >= venceEn) return 0;
  return Math.min(
    PAUSA_ENTRE_CODIGOS,
    Math.max(0, PAUSA_ENTRE_CODIGOS - segundosEntre(pedidoEn, ahora)),
  );
}

export interface Nombres {
  nombre: string;
  apellido: string;
}

/**
 * Returns what to tell somebody who typed another name than that of the account which their e-mail
 * has; null where the two names are one.
 */
export function otroNombre(escrito: Nombres, { nombre, apellido }: Nombres): string | null {
  const deCuenta = `${nombre} ${apellido}`;
  const igual = `${escrito.nombre} ${escrito.apellido}`.localeCompare(deCuenta, 'es', {
    sensitivity: 'base',
  });
  if (igual === 0) return null;
  return `Ese email ya tenía una cuenta, a nombre de ${deCuenta}: la reserva va con esos datos.`;
}
