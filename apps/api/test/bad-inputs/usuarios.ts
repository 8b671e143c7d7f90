import {
  admin,
  ana,
  fieldCases,
  invalidCases,
  refused,
  refusedCases,
  type BadInput,
  type Refusal,
} from './bad-input.ts';
import {
  CLIENTE_INEXISTENTE,
  PAGINA_INVALIDA,
  TAMANO_INVALIDO,
  USUARIO_INEXISTENTE,
} from './known-refusals.ts';
import { CASOS_DE_PERSONA, EMAIL_EN_USO, PERSONA } from './personas.ts';

const ROL = 'El rol debe ser ADMIN o CLIENT';
const ESTADO = 'El estado debe ser ACTIVO o INACTIVO';
const CANCELAR = 'Las reservas se cancelan o no con true o false';
const ULTIMO: Refusal = [
  409,
  'ULTIMO_ADMINISTRADOR',
  'Es el último administrador activo: primero debe haber otro',
];
const CON_RESERVAS: Refusal = [
  409,
  'CON_RESERVAS_ACTIVAS',
  'No se puede eliminar un cliente con reservas activas',
];

const ALTA = admin('POST /usuarios');
const PROPIOS = ana('PUT /usuarios/#ana');

/** The cases of a change, which keeps a field that is left out instead of refusing. */
const CASOS_DE_CAMBIO = CASOS_DE_PERSONA.filter(([, value]) => value !== undefined);

