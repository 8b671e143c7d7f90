import * as z from 'zod/mini';
import { email, nombrePropio } from './campos.ts';
import { SEXOS } from './franjas.rules.ts';

export const ROLES = ['ADMIN', 'CLIENT'] as const;
export type Rol = (typeof ROLES)[number];

export const ESTADOS_DE_USUARIO = ['ACTIVO', 'INACTIVO'] as const;
export type EstadoDeUsuario = (typeof ESTADOS_DE_USUARIO)[number];

const LETRAS = /^\p{L}[\p{L}\p{M} ]*$/u;

function nombreDePersona(campo: 'nombre' | 'apellido') {
  return nombrePropio(`El ${campo}`, `El ${campo} es obligatorio`).check(
    z.minLength(2, `El ${campo} debe tener al menos 2 caracteres`),
    z.regex(LETRAS, `El ${campo} solo puede contener letras`),
  );
}

/** A password that is being checked: never trimmed (decisions §9.15), but an accent is the same however it was typed. */
export const contrasena = z
  .string('La contraseña es obligatoria')
  .check(
    z.normalize('NFC'),
    z.minLength(1, 'La contraseña es obligatoria'),
    z.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
    z.maxLength(128, 'La contraseña no puede tener más de 128 caracteres'),
  );

/** A password that is being chosen: it also needs the three kinds of character (decisions §4). */
export const contrasenaNueva = contrasena.check(
  z.regex(
    /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su,
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  ),
);

export const camposDePersona = {
  nombre: nombreDePersona('nombre'),
  apellido: nombreDePersona('apellido'),
  email: email('Email inválido'),
  genero: z.enum(SEXOS, 'El género es obligatorio'),
  telefono: z
    .string('El teléfono es obligatorio')
    .check(
      z.trim(),
      z.minLength(1, 'El teléfono es obligatorio'),
      z.regex(/^(?=.*\d)\+?[\d ()-]{10,15}$/, 'El formato del teléfono no es válido'),
    ),
};

export const Usuario = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  genero: z.enum(SEXOS),
  telefono: z.string(),
  rol: z.enum(ROLES),
  estado: z.enum(ESTADOS_DE_USUARIO),
  isAdmin: z.boolean(),
});
export type Usuario = z.output<typeof Usuario>;
