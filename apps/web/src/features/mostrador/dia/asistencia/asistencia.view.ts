import { fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { Etapa } from '../dia.view.ts';

/*
 * The words of the desk for who came, and for what of a franja still needs a hand.
 */

type Marcada = Pick<ReservaDelMostrador, 'asistencia' | 'participantes'>;

type Participantes = Marcada['participantes'];

/** The asientos of those who came. */
export function quienesEstan(participantes: Participantes): number[] {
  return participantes.filter(({ presente }) => presente).map(({ asientoId }) => asientoId);
}

/** The asientos of those who came once somebody's mark is turned round. */
export function presentesAlCambiar(participantes: Participantes, asientoId: number): number[] {
  return quienesEstan(
    participantes.map((uno) =>
      uno.asientoId === asientoId ? { ...uno, presente: !uno.presente } : uno,
    ),
  );
}

/** The asientos to mark in one click: everybody, or null, which takes the mark back. */
export function presentesDeUnClic({ asistencia, participantes }: Marcada): number[] | null {
  return asistencia === 'SIN_MARCAR' ? participantes.map(({ asientoId }) => asientoId) : null;
}

/**
 * Returns how many minutes ago a turn began, while it lasts: what is proposed for who comes late;
 * else undefined. `ahora` is to the minute.
 */
export function minutosDesdeElInicio(
  { inicio, fin }: Pick<ReservaDelMostrador['franja'], 'inicio' | 'fin'>,
  ahora: string,
): number | undefined {
  if (ahora <= inicio || ahora > fin || fechaDe(ahora) !== fechaDe(inicio)) return undefined;
  return minutosDeHora(horaDe(ahora)) - minutosDeHora(horaDe(inicio)) || undefined;
}

/**
 * Returns what a franja's bookings still need, in a line: 'Faltan $ 50.000 · 1 sin marcar'. Nobody is
 * missed before the turn begins.
 */
export function pendienteDeFranja(
  { reservas = [] }: Pick<Franja, 'reservas'>,
  etapa: Etapa,
): string {
  if (reservas.length === 0) return '';
  const saldos = reservas.map(({ saldo }) => saldo);
  const faltan = sumar(saldos.filter((saldo) => saldo > 0));
  const devolver = -sumar(saldos.filter((saldo) => saldo < 0));
  const sinMarcar = reservas.filter(({ asistencia }) => asistencia === 'SIN_MARCAR').length;
  return [
    faltan > 0 ? `Faltan ${formatearPesos(faltan)}` : '',
    devolver > 0 ? `Devolver ${formatearPesos(devolver)}` : '',
    faltan === 0 && devolver === 0 ? 'Pagado' : '',
    etapa !== 'por venir' && sinMarcar > 0 ? `${sinMarcar} sin marcar` : '',
  ]
    .filter((parte) => parte !== '')
    .join(' · ');
}

const sumar = (montos: readonly number[]) => montos.reduce((suma, monto) => suma + monto, 0);
