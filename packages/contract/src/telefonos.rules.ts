/** The digits of an Argentine telephone without 54, 9, 0 and 15: the area code and the number. */
const DIGITOS = 10;
const MINIMO_DE_BUSQUEDA = 3;
/** The digits of the longest number without its area code, which is of Buenos Aires. */
const SIN_AREA = 8;

/** What people write before a number, in the order in which it is taken away. */
const PREFIJOS: readonly (readonly [RegExp, string])[] = [
  [/[^0-9+]/g, ''],
  [/^(\+54|0054|54(?=[0-9]{10}))9?|^9(?=[0-9]{10}$)/, ''],
  [/^0/, ''],
  // The area code has two digits (only Buenos Aires), three or four.
  [/^(?=[0-9]{12}$)(11|[23][0-9]{2,3})15/, '$1'],
  [/\+/g, ''],
];

/**
 * Returns the digits by which two telephones are compared: what is left once `+54`, `9`, a leading
 * `0` and the `15` after an area code are taken away. `telefono_comparable` of the database does the
 * same.
 */
export function telefonoComparable(telefono: string): string {
  return PREFIJOS.reduce((texto, [prefijo, resto]) => texto.replace(prefijo, resto), telefono);
}

/** A text in a search that is a telephone or a part of one. */
export const PARECE_TELEFONO = /^[0-9 ()+-]+$/;

/** Returns the comparable digits to search telephones for; '' where there are too few, or none. */
export function telefonoBuscado(texto: string): string {
  const digitos = PARECE_TELEFONO.test(texto) ? telefonoComparable(texto) : '';
  return digitos.length >= MINIMO_DE_BUSQUEDA ? digitos : '';
}

/** The area codes of three digits; those of four are many more. */
const AREAS_DE_TRES = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 ' +
    '348 351 353 358 362 364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
);

const EMPIEZA_CON_UN_AREA = /^(?:11|[23])/;

/** Returns an Argentine number as '381 555-1234'; any other as it was written. */
export function telefonoParaLeer(telefono: string): string {
  const digitos = telefonoComparable(telefono);
  if (digitos.length !== DIGITOS || !EMPIEZA_CON_UN_AREA.test(digitos)) return telefono;
  const area = digitos.startsWith('11') ? 2 : AREAS_DE_TRES.has(digitos.slice(0, 3)) ? 3 : 4;
  return `${digitos.slice(0, area)} ${digitos.slice(area, -4)}-${digitos.slice(-4)}`;
}

/**
 * Returns why a telephone looks mistyped, to be asked about and never refused (rules §11.7); null
 * where it looks well, or is of another country.
 */
export function dudaDeTelefono(telefono: string): string | null {
  if (/^\s*(?:\+|00)(?!\s*54)/.test(telefono)) return null;
  const digitos = telefonoComparable(telefono);
  if (digitos.length > DIGITOS) return 'Parece que sobran números';
  if (digitos.startsWith('15') || digitos.length <= SIN_AREA) {
    return 'Parece que falta el código de área';
  }
  if (digitos.length < DIGITOS) return 'Parece que falta un número';
  return EMPIEZA_CON_UN_AREA.test(digitos) ? null : 'El código de área no parece de Argentina';
}
