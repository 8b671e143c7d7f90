import { dudaDeTelefono } from '../telefonos-dudosos.rules.ts';
import { telefonoComparable } from '../telefonos.rules.ts';

/*
 * Reads what people write into the cells of a list of clients (rules §21.4): nothing ('s/d'), several
 * telephones in one cell, words around a number.
 */

export const PARECE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const PARECE_NUMERO = /^[+()\d][\d ().,/+-]{5,}$/;

const VACIA =
  /^(?:[-–—_.*?¿/]+|s\/[dnci]|n\/[adc]|no (?:tiene|posee|usa|sabe|informa|aplica|contesta|dio|dejó)|sin (?:datos?|dato|e-?mail|mail|correo|tel[eé]fono|tel|celular|cel|n[uú]mero|whatsapp|especificar|informar)|ningun[oa]|null|none|undefined|n\/?tiene)\.?$/i;
/** What besides is nothing where a name is not expected: 'Sa' and 'No' are names. */
const VACIA_SIN_SER_NOMBRE = /^(?:s\.?d|n\.?[adc]|s\.?n|no|x+|0+)\.?$/i;

/**
 * Returns a cell, '' where people write that there is nothing.
 * @example celdaEscrita('s/d') // ''
 * @example celdaEscrita('No tiene') // ''
 * @example celdaEscrita('Ana') // 'Ana'
 */
export function celdaEscrita(celda: string): string {
  const limpia = celda.trim();
  return limpia.length <= 30 && VACIA.test(limpia) ? '' : limpia;
}

/**
 * Returns a cell that holds no name, '' where people write that there is nothing.
 * @example datoEscrito('no') // ''
 */
export function datoEscrito(celda: string): string {
  const limpia = celdaEscrita(celda);
  return VACIA_SIN_SER_NOMBRE.test(limpia) ? '' : limpia;
}

/** What a cell holds: the values in their order, and the words around them. */
export interface Escritos {
  valores: string[];
  palabras: string;
}

/** The most of a cell that is searched for telephones or e-mails. */
const LARGO_LEIDO = 1_000;
const NUMERO = /\+?\(?\d(?:[\d ().,/+-]*\d)?/g;
const MINIMO_DE_DIGITOS = 6;
/** More digits than one telephone has: country, 9, area and number, or 0, area, 15 and number. */
const DIGITOS_DE_MAS = 15;
const PALABRAS_DE_TELEFONO =
  /\b(?:tel[eé]fonos?|tels?|celular(?:es)?|cels?|m[oó]vil|whats?app|wsp|wpp|wa|fijo|n(?:ro|[°º])|phone|mobile|cell|home|y|o|u)\b\.?/giu;

/**
 * Returns the telephones of a cell and the words around them. A cell without a telephone is one
 * value, as it is written.
 * @example telefonosDeCelda('381 555-0190 / 381 555-0191 (mamá)')
 *   // { valores: ['381 555-0190', '381 555-0191'], palabras: 'mamá' }
 */
export function telefonosDeCelda(celda: string): Escritos {
  const leida = celda.slice(0, LARGO_LEIDO);
  const valores: string[] = [];
  const palabras = leida.replace(NUMERO, (numero) => {
    const unos = separarNumeros(numero);
    const telefonos = unos.filter((uno) => digitosDe(uno) >= MINIMO_DE_DIGITOS);
    valores.push(...telefonos.map((uno) => uno.trim()));
    return unos.filter((uno) => !telefonos.includes(uno)).join(' ') || ' ';
  });
  if (valores.length === 0) return { valores: celda === '' ? [] : [celda], palabras: '' };
  return { valores, palabras: sinSignos(palabras.replace(PALABRAS_DE_TELEFONO, ' ')) };
}

/** Returns the numbers that are written one after the other with no word between them. */
function separarNumeros(numero: string): string[] {
  const partes = numero.split(/ ?[/,] ?|\s-\s|\s{2,}|(?<=\d) ?(?=\+)/);
  const [primera = '', ...otras] = partes;
  const variosTelefonos = partes.every((parte) => digitosDe(parte) >= MINIMO_DE_DIGITOS);
  // '4220011/12' says two lines of one centre; '0381/4220011' is a single number.
  const conInterno =
    digitosDe(primera) >= MINIMO_DE_DIGITOS && otras.every((p) => digitosDe(p) < 4);
  if (partes.length > 1 && (variosTelefonos || conInterno)) return partes;
  if (digitosDe(numero) <= DIGITOS_DE_MAS) return [numero];
  const porEspacio = numero.split(/[ -]+/);
  const enteros = porEspacio.every((parte) => digitosDe(parte) >= MINIMO_DE_DIGITOS);
  return enteros ? porEspacio : [numero];
}

const digitosDe = (texto: string) => texto.replace(/\D/g, '').length;

const DIRECCION = /[^\s,;:<>()[\]"'/|]+@[^\s,;:<>()[\]"'/|]+/g;

/**
 * Returns the e-mails of a cell and the words around them. A cell without an e-mail is one value, as
 * it is written.
 * @example emailsDeCelda('Ana Paz <ana@ejemplo.com>')
 *   // { valores: ['ana@ejemplo.com'], palabras: 'Ana Paz' }
 */
export function emailsDeCelda(celda: string): Escritos {
  const leida = celda.slice(0, LARGO_LEIDO);
  const valores = (leida.match(DIRECCION) ?? []).map((uno) => uno.replace(/\.+$/, ''));
  if (valores.length === 0) return { valores: celda === '' ? [] : [celda], palabras: '' };
  const resto = leida
    .replace(DIRECCION, ' ')
    .replace(/\b(?:e-?mail|mail|mailto|correo|y|o)\b/gi, ' ');
  return { valores, palabras: sinSignos(resto) };
}

/** Returns words without the signs at both ends of each. */
function sinSignos(texto: string): string {
  return texto
    .replace(/[()[\]<>"':;|·]+/g, ' ')
    .split(/\s+/)
    .filter((palabra) => /[\p{L}\p{N}]/u.test(palabra))
    .join(' ');
}

/** A document, a CUIT or a date is made of digits too, and is no telephone. */
const LOCAL = /^(?:15[ -]?\d{3}[ -]?\d{3,4}|\d{3}-\d{4}|\d{4}-\d{4})$/;

/**
 * Returns whether a value is a telephone without a title that says so: an Argentine number with its
 * area code, or one of another country with its `+`.
 * @example esTelefono('0381 155550190') // true
 * @example esTelefono('30.123.456') // false
 * @example esTelefono('20-30123456-7') // false
 */
export function esTelefono(valor: string): boolean {
  if (!PARECE_NUMERO.test(valor)) return false;
  if (/^\+\d/.test(valor)) return digitosDe(valor) >= 8;
  return dudaDeTelefono(valor) === null && telefonoComparable(valor).length === 10;
}

/**
 * Returns whether a value is a telephone without its area code, as people write it.
 * @example esTelefonoLocal('422-0011') // true
 * @example esTelefonoLocal('4220011') // false
 */
export function esTelefonoLocal(valor: string): boolean {
  return LOCAL.test(valor);
}
