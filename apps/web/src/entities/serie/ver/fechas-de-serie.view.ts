import { fechaCorta, fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { loPagadoAlCancelar } from '@remanso/contract/reserva/senia.rules';
import type { Serie } from '@remanso/contract/serie/series.contract';
import { cancelacionDe, comoLaVeElCliente } from '../../reserva/reserva.view.ts';
import { contarTurnos } from '../hacer/decisiones.view.ts';

/*
 * The dates of a series, and what cancelling the rest of them does.
 */

export interface FechaDeSerie {
  reserva: ReservaDeCliente;
  /** True for a booking that is not over and not cancelled. */
  activa: boolean;
  /** The reason why the booking can no longer be cancelled; null where it can, or is not active. */
  motivo: string | null;
}

/** Returns the dates of a series, the earliest first, as the person who looks may change them. */
export function fechasDeSerie(
  { reservas }: Pick<Serie, 'reservas'>,
  ahora: string,
): FechaDeSerie[] {
  return reservas.map((reserva) => {
    const vista = comoLaVeElCliente(reserva);
    if ('asistencia' in reserva) {
      return { reserva: vista, activa: esActiva(reserva.estado), motivo: null };
    }
    const activa = vista.estado === 'confirmada' || vista.estado === 'pendiente';
    const cancelacion = cancelacionDe(vista, ahora);
    return { reserva: vista, activa, motivo: cancelacion.puede ? null : cancelacion.motivo };
  });
}

export interface LoQuePasa {
  cancelan: readonly ReservaDeCliente[];
  quedan: readonly FechaDeSerie[];
}

/** Returns what cancelling a series from a day on cancels, and what stays. */
export function loQuePasa(fechas: readonly FechaDeSerie[], desde: string): LoQuePasa {
  const activas = fechas.filter(({ activa, reserva }) => activa && reserva.fecha >= desde);
  return {
    cancelan: activas.filter(({ motivo }) => motivo === null).map(({ reserva }) => reserva),
    quedan: activas.filter(({ motivo }) => motivo !== null),
  };
}

/**
 * Returns the day from which a series is cancelled unless the person chooses another: that of the next
 * date to come which can be cancelled. Where there is none, that of the first active date.
 */
export function desdeDondeCancelar(fechas: readonly FechaDeSerie[], ahora: string): string {
  const activas = fechas.filter(({ activa }) => activa);
  const proxima = activas.find(
    ({ motivo, reserva }) => motivo === null && reserva.franja.inicio > ahora,
  );
  return (proxima ?? activas[0])?.reserva.fecha ?? '';
}

/** Returns, for example, 'Se cancelan 7 turnos, desde el martes 3 de … hasta el martes 15 de ….' */
export function seCancelan({ cancelan }: Pick<LoQuePasa, 'cancelan'>): string {
  const [primera] = cancelan;
  const ultima = cancelan.at(-1);
  const cuando =
    primera && ultima && primera !== ultima
      ? `desde el ${nombreDeFecha(primera.fecha)} hasta el ${nombreDeFecha(ultima.fecha)}`
      : `el ${nombreDeFecha(primera?.fecha ?? '')}`;
  return `${cancelan.length === 1 ? 'Se cancela' : 'Se cancelan'} ${contarTurnos(cancelan.length)}, ${cuando}.`;
}

/** Returns the consequences of cancelling, for whom the bookings are or for the desk. */
export function consecuencias(
  { cancelan }: Pick<LoQuePasa, 'cancelan'>,
  { esDelMostrador }: { esDelMostrador: boolean },
): string[] {
  const lugares = cancelan.reduce((suma, { numPersonas }) => suma + numPersonas, 0);
  const pagado = cancelan.reduce((suma, una) => suma + (una.abono ? 0 : una.pagado), 0);
  return [
    seCancelan({ cancelan }),
    `${lugares === 1 ? 'Se libera' : 'Se liberan'} ${cuantosLugares(lugares)}.`,
    ...(cancelan.some(({ abono }) => abono) ? ['Los lugares del abono vuelven a él.'] : []),
    ...(pagado === 0
      ? []
      : [
          esDelMostrador
            ? `Quedan por devolver en Caja ${formatearPesos(pagado)} pagados.`
            : loPagadoAlCancelar(pagado),
        ]),
    ...(esDelMostrador
      ? ['Si espera lugar en alguna de sus fechas, deja de esperar.']
      : [
          'Si esperas lugar en alguna de sus fechas, dejas de esperar.',
          'No lo puedes deshacer: para volver, reserva de nuevo.',
        ]),
  ];
}

/** @returns for example 'Cancelar 7 turnos' */
export function accionDeCancelar({ cancelan }: Pick<LoQuePasa, 'cancelan'>): string {
  return `Cancelar ${contarTurnos(cancelan.length)}`;
}

/** Returns what was done, for example 'Se cancelaron 7 turnos.' */
export function loCancelado(canceladas: number): string {
  if (canceladas === 0) return 'No se canceló ninguno.';
  return canceladas === 1 ? 'Se canceló 1 turno.' : `Se cancelaron ${canceladas} turnos.`;
}

/** Returns what stays, a line for each date with its reason. */
export function loQueQueda(quedan: readonly { fecha: string; motivo: string | null }[]): string[] {
  return quedan.map(
    ({ fecha, motivo }) => `Queda el ${nombreDeFecha(fecha)}${motivo ? `: ${motivo}` : '.'}`,
  );
}

/** Returns the day of a booking, with its hour where that is not the hour of the series. */
export function cuandoEs({ franja }: Pick<ReservaDeCliente, 'franja'>, inicio: string): string {
  const dia = fechaCorta(fechaDe(franja.inicio));
  const hora = horaDe(franja.inicio);
  return hora === horaDe(inicio) ? dia : `${dia}, ${hora}`;
}

/** @returns for example 'Todas las semanas a las 18:00' */
export function cadaCuanto({ cada, inicio }: Pick<Serie, 'cada' | 'inicio'>): string {
  return `${cada === 1 ? 'Todas las semanas' : 'Semana por medio'} a las ${horaDe(inicio)}`;
}
