import { texto } from '../campo/campos-de-texto.ts';
import type { Schema } from '../endpoint.ts';
import type { Sexo } from '../franja/franjas.rules.ts';
import { apellidoPrimero, type CampoDeImportacion } from './titulos.rules.ts';
import { camposDePersona } from './usuarios.forms.ts';

/*
 * Makes a person of a row of a list (rules §21).
 */

export interface Columna {
  titulo: string;
  campo: CampoDeImportacion | null;
}

export interface PersonaEscrita {
  nombre: string;
  apellido: string;
  telefono: string;
  email: string | null;
  genero: Sexo;
  nota: string;
  /** The places of an abono that the person has left; null where the row says none. */
  lugares: number | null;
}

/** The words that belong to the apellido after them ('de la Cruz'). */
const PARTICULA = /^(?:de|del|la|las|los|san|santa|da|di|do|dos|van|von|der|y)$/i;

/**
 * Returns a whole name as nombre and apellido.
 * @example partirNombre('Pérez, Ana María') // { nombre: 'Ana María', apellido: 'Pérez' }
 * @example partirNombre('de la Cruz Juan', true) // { nombre: 'Juan', apellido: 'de la Cruz' }
 * @example partirNombre('Juan de la Cruz') // { nombre: 'Juan', apellido: 'de la Cruz' }
 */
export function partirNombre(
  entero: string,
  conApellidoPrimero = false,
): Pick<PersonaEscrita, 'nombre' | 'apellido'> {
  const coma = entero.indexOf(',');
  if (coma > 0) {
    return { apellido: entero.slice(0, coma).trim(), nombre: entero.slice(coma + 1).trim() };
  }
  const palabras = entero.split(/\s+/).filter(Boolean);
  if (palabras.length < 2) return { nombre: entero, apellido: '' };
  if (conApellidoPrimero) {
    let hasta = 1;
    while (hasta < palabras.length - 1 && PARTICULA.test(palabras[hasta - 1] ?? '')) hasta += 1;
    return {
      apellido: palabras.slice(0, hasta).join(' '),
      nombre: palabras.slice(hasta).join(' '),
    };
  }
  let desde = palabras.length >= 4 ? palabras.length - 2 : palabras.length - 1;
  while (desde > 1 && PARTICULA.test(palabras[desde - 1] ?? '')) desde -= 1;
  return { nombre: palabras.slice(0, desde).join(' '), apellido: palabras.slice(desde).join(' ') };
}

/**
 * Returns a name that was written in capitals in lower case, so that the form capitalises it.
 * @example sinMayusculas('PÉREZ') // 'pérez'
 * @example sinMayusculas('McKay') // 'McKay'
 */
export function sinMayusculas(nombre: string): string {
  const gritado = nombre === nombre.toUpperCase() && nombre !== nombre.toLowerCase();
  return gritado ? nombre.toLowerCase() : nombre;
}

const CIENTIFICO = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/**
 * Returns a telephone as it was before a spreadsheet took it for a number; null where the
 * spreadsheet has lost digits.
 * @example telefonoEscrito('3,815551234E+09') // '3815551234'
 * @example telefonoEscrito('3815551234.0') // '3815551234'
 * @example telefonoEscrito('3,81555E+09') // null
 */
export function telefonoEscrito(celda: string): string | null {
  const [, entero = '', decimales = '', exponente] = CIENTIFICO.exec(celda) ?? [];
  if (exponente === undefined) {
    return celda
      .replace(/^(\d{6,})[.,]0+$/, '$1')
      .replace(/^['=]+/, '')
      .replace(/[./]/g, ' ');
  }
  const digitos = entero + decimales;
  return digitos.length === Number(exponente) + 1 ? digitos : null;
}

/**
 * Returns the género that a cell names, OTROS where it names none.
 * @example generoEscrito('Mujer') // 'FEMENINO'
 */
export function generoEscrito(celda: string): Sexo {
  if (/^(?:f|fem|femenino|mujer|female)\.?$/i.test(celda)) return 'FEMENINO';
  return /^(?:m|masc|masculino|hombre|var[oó]n|male)\.?$/i.test(celda) ? 'MASCULINO' : 'OTROS';
}

const notaEscrita = texto({ nombre: 'La nota', max: 1_000, multilinea: true });

/**
 * Returns the person of a row, cleaned as forms do, and what is wrong with it in Spanish.
 * @example leerPersona([{ titulo: 'Mail', campo: 'email' }], ['ana@']).errores.at(-1)
 *   // 'Email inválido'
 */
export function leerPersona(columnas: readonly Columna[], celdas: readonly string[]) {
  const errores: string[] = [];
  const de = (campo: CampoDeImportacion) =>
    columnas.flatMap((columna, i) => (columna.campo === campo && celdas[i] ? [celdas[i]] : []));
  // Google Contacts writes several values of one field with ':::' between them.
  const primero = (campo: CampoDeImportacion) =>
    (de(campo)[0] ?? '').split(' ::: ')[0]?.trim() ?? '';
  const limpiar = <T>(schema: Schema, valor: T): T => {
    const leido = schema.safeParse(valor);
    if (leido.success) return leido.data as T;
    errores.push(leido.error.issues[0]?.message ?? '');
    return typeof valor === 'string' ? (valor.slice(0, 300) as T) : valor;
  };
  const entero = nombreEntero(columnas, de);
  const telefono = telefonoEscrito(primero('telefono'));
  if (telefono === null) errores.push('La planilla recortó el teléfono: faltan números');
  const email = primero('email');
  const persona: PersonaEscrita = {
    nombre: limpiar(camposDePersona.nombre, sinMayusculas(entero.nombre)),
    apellido: limpiar(camposDePersona.apellido, sinMayusculas(entero.apellido)),
    telefono:
      telefono === null
        ? primero('telefono').slice(0, 300)
        : limpiar(camposDePersona.telefono, telefono),
    email: email === '' ? null : limpiar(camposDePersona.email, email),
    genero: generoEscrito(primero('genero')),
    nota: limpiar(notaEscrita, de('nota').join('\n')),
    lugares: null,
  };
  const lugares = primero('lugares');
  if (/^(?:[1-9]\d?|100)$/.test(lugares)) persona.lugares = Number(lugares);
  else if (!/^(?:|0+|-)$/.test(lugares)) errores.push('Los lugares van de 1 a 100');
  return { persona, errores };
}

/** Returns nombre and apellido of a row, where one column may hold both. */
function nombreEntero(
  columnas: readonly Columna[],
  de: (campo: CampoDeImportacion) => string[],
): Pick<PersonaEscrita, 'nombre' | 'apellido'> {
  const nombre = de('nombre').join(' ');
  if (columnas.some(({ campo }) => campo === 'apellido')) {
    return { nombre, apellido: de('apellido').join(' ') };
  }
  const titulo = columnas.find(({ campo }) => campo === 'nombre')?.titulo ?? '';
  return partirNombre(nombre, apellidoPrimero(titulo));
}
