import { texto } from '../../campo/campos-de-texto.ts';
import type { Schema } from '../../endpoint.ts';
import type { Sexo } from '../../franja/franjas.rules.ts';
import {
  celdaEscrita,
  datoEscrito,
  emailsDeCelda,
  telefonosDeCelda,
  type Escritos,
} from './celdas.rules.ts';
import { dudaDeTelefono, telefonoCorregido } from '../telefonos-dudosos.rules.ts';
import { telefonoComparable } from '../telefonos.rules.ts';
import {
  apellidoPrimero,
  esClaseDeTelefono,
  ordenDeTelefono,
  type CampoDeImportacion,
} from './titulos.rules.ts';
import { camposDePersona } from '../usuarios.forms.ts';

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

/** What somebody typed in place of what a row says. */
export type Correccion = Partial<
  Record<'nombre' | 'apellido' | 'telefono' | 'email', string | undefined>
>;

interface Aparte {
  correccion?: Correccion | undefined;
  /** The telephone whose area code a number without one gets. */
  vecino: string;
}

/**
 * Returns the person of a row, cleaned as forms do, and what is wrong with it in Spanish. What a row
 * says besides of telephones and e-mails goes to the note.
 * @example leerPersona([{ titulo: 'Mail', campo: 'email' }], ['ana@'], { vecino: '' }).errores.at(-1)
 *   // 'Email inválido'
 */
export function leerPersona(
  columnas: readonly Columna[],
  celdas: readonly string[],
  { correccion = {}, vecino }: Aparte,
) {
  const errores: string[] = [];
  const de = (campo: CampoDeImportacion) =>
    columnas.flatMap((columna, i) => (columna.campo === campo && celdas[i] ? [celdas[i]] : []));
  const primero = (campo: CampoDeImportacion) =>
    de(campo).map(datoEscrito).find(Boolean)?.split(DE_GOOGLE)[0]?.trim() ?? '';
  const limpiar = <T>(schema: Schema, valor: T): T => {
    const leido = schema.safeParse(valor);
    if (leido.success) return leido.data as T;
    errores.push(leido.error.issues[0]?.message ?? '');
    return typeof valor === 'string' ? (valor.slice(0, 300) as T) : valor;
  };
  const entero = nombreEntero(columnas, de);
  const telefonos = telefonosDe(columnas, celdas);
  const emails = emailsDe(de('email'));
  const telefono = correccion.telefono ?? telefonos.valores[0] ?? '';
  const escrito = telefonoEscrito(telefono);
  if (escrito === null) errores.push('La planilla recortó el teléfono: faltan números');
  const email = correccion.email ?? emails.valores[0] ?? '';
  const notas = [...de('nota').map(celdaEscrita), ...telefonos.notas, ...emails.notas];
  const persona: PersonaEscrita = {
    nombre: limpiar(
      camposDePersona.nombre,
      correccion.nombre ?? sinMayusculas(celdaEscrita(entero.nombre)),
    ),
    apellido: limpiar(
      camposDePersona.apellido,
      correccion.apellido ?? sinMayusculas(celdaEscrita(entero.apellido)),
    ),
    telefono:
      escrito === null
        ? telefono.slice(0, 300)
        : limpiar(camposDePersona.telefono, conArea(escrito, vecino)),
    email: email === '' ? null : limpiar(camposDePersona.email, email),
    genero: generoEscrito(primero('genero')),
    nota: limpiar(notaEscrita, notas.filter(Boolean).join('\n')),
    lugares: null,
  };
  const lugares = primero('lugares');
  if (/^(?:[1-9]\d?|100)$/.test(lugares)) persona.lugares = Number(lugares);
  else if (lugares !== '') errores.push('Los lugares van de 1 a 100');
  return { persona, errores };
}

/** What Google Contacts writes between several values of one field. */
const DE_GOOGLE = ' ::: ';

/** The values of a row in the order in which they count, and what of them goes to the note. */
interface Repartidos {
  valores: string[];
  notas: string[];
}

/** Returns the telephones of a row: a mobile before others, and otherwise as they are written. */
function telefonosDe(columnas: readonly Columna[], celdas: readonly string[]): Repartidos {
  const escritas = columnas.flatMap(({ titulo, campo }, i) => {
    const celda = datoEscrito(celdas[i] ?? '');
    if (campo !== 'telefono' || celda === '') return [];
    const conClase = esClaseDeTelefono(columnas[i - 1]?.titulo ?? '');
    const clase = conClase ? (celdas[i - 1] ?? '') : '';
    return [{ celda, orden: ordenDeTelefono(`${titulo} ${clase}`) }];
  });
  const leidas = escritas
    .toSorted((una, otra) => una.orden - otra.orden)
    .flatMap(({ celda }) => celda.split(DE_GOOGLE))
    .map((celda) =>
      CIENTIFICO.test(celda) ? { valores: [celda], palabras: '' } : telefonosDeCelda(celda),
    );
  return repartir(leidas, 'teléfono', telefonoComparable);
}

function emailsDe(celdas: readonly string[]): Repartidos {
  const leidas = celdas
    .map(datoEscrito)
    .flatMap((celda) => celda.split(DE_GOOGLE))
    .map(emailsDeCelda);
  return repartir(leidas, 'email', (email) => email.toLowerCase());
}

function repartir(
  leidas: readonly Escritos[],
  dato: 'teléfono' | 'email',
  comparable: (valor: string) => string,
): Repartidos {
  const unicos = new Map<string, string>();
  for (const valor of leidas.flatMap(({ valores }) => valores)) {
    if (!unicos.has(comparable(valor))) unicos.set(comparable(valor), valor);
  }
  const valores = [...unicos.values()];
  const otros = valores.slice(1).map((valor) => `Otro ${dato}: ${valor}`);
  const palabras = leidas.map((leida) => leida.palabras).filter(Boolean);
  return { valores, notas: [...otros, ...palabras.map((unas) => `Del ${dato}: ${unas}`)] };
}

/** Returns a telephone with the area code that its form would suggest, where it has none. */
function conArea(telefono: string, vecino: string): string {
  return (dudaDeTelefono(telefono) && telefonoCorregido(telefono, vecino)) || telefono;
}

/**
 * Returns nombre and apellido of a row. One cell may hold both, also where there is a column for
 * each.
 */
function nombreEntero(
  columnas: readonly Columna[],
  de: (campo: CampoDeImportacion) => string[],
): Pick<PersonaEscrita, 'nombre' | 'apellido'> {
  const nombre = de('nombre').join(' ');
  const apellido = de('apellido').map(celdaEscrita).filter(Boolean).join(' ');
  if (apellido !== '') return { nombre, apellido };
  const titulo = columnas.find(({ campo }) => campo === 'nombre')?.titulo ?? '';
  return partirNombre(nombre, apellidoPrimero(titulo));
}
