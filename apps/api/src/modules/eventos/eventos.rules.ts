import type { TipoDeEvento } from '@remanso/contract/eventos.contract';
import type { Contado } from './crear-historial.ts';

/** Somebody who listens, with the rights that they had when they were last asked for. */
export interface Oyente {
  usuarioId: number;
  isAdmin: boolean;
}

interface Evento {
  event: TipoDeEvento;
  data: Record<string, unknown>;
}

/**
 * Returns what an oyente is told of a notification: nothing of other people's bookings, and nothing
 * of the greetings by which instances find out that they hear.
 */
export function eventoPara(
  { usuarioId, isAdmin }: Oyente,
  { palabras: [tipo, cosa, dueno] }: Contado,
): Evento | undefined {
  switch (tipo) {
    case 'dia':
      return { event: 'dia', data: { fecha: cosa } };
    case 'reservas':
      if (!isAdmin && Number(dueno) !== usuarioId) return undefined;
      return { event: 'reservas', data: { reservaId: Number(cosa) } };
    case 'config':
      return { event: 'config', data: {} };
    case 'todo':
      return { event: 'reiniciar', data: {} };
    default:
      return undefined;
  }
}
