const MINIMO_DE_BUSQUEDA = 3;

/** The prefixes of a telephone, in the order in which `telefonoComparable` replaces them. */
const PREFIJOS: readonly (readonly [RegExp, string])[] = [
  [/[^0-9+]/g, ''],
  [/^(\+54|0054|54(?=[0-9]{10}))9?|^9(?=[0-9]{10}$)/, ''],
  [/^0/, ''],
  // The area code before '15' has two digits (only in Buenos Aires), three or four.
  [/^(?=[0-9]{12}$)(11|[23][0-9]{2,3})15/, '$1'],
  [/\+/g, ''],
];

/**
 * Returns the digits by which two telephones are compared: the number without `+54`, `9`, a leading
 * `0` and the `15` after an area code. The function `telefono_comparable` of the database does the
 * same.
 * @example telefonoComparable('+54 9 381 555-1234') // '3815551234'
 */
export function telefonoComparable(telefono: string): string {
  return PREFIJOS.reduce((texto, [prefijo, resto]) => texto.replace(prefijo, resto), telefono);
}

/**
 * Returns true for a telephone that begins with `+` or `00` and another country's code.
 * @example esDeOtroPais('0034 612 345 678') // true
 * @example esDeOtroPais('+54 381 555-1234') // false
 */
export function esDeOtroPais(telefono: string): boolean {
  return /^(?:\+|00)(?!54)/.test(telefono.replaceAll(/[^0-9+]/g, ''));
}

/** Matches a text in a search that is a telephone or a part of a telephone. */
export const PARECE_TELEFONO = /^[0-9 ()+-]+$/;

/**
 * Returns the comparable digits to search telephones for; '' where the text is no telephone or has
 * fewer than three digits. A leading `00` counts as `+`, so that either finds the other.
 * @example telefonoBuscado('555-12') // '55512'
 * @example telefonoBuscado('0034 612') // '34612'
 * @example telefonoBuscado('ana') // ''
 */
export function telefonoBuscado(texto: string): string {
  const digitos = PARECE_TELEFONO.test(texto)
    ? telefonoComparable(texto.replace(/^\D*00/, '+'))
    : '';
  return digitos.length >= MINIMO_DE_BUSQUEDA ? digitos : '';
}
