import { fechaDe, horaDe, minutosDeHora } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { Etapa } from '../dia.view.ts';

/*
 * The desk's texts about who came, and about what is left to do for a franja.
 */

type Marcada = Pick<ReservaDelMostrador, 'asistencia' | 'participantes'>;

type Participantes = Marcada['participantes'];

/** Returns the ids of the asientos of the people who came. */
export function quienesEstan(participantes: Participantes): number[] {
  return participantes.filter(({ presente }) => presente).map(({ asientoId }) => asientoId);
}

/** Returns the ids of the present asientos after the mark of `asientoId` is inverted. */
export function presentesAlCambiar(participantes: Participantes, asientoId: number): number[] {
  return quienesEstan(
    participantes.map((uno) =>
      uno.asientoId === asientoId ? { ...uno, presente: !uno.presente } : uno,
    ),
  );
}

/**
 * Returns the asientos that one click marks as present: all asientos of an unmarked booking.
 * Returns null for a marked booking: the server then takes the mark back.
 */
export function presentesDeUnClic({ asistencia, participantes }: Marcada): number[] | null {
  return asistencia === 'SIN_MARCAR' ? participantes.map(({ asientoId }) => asientoId) : null;
}

/**
 * Returns the minutes since a turn began, which Tardanza proposes for people who come late.
 * Undefined where the turn is not under way. `ahora` is to the minute.
 */
export function minutosDesdeElInicio(
  { inicio, fin }: Pick<ReservaDelMostrador['franja'], 'inicio' | 'fin'>,
  ahora: string,
): number | undefined {
  if (ahora <= inicio || ahora > fin || fechaDe(ahora) !== fechaDe(inicio)) return undefined;
  return minutosDeHora(horaDe(ahora)) - minutosDeHora(horaDe(inicio)) || undefined;
}

/**
 * Returns one line that says what the bookings of a franja lack, for example 'Faltan $ 50.000 · 1
 * sin marcar'. A missing mark counts only once the turn has begun.
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
