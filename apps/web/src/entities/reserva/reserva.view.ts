import { fechaDe, horarioDe, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type {
  ReservaDelMostrador,
  ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { SERVICIO } from '@remanso/contract/reserva/reservas.rules';
import type { Destino } from '../../lib/direccion/rutas.ts';
import type { TonoDeInsignia } from '../../components/ui/Insignia.tsx';

/*
 * The words and the state in which the screens show a client's own booking.
 */

export type EstadoEnVista = ReservaDeCliente['estado'];

const ESTADOS: Record<EstadoEnVista, { texto: string; tono: TonoDeInsignia }> = {
  pendiente: { texto: 'Pendiente', tono: 'aviso' },
  confirmada: { texto: 'Confirmada', tono: 'exito' },
  completada: { texto: 'Completada', tono: 'agua' },
  cancelada: { texto: 'Cancelada', tono: 'neutro' },
};

/**
 * The badge of a booking. A booking that is closed, or that waits for its seña, never has the badge
 * 'Confirmada', whatever its estado.
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

/** The text that says why a booking without its seña is cancelled. */
export const SIN_SENIA = 'Se canceló porque la seña no llegó.';

/**
 * Returns a booking in the client's view. Somebody who works at the desk receives their own
 * bookings in the desk's view (rules §8.14).
 */
export function comoLaVeElCliente(
  reserva: ReservaDelMostrador | ReservaDeCliente,
): ReservaDeCliente {
  if ('cancelableHasta' in reserva) return reserva;
  const { id, estado, franja, participantes, precioTotal, senia, pagado, personas, notas } =
    reserva;
  const { abono, serieId, diaFijo } = reserva;
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
    ...(abono && { abono }),
    ...(serieId !== undefined && { serieId, diaFijo }),
  };
}

/**
 * Returns how a booking is paid: its price, or 'con abono' where the places of an abono pay it.
 */
export function comoSePagaLa({
  precio,
  abono,
}: Pick<ReservaDeCliente, 'precio' | 'abono'>): string {
  return abono ? 'con abono' : formatearPesos(precio);
}

/** The names of the companions, in the order in which the booking lists them. */
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
  /** `plazo` is the text of the deadline; null where cancelling has no deadline. */
  | { puede: true; plazo: string | null }
  /** `motivo` is null for a booking that is over or already cancelled. */
  | { puede: false; motivo: string | null };

type ParaCancelar = Pick<ReservaDeCliente, 'estado' | 'cancelableHasta' | 'cerrada'>;

/**
 * Returns whether the holder may still cancel a booking, with the deadline or the reason why not
 * (specification §4, rules §8.7).
 */
export function cancelacionDe(
  { estado, cancelableHasta, cerrada }: ParaCancelar,
  ahora: string,
): Cancelacion {
  if (estado !== 'confirmada' && estado !== 'pendiente') return { puede: false, motivo: null };
  // The note of a booking in a closed franja already says that it can be cancelled at any time.
  const plazo = cerrada
    ? null
    : `Puedes cambiarla o cancelarla hasta el ${nombreDeMomento(cancelableHasta)}.`;
  return ahora <= cancelableHasta
    ? { puede: true, plazo }
    : { puede: false, motivo: 'Ya no puedes cambiarla ni cancelarla desde tu cuenta.' };
}

/**
 * True where a booking is active and has not begun: only such a booking is offered to a calendar.
 */
export function estaPorVenir(
  { estado, franja }: Pick<ReservaDeCliente, 'estado' | 'franja'>,
  ahora: string,
): boolean {
  return (estado === 'confirmada' || estado === 'pendiente') && franja.inicio > ahora;
}

/**
 * The link that books again for the people of a booking: for a completed booking, at any hour; for
 * a cancelled booking, at the same hour while that hour is still to come. Null for any other
 * booking.
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
 * True where the holder can only ask the centre to cancel or to change the booking. False for a
 * booking in a closed franja: another note says what the holder can do.
 */
export function seConsulta(reserva: ParaCancelar, ahora: string): boolean {
  const cancelacion = cancelacionDe(reserva, ahora);
  return !cancelacion.puede && cancelacion.motivo !== null && !reserva.cerrada;
}

/** True where the booking is over at `minuto`, in the centre's civil time ('YYYY-MM-DDTHH:MM'). */
export function yaPaso({ franja }: Pick<ReservaDeCliente, 'franja'>, minuto: string): boolean {
  return franja.fin <= `${minuto}:00`;
}
