import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { etapaDe, textoDePlazas } from '../dia.view.ts';

/** Returns the reason why a booking cannot move to a franja. Null where the booking can move. */
export function motivoParaNoMover(
  franja: Franja,
  reserva: Pick<ReservaDelMostrador, 'franja' | 'personas' | 'cliente'>,
  ahora: string,
): string | null {
  if (franja.id === reserva.franja.id) return 'Es el turno actual';
  if (etapaDe(franja, ahora) === 'pasada') return 'Ya terminó';
  if (franja.estado !== 'ACTIVA') return textoDePlazas(franja);
  const repetida = franja.reservas?.some(
    ({ cliente }) => cliente.id !== null && cliente.id === reserva.cliente.id,
  );
  if (repetida) return 'Ya tiene una reserva en este turno';
  return plazasLibres(franja) < reserva.personas ? `Solo ${textoDePlazas(franja)}` : null;
}
