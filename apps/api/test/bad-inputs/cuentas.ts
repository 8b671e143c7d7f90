import {
  ana,
  badBodies,
  borrada,
  inactiva,
  luis,
  nobody,
  refused,
  vencida,
  type BadInput,
} from './bad-input.ts';
import { BAD_CONTRASENA, BAD_PERSONA, NO_ES_ID, PERSONA, SIN_TEXTO } from './bad-values.ts';

const NO_SON_EMAILS = [
  ...'ana ana@ ana@ejemplo ana@ejemplo.com\u0000 ana\ud800@ejemplo.com'.split(' '),
  ['ana@ejemplo.com'],
  "' or 1=1 --",
  'ana@ejemplo.com, luis@ejemplo.com',
  'ana@ejemplo.com\r\nBcc: luis@ejemplo.com',
  `${'a'.repeat(250)}@ejemplo.com`,
];
/** What a call refuses for an id that it does not need. */
const OTRO_ID = NO_ES_ID.filter((valor) => valor !== undefined);
const registrar = (email: string) => nobody('POST /auth/register', { ...PERSONA, email });
const entrar = (email: string, password = 'Secreta1') =>
  nobody('POST /auth/login', { email, password });
const resetear = (token: unknown) =>
  nobody('POST /password-reset/reset', { token, nuevaPassword: 'Distinta2' });
const conCodigo = (codigo: string, email = 'nadie@ejemplo.com', registro?: object) =>
  nobody('POST /auth/codigo/entrar', { email, codigo, ...(registro && { registro }) });
const conToken = (authorization: string) =>
  nobody('GET /auth/current', undefined, { authorization });

/**
 * The bad inputs of the calls about login and the own account (specification §5 and §8, rules §3).
 */
