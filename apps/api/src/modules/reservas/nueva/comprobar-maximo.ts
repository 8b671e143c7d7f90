import type { Config } from '@remanso/contract/centro/config.contract';
import { RESERVAS_ACTIVAS_POR_DEFECTO } from '@remanso/contract/centro/config.forms';
import { limiteDeReservas } from '../reservas.errors.ts';

/** Throws 409 where a client would hold more than the allowed bookings to come (rules §8.4). */
export function comprobarMaximo(
  config: Pick<Config, 'maxReservasActivas'> | undefined,
  porVenir: number,
): void {
  const maximo = config?.maxReservasActivas ?? RESERVAS_ACTIVAS_POR_DEFECTO;
  if (porVenir > maximo) throw limiteDeReservas(maximo);
}
