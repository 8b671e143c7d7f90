import { RegistroConCodigo } from '@remanso/contract/persona/usuarios.forms';
import { buscarVisitante, type Visitante } from '../../../lib/sesion/visita.ts';

/**
 * Returns what somebody has typed about themselves at a booking with this e-mail; undefined where
 * they have not, or not all of it.
 */
export function registroEscrito(email: string): RegistroConCodigo | undefined {
  return RegistroConCodigo.safeParse(visitanteCon(email)).data;
}

/** True where somebody with this e-mail has confirmed a booking, which is sent once they enter. */
export function haySinMandar(email: string): boolean {
  return typeof visitanteCon(email)?.confirmado === 'number';
}

function visitanteCon(email: string): Visitante | null {
  const visitante = buscarVisitante();
  return visitante?.email.toLowerCase() === email.toLowerCase() ? visitante : null;
}
