import type { Refusal } from './bad-input.ts';

export const PERSONA = {
  nombre: 'Rosa',
  apellido: 'Luna',
  email: 'rosa@ejemplo.com',
  genero: 'FEMENINO',
  telefono: '381 555 0177',
  password: 'Secreta1',
};

export const EMAIL_EN_USO: Refusal = [409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email'];

const SIN_NOMBRE = 'El nombre es obligatorio';
const SOLO_LETRAS = 'El nombre solo puede contener letras';
const TELEFONO = 'El formato del teléfono no es válido';

/** The cases that a registration, a new user and a change of one's data refuse alike (specification §5). */
export const CASOS_DE_PERSONA = [
  ['nombre', undefined, SIN_NOMBRE],
  ['nombre', null, SIN_NOMBRE],
  ['nombre', '', SIN_NOMBRE],
  ['nombre', '   ', SIN_NOMBRE],
  ['nombre', 7, SIN_NOMBRE],
  ['nombre', ['Ana'], SIN_NOMBRE],
  ['nombre', { toString: 'Ana' }, SIN_NOMBRE],
  ['nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['nombre', 'R2D2', SOLO_LETRAS],
  ['nombre', 'Ana-María', SOLO_LETRAS],
  ['nombre', "O'Higgins", SOLO_LETRAS],
  ['nombre', '<b>Ana</b>', SOLO_LETRAS],
  ['nombre', '=cmd()', SOLO_LETRAS],
  ['nombre', 'Ana 💧', SOLO_LETRAS],
  ['nombre', 'a'.repeat(61), 'El nombre no puede tener más de 60 caracteres'],
  ['nombre', 'Ana\u0000', 'El nombre tiene caracteres no permitidos'],
  ['nombre', 'Ana\nPaz', 'El nombre tiene caracteres no permitidos'],
  ['nombre', 'Ana\ud800', 'El nombre tiene caracteres no permitidos'],
  ['apellido', undefined, 'El apellido es obligatorio'],
  ['apellido', null, 'El apellido es obligatorio'],
  ['apellido', 'P', 'El apellido debe tener al menos 2 caracteres'],
  ['apellido', 'Paz 3', 'El apellido solo puede contener letras'],
  ['apellido', 'a'.repeat(61), 'El apellido no puede tener más de 60 caracteres'],
  ['apellido', 'Paz\u007f', 'El apellido tiene caracteres no permitidos'],
  ['email', undefined, 'El email es obligatorio'],
  ['email', '', 'El email es obligatorio'],
  ['email', {}, 'El email es obligatorio'],
  ['email', 'rosa', 'Email inválido'],
  ['email', 'rosa@', 'Email inválido'],
  ['email', '@ejemplo.com', 'Email inválido'],
  ['email', 'rosa luna@ejemplo.com', 'Email inválido'],
  ['email', 'rosa@ejemplo.com\u0000', 'Email inválido'],
  ['email', `${'r'.repeat(250)}@ejemplo.com`, 'El email no puede tener más de 254 caracteres'],
  ['genero', undefined, 'El género es obligatorio'],
  ['genero', '', 'El género es obligatorio'],
  ['genero', 'femenino', 'El género es obligatorio'],
  ['genero', 'OTRO_NB', 'El género es obligatorio'],
  ['genero', ['OTROS'], 'El género es obligatorio'],
  ['telefono', undefined, 'El teléfono es obligatorio'],
  ['telefono', '', 'El teléfono es obligatorio'],
  ['telefono', 3_815_550_177, 'El teléfono es obligatorio'],
  ['telefono', '123456789', TELEFONO],
  ['telefono', '1234567890123456', TELEFONO],
  ['telefono', '381 555 01AB', TELEFONO],
  ['telefono', '381+5550177', TELEFONO],
  ['telefono', '(((( ))))--', TELEFONO],
  ['telefono', '٣٨١٥٥٥٠١٧٧', TELEFONO],
  ['telefono', '3815550177\u0000', TELEFONO],
] as const;
