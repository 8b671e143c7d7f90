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

/** Matches a text in a search that is a telephone or a part of a telephone. */
export const PARECE_TELEFONO = /^[0-9 ()+-]+$/;

/**
 * Returns the comparable digits to search telephones for; '' where the text is no telephone or has
 * fewer than three digits.
 * @example telefonoBuscado('555-12') // '55512'
 * @example telefonoBuscado('ana') // ''
 */
export function telefonoBuscado(texto: string): string {
  const digitos = PARECE_TELEFONO.test(texto) ? telefonoComparable(texto) : '';
  return digitos.length >= MINIMO_DE_BUSQUEDA ? digitos : '';
}
