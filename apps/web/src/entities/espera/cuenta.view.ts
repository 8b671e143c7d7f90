import { segundosEntre } from '@remanso/contract/calendario';
import { minutosEnPalabras } from '../../lib/tiempo/minutosHasta.ts';

/*
 * The texts that show, or say to a screen reader, the time that is left of an offer.
 */

const SIN_TIEMPO = 'Sin tiempo';
/** The seconds are shown while less time than this is left. */
const POCO_S = 10 * 60;

/** Returns, for example, '1 h 42 min', '42 min' or, in the last ten minutes, '9:41'. */
export function cuentaRegresiva(venceEn: string, ahora: string): string {
  const quedan = segundosEntre(ahora, venceEn);
  if (quedan <= 0) return SIN_TIEMPO;
  const minutos = Math.floor(quedan / 60);
  return quedan < POCO_S
    ? `${minutos}:${String(quedan % 60).padStart(2, '0')}`
    : minutosEnPalabras(minutos);
}

/** The numbers of minutes left at which a screen reader says the time. */
const SE_DICE = [1, 2, 3, 4, 5, 10, 15, 30, 60];

/**
 * Returns the text with which a screen reader says the time that is left. The text changes only at
 * a few whole minutes, so that it does not interrupt again and again. It is empty before the last
 * hour.
 */
export function cuentaDicha(venceEn: string, ahora: string): string {
  const quedan = segundosEntre(ahora, venceEn);
  if (quedan <= 0) return 'El tiempo para aceptar terminó';
  const minutos = SE_DICE.find((uno) => quedan <= uno * 60);
  if (!minutos) return '';
  if (minutos === 60) return 'Queda menos de 1 hora para aceptar';
  return minutos === 1
    ? 'Queda menos de 1 minuto para aceptar'
    : `Quedan menos de ${minutos} minutos para aceptar`;
}
