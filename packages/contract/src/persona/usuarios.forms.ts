import * as z from 'zod/mini';
import { email, nombrePropio } from '../campo/campos-de-texto.ts';
import { idEnCuerpo } from '../campo/campos.ts';
import { SEXOS } from '../franja/franjas.rules.ts';
import { llano, textoLimpio } from '../campo/texto-limpio.ts';

/*
 * The fields that people fill in about themselves. The forms and the server both check them.
 */

/**
 * Matches letters, accents, spaces and an apostrophe between two letters ('O'Brien', 'D’Angelo'),
 * but no text with one of the four letters of Hangul that show as nothing.
 */
const LETRAS =
  /^(?!.*[\u115f\u1160\u3164\uffa0])(?!.*(?: ['’]|['’](?!\p{L})))\p{L}[\p{L}\p{M} '’]*$/u;

function nombreDePersona(campo: 'nombre' | 'apellido') {
  return nombrePropio(`El ${campo}`, `El ${campo} es obligatorio`).check(
    z.minLength(2, `El ${campo} debe tener al menos 2 caracteres`),
    z.regex(LETRAS, `El ${campo} solo puede contener letras`),
  );
}

/** A password of a login, which the server compares with the stored password. */
const contrasena = contrasenaPropia('La contraseña es obligatoria').check(
  z.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
);

/**
 * The password of the person logged in, asked for again. Only the server says whether the password
 * is right, so there is no least length. The password is never trimmed (rules §2.7). Accents are
 * composed, so that they match however they were typed.
 */
export function contrasenaPropia(obligatoria: string) {
  return textoLimpio({
    max: 128,
    siNoEsTexto: obligatoria,
    siEsLargo: 'La contraseña no puede tener más de 128 caracteres',
    limpiar: (valor) => valor.normalize('NFC'),
  }).check(z.minLength(1, obligatoria));
}

/** A newly chosen password, which needs three kinds of character (rules §3.6). */
export const contrasenaNueva = contrasena.check(
  z.regex(
    /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su,
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  ),
);

/**
 * Matches a telephone with at least 6 digits, and either 10 to 15 characters in all, as the
 * specification asks, or 10 to 15 digits among at most 30 characters, as people write them (rules
 * §5.3).
 */
const TELEFONO =
  /^(?=(?:\D*\d){6})(?:\+?[\d ()-]{10,15}|(?=.{1,30}$)[ ()-]*\+?[ ()-]*(?:\d[ ()-]*){10,15})$/;

const MAL_TELEFONO = 'El formato del teléfono no es válido';

export const camposDePersona = {
  nombre: nombreDePersona('nombre'),
  apellido: nombreDePersona('apellido'),
  email: email('Email inválido'),
  genero: z.enum(SEXOS, 'El género es obligatorio'),
  telefono: textoLimpio({
    max: 30,
    siNoEsTexto: 'El teléfono es obligatorio',
    siEsLargo: MAL_TELEFONO,
    limpiar: llano,
  }).check(z.minLength(1, 'El teléfono es obligatorio'), z.regex(TELEFONO, MAL_TELEFONO)),
};

export const Credenciales = z.object({
  email: email('El formato del email no es válido'),
  password: contrasena,
});

export const Registro = z.object({ ...camposDePersona, password: contrasenaNueva });

const { nombre, apellido, telefono, genero } = camposDePersona;

/** The data of a person who enters by a code and has no account yet (rules §19.13). */
export const RegistroConCodigo = z.object({
  nombre,
  apellido,
  telefono,
  genero: z.optional(genero),
});
export type RegistroConCodigo = z.output<typeof RegistroConCodigo>;

/** The data of a person who books without a session, as the screen asks for them. */
export const DatosParaReservar = z.extend(RegistroConCodigo, {
  email: camposDePersona.email,
  genero,
});

/**
 * The id of the subscription of the browser that chooses a new password. It goes on; the account's other
 * subscriptions end (rules §18.4).
 */
export const suscripcionQueSigue = z.optional(idEnCuerpo('El dispositivo no es válido'));

const CODIGO = 'El código tiene 6 números';

/** The six digits of a code that was mailed. Spaces between them are ignored. */
export const codigoDeEntrada = textoLimpio({
  max: 20,
  siNoEsTexto: CODIGO,
  siEsLargo: CODIGO,
  limpiar: (valor) => llano(valor).replaceAll(/\s/gu, ''),
}).check(z.regex(/^\d{6}$/, CODIGO));

export const Solicitud = z.object({ email: email('El formato del email no es válido') });

export const Despedida = z.object({ contrasena: contrasenaPropia('La contraseña es obligatoria') });
