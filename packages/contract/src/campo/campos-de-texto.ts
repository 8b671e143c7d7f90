import * as z from 'zod/mini';
import { capitalizar } from '../persona/nombres.rules.ts';
import { componer, llano, textoLimpio } from './texto-limpio.ts';

/*
 * The fields for texts that people write. A text is cleaned by `componer`, and a name, an e-mail or a
 * search by `llano`. Control characters
 * and lone surrogates are refused, because PostgreSQL cannot store them (rules §2.7). The web app's
 * forms use these fields too, so this file imports only what a form needs.
 */

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex
const CONTROL_SALVO_RENGLONES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

interface Texto {
  max: number;
  /** The name of the field in the error texts, such as 'El motivo'. */
  nombre: string;
  multilinea?: boolean;
  /** How the text is cleaned; by `componer` where nothing is said. */
  limpiar?: (valor: string) => string;
}

export function texto({ max, nombre, multilinea = false, limpiar }: Texto) {
  const prohibidos = multilinea ? CONTROL_SALVO_RENGLONES : CONTROL;
  return textoLimpio({
    max,
    siNoEsTexto: `${nombre}: se esperaba un texto`,
    siEsLargo: `${nombre} no puede tener más de ${max} caracteres`,
    limpiar,
  }).check(
    z.refine(
      (valor) => !prohibidos.test(valor) && valor.isWellFormed(),
      `${nombre} tiene caracteres no permitidos`,
    ),
  );
}

/** A field for the name of a thing, for a search, or for a number that people write. */
export function textoLlano(campo: Omit<Texto, 'multilinea' | 'limpiar'>) {
  return texto({ ...campo, limpiar: llano });
}

/** A field for a person's name, each word capitalised. An empty name is allowed. */
function nombreEscrito(nombre: string, siNoEsTexto: string) {
  return textoLimpio({
    max: 60,
    siNoEsTexto,
    siEsLargo: `${nombre} no puede tener más de 60 caracteres`,
    // `componer` runs after `capitalizar`, because the capital of one letter may be several
    // characters, which then need composing.
    limpiar: (valor) => componer(capitalizar(llano(valor))),
  }).check(
    z.refine(
      (valor) => !CONTROL.test(valor) && valor.isWellFormed(),
      `${nombre} tiene caracteres no permitidos`,
    ),
  );
}

/**
 * A field for a person's name, each word capitalised. `obligatorio` is the error for an empty name.
 */
export function nombrePropio(nombre: string, obligatorio: string) {
  return nombreEscrito(nombre, obligatorio).check(z.minLength(1, obligatorio));
}

/**
 * Matches a character that shows as nothing, or that reverses the characters after it. A name made
 * only of such characters would look empty.
 */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

/**
 * Matches a text of which a mail program makes a link. Letters to an address that nobody has
 * confirmed contain names: a name with a link could send advertising to a stranger.
 */
const ENLACE = /:\/\/|www[.。]|@|\p{L}[\p{L}\p{N}]+[.。]\p{L}{2}|[\p{L}\p{N}][.。]\p{L}{2,}\//iu;

/** A field for a companion's name at the desk. An empty name means that nobody knows it yet. */
export function nombreSiSeSabe(nombre: string, siNoEsTexto: string) {
  return nombreEscrito(nombre, siNoEsTexto).check(
    z.refine((valor) => !INVISIBLE.test(valor), `${nombre} tiene caracteres no permitidos`),
    // NFKC turns wide characters into plain ones: a mail program makes the same link of both kinds.
    z.refine(
      (valor) => !ENLACE.test(valor.normalize('NFKC')),
      `${nombre} no puede ser un email ni una dirección de internet`,
    ),
  );
}

/**
 * A field for a companion's name: any readable text ('Leo 2', 'bebé de Ana') that is not a link.
 */
export function nombreDeAcompaniante(nombre: string, obligatorio: string) {
  return nombreSiSeSabe(nombre, obligatorio).check(z.minLength(1, obligatorio));
}

export function email(formato: string) {
  return textoLimpio({
    max: 254,
    siNoEsTexto: 'El email es obligatorio',
    siEsLargo: 'El email no puede tener más de 254 caracteres',
    limpiar: (valor) => llano(valor).toLowerCase(),
  }).check(z.minLength(1, 'El email es obligatorio'), z.regex(z.regexes.email, formato));
}
