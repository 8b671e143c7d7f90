import * as z from 'zod/mini';
import {
  CabeceraDeTotal,
  IdDeRuta,
  booleanoEnConsulta,
  camposDePagina,
  enumSinMayusculas,
  paginacionDeListado,
} from '../campo/campos.ts';
import { email, textoLlano } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SEXOS } from '../franja/franjas.rules.ts';
import {
  camposDePersona,
  contrasenaNueva,
  contrasenaPropia,
  suscripcionQueSigue,
} from './usuarios.forms.ts';
import { ESTADOS_DE_USUARIO, ROLES } from './usuarios.rules.ts';

export const Usuario = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  /** Null for a client who has given no e-mail, and therefore cannot log in. */
  email: z.nullable(z.string()),
  genero: z.enum(SEXOS),
  telefono: z.string(),
  rol: z.enum(ROLES),
  estado: z.enum(ESTADOS_DE_USUARIO),
  isAdmin: z.boolean(),
});
export type Usuario = z.output<typeof Usuario>;

/**
 * A user's own data. `emailConfirmado` is true once the user has shown that the e-mail is theirs;
 * `soloConCodigo` while the account, which a code has made, has no password.
 */
export const UsuarioPropio = z.extend(Usuario, {
  emailConfirmado: z.boolean(),
  soloConCodigo: z.boolean(),
});
export type UsuarioPropio = z.output<typeof UsuarioPropio>;

const ROL_INVALIDO = 'El rol debe ser ADMIN, RECEPCION o CLIENT';
const ESTADO_INVALIDO = 'El estado debe ser ACTIVO o INACTIVO';

/** The estado that a body asks for an account. */
export const estadoPedido = z.enum(ESTADOS_DE_USUARIO, ESTADO_INVALIDO);

const rolSinMayusculas = enumSinMayusculas(ROLES, ROL_INVALIDO);

const ORDENES_DE_USUARIOS = ['novedad', 'nombre'] as const;

const UsuarioCambiado = z.object({ message: z.string(), usuario: Usuario });

const CONFLICTO = [404, 409];

export const listarUsuarios = endpoint({
  id: 'listarUsuarios',
  method: 'GET',
  path: '/usuarios/todos',
  access: 'admin',
  tag: 'usuarios',
  summary: 'Todos los usuarios, de a páginas, y cuántos hay',
  query: z.object({
    ...paginacionDeListado,
    rol: z.optional(rolSinMayusculas),
    prefijo: z.optional(textoLlano({ nombre: 'La búsqueda', max: 120 })),
    /**
     * The order in which the accounts are cut into pages: newest first, or by name. Within a page
     * the accounts are always sorted by name.
     */
    orden: z._default(z.enum(ORDENES_DE_USUARIOS, 'El orden debe ser novedad o nombre'), 'novedad'),
  }),
  status: 200,
  response: z.object({
    usuarios: z.array(Usuario),
    ...camposDePagina,
    estadisticas: z.object({
      total: z.int(),
      activos: z.int(),
      clientes: z.int(),
      administradores: z.int(),
    }),
    /**
     * The id of the last administrator, who can be neither demoted, deactivated nor erased. Null
     * while there are several administrators.
     */
    ultimoAdministrador: z.nullable(z.int()),
  }),
  responseHeaders: CabeceraDeTotal,
});

export const obtenerUsuario = endpoint({
  id: 'obtenerUsuario',
  method: 'GET',
  path: '/usuarios/{id}',
  access: 'session',
  tag: 'usuarios',
  summary: 'Un usuario: cualquiera para un administrador, solo uno mismo para los demás',
  params: IdDeRuta,
  status: 200,
  response: Usuario,
  errors: [404],
});

export const listarUsuariosPorRol = endpoint({
  id: 'listarUsuariosPorRol',
  method: 'GET',
  path: '/usuarios/rol/{rol}',
  access: 'admin',
  tag: 'usuarios',
  summary: 'Los usuarios que tienen un rol',
  params: z.object({ rol: rolSinMayusculas }),
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(Usuario),
  responseHeaders: CabeceraDeTotal,
});

export const obtenerUsuarioPorEmail = endpoint({
  id: 'obtenerUsuarioPorEmail',
  method: 'GET',
  path: '/usuarios/email/{email}',
  access: 'admin',
  tag: 'usuarios',
  summary: 'El usuario que tiene un email',
  params: z.object({ email: email('Email inválido') }),
  status: 200,
  response: Usuario,
  errors: [404],
});

