import { current, login, logout, register } from '@remanso/contract/auth.contract';
import {
  alternarCliente,
  eliminarCliente,
  enviarBienvenida,
  listarClientes,
  reservasDeCliente,
  resumenDeCliente,
} from '@remanso/contract/clientes.contract';
import { eliminarCuenta, misDatos } from '@remanso/contract/cuenta.contract';
import {
  resetearContrasena,
  solicitarReset,
  validarReset,
} from '@remanso/contract/password-reset.contract';
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
} from '@remanso/contract/usuarios.contract';
import { CONTRASENA } from './builders.ts';
import { valid } from './valid-request.ts';

/** The valid requests of the calls about accounts, users and clients. */
export const CUENTAS = [
  valid(login, ({ client: { email } }) => ({ body: { email, password: CONTRASENA } })),
  valid(register, ({ newEmail }) => ({
    body: {
      nombre: 'Luis',
      apellido: 'Rojas',
      email: newEmail(),
      genero: 'MASCULINO' as const,
      telefono: '381 555 0143',
      password: CONTRASENA,
    },
  })),
  valid(current, () => ({})),
  valid(logout, () => ({})),
  valid(solicitarReset, ({ client: { email } }) => ({ body: { email } })),
  valid(validarReset, async ({ newResetToken }) => ({ params: { token: await newResetToken() } })),
  valid(resetearContrasena, async ({ newResetToken }) => ({
    body: { token: await newResetToken(), nuevaPassword: CONTRASENA },
  })),
  valid(listarUsuarios, () => ({})),
  valid(obtenerUsuario, ({ client }) => ({ params: { id: client.id } })),
  valid(listarUsuariosPorRol, () => ({ params: { rol: 'client' } })),
  valid(obtenerUsuarioPorEmail, ({ client }) => ({ params: { email: client.email } })),
  valid(crearUsuario, ({ newEmail }) => ({
    body: {
      nombre: 'Eva',
      apellido: 'Sosa',
      email: newEmail(),
      genero: 'FEMENINO' as const,
      telefono: '381 555 0144',
      password: CONTRASENA,
      rol: 'ADMIN' as const,
    },
  })),
  valid(actualizarUsuario, ({ client }) => ({
    params: { id: client.id },
    body: { nombre: 'Anahí' },
  })),
  valid(cambiarRol, async ({ newCliente }) => ({
    params: { id: await newCliente() },
    body: { rol: 'ADMIN' as const },
  })),
  valid(cambiarEstadoDeUsuario, async ({ newCliente }) => ({
    params: { id: await newCliente() },
    body: { estado: 'INACTIVO' as const },
  })),
  valid(eliminarUsuario, async ({ newCliente }) => ({ params: { id: await newCliente() } })),
  valid(cambiarContrasena, () => ({
    body: { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' },
  })),
  valid(misDatos, async ({ newReserva }) => {
    await newReserva();
    return {};
  }),
  valid(eliminarCuenta, () => ({ body: { contrasena: CONTRASENA } })),
  valid(listarClientes, () => ({ query: { page: 0, size: 10, prefijo: 'pa' } })),
  valid(resumenDeCliente, async ({ client, newReserva }) => {
    await newReserva();
    return { params: { id: client.id } };
  }),
  valid(reservasDeCliente, async ({ client, newReserva }) => {
    await newReserva();
    return { params: { id: client.id }, query: { page: 0, size: 20 } };
  }),
  valid(enviarBienvenida, async ({ newCliente }) => ({ params: { id: await newCliente() } })),
  valid(alternarCliente, async ({ newCliente }) => ({ params: { id: await newCliente() } })),
  valid(eliminarCliente, async ({ newCliente }) => ({ params: { id: await newCliente() } })),
];
