import { esDeOtroPais, telefonoComparable } from './telefonos.rules.ts';

/** How many digits an Argentine telephone has without 54, 9, 0 and 15: area code and number. */
const DIGITOS = 10;
/** How many digits the longest number without its area code has, one of Buenos Aires. */
const SIN_AREA = 8;

/** The area codes of three digits. An area code is 11, one of these, or has four digits. */
const AREAS_DE_TRES = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 ' +
    '348 351 353 358 362 364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
);

const EMPIEZA_CON_UN_AREA = /^(?:11|[23])/;

/**
 * Returns an Argentine number in the form that people read; any other number as it was written.
 * @example telefonoParaLeer('0381 155551234') // '381 555-1234'
 */
export function telefonoParaLeer(telefono: string): string {
  if (esDeOtroPais(telefono)) return telefono;
  const digitos = telefonoComparable(telefono);
  if (digitos.length !== DIGITOS || !EMPIEZA_CON_UN_AREA.test(digitos)) return telefono;
  const area = digitos.startsWith('11') ? 2 : AREAS_DE_TRES.has(digitos.slice(0, 3)) ? 3 : 4;
  return `${digitos.slice(0, area)} ${digitos.slice(area, -4)}-${digitos.slice(-4)}`;
}

/**
 * Returns why a telephone looks mistyped; null where it looks right or is of another country. The
 * form asks about the telephone, and never refuses it (rules §5.4).
 * @example dudaDeTelefono('5551234') // 'Parece que falta el código de área'
 */
export function dudaDeTelefono(telefono: string): string | null {
  if (esDeOtroPais(telefono)) return null;
  const digitos = telefonoComparable(telefono);
  if (digitos.length > DIGITOS) return 'Parece que sobran números';
  if (digitos.startsWith('15') || digitos.length <= SIN_AREA) {
    return 'Parece que falta el código de área';
  }
  if (digitos.length < DIGITOS) return 'Parece que falta un número';
  return EMPIEZA_CON_UN_AREA.test(digitos) ? null : 'El código de área no parece de Argentina';
}

/**
 * Returns `telefono` with the area code of `vecino`, where `telefono` seems to lack an area code.
 * Returns null where the number and that area code do not fit together.
 * @example telefonoCorregido('15 5551234', '381 4000000') // '381 555-1234'
 */
export function telefonoCorregido(telefono: string, vecino: string): string | null {
  if (esDeOtroPais(telefono)) return null;
  const [area = ''] = telefonoParaLeer(vecino).split(' ');
  const local = telefonoComparable(telefono).replace(/^15(?=[0-9]{6,8}$)/, '');
  const digitos = area + local;
  const calzan = digitos.length === DIGITOS && local.length <= SIN_AREA && !local.startsWith(area);
  return calzan ? telefonoParaLeer(digitos) : null;
}