export const crearUsuario = endpoint({
  id: 'crearUsuario',
  method: 'POST',
  path: '/usuarios',
  access: 'mostrador',
  alcance: 'clientes:escribir',
  tag: 'usuarios',
  summary:
    'Crear un usuario; sin contraseña recibe un enlace para elegirla, y un cliente sin email no entra',
  body: z
    .object({
      ...camposDePersona,
      email: z.optional(camposDePersona.email),
      password: z.optional(contrasenaNueva),
      rol: z._default(z.enum(ROLES, ROL_INVALIDO), 'CLIENT'),
    })
    .check(
      z.refine((nuevo) => nuevo.rol === 'CLIENT' || nuevo.email !== undefined, {
        error: 'El email es obligatorio',
        path: ['email'],
      }),
    ),
  status: 201,
  response: Usuario,
  errors: [409],
});

/** The data that people may change about themselves, and an administrator about anyone. */
export const CambiosDePersona = z.partial(z.object(camposDePersona));

export const actualizarUsuario = endpoint({
  id: 'actualizarUsuario',
  method: 'PUT',
  path: '/usuarios/{id}',
  access: 'session',
  alcance: 'clientes:escribir',
  tag: 'usuarios',
  summary:
    'Cambiar los datos personales; lo que no viene queda como está, y el email propio pide contraseña',
  params: IdDeRuta,
  // The password is required only where people change their own e-mail.
  body: z.extend(CambiosDePersona, {
    contrasenaActual: z.optional(contrasenaPropia('La contraseña actual es obligatoria')),
  }),
  status: 200,
  response: Usuario,
  errors: [...CONFLICTO, 429],
});

export const cambiarRol = endpoint({
  id: 'cambiarRol',
  method: 'PATCH',
  path: '/usuarios/{id}/rol',
  access: 'admin',
  tag: 'usuarios',
  summary: 'Cambiar el rol de un usuario',
  params: IdDeRuta,
  body: z.object({ rol: z.enum(ROLES, ROL_INVALIDO) }),
  status: 200,
  response: UsuarioCambiado,
  errors: CONFLICTO,
});

const CambioDeEstado = z
  .object({
    estado: estadoPedido,
    cancelarReservas: z._default(
      z.boolean('Las reservas se cancelan o no con true o false'),
      false,
    ),
  })
  .check(
    z.refine(({ estado, cancelarReservas }) => estado === 'INACTIVO' || !cancelarReservas, {
      error: 'Las reservas solo se cancelan al desactivar la cuenta',
      path: ['cancelarReservas'],
    }),
  );

export const cambiarEstadoDeUsuario = endpoint({
  id: 'cambiarEstadoDeUsuario',
  method: 'PATCH',
  path: '/usuarios/{id}/estado',
  access: 'admin',
  tag: 'usuarios',
  summary:
    'Activar o desactivar un usuario; sus reservas quedan, o se cancelan las que están por venir',
  params: IdDeRuta,
  body: CambioDeEstado,
  status: 200,
  response: z.extend(UsuarioCambiado, { reservasPendientes: z.int(), reservasCanceladas: z.int() }),
  errors: CONFLICTO,
});

/**
 * The query of an erasure. With `cancelarReservas` the person's bookings to come are cancelled;
 * without it such bookings prevent the erasure.
 */
export const ConSusReservas = z.object({
  cancelarReservas: booleanoEnConsulta('cancelarReservas'),
});

export const Borrado = z.extend(Mensaje, { reservasCanceladas: z.int() });

export const eliminarUsuario = endpoint({
  id: 'eliminarUsuario',
  method: 'DELETE',
  path: '/usuarios/{id}',
  access: 'admin',
  tag: 'usuarios',
  summary: 'Borrar a una persona; sus reservas pasadas quedan sin sus datos',
  params: IdDeRuta,
  query: ConSusReservas,
  status: 200,
  response: Borrado,
  errors: CONFLICTO,
});

export const cambiarContrasena = endpoint({
  id: 'cambiarContrasena',
  method: 'PUT',
  path: '/usuarios/contrasena',
  access: 'session',
  tag: 'usuarios',
  summary: 'Cambiar la contraseña propia; todas las sesiones anteriores se anulan',
  body: z.object({
    contrasenaActual: contrasenaPropia('La contraseña actual es obligatoria'),
    nuevaContrasena: contrasenaNueva,
    suscripcionId: suscripcionQueSigue,
  }),
  status: 200,
  response: z.object({ message: z.string(), token: z.string() }),
  errors: [409, 429],
});
