import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import type { Contado } from './crear-historial.ts';

/** A person with an open stream of eventos. The rights are those of the latest check. */
export interface Oyente {
  usuarioId: number;
  esDelMostrador: boolean;
}

interface Evento {
  event: TipoDeEvento;
  data: Record<string, unknown>;
}

/**
 * Returns the evento for a notification. Returns undefined for a greeting, which instances send
 * only to check that they receive notifications.
 */
export function eventoDe({ palabras: [tipo, cosa] }: Contado): Evento | undefined {
  switch (tipo) {
    case 'dia':
      return { event: 'dia', data: { fecha: cosa } };
    case 'reservas':
      return { event: 'reservas', data: { reservaId: Number(cosa) } };
    case 'esperas':
      return { event: 'esperas', data: { franjaId: Number(cosa) } };
    case 'caja':
      return { event: 'caja', data: { fecha: cosa } };
    case 'config':
      return { event: 'config', data: {} };
    case 'todo':
      return { event: 'reiniciar', data: {} };
    default:
      return undefined;
  }
}

/**
 * Returns whether an oyente is told of a notification. The desk is told of everything. A client is
 * told of everything except the drawer (caja) and other people's bookings and esperas. A change of
 * a line is notified once for the desk, with a usuarioId of 0, and once for each person who waits.
 */
export function leToca(
  { usuarioId, esDelMostrador }: Oyente,
  { palabras: [tipo, , duenio] }: Contado,
): boolean {
  if (tipo === 'esperas') return Number(duenio) === (esDelMostrador ? 0 : usuarioId);
  if (esDelMostrador) return true;
  return tipo === 'reservas' ? Number(duenio) === usuarioId : tipo !== 'caja';
}
