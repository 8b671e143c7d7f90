import { addressCases, fieldCases, invalid, refused, type BadInput } from './bad-input.ts';

const PERSONA = {
  nombre: 'Rosa',
  apellido: 'Luna',
  email: 'rosa@ejemplo.com',
  genero: 'FEMENINO',
  telefono: '381 555 0177',
  password: 'Secreta1',
};

const LARGO = 'a'.repeat(61);
const FLOJA = 'La contraseña debe contener al menos una mayúscula, una minúscula y un número';
const CORTA = 'La contraseña debe tener al menos 6 caracteres';
const TELEFONO = 'El formato del teléfono no es válido';
const ID = 'El identificador debe ser un número positivo';

const CASOS_DE_PERSONA = [
  ['nombre', undefined, 'El nombre es obligatorio'],
  ['nombre', '', 'El nombre es obligatorio'],
  ['nombre', '   ', 'El nombre es obligatorio'],
  ['nombre', 7, 'El nombre es obligatorio'],
  ['nombre', ['Ana'], 'El nombre es obligatorio'],
  ['nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['nombre', 'R2D2', 'El nombre solo puede contener letras'],
  ['nombre', 'Ana-María', 'El nombre solo puede contener letras'],
  ['nombre', '<b>Ana</b>', 'El nombre solo puede contener letras'],
  ['nombre', LARGO, 'El nombre no puede tener más de 60 caracteres'],
  ['nombre', 'Ana\u0000', 'El nombre tiene caracteres no permitidos'],
  ['nombre', 'Ana\ud800', 'El nombre tiene caracteres no permitidos'],
  ['apellido', null, 'El apellido es obligatorio'],
  ['apellido', 'P', 'El apellido debe tener al menos 2 caracteres'],
  ['apellido', 'Paz 3', 'El apellido solo puede contener letras'],
  ['apellido', LARGO, 'El apellido no puede tener más de 60 caracteres'],
  ['email', '', 'El email es obligatorio'],
  ['email', {}, 'El email es obligatorio'],
  ['email', 'rosa', 'Email inválido'],
  ['email', 'rosa@', 'Email inválido'],
  ['email', 'rosa luna@ejemplo.com', 'Email inválido'],
  ['email', `${'r'.repeat(250)}@ejemplo.com`, 'El email no puede tener más de 254 caracteres'],
  ['genero', undefined, 'El género es obligatorio'],
  ['genero', 'femenino', 'El género es obligatorio'],
  ['genero', 'OTRO_NB', 'El género es obligatorio'],
  ['telefono', '', 'El teléfono es obligatorio'],
  ['telefono', 3815550177, 'El teléfono es obligatorio'],
  ['telefono', '123456789', TELEFONO],
  ['telefono', '1234567890123456', TELEFONO],
  ['telefono', '381 555 01AB', TELEFONO],
  ['telefono', '(((( ))))--', TELEFONO],
] as const;

const CASOS_DE_CONTRASENA = [
  ['password', undefined, 'La contraseña es obligatoria'],
  ['password', '', 'La contraseña es obligatoria'],
  ['password', 123456, 'La contraseña es obligatoria'],
  ['password', 'Ab1', CORTA],
  ['password', 'secreta1', FLOJA],
  ['password', 'SECRETA1', FLOJA],
  ['password', 'Secretas', FLOJA],
  ['password', `Aa1${'x'.repeat(126)}`, 'La contraseña no puede tener más de 128 caracteres'],
] as const;

const REGISTRO = { who: 'nobody', call: 'POST /auth/register' } as const;
const LOGIN = { who: 'nobody', call: 'POST /auth/login' } as const;
const ALTA = { who: 'admin', call: 'POST /usuarios' } as const;
const PROPIOS = { who: 'ana', call: 'PUT /usuarios/#ana' } as const;
const CLAVE = { who: 'ana', call: 'PUT /usuarios/contrasena' } as const;
const USUARIO_INEXISTENTE = ['USUARIO_INEXISTENTE', 'No existe ese usuario'] as const;
const CLIENTE_NO_ENCONTRADO = ['CLIENTE_NO_ENCONTRADO', 'No existe ese cliente'] as const;
const ULTIMO = [
  'ULTIMO_ADMINISTRADOR',
  'Es el último administrador activo: primero debe haber otro',
] as const;
const CON_RESERVAS = [
  'CON_RESERVAS_ACTIVAS',
  'No se puede eliminar un cliente con reservas activas',
] as const;
const EN_USO = ['EMAIL_EN_USO', 'Ya existe una cuenta con ese email'] as const;

/** What people can get wrong about accounts: specification §5, decisions §4. */
export const BAD_PERSONAS: BadInput[] = [
  ...fieldCases(REGISTRO, PERSONA, [...CASOS_DE_PERSONA, ...CASOS_DE_CONTRASENA]),
  refused({ ...REGISTRO, body: { ...PERSONA, email: 'ANA@Ejemplo.com' } }, 409, ...EN_USO),

  ...fieldCases(LOGIN, { email: 'ana@ejemplo.com', password: 'Secreta1' }, [
    ['email', '', 'El email es obligatorio'],
    ['email', 'ana', 'El formato del email no es válido'],
    ['email', 'ana@ejemplo', 'El formato del email no es válido'],
    ['password', undefined, 'La contraseña es obligatoria'],
    ['password', 'Sec1', CORTA],
  ]),
  refused(
    { ...LOGIN, body: { email: 'ana@ejemplo.com', password: 'Secreta2' } },
    401,
    'CREDENCIALES_INCORRECTAS',
    'Email o contraseña incorrectos',
  ),
  refused(
    { ...LOGIN, body: { email: 'nadie@ejemplo.com', password: 'Secreta1' } },
    401,
    'CREDENCIALES_INCORRECTAS',
    'Email o contraseña incorrectos',
  ),
  refused(
    { ...LOGIN, body: { email: 'inactiva@ejemplo.com', password: 'Secreta1' } },
    403,
    'CUENTA_DESACTIVADA',
    'Tu cuenta está desactivada',
  ),

  ...fieldCases(ALTA, PERSONA, [
    ['nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['password', 'secreta1', FLOJA],
    ['rol', 'DUENA', 'El rol debe ser ADMIN o CLIENT'],
    ['rol', 'admin', 'El rol debe ser ADMIN o CLIENT'],
  ]),
  refused({ ...ALTA, body: { ...PERSONA, email: 'luis@ejemplo.com' } }, 409, ...EN_USO),

  ...fieldCases(
    PROPIOS,
    {},
    CASOS_DE_PERSONA.filter(([, value]) => value !== undefined),
  ),
  refused({ ...PROPIOS, body: { email: 'Luis@ejemplo.com' } }, 409, ...EN_USO),
  refused(
    { who: 'ana', call: 'PUT /usuarios/#luis', body: { nombre: 'Otra' } },
    404,
    ...USUARIO_INEXISTENTE,
  ),
  refused({ who: 'ana', call: 'GET /usuarios/#luis' }, 404, ...USUARIO_INEXISTENTE),
  refused({ who: 'ana', call: 'GET /usuarios/999999' }, 404, ...USUARIO_INEXISTENTE),
  refused(
    { who: 'admin', call: 'GET /usuarios/99999999999999999999' },
    404,
    ...USUARIO_INEXISTENTE,
  ),
  refused(
    { who: 'admin', call: 'GET /usuarios/email/nadie@ejemplo.com' },
    404,
    ...USUARIO_INEXISTENTE,
  ),
  invalid({ who: 'admin', call: 'GET /usuarios/email/nadie' }, 'email', 'Email inválido'),
  invalid(
    { who: 'admin', call: 'GET /usuarios/rol/dueña' },
    'rol',
    'El rol debe ser ADMIN o CLIENT',
  ),
  ...addressCases('admin', 'id', ID, [
    'GET /usuarios/0',
    'GET /usuarios/-1',
    'GET /usuarios/1e3',
    'DELETE /usuarios/1.5',
  ]),
  invalid(
    { who: 'admin', call: 'PATCH /usuarios/#luis/rol', body: {} },
    'rol',
    'El rol debe ser ADMIN o CLIENT',
  ),
  invalid(
    { who: 'admin', call: 'PATCH /usuarios/#luis/rol', body: { rol: 'ROOT' } },
    'rol',
    'El rol debe ser ADMIN o CLIENT',
  ),
  invalid(
    { who: 'admin', call: 'PATCH /usuarios/#luis/estado', body: { estado: 'BORRADO' } },
    'estado',
    'El estado debe ser ACTIVO o INACTIVO',
  ),
  refused(
    { who: 'admin', call: 'PATCH /usuarios/999999/rol', body: { rol: 'ADMIN' } },
    404,
    ...USUARIO_INEXISTENTE,
  ),
  refused(
    { who: 'admin', call: 'PATCH /usuarios/#admin/rol', body: { rol: 'CLIENT' } },
    409,
    ...ULTIMO,
  ),
  refused(
    { who: 'admin', call: 'PATCH /usuarios/#admin/estado', body: { estado: 'INACTIVO' } },
    409,
    ...ULTIMO,
  ),
  refused({ who: 'admin', call: 'DELETE /usuarios/#admin' }, 409, ...ULTIMO),
  refused({ who: 'admin', call: 'DELETE /usuarios/#ana' }, 409, ...CON_RESERVAS),
  refused({ who: 'admin', call: 'DELETE /usuarios/999999' }, 404, ...USUARIO_INEXISTENTE),

  ...fieldCases(CLAVE, { contrasenaActual: 'Secreta1', nuevaContrasena: 'Distinta2' }, [
    ['contrasenaActual', undefined, 'La contraseña actual es obligatoria'],
    ['contrasenaActual', 'Secreta9', 'La contraseña actual no es correcta'],
    ['nuevaContrasena', 'Ab1', CORTA],
    ['nuevaContrasena', 'distinta2', FLOJA],
  ]),

  ...fieldCases({ who: 'ana', call: 'POST /usuarios/eliminar-cuenta' }, {}, [
    ['contrasena', undefined, 'La contraseña es obligatoria'],
    ['contrasena', 'Errada1', 'La contraseña no es correcta'],
  ]),
  refused(
    { who: 'ana', call: 'POST /usuarios/eliminar-cuenta', body: { contrasena: 'Secreta1' } },
    409,
    ...CON_RESERVAS,
  ),

  refused(
    { who: 'admin', call: 'PUT /clientes/#admin/toggle-activo' },
    404,
    ...CLIENTE_NO_ENCONTRADO,
  ),
  refused(
    { who: 'admin', call: 'PUT /clientes/999999/toggle-activo' },
    404,
    ...CLIENTE_NO_ENCONTRADO,
  ),
  refused({ who: 'admin', call: 'DELETE /clientes/#admin' }, 404, ...CLIENTE_NO_ENCONTRADO),
  refused({ who: 'admin', call: 'DELETE /clientes/#ana' }, 409, ...CON_RESERVAS),
  ...addressCases('admin', 'id', ID, ['PUT /clientes/abc/toggle-activo', 'DELETE /clientes/-5']),
  ...addressCases('admin', 'page', 'La página debe ser un número desde 0', [
    'GET /clientes?page=-1',
    'GET /clientes?page=uno',
    'GET /clientes?page=1&page=2',
  ]),
  ...addressCases('admin', 'size', 'El tamaño de página debe estar entre 1 y 100', [
    'GET /clientes?size=0',
    'GET /clientes?size=101',
    'GET /clientes?size=1e1',
  ]),
  invalid(
    { who: 'admin', call: `GET /clientes?prefijo=${'a'.repeat(121)}` },
    'prefijo',
    'La búsqueda no puede tener más de 120 caracteres',
  ),
  invalid(
    { who: 'admin', call: 'GET /clientes?prefijo=%00' },
    'prefijo',
    'La búsqueda tiene caracteres no permitidos',
  ),
  refused(
    { who: 'ana', call: 'GET /clientes' },
    403,
    'SIN_PERMISO',
    'No tienes permiso para hacer esto',
  ),
  refused({ who: 'nobody', call: 'GET /usuarios/todos' }, 401, 'SESION_NO_VALIDA', 'No hay token'),
  refused(
    { who: 'nobody', call: 'GET /auth/current', headers: { authorization: 'Bearer nada' } },
    401,
    'SESION_NO_VALIDA',
    'Token inválido',
  ),

  ...fieldCases({ who: 'nobody', call: 'POST /password-reset/solicitar' }, {}, [
    ['email', undefined, 'El email es obligatorio'],
    ['email', 'ana@', 'El formato del email no es válido'],
  ]),
  ...fieldCases(
    { who: 'nobody', call: 'POST /password-reset/reset' },
    { token: 'x'.repeat(43), nuevaPassword: 'Distinta2' },
    [
      ['nuevaPassword', 'Ab1', CORTA],
      ['nuevaPassword', 'distinta', FLOJA],
      ['token', '', 'El enlace es inválido o ha expirado'],
    ],
  ),
  refused(
    {
      who: 'nobody',
      call: 'POST /password-reset/reset',
      body: { token: 'x'.repeat(43), nuevaPassword: 'Distinta2' },
    },
    400,
    'ENLACE_INVALIDO',
    'El enlace es inválido o ha expirado',
  ),
];
