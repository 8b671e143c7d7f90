import { telefonoComparable } from './telefonos.rules.ts';

/** The digits of an Argentine telephone without 54, 9, 0 and 15: the area code and the number. */
const DIGITOS = 10;
/** The digits of the longest number without its area code, which is of Buenos Aires. */
const SIN_AREA = 8;

/** The area codes of three digits; those of four are many more. */
const AREAS_DE_TRES = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 ' +
    '348 351 353 358 362 364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
);

const EMPIEZA_CON_UN_AREA = /^(?:11|[23])/;
const DE_OTRO_PAIS = /^\s*(?:\+|00)(?!\s*54)/;

/**
 * Returns an Argentine number as it is read; any other as it was written.
 * @example telefonoParaLeer('0381 155551234') // '381 555-1234'
 */
export function telefonoParaLeer(telefono: string): string {
  if (DE_OTRO_PAIS.test(telefono)) return telefono;
  const digitos = telefonoComparable(telefono);
  if (digitos.length !== DIGITOS || !EMPIEZA_CON_UN_AREA.test(digitos)) return telefono;
  const area = digitos.startsWith('11') ? 2 : AREAS_DE_TRES.has(digitos.slice(0, 3)) ? 3 : 4;
  return `${digitos.slice(0, area)} ${digitos.slice(area, -4)}-${digitos.slice(-4)}`;
}

/**
 * Returns why a telephone looks mistyped, to be asked about and never refused (rules §5.4); null
 * where it looks well, or is of another country.
 * @example dudaDeTelefono('5551234') // 'Parece que falta el código de área'
 */
export function dudaDeTelefono(telefono: string): string | null {
  if (DE_OTRO_PAIS.test(telefono)) return null;
  const digitos = telefonoComparable(telefono);
  if (digitos.length > DIGITOS) return 'Parece que sobran números';
  if (digitos.startsWith('15') || digitos.length <= SIN_AREA) {
    return 'Parece que falta el código de área';
  }
  if (digitos.length < DIGITOS) return 'Parece que falta un número';
  return EMPIEZA_CON_UN_AREA.test(digitos) ? null : 'El código de área no parece de Argentina';
}

/**
 * Returns the number that was probably meant where the area code is missing and is that of another
 * number; null where the two do not fit.
 * @example telefonoCorregido('15 5551234', '381 4000000') // '381 555-1234'
 */
export function telefonoCorregido(telefono: string, vecino: string): string | null {
  const [area = ''] = telefonoParaLeer(vecino).split(' ');
  const local = telefonoComparable(telefono).replace(/^15(?=[0-9]{6,8}$)/, '');
  const digitos = area + local;
  const calzan = digitos.length === DIGITOS && local.length <= SIN_AREA && !local.startsWith(area);
  return calzan ? telefonoParaLeer(digitos) : null;
}