export const BAD_CUENTAS: BadInput[] = [
  ...badBodies(nobody('POST /auth/register', PERSONA), {
    ...BAD_PERSONA,
    password: BAD_CONTRASENA,
  }),
  ...badBodies(entrar('ana@ejemplo.com'), {
    email: [...SIN_TEXTO, ...NO_SON_EMAILS],
    password: [...SIN_TEXTO, { $ne: '' }, 'Sec1', 'S'.repeat(129)],
  }),
  ...badBodies(nobody('POST /password-reset/solicitar', {}), {
    email: [...SIN_TEXTO, ...NO_SON_EMAILS],
  }),
  ...badBodies(resetear('x'.repeat(43)), {
    nuevaPassword: BAD_CONTRASENA,
    token: [...SIN_TEXTO, ['x'], 'x'.repeat(201)],
    suscripcionId: OTRO_ID,
  }),
  ...badBodies(nobody('POST /auth/confirmar-email', {}), {
    token: [...SIN_TEXTO, ['x'], 'x'.repeat(201)],
  }),
  ...badBodies(nobody('POST /auth/codigo', {}), { email: [...SIN_TEXTO, ...NO_SON_EMAILS] }),
  ...refused({
    'turno.franjaId, turno.personas': [
      nobody('POST /auth/codigo', { email: 'nadie@ejemplo.com', turno: {} }),
      nobody('POST /auth/codigo', {
        email: 'nadie@ejemplo.com',
        turno: { franjaId: 'x', personas: 5 },
      }),
    ],
  }),
  ...badBodies(conCodigo('123456'), {
    email: [...SIN_TEXTO, ...NO_SON_EMAILS],
    codigo: [...SIN_TEXTO, 123_456, ...'12345 1234567 12345a ١٢٣٤٥٦ -12345 1e5'.split(' ')],
    registro: ['Ana', 7, ['Ana']],
  }),
  ...badBodies(
    ana('PUT /usuarios/contrasena', { contrasenaActual: 'Secreta1', nuevaContrasena: 'Distinta2' }),
    {
      contrasenaActual: [...SIN_TEXTO, 'x'.repeat(129), 'Secreta9', 'secreta1'],
      suscripcionId: OTRO_ID,
      nuevaContrasena: BAD_CONTRASENA,
    },
  ),
  ...refused({
    'nombre, apellido, email, genero, telefono, password': [nobody('POST /auth/register', {})],
    'email, password': [nobody('POST /auth/login', {})],
    '': [nobody('POST /auth/register', [PERSONA]), nobody('POST /auth/login', '"hola"')],
    '409 EMAIL_EN_USO': ['ana@ejemplo.com', ' ANA@Ejemplo.com ', 'inactiva@ejemplo.com'].map(
      registrar,
    ),
    '401 CREDENCIALES_INCORRECTAS': [
      ...['Secreta2', 'secreta1', ' Secreta1'].map((password) =>
        entrar('ana@ejemplo.com', password),
      ),
      entrar('nadie@ejemplo.com'),
      entrar('inactiva@ejemplo.com', 'Secreta2'),
      entrar('borrada@ejemplo.com'),
    ],
    'registro.nombre, registro.apellido, registro.telefono': [
      conCodigo('#codigoNuevo', 'nueva@ejemplo.com', {}),
    ],
    'registro.genero': [
      conCodigo('#codigoNuevo', 'nueva@ejemplo.com', { ...PERSONA, genero: 'OTRO' }),
    ],
    '401 CODIGO_INCORRECTO': [conCodigo('123456'), conCodigo('#codigoNuevo')],
    '401 CODIGO_VENCIDO': [conCodigo('#codigoUsado', 'usado@ejemplo.com', PERSONA)],
    '403 CUENTA_DESACTIVADA': [
      entrar('inactiva@ejemplo.com'),
      conCodigo('#codigoDeInactiva', 'inactiva@ejemplo.com', PERSONA),
    ],
    '403 ENTRA_CON_CONTRASENA': [conCodigo('#codigoDelAdmin', '#emailDelAdmin')],
    '409 FALTA_REGISTRO': [conCodigo('#codigoNuevo', 'nueva@ejemplo.com')],
    '409 SIN_CONTRASENA': [
      luis('PUT /usuarios/contrasena', {
        contrasenaActual: 'Secreta1',
        nuevaContrasena: 'Distinta2',
      }),
      luis('POST /usuarios/eliminar-cuenta', { contrasena: 'Secreta1' }),
      luis('PUT /usuarios/#luis', { email: 'otro@ejemplo.com', contrasenaActual: 'Secreta1' }),
    ],
    '401 SESION_NO_VALIDA': [
      nobody('GET /auth/current'),
      nobody('POST /auth/logout'),
      nobody('GET /usuarios/todos'),
      nobody('GET /horarios-base/exists'),
      nobody('GET /config/exists'),
      nobody('GET /reservas/mias/resumen'),
      ...['Bearer nada', 'Bearer', 'Basic YW5hOlNlY3JldGEx', 'Bearer a.b.c'].map(conToken),
      conToken('Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x'),
      ...[vencida, inactiva].flatMap((quien) => [
        quien('GET /auth/current'),
        quien('POST /reservas', { franjaId: 1 }),
      ]),
      borrada('GET /auth/current'),
    ],
    '403 SIN_PERMISO': [
      ana('GET /usuarios/todos'),
      ana('GET /usuarios/rol/ADMIN'),
      ana('GET /usuarios/email/ana@ejemplo.com'),
      ana('GET /clientes'),
      ana('GET /horarios-base'),
      ana('GET /franjas/#franjaLibre'),
      ana('GET /reservas/todas'),
      ana('GET /asientos/todos'),
      ana('PATCH /reservas/#reserva/estado?nuevoEstado=CANCELADA'),
      ana('PATCH /usuarios/#ana/rol', { rol: 'ADMIN' }),
      ana('POST /asientos', { reservaId: '#reserva', nombre: 'Luz' }),
    ],
    '409 EMAIL_CONFIRMADO': [luis('POST /auth/confirmar-email/enviar')],
    '400 ENLACE_INVALIDO': [
      ...['x'.repeat(43), '#enlaceUsado', '#enlaceVencido', '#enlaceReemplazado'].map(resetear),
      ...["' or '1'='1", 'a\u0000b', '\ud800'].map(resetear),
      nobody('POST /auth/confirmar-email', { token: 'x'.repeat(43) }),
    ],
  }),
];
