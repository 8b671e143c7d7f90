import {
  fieldCases,
  invalid,
  invalidCases,
  invalidFields,
  nobody,
  refused,
  refusedCases,
  type BadInput,
  type Refusal,
} from './bad-input.ts';
import {
  NO_ES_OBJETO,
  NO_HAY_TOKEN,
  SESION_NO_VALIDA,
  SIN_PERMISO,
  TOKEN_EXPIRADO,
  TOKEN_INVALIDO,
} from './known-refusals.ts';
import { CASOS_DE_PERSONA, EMAIL_EN_USO, PERSONA } from './personas.ts';

const FLOJA = 'La contraseña debe contener al menos una mayúscula, una minúscula y un número';
const CORTA = 'La contraseña debe tener al menos 6 caracteres';
const LARGA = 'La contraseña no puede tener más de 128 caracteres';
const SIN_CONTRASENA = 'La contraseña es obligatoria';
const SIN_EMAIL = 'El email es obligatorio';
const FORMATO = 'El formato del email no es válido';
const ENLACE = 'El enlace es inválido o ha expirado';
const ENLACE_INVALIDO: Refusal = [400, 'ENLACE_INVALIDO', ENLACE];
const INCORRECTAS: Refusal = [401, 'CREDENCIALES_INCORRECTAS', 'Email o contraseña incorrectos'];
const DESACTIVADA: Refusal = [403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada'];

const REGISTRO = nobody('POST /auth/register');
const LOGIN = nobody('POST /auth/login');
const SOLICITAR = nobody('POST /password-reset/solicitar');
const RESET = nobody('POST /password-reset/reset');
const CLAVE = { who: 'ana', call: 'PUT /usuarios/contrasena' } as const;

const entrar = (email: string, password: string) => nobody(LOGIN.call, { email, password });
const resetear = (token: unknown) => nobody(RESET.call, { token, nuevaPassword: 'Distinta2' });
const conToken = (authorization: string) => ({
  ...nobody('GET /auth/current'),
  headers: { authorization },
});

const casosDeContrasenaNueva = (campo: string) =>
  [
    [campo, undefined, SIN_CONTRASENA],
    [campo, null, SIN_CONTRASENA],
    [campo, '', SIN_CONTRASENA],
    [campo, 123_456, SIN_CONTRASENA],
    [campo, ['Secreta1'], SIN_CONTRASENA],
    [campo, 'Ab1', CORTA],
    [campo, 'secreta1', FLOJA],
    [campo, 'SECRETA1', FLOJA],
    [campo, 'Secretas', FLOJA],
    [campo, '12345678', FLOJA],
    [campo, `Aa1${'x'.repeat(126)}`, LARGA],
  ] as const;

/** The bad inputs about logging in and one's own account (specification §5 and §8, rules §4). */
export const BAD_CUENTAS: BadInput[] = [
  ...fieldCases(REGISTRO, PERSONA, [...CASOS_DE_PERSONA, ...casosDeContrasenaNueva('password')]),
  invalidFields(nobody(REGISTRO.call, {}), [
    { campo: 'nombre', mensaje: 'El nombre es obligatorio' },
    { campo: 'apellido', mensaje: 'El apellido es obligatorio' },
    { campo: 'email', mensaje: SIN_EMAIL },
    { campo: 'genero', mensaje: 'El género es obligatorio' },
    { campo: 'telefono', mensaje: 'El teléfono es obligatorio' },
    { campo: 'password', mensaje: SIN_CONTRASENA },
  ]),
  invalid(nobody(REGISTRO.call, [PERSONA]), '', NO_ES_OBJETO),
  ...refusedCases(EMAIL_EN_USO, [
    nobody(REGISTRO.call, { ...PERSONA, email: 'ana@ejemplo.com' }),
    nobody(REGISTRO.call, { ...PERSONA, email: ' ANA@Ejemplo.com ' }),
    nobody(REGISTRO.call, { ...PERSONA, email: 'inactiva@ejemplo.com' }),
  ]),

  ...fieldCases(LOGIN, { email: 'ana@ejemplo.com', password: 'Secreta1' }, [
    ['email', undefined, SIN_EMAIL],
    ['email', '', SIN_EMAIL],
    ['email', '  ', SIN_EMAIL],
    ['email', 7, SIN_EMAIL],
    ['email', ['ana@ejemplo.com'], SIN_EMAIL],
    ['email', 'ana', FORMATO],
    ['email', 'ana@ejemplo', FORMATO],
    ['email', 'ana@ejemplo.com\u0000', FORMATO],
    ['email', 'ana\ud800@ejemplo.com', FORMATO],
    ['email', "' or 1=1 --", FORMATO],
    ['email', `${'a'.repeat(250)}@ejemplo.com`, 'El email no puede tener más de 254 caracteres'],
    ['password', undefined, SIN_CONTRASENA],
    ['password', '', SIN_CONTRASENA],
    ['password', { $ne: '' }, SIN_CONTRASENA],
    ['password', 'Sec1', CORTA],
    ['password', 'S'.repeat(129), LARGA],
  ]),
  invalidFields(nobody(LOGIN.call, {}), [
    { campo: 'email', mensaje: SIN_EMAIL },
    { campo: 'password', mensaje: SIN_CONTRASENA },
  ]),
  invalid(nobody(LOGIN.call, '"hola"'), '', NO_ES_OBJETO),
  ...refusedCases(INCORRECTAS, [
    entrar('ana@ejemplo.com', 'Secreta2'),
    entrar('ana@ejemplo.com', 'secreta1'),
    entrar('ana@ejemplo.com', ' Secreta1'),
    entrar('nadie@ejemplo.com', 'Secreta1'),
    entrar('inactiva@ejemplo.com', 'Secreta2'),
    entrar('borrada@ejemplo.com', 'Secreta1'),
  ]),
  refused(entrar('inactiva@ejemplo.com', 'Secreta1'), DESACTIVADA),

  ...refusedCases(NO_HAY_TOKEN, [
    nobody('GET /auth/current'),
    nobody('POST /auth/logout'),
    nobody('GET /usuarios/todos'),
    nobody('GET /horarios-base/exists'),
    nobody('GET /config/exists'),
    nobody('GET /reservas/mias/resumen'),
  ]),
  ...refusedCases(TOKEN_INVALIDO, [
    conToken('Bearer nada'),
    conToken('Bearer'),
    conToken('Basic YW5hOlNlY3JldGEx'),
    conToken('Bearer a.b.c'),
    conToken('Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x'),
  ]),
  refused({ who: 'vencida', call: 'GET /auth/current' }, TOKEN_EXPIRADO),
  refused({ who: 'vencida', call: 'POST /reservas', body: { franjaId: 1 } }, TOKEN_EXPIRADO),
  refused({ who: 'inactiva', call: 'GET /auth/current' }, SESION_NO_VALIDA),
  refused({ who: 'inactiva', call: 'POST /reservas', body: { franjaId: 1 } }, SESION_NO_VALIDA),
  refused({ who: 'borrada', call: 'GET /auth/current' }, SESION_NO_VALIDA),
  ...refusedCases(SIN_PERMISO, [
    { who: 'ana', call: 'GET /usuarios/todos' },
    { who: 'ana', call: 'GET /usuarios/rol/ADMIN' },
    { who: 'ana', call: 'GET /usuarios/email/ana@ejemplo.com' },
    { who: 'ana', call: 'GET /clientes' },
    { who: 'ana', call: 'GET /horarios-base' },
    { who: 'ana', call: 'GET /franjas/#franjaLibre' },
    { who: 'ana', call: 'GET /reservas/todas' },
    { who: 'ana', call: 'GET /asientos/todos' },
    { who: 'ana', call: 'PATCH /reservas/#reserva/estado?nuevoEstado=CANCELADA' },
    { who: 'ana', call: 'PATCH /usuarios/#ana/rol', body: { rol: 'ADMIN' } },
    { who: 'ana', call: 'POST /asientos', body: { reservaId: '#reserva', nombre: 'Luz' } },
  ]),

  ...fieldCases(SOLICITAR, {}, [
    ['email', undefined, SIN_EMAIL],
    ['email', '', SIN_EMAIL],
    ['email', {}, SIN_EMAIL],
    ['email', 'ana@', FORMATO],
    ['email', 'ana@ejemplo.com, luis@ejemplo.com', FORMATO],
    ['email', 'ana@ejemplo.com\r\nBcc: luis@ejemplo.com', FORMATO],
    ['email', `${'a'.repeat(250)}@ejemplo.com`, 'El email no puede tener más de 254 caracteres'],
  ]),
  ...fieldCases(
    RESET,
    { token: 'x'.repeat(43), nuevaPassword: 'Distinta2' },
    casosDeContrasenaNueva('nuevaPassword'),
  ),
  ...invalidCases('token', ENLACE, [
    resetear(undefined),
    resetear(null),
    resetear(''),
    resetear('   '),
    resetear(7),
    resetear(['x']),
    resetear('x'.repeat(201)),
  ]),
  ...refusedCases(ENLACE_INVALIDO, [
    resetear('x'.repeat(43)),
    resetear('#enlaceUsado'),
    resetear('#enlaceVencido'),
    resetear('#enlaceReemplazado'),
    resetear("' or '1'='1"),
    resetear('a\u0000b'),
    resetear('\ud800'),
  ]),

  ...fieldCases(CLAVE, { contrasenaActual: 'Secreta1', nuevaContrasena: 'Distinta2' }, [
    ['contrasenaActual', undefined, 'La contraseña actual es obligatoria'],
    ['contrasenaActual', '', 'La contraseña actual es obligatoria'],
    ['contrasenaActual', 7, 'La contraseña actual es obligatoria'],
    ['contrasenaActual', 'x'.repeat(129), LARGA],
    ['contrasenaActual', 'Secreta9', 'La contraseña actual no es correcta'],
    ['contrasenaActual', 'secreta1', 'La contraseña actual no es correcta'],
    ...casosDeContrasenaNueva('nuevaContrasena'),
  ]),
];
