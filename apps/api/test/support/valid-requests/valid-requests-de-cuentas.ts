import { current, login, logout, register } from '@remanso/contract/persona/auth.contract';
import {
  alternarCliente,
  anotarCliente,
  clientesParecidos,
  confirmarEmailDeCliente,
  eliminarCliente,
  enviarBienvenida,
  listarClientes,
  reservasDeCliente,
  resumenDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import {
  confirmarEmail,
  enviarConfirmacion,
} from '@remanso/contract/persona/confirmaciones.contract';
import { eliminarCuenta, misDatos } from '@remanso/contract/persona/cuenta.contract';
import {
  crearEnlace,
  resetearContrasena,
  solicitarReset,
  validarReset,
} from '@remanso/contract/persona/password-reset.contract';
import {
  previsualizarUnion,
  unirClientes,
} from '@remanso/contract/persona/union-de-clientes.contract';
import {
  actualizarUsuario,
  cambiarContrasena,
  cambiarEstadoDeUsuario,
  cambiarRol,
  crearUsuario,
  eliminarUsuario,
  listarUsuarios,
  listarUsuariosPorRol,
  obtenerUsuario,
  obtenerUsuarioPorEmail,
} from '@remanso/contract/persona/usuarios.contract';
import {
  deshacerImportacion,
  importarClientes,
  listarImportaciones,
  previsualizarClientes,
} from '@remanso/contract/persona/importaciones.contract';
import {
  borrarSuscripcion,
  crearSuscripcion,
  misSuscripciones,
} from '@remanso/contract/persona/suscripciones.contract';
import { vender } from '../con-abono.ts';
import { NUEVA_SUSCRIPCION } from '../scene.ts';
import { CONTRASENA } from '../builders.ts';
import { valid } from './valid-request.ts';

/** A file with one client, in base64. */
const LISTA_DE_CLIENTES = Buffer.from(
  'Nombre;Apellido;Celular\nEmilia;Paz;381 555 0190\n',
).toString('base64');

export const CUENTAS = [
  valid(login, 'anybody', ({ client: { email } }) => ({ body: { email, password: CONTRASENA } })),
  valid(register, 'anybody', ({ newEmail }) => ({
    body: {
      nombre: 'Luis',
      apellido: 'Rojas',
      email: newEmail(),
      genero: 'MASCULINO' as const,
      telefono: '381 555 0143',
      password: CONTRASENA,
    },
  })),
  valid(pedirCodigo, 'anybody', ({ newEmail }) => ({ body: { email: newEmail() } })),
  valid(entrarConCodigo, 'anybody', async ({ client: { email }, newCodigo }) => ({
    body: { email, codigo: await newCodigo() },
  })),
  valid(current, 'session', () => ({})),
  valid(logout, 'session', () => ({})),
  valid(previsualizarClientes, 'admin', () => ({ body: { csv: LISTA_DE_CLIENTES } })),
  valid(importarClientes, 'admin', () => ({ body: { csv: LISTA_DE_CLIENTES } })),
  valid(listarImportaciones, 'admin', async ({ newImportacion }) => {
    await newImportacion();
    return {};
  }),
  valid(deshacerImportacion, 'admin', async ({ newImportacion }) => ({
    params: { id: await newImportacion() },
  })),
  valid(misSuscripciones, 'session', async ({ newSuscripcion }) => {
    await newSuscripcion();
    return {};
  }),
  valid(crearSuscripcion, 'session', () => ({ body: NUEVA_SUSCRIPCION })),
  valid(borrarSuscripcion, 'self', async ({ newSuscripcion }) => ({
    params: { id: await newSuscripcion() },
  })),
  valid(solicitarReset, 'anybody', ({ client: { email } }) => ({ body: { email } })),
  valid(validarReset, 'anybody', async ({ newResetToken }) => ({
    params: { token: await newResetToken() },
  })),
  valid(resetearContrasena, 'anybody', async ({ newResetToken }) => ({
    body: { token: await newResetToken(), nuevaPassword: CONTRASENA },
  })),
  valid(confirmarEmail, 'anybody', async ({ newConfirmation }) => ({
    body: { token: await newConfirmation() },
  })),
  valid(enviarConfirmacion, 'session', () => ({})),
  valid(crearEnlace, 'admin', async ({ newCliente }) => ({ params: { id: await newCliente() } })),
  valid(listarUsuarios, 'admin', () => ({})),
  valid(obtenerUsuario, 'person', ({ client }) => ({ params: { id: client.id } })),
  valid(listarUsuariosPorRol, 'admin', () => ({ params: { rol: 'client' } })),
  valid(obtenerUsuarioPorEmail, 'admin', ({ client }) => ({ params: { email: client.email } })),
  valid(crearUsuario, 'desk', ({ newEmail }) => ({
    body: {
      nombre: 'Eva',
      apellido: 'Sosa',
      email: newEmail(),
      genero: 'FEMENINO' as const,
      telefono: '381 555 0144',
      password: CONTRASENA,
      rol: 'CLIENT' as const,
    },
  })),
  valid(actualizarUsuario, 'owner', ({ client }) => ({
    params: { id: client.id },
    body: { nombre: 'Anahí' },
  })),
  valid(cambiarRol, 'admin', async ({ newCliente }) => ({
    params: { id: await newCliente() },
    body: { rol: 'ADMIN' as const },
  })),
  valid(cambiarEstadoDeUsuario, 'admin', async ({ newCliente }) => ({
    params: { id: await newCliente() },
    body: { estado: 'INACTIVO' as const },
  })),
  valid(eliminarUsuario, 'admin', async ({ newCliente }) => ({
    params: { id: await newCliente() },
  })),
  valid(cambiarContrasena, 'session', () => ({
    body: { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' },
  })),
  valid(misDatos, 'session', async ({ app, admin, client, newReserva }) => {
    await newReserva();
    await vender(app, { admin, a: client, paga: 40_000 });
    return {};
  }),
  valid(eliminarCuenta, 'session', () => ({ body: { contrasena: CONTRASENA } })),
  valid(listarClientes, 'desk', () => ({ query: { page: 0, size: 10, prefijo: 'pa' } })),
  valid(resumenDeCliente, 'desk', async ({ client, newReserva }) => {
    await newReserva();
    return { params: { id: client.id } };
  }),
  valid(reservasDeCliente, 'desk', async ({ client, newReserva }) => {
    await newReserva();
    return { params: { id: client.id }, query: { page: 0, size: 20 } };
  }),
  valid(enviarBienvenida, 'desk', async ({ newCliente }) => ({
    params: { id: await newCliente() },
  })),
  valid(confirmarEmailDeCliente, 'desk', async ({ app, newCliente }) => {
    const id = await newCliente();
    const { db } = app.database;
    await db
      .updateTable('usuarios')
      .set({ email_de_programa: true })
      .where('id', '=', id)
      .execute();
    return { params: { id } };
  }),
  valid(clientesParecidos, 'desk', () => ({
    query: { nombre: 'Ana', apellido: 'Paz', telefono: '381 555 0142' },
  })),
  valid(anotarCliente, 'desk', ({ client }) => ({
    params: { id: client.id },
    body: { nota: 'Prefiere las mañanas' },
  })),
  valid(previsualizarUnion, 'admin', async ({ client, newCliente }) => ({
    params: { id: client.id },
    query: { con: await newCliente() },
  })),
  valid(unirClientes, 'admin', async ({ client, newCliente }) => ({
    params: { id: client.id },
    body: { con: await newCliente(), estado: 'ACTIVO' as const },
  })),
  valid(alternarCliente, 'admin', async ({ newCliente }) => ({
    params: { id: await newCliente() },
  })),
  valid(eliminarCliente, 'admin', async ({ newCliente }) => ({
    params: { id: await newCliente() },
  })),
];
