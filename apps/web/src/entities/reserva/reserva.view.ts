import { fechaDe, horarioDe, nombreDeMomento } from '@remanso/contract/calendario';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type {
  ReservaDelMostrador,
  ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { SERVICIO } from '@remanso/contract/reserva/reservas.rules';
import type { Destino } from '../../lib/direccion/rutas.ts';
import type { TonoDeInsignia } from '../../components/ui/Insignia.tsx';

/*
 * A client's own booking as the screens show it.
 */

export type EstadoEnVista = ReservaDeCliente['estado'];

const ESTADOS: Record<EstadoEnVista, { texto: string; tono: TonoDeInsignia }> = {
  pendiente: { texto: 'Pendiente', tono: 'aviso' },
  confirmada: { texto: 'Confirmada', tono: 'exito' },
  completada: { texto: 'Completada', tono: 'agua' },
  cancelada: { texto: 'Cancelada', tono: 'neutro' },
};

/**
 * The badge of a booking. One that its centre has closed, or that waits for its seña, is as good as
 * confirmed for nobody.
 */
export function insigniaDe({
  estado,
  senia,
  cerrada,
}: Pick<ReservaDeCliente, 'estado' | 'senia' | 'cerrada'>): {
  texto: string;
  tono: TonoDeInsignia;
} {
  if (cerrada) return { texto: 'El centro no abre', tono: 'aviso' };
  if (senia) return { texto: 'Falta la seña', tono: 'aviso' };
  return ESTADOS[estado];
}

/** Why a booking is cancelled whose seña did not come. */
export const SIN_SENIA = 'Se canceló porque la seña no llegó.';

/**
 * A booking in the client view. Who is of the desk gets the desk's view of their own
 * bookings too (rules §8.14).
 */
export function comoLaVeElCliente(
  reserva: ReservaDelMostrador | ReservaDeCliente,
): ReservaDeCliente {
  if ('cancelableHasta' in reserva) return reserva;
  const { id, estado, franja, participantes, precioTotal, senia, pagado, personas, notas } =
    reserva;
  return {
    id,
    estado: estado.toLowerCase() as EstadoEnVista,
    fecha: fechaDe(franja.inicio),
    horario: horarioDe(franja.inicio, franja.fin),
    numPersonas: personas,
    precio: precioTotal,
    senia,
    pagado,
    servicio: SERVICIO,
    notas,
    franja,
    participantes: participantes.map(({ asientoId, esTitular, nombre, sexo }) => ({
      asientoId,
      esTitular,
      nombreOptional: nombre,
      sexoOptional: sexo,
    })),
    cancelableHasta: franja.inicio,
    cerrada: null,
  };
}

/** The names of those who come with the holder, in the order in which they were written. */
export function acompaniantesDe({
  participantes,
}: Pick<ReservaDeCliente, 'participantes'>): string[] {
  return participantes
    .filter(({ esTitular }) => !esTitular)
    .map(({ nombreOptional }) => nombreOptional);
}

export function saludo(genero: Sexo): string {
  return genero === 'FEMENINO' ? 'Bienvenida' : 'Bienvenido';
}

export type Cancelacion =
  /** Null where there is none. */
  | { puede: true; plazo: string | null }
  /** Null where there is nothing to explain: the booking is over or already cancelled. */
  | { puede: false; motivo: string | null };

type ParaCancelar = Pick<ReservaDeCliente, 'estado' | 'cancelableHasta' | 'cerrada'>;

/**
 * Whether the holder may still cancel, with the deadline or the reason (specification §4, rules
 * §8.7).
 */
export function cancelacionDe(
  { estado, cancelableHasta, cerrada }: ParaCancelar,
  ahora: string,
): Cancelacion {
  if (estado !== 'confirmada' && estado !== 'pendiente') return { puede: false, motivo: null };
  // The note of a closed one says already that it may be cancelled at any time.
  const plazo = cerrada ? null : `Se puede cancelar hasta el ${nombreDeMomento(cancelableHasta)}.`;
  return ahora <= cancelableHasta
    ? { puede: true, plazo }
    : { puede: false, motivo: 'Ya no se puede cancelar desde la cuenta.' };
}

/** Returns whether a booking is active and has not begun: what a calendar is asked to remember. */
export function estaPorVenir(
  { estado, franja }: Pick<ReservaDeCliente, 'estado' | 'franja'>,
  ahora: string,
): boolean {
  return (estado === 'confirmada' || estado === 'pendiente') && franja.inicio > ahora;
}

/**
 * Where the people of a booking that is no longer active are booked again: a completed one at any
 * hour, a cancelled one at its own, while that is still to come. Null for any other.
 */
export function otraVez(
  { id, estado, fecha, franja }: Pick<ReservaDeCliente, 'id' | 'estado' | 'fecha' | 'franja'>,
  ahora: string,
): { texto: string; destino: Destino } | null {
  if (estado === 'completada') {
    return { texto: 'Reservar de Nuevo', destino: `/reservas/nueva-reserva?como=${id}` };
  }
  if (estado !== 'cancelada' || franja.inicio <= ahora) return null;
  const destino = `/reservas/nueva-reserva?fecha=${fecha}&franja=${franja.id}&como=${id}` as const;
  return { texto: 'Ver si hay lugar', destino };
}

/**
 * True where the holder can only ask the centre to cancel or to change a booking; of one that the
 * centre has closed, its own note says so.
 */
export function seConsulta(reserva: ParaCancelar, ahora: string): boolean {
  const cancelacion = cancelacionDe(reserva, ahora);
  return !cancelacion.puede && cancelacion.motivo !== null && !reserva.cerrada;
}

/** True where the booking is over at `minuto`, in the centre's civil time. */
export function yaPaso({ franja }: Pick<ReservaDeCliente, 'franja'>, minuto: string): boolean {
  return franja.fin <= `${minuto}:00`;
}