/** The bad inputs about the accounts of others (rules §4 and §9.16). */
export const BAD_USUARIOS: BadInput[] = [
  ...fieldCases(ALTA, PERSONA, [
    ['nombre', undefined, 'El nombre es obligatorio'],
    ['nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['email', 'rosa', 'Email inválido'],
    [
      'password',
      'secreta1',
      'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
    ],
    ['rol', 'DUENA', ROL],
    ['rol', 'admin', ROL],
    ['rol', null, ROL],
    ['rol', ['ADMIN'], ROL],
  ]),
  refused(admin(ALTA.call, { ...PERSONA, email: 'Luis@Ejemplo.com' }), EMAIL_EN_USO),

  ...fieldCases(PROPIOS, {}, CASOS_DE_CAMBIO),
  ...invalidCases('contrasenaActual', 'La contraseña actual es obligatoria', [
    ana('PUT /usuarios/#ana', { email: 'otra@ejemplo.com' }),
    ana('PUT /usuarios/#ana', { email: 'otra@ejemplo.com', contrasenaActual: '' }),
    ana('PUT /usuarios/#ana', { email: 'otra@ejemplo.com', contrasenaActual: null }),
    ana('PUT /usuarios/#ana', { email: 'otra@ejemplo.com', contrasenaActual: ['Secreta1'] }),
    admin('PUT /usuarios/#admin', { email: 'otra@ejemplo.com' }),
  ]),
  ...invalidCases('contrasenaActual', 'La contraseña actual no es correcta', [
    ana('PUT /usuarios/#ana', { email: 'otra@ejemplo.com', contrasenaActual: 'Errada1' }),
    admin('PUT /usuarios/#admin', { email: 'otra@ejemplo.com', contrasenaActual: 'corta' }),
  ]),
  ...refusedCases(EMAIL_EN_USO, [
    ana('PUT /usuarios/#ana', { email: 'Luis@ejemplo.com', contrasenaActual: 'Secreta1' }),
    admin('PUT /usuarios/#ana', { email: 'inactiva@ejemplo.com' }),
  ]),
  ...refusedCases(USUARIO_INEXISTENTE, [
    ana('GET /usuarios/#luis'),
    ana('GET /usuarios/#admin'),
    ana('PUT /usuarios/#luis', { nombre: 'Otra' }),
    ana('GET /usuarios/999999'),
    admin('GET /usuarios/#borrada'),
    admin('PUT /usuarios/#borrada', { nombre: 'Otra' }),
    admin('PATCH /usuarios/#borrada/rol', { rol: 'ADMIN' }),
    admin('PATCH /usuarios/#borrada/estado', { estado: 'ACTIVO' }),
    admin('DELETE /usuarios/#borrada'),
    admin('GET /usuarios/email/nadie@ejemplo.com'),
    admin('GET /usuarios/email/borrada@ejemplo.com'),
    admin('GET /usuarios/email/_na@ejemplo.com'),
  ]),
  ...invalidCases('email', 'Email inválido', [
    admin('GET /usuarios/email/nadie'),
    admin('GET /usuarios/email/%25@ejemplo.com%00'),
    admin('GET /usuarios/email/ana@ejemplo.com%20or%201=1'),
  ]),
  ...invalidCases('rol', ROL, [
    admin('GET /usuarios/rol/dueña'),
    admin('GET /usuarios/rol/ADMIN,CLIENT'),
    admin('GET /usuarios/todos?rol=ROOT'),
    admin('PATCH /usuarios/#luis/rol', {}),
    admin('PATCH /usuarios/#luis/rol', { rol: 'ROOT' }),
    admin('PATCH /usuarios/#luis/rol', { rol: null }),
    admin('PATCH /usuarios/#luis/rol', { rol: ['ADMIN'] }),
  ]),
  ...invalidCases('orden', 'El orden debe ser novedad o nombre', [
    admin('GET /usuarios/todos?orden=email'),
    admin('GET /usuarios/todos?orden='),
  ]),
  ...fieldCases(admin('PATCH /usuarios/#luis/estado'), { estado: 'INACTIVO' }, [
    ['cancelarReservas', 'true', CANCELAR],
    ['cancelarReservas', 1, CANCELAR],
    ['cancelarReservas', null, CANCELAR],
  ]),
  ...invalidCases('cancelarReservas', 'Las reservas solo se cancelan al desactivar la cuenta', [
    admin('PATCH /usuarios/#luis/estado', { estado: 'ACTIVO', cancelarReservas: true }),
  ]),
  ...invalidCases('cancelarReservas', 'cancelarReservas debe ser true o false', [
    admin('DELETE /usuarios/#luis?cancelarReservas=1'),
    admin('DELETE /clientes/#luis?cancelarReservas='),
    admin('DELETE /clientes/#luis?cancelarReservas=true&cancelarReservas=true'),
  ]),
  // The franja of one of Ana's bookings is under way.
  ...refusedCases(CON_RESERVAS, [
    admin('DELETE /usuarios/#ana?cancelarReservas=true'),
    admin('DELETE /clientes/#ana?cancelarReservas=true'),
  ]),
  ...invalidCases('estado', ESTADO, [
    admin('PATCH /usuarios/#luis/estado', {}),
    admin('PATCH /usuarios/#luis/estado', { estado: 'BORRADO' }),
    admin('PATCH /usuarios/#luis/estado', { estado: false }),
  ]),
  ...refusedCases(ULTIMO, [
    admin('PATCH /usuarios/#admin/rol', { rol: 'CLIENT' }),
    admin('PATCH /usuarios/#admin/estado', { estado: 'INACTIVO' }),
    admin('DELETE /usuarios/#admin'),
  ]),
  ...refusedCases(CON_RESERVAS, [
    admin('DELETE /usuarios/#ana'),
    admin('DELETE /clientes/#ana'),
    ana('POST /usuarios/eliminar-cuenta', { contrasena: 'Secreta1' }),
  ]),
  ...fieldCases({ who: 'ana', call: 'POST /usuarios/eliminar-cuenta' }, {}, [
    ['contrasena', undefined, 'La contraseña es obligatoria'],
    ['contrasena', 7, 'La contraseña es obligatoria'],
    ['contrasena', 'Errada1', 'La contraseña no es correcta'],
  ]),

  ...refusedCases(CLIENTE_INEXISTENTE, [
    admin('GET /clientes/#admin/resumen'),
    admin('GET /clientes/#borrada/reservas'),
    admin('PUT /clientes/#admin/toggle-activo'),
    admin('PUT /clientes/#borrada/toggle-activo'),
    admin('DELETE /clientes/#admin'),
    admin('DELETE /clientes/#borrada'),
  ]),
  ...invalidCases('page', PAGINA_INVALIDA, [
    admin('GET /clientes?page=-1'),
    admin('GET /clientes?page=uno'),
    admin('GET /clientes?page=1.5'),
    admin('GET /clientes?page=99999999999999999999'),
    admin('GET /clientes?page=1&page=2'),
    admin('GET /clientes/#ana/reservas?page=-1'),
  ]),
  ...invalidCases('size', TAMANO_INVALIDO, [
    admin('GET /clientes?size=0'),
    admin('GET /clientes?size=101'),
    admin('GET /clientes?size=1e1'),
    admin('GET /clientes?size=%2B5'),
    admin('GET /clientes/#ana/reservas?size=101'),
  ]),
  ...invalidCases('prefijo', 'La búsqueda no puede tener más de 120 caracteres', [
    admin(`GET /clientes?prefijo=${'a'.repeat(121)}`),
  ]),
  ...invalidCases('prefijo', 'La búsqueda tiene caracteres no permitidos', [
    admin('GET /clientes?prefijo=%00'),
    admin('GET /clientes?prefijo=a%0Ab'),
  ]),
  ...invalidCases('prefijo', 'La búsqueda: se esperaba un texto', [
    admin('GET /clientes?prefijo=a&prefijo=b'),
  ]),
];
