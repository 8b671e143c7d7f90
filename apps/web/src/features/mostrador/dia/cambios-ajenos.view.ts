import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { nombreDeTitular } from './dia.view.ts';

/**
 * The most changes that a toast names one by one. A toast about more changes only tells how many
 * there are.
 */
const CAMBIOS_CON_NOMBRE = 2;

type Dia = readonly Pick<Franja, 'horaInicio' | 'reservas'>[];

/**
 * Says which bookings were added to a day and which left the day between two readings. Null where
 * the two readings have the same bookings.
 */
export function cambiosEntre(antes: Dia, ahora: Dia): string | null {
  const habia = reservasDe(antes);
  const hay = reservasDe(ahora);
  const nuevas = [...hay]
    .filter(([id]) => !habia.has(id))
    .map(([, cual]) => `Reserva nueva: ${cual}.`);
  const idas = [...habia]
    .filter(([id]) => !hay.has(id))
    .map(([, cual]) => `Ya no está la reserva de ${cual}.`);
  const cambios = [...nuevas, ...idas];
  if (cambios.length === 0) return null;
  return cambios.length <= CAMBIOS_CON_NOMBRE
    ? cambios.join(' ')
    : `Hubo ${cambios.length} cambios en las reservas de este día.`;
}

function reservasDe(dia: Dia): Map<number, string> {
  return new Map(
    dia.flatMap(({ horaInicio, reservas = [] }) =>
      reservas.map(
        (reserva) => [reserva.id, `${nombreDeTitular(reserva)}, ${horaInicio}`] as const,
      ),
    ),
  );
}
