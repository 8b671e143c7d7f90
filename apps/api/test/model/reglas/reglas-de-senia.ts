import { sumarHoras } from '@remanso/contract/calendario';
import type { Centro, Franja, Reserva } from '../centro.ts';
import { pagadoDe } from '../pagos.ts';

type Senia = NonNullable<Reserva['senia']>;

export const montoDe = ({ precio }: Reserva, { porcentaje }: Senia) =>
  Math.ceil((precio * porcentaje) / 100);

const elPrimero = (...momentos: string[]) => momentos.toSorted()[0] ?? '';

/**
 * Returns the seña that a client's new booking waits for (rules §10.9); null where no seña is asked
 * for.
 */
export function pedirSenia({ ahora, config }: Centro, { inicio }: Franja): Senia | null {
  const { seniaPorcentaje: porcentaje, seniaHoras } = config;
  if (porcentaje === 0 || inicio <= sumarHoras(ahora, 3)) return null;
  return { porcentaje, vence: elPrimero(sumarHoras(ahora, seniaHoras), sumarHoras(inicio, -2)) };
}

/** Confirms a booking that waits for its seña, when enough is paid. */
export function confirmarSiSePago(centro: Centro, reserva: Reserva): void {
  const { senia } = reserva;
  if (!senia || centro.estadoDe(reserva) !== 'PENDIENTE') return;
  if (pagadoDe(reserva) < montoDe(reserva, senia)) return;
  Object.assign(reserva, { estado: 'CONFIRMADA', senia: null });
}

/** Shortens the time to pay the seña (`vence`) of a booking that has moved to an earlier franja. */
export function moverSenia({ ahora }: Centro, { senia, franja }: Reserva): void {
  if (!senia) return;
  const enUnaHora = sumarHoras(ahora, 1);
  const antesDelTurno = sumarHoras(franja.inicio, -2);
  const limite = antesDelTurno > enUnaHora ? antesDelTurno : enUnaHora;
  senia.vence = elPrimero(senia.vence, limite, franja.inicio);
}
