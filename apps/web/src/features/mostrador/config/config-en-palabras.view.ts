import { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { repartoDelTurno } from '@remanso/contract/franja/franjas.rules';
import * as z from 'zod/mini';

export function personas(cuantas: number): string {
  return contar(cuantas, 'persona', 'personas');
}

export function dias(cuantos: number): string {
  return contar(cuantos, 'día', 'días');
}

export function horas(cuantas: number): string {
  return contar(cuantas, 'hora', 'horas');
}

export function reservas(cuantas: number): string {
  return contar(cuantas, 'reserva', 'reservas');
}

function contar(cuantos: number, uno: string, varios: string): string {
  return `${cuantos} ${cuantos === 1 ? uno : varios}`;
}

type ReglaDeSenia = Pick<NuevaConfig, 'seniaPorcentaje' | 'seniaHoras'>;

/**
 * Returns the rule of the seña in words, for example 'Seña del 30 %, hasta 12 horas después de
 * reservar.'
 */
export function reglaDeSeniaEnPalabras({
  seniaPorcentaje = 0,
  seniaHoras = 0,
}: ReglaDeSenia): string {
  return seniaPorcentaje === 0
    ? 'No se pide seña.'
    : `Seña del ${seniaPorcentaje}\u00a0%, hasta ${horas(seniaHoras)} después de reservar.`;
}

type General = ReglaDeSenia &
  Pick<
    NuevaConfig,
    | 'capacidadBase'
    | 'duracionBaseMin'
    | 'ventanaDias'
    | 'limiteCancelHoras'
    | 'maxReservasActivas'
    | 'seriesDeClientes'
  >;

/**
 * Returns sentences that say what the settings mean for a client. A setting that is missing or
 * invalid has no sentence.
 */
export function enPalabras(general: General): string[] {
  const { capacidadBase, duracionBaseMin, ventanaDias, limiteCancelHoras } = general;
  const { maxReservasActivas } = general;
  const sirve = (campo: keyof General) =>
    general[campo] !== undefined && z.safeParse(NuevaConfig.shape[campo], general[campo]).success;
  const { circuito, cambio } = repartoDelTurno(duracionBaseMin);
  return [
    sirve('capacidadBase') &&
      `Cada turno es para ${capacidadBase === 1 ? '' : 'hasta '}${personas(capacidadBase)}.`,
    sirve('duracionBaseMin') &&
      (cambio > 0
        ? `Empieza uno cada ${duracionBaseMin} minutos: ${circuito} de sesión y ${cambio} para cambiarse y limpiar.`
        : `Empieza uno cada ${duracionBaseMin} minutos.`),
    sirve('ventanaDias') && `Puedes reservar desde hoy hasta ${dias(ventanaDias)} después.`,
    sirve('limiteCancelHoras') &&
      (limiteCancelHoras === 0
        ? 'Puedes cancelar hasta que el turno empieza.'
        : `Puedes cancelar hasta ${horas(limiteCancelHoras)} antes.`),
    sirve('maxReservasActivas') &&
      `Puedes tener hasta ${reservas(maxReservasActivas as number)} por venir.`,
    general.seriesDeClientes === true && 'Puedes repetir tu turno todas las semanas.',
    Boolean(general.seniaPorcentaje) &&
      sirve('seniaPorcentaje') &&
      sirve('seniaHoras') &&
      reglaDeSeniaEnPalabras(general),
  ].filter((frase) => frase !== false);
}
