import { admin, ana, badBodies, badQueries, refused, type BadInput } from './bad-input.ts';
import { BAD_PERSONA, PERSONA, SIN_TEXTO } from './bad-values.ts';

const ROL = ['DUENA', 'ROOT', 'admin', null, ['ADMIN']];
const conEmail = (contrasenaActual?: unknown, email = 'otra@ejemplo.com') =>
  ana('PUT /usuarios/#ana', { email, contrasenaActual });

/** A change of a person can leave fields out, so `undefined` is no bad value here. */
const BAD_CAMBIO = Object.fromEntries(
  Object.entries(BAD_PERSONA).map(([campo, values]) => [
    campo,
    values.filter((value) => value !== undefined),
  ]),
);

/** The bad inputs of the calls about other people's accounts (rules §4). */
export const BAD_USUARIOS: BadInput[] = [
  ...badBodies(admin('POST /usuarios', PERSONA), {
    nombre: [undefined, 'A'],
    email: ['rosa'],
    password: ['secreta1'],
    rol: ROL,
  }),
  ...badBodies(admin('POST /usuarios', { ...PERSONA, rol: 'ADMIN' }), {
    email: [undefined],
  }),
  ...badBodies(admin('POST /usuarios', PERSONA), { email: ['', null, 7] }),
  ...badBodies(admin('PUT /clientes/#ana/nota', { nota: 'Llamar' }), {
    nota: [undefined, null, 7, ['a'], 'a'.repeat(1_001), 'a\u0000b', 'a\u001bb'],
    notaDeAntes: [null, 7, ['a'], 'a'.repeat(1_001), 'a\u0000b', 'a\u001bb'],
  }),
  ...badBodies(admin('POST /clientes/#ana/unir'), {
    con: [undefined, null, '2', 0, -1, 1.5],
  }),
  ...badBodies(admin('POST /clientes/#ana/unir', { con: '#inactiva' }), {
    estado: [null, 'activo', true],
  }),
  ...badQueries(admin('GET /clientes/#ana/unir'), { con: ['', '0', 'uno', '2&con=3'] }),
  ...badQueries(admin('GET /clientes/parecidos'), {
    page: ['-1'],
    size: ['0', '1001'],
    nombre: ['a'.repeat(61), '%00', 'a&nombre=b'],
    apellido: ['a'.repeat(61)],
    telefono: ['1'.repeat(31), '1%0A1'],
  }),
  ...badBodies(ana('PUT /usuarios/#ana', {}), BAD_CAMBIO),
  ...badBodies(admin('PATCH /usuarios/#luis/rol'), { rol: [undefined, ...ROL.slice(1)] }),
  ...badBodies(admin('PATCH /usuarios/#luis/estado'), { estado: [undefined, 'BORRADO', false] }),
  ...badBodies(admin('PATCH /usuarios/#luis/estado', { estado: 'INACTIVO' }), {
    cancelarReservas: ['true', 1, null],
  }),
  ...badBodies(ana('POST /usuarios/eliminar-cuenta', {}), {
    contrasena: [...SIN_TEXTO, 'Errada1'],
  }),
  ...badQueries(admin('GET /usuarios/todos'), { rol: ['ROOT'], orden: ['email', ''] }),
  ...badQueries(admin('GET /clientes'), {
    page: ['-1', 'uno', '1.5', '99999999999999999999', '1&page=2'],
    size: ['0', '101', '1e1', '%2B5'],
    prefijo: ['a'.repeat(121), '%00', 'a%0Ab', 'a&prefijo=b'],
  }),
  ...badQueries(admin('GET /clientes/#ana/reservas'), { page: ['-1'], size: ['101'] }),
  ...badQueries(admin('GET /clientes/#ana/avisos'), { page: ['-1'], size: ['101'] }),
  ...badQueries(admin('DELETE /usuarios/#luis'), { cancelarReservas: ['1'] }),
  ...badQueries(admin('DELETE /clientes/#luis'), {
    cancelarReservas: ['', 'true&cancelarReservas=true'],
  }),
  ...refused({
    contrasenaActual: [
      ...[undefined, '', null, ['Secreta1'], 'Errada1'].map((actual) => conEmail(actual)),
      admin('PUT /usuarios/#admin', { email: 'otra@ejemplo.com' }),
      admin('PUT /usuarios/#admin', { email: 'otra@ejemplo.com', contrasenaActual: 'corta' }),
    ],
    '409 EMAIL_EN_USO': [
      admin('POST /usuarios', { ...PERSONA, email: 'Luis@Ejemplo.com' }),
      conEmail('Secreta1', 'Luis@ejemplo.com'),
      admin('PUT /usuarios/#ana', { email: 'inactiva@ejemplo.com' }),
    ],
    '404 USUARIO_INEXISTENTE': [
      ana('GET /usuarios/#luis'),
      ana('GET /usuarios/#admin'),
      ana('PUT /usuarios/#luis', { nombre: 'Otra' }),
      ana('GET /usuarios/999999'),
      admin('GET /usuarios/#borrada'),
      admin('PUT /usuarios/#borrada', { nombre: 'Otra' }),
      admin('PATCH /usuarios/#borrada/rol', { rol: 'ADMIN' }),
      admin('PATCH /usuarios/#borrada/estado', { estado: 'ACTIVO' }),
      admin('DELETE /usuarios/#borrada'),
      ...['nadie', 'borrada', '_na'].map((quien) =>
        admin(`GET /usuarios/email/${quien}@ejemplo.com`),
      ),
    ],
    email: ['nadie', '%25@ejemplo.com%00', 'ana@ejemplo.com%20or%201=1'].map((email) =>
      admin(`GET /usuarios/email/${email}`),
    ),
    rol: [admin('GET /usuarios/rol/dueña'), admin('GET /usuarios/rol/ADMIN,CLIENT')],
    cancelarReservas: [
      admin('PATCH /usuarios/#luis/estado', { estado: 'ACTIVO', cancelarReservas: true }),
    ],
    con: [admin('POST /clientes/#ana/unir', { con: '#ana' })],
    '409 RESERVAS_EN_COMUN': [
      admin('GET /clientes/#ana/unir?con=#luis'),
      admin('POST /clientes/#luis/unir', { con: '#ana' }),
    ],
    '409 CUENTA_INACTIVA': [admin('POST /clientes/#ana/unir', { con: '#inactiva' })],
    '409 NOTAS_LARGAS': [admin('POST /clientes/#sinEmail/unir', { con: '#inactiva' })],
    '409 CLIENTE_INACTIVO': [admin('POST /usuarios/#inactiva/enlace')],
    '409 SIN_EMAIL': [
      admin('POST /usuarios/#sinEmail/enlace'),
      admin('PATCH /usuarios/#sinEmail/rol', { rol: 'RECEPCION' }),
      admin('POST /clientes/#sinEmail/bienvenida'),
      admin('POST /clientes/#sinEmail/confirmar-email'),
    ],
    '409 EMAIL_POR_CONFIRMAR': [
      admin('POST /usuarios/#deUnPrograma/enlace'),
      admin('POST /clientes/#deUnPrograma/bienvenida'),
    ],
    '409 EMAIL_CONFIRMADO': [admin('POST /clientes/#ana/confirmar-email')],
    '409 CON_RESERVAS_ACTIVAS': [
      admin('DELETE /usuarios/#ana'),
      admin('DELETE /clientes/#ana'),
      // Ana has a booking that has begun, so it is too late to cancel her bookings with her
      // account.
      admin('DELETE /usuarios/#ana?cancelarReservas=true'),
      admin('DELETE /clientes/#ana?cancelarReservas=true'),
      ana('POST /usuarios/eliminar-cuenta', { contrasena: 'Secreta1' }),
    ],
    '409 ULTIMO_ADMINISTRADOR': [
      admin('PATCH /usuarios/#admin/rol', { rol: 'CLIENT' }),
      admin('PATCH /usuarios/#admin/estado', { estado: 'INACTIVO' }),
      admin('DELETE /usuarios/#admin'),
    ],
    '409 NOTAS_CAMBIADAS': [
      admin('PUT /clientes/#ana/nota', { nota: 'Llamar', notaDeAntes: 'Otra' }),
    ],
    '404 CLIENTE_NO_ENCONTRADO': [
      admin('GET /clientes/#admin/resumen'),
      admin('PUT /clientes/#admin/nota', { nota: 'Es quien abre' }),
      admin('GET /clientes/#ana/unir?con=#admin'),
      admin('GET /clientes/#borrada/unir?con=#ana'),
      admin('GET /clientes/#borrada/reservas'),
      admin('PUT /clientes/#admin/toggle-activo'),
      admin('PUT /clientes/#borrada/toggle-activo'),
      admin('DELETE /clientes/#admin'),
      admin('DELETE /clientes/#borrada'),
    ],
  }),
];
