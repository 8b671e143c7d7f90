import * as z from 'zod/mini';
import { capitalizar } from '../persona/nombres.rules.ts';
import { componer, textoLimpio } from './texto-limpio.ts';

/*
 * The texts that people write. They are trimmed and NFC-normalised; control characters and lone
 * surrogates, which PostgreSQL could not store, are refused (rules §2.7). The forms check them too,
 * so this file imports nothing that an app without a form could do without.
 */

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex
const CONTROL_SALVO_RENGLONES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

interface Texto {
  max: number;
  /** The name of the datum in the error texts: 'El motivo'. */
  nombre: string;
  multilinea?: boolean;
}

export function texto({ max, nombre, multilinea = false }: Texto) {
  const prohibidos = multilinea ? CONTROL_SALVO_RENGLONES : CONTROL;
  return textoLimpio({
    max,
    siNoEsTexto: `${nombre}: se esperaba un texto`,
    siEsLargo: `${nombre} no puede tener más de ${max} caracteres`,
  }).check(
    z.refine(
      (valor) => !prohibidos.test(valor) && valor.isWellFormed(),
      `${nombre} tiene caracteres no permitidos`,
    ),
  );
}

/** A person's name, each word capitalised, or nothing. */
function nombreEscrito(nombre: string, siNoEsTexto: string) {
  return textoLimpio({
    max: 60,
    siNoEsTexto,
    siEsLargo: `${nombre} no puede tener más de 60 caracteres`,
    // Composing comes second: the capital of one letter may be several characters, which then need
    // composing.
    limpiar: (valor) => componer(capitalizar(valor)),
  }).check(
    z.refine(
      (valor) => !CONTROL.test(valor) && valor.isWellFormed(),
      `${nombre} tiene caracteres no permitidos`,
    ),
  );
}

/** A person's name, each word capitalised. `obligatorio` is the error text for an empty name. */
export function nombrePropio(nombre: string, obligatorio: string) {
  return nombreEscrito(nombre, obligatorio).check(z.minLength(1, obligatorio));
}

/**
 * The characters that show as nothing, or that reverse the words after them: a name of these alone
 * would look empty.
 */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]/u;

/**
 * What a mail program makes a link of. A name stands in letters that go to an address which nobody
 * has confirmed, so that it could carry somebody's advertising there.
 */
const ENLACE = /:\/\/|www[.。]|@|\p{L}[\p{L}\p{N}]+[.。]\p{L}{2}|[\p{L}\p{N}][.。]\p{L}{2,}\//iu;

/** A companion's name as the desk writes it, which is empty where nobody knows it yet. */
export function nombreSiSeSabe(nombre: string, siNoEsTexto: string) {
  return nombreEscrito(nombre, siNoEsTexto).check(
    z.refine((valor) => !INVISIBLE.test(valor), `${nombre} tiene caracteres no permitidos`),
    // The wide forms of these signs make the same link.
    z.refine(
      (valor) => !ENLACE.test(valor.normalize('NFKC')),
      `${nombre} no puede ser un email ni una dirección de internet`,
    ),
  );
}

/** A companion's name, which may be anything that can be read ('Leo 2', 'bebé de Ana') but a link. */
export function nombreDeAcompaniante(nombre: string, obligatorio: string) {
  return nombreSiSeSabe(nombre, obligatorio).check(z.minLength(1, obligatorio));
}

export function email(formato: string) {
  return textoLimpio({
    max: 254,
    siNoEsTexto: 'El email es obligatorio',
    siEsLargo: 'El email no puede tener más de 254 caracteres',
    limpiar: (valor) => componer(valor).toLowerCase(),
  }).check(z.minLength(1, 'El email es obligatorio'), z.regex(z.regexes.email, formato));
}
