import fc from 'fast-check';
import type { Centro, Usuario } from '../centro.ts';
import { cuentaNueva, olvidarEsperas, olvidarRespuestas, vistaDeUsuario } from '../cuentas.ts';
import { guardado, idDe, nombre, sexo, unCliente } from '../elegir.ts';
import { olvidarPagos } from '../pagos.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { ajustarAlAbono } from '../reglas/reglas-de-abono.ts';
import { olvidarAbonos, olvidarSeries } from '../cuentas.ts';
import { dejarLibre } from '../planear.ts';
import { asentar, conRastro } from '../reglas/reglas-de-reserva.ts';
import { salirDeLaFila } from '../reglas/salir-de-la-fila.ts';

/** A client registers. The weight is small, because the server takes long to hash each password. */
export const registrarse = clase(0.7, { nombre, sexo, cual: fc.nat(30) }, (centro, datos) => {
  const email = `cliente${datos.cual}@ejemplo.com`;
  const persona = { apellido: 'Paz', email, telefono: '381 555 0142', genero: datos.sexo };
  const body = { nombre: datos.nombre, ...persona, password: 'Secreta1' };
  const peticion = crea(undefined, 'POST /auth/register', body, ({ usuarioId: id }) => {
    const enUso = [...centro.usuarios.values()].some((usuario) => usuario.email === email);
    exigir(!enUso, '409 EMAIL_EN_USO');
    centro.usuarios.set(id, {
      id,
      nombre: guardado(datos.nombre),
      ...persona,
      ...cuentaNueva(centro),
    });
    return { message: 'Cuenta creada correctamente' };
  });
  return { ...peticion, creaSinDecir: true };
});

/** What the first entry by code changes in an account whose e-mail nobody had confirmed. */
const trasSuCodigo = ({ version }: Usuario) => ({ emailConfirmado: true, version: version + 1 });

/** Somebody enters by a code that was mailed, and has an account then (rules §19.13). */
export const entrarConCodigo = clase(
  1,
  { nombre, sexo, cual: fc.nat(30), seDice: fc.constantFrom(true, true, false) },
  (centro, { sexo: genero, cual, seDice, ...datos }) => {
    const email = `cliente${cual}@ejemplo.com`;
    const persona = { apellido: 'Paz', telefono: '381 555 0142', genero };
    const registro = seDice ? { nombre: datos.nombre, ...persona } : undefined;
    const target = 'POST /auth/codigo/entrar';
    const peticion = envia(undefined, target, { email, registro }, ({ usuarioId: id }) => {
      const suya = [...centro.usuarios.values()].find((usuario) => usuario.email === email);
      exigir(suya ?? registro, '409 FALTA_REGISTRO');
      exigir(suya?.activo !== false, '403 CUENTA_DESACTIVADA');
      const nueva = { id, nombre: guardado(datos.nombre), ...persona, email };
      const usuario = suya ?? { ...nueva, ...cuentaNueva(centro), emailConfirmado: true };
      centro.usuarios.set(usuario.id, usuario);
      if (!usuario.emailConfirmado) Object.assign(usuario, trasSuCodigo(usuario));
      // Somebody who may have chosen a password before is out of the account now (rules §19.13).
      const propio = { emailConfirmado: true, soloConCodigo: true };
      return { rol: 'CLIENT', user: { ...vistaDeUsuario(usuario), ...propio } };
    });
    return { ...peticion, conCodigo: email, creaSinDecir: true };
  },
);

/**
 * Returns a client whose account is inactive. Operations activate this client often, because
 * otherwise all clients would become inactive in the course of a sequence.
 */
const unoInactivo = (centro: Centro) => centro.clientes().find(({ activo }) => !activo);

export const alternarCliente = clase(
  3,
  { cliente: unCliente, reactivar: fc.constantFrom(true, true, false) },
  (centro, { reactivar, ...datos }) => {
    const cliente = (reactivar && unoInactivo(centro)) || datos.cliente;
    return pide(centro.adminId, `PUT /clientes/${idDe(cliente)}/toggle-activo`, () => {
      exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
      Object.assign(cliente, { activo: !cliente.activo, version: cliente.version + 1 });
      if (!cliente.activo) salirDeLaFila(centro, cliente.id);
      const message = cliente.activo ? 'Cliente activado' : 'Cliente desactivado';
      return { message, reservasPendientes: centro.porVenirDe(cliente.id).length };
    });
  },
);

/** Cancels the bookings of a client that are por venir; returns their number. */
function cancelarPorVenir(centro: Centro, id: number): number {
  const suyas = centro.porVenirDe(id);
  for (const reserva of suyas) {
    conRastro(centro, centro.adminId, reserva, () => {
      Object.assign(reserva, { estado: 'CANCELADA', senia: null });
      ajustarAlAbono(centro, reserva, 0, centro.adminId);
    });
  }
  for (const { franja } of suyas) dejarLibre(centro, franja);
  return suyas.length;
}

/**
 * Sets the state of a client's account. A deactivation can cancel the client's bookings por venir
 * (rules §4.9).
 */
export const ponerEstado = clase(
  2,
  { cliente: unCliente, activar: fc.constantFrom(true, false), cancelarReservas: fc.boolean() },
  (centro, { activar, ...datos }) => {
    const cliente = (activar && unoInactivo(centro)) || datos.cliente;
    const cancelarReservas = (!activar && datos.cancelarReservas) || undefined;
    const estado = activar ? 'ACTIVO' : 'INACTIVO';
    const target = `PATCH /usuarios/${idDe(cliente)}/estado`;
    return envia(centro.adminId, target, { estado, cancelarReservas }, () => {
      exigir(cliente, '404 USUARIO_INEXISTENTE');
      if (cliente.activo !== activar) cliente.version += 1;
      cliente.activo = activar;
      if (!activar) salirDeLaFila(centro, cliente.id);
      const reservasCanceladas = cancelarReservas ? cancelarPorVenir(centro, cliente.id) : 0;
      const usuario = vistaDeUsuario(cliente);
      return {
        message: 'Estado actualizado correctamente',
        usuario: { ...usuario, estado },
        reservasPendientes: centro.porVenirDe(cliente.id).length,
        reservasCanceladas,
      };
    });
  },
);

export const eliminarCliente = clase(
  1.5,
  {
    cliente: unCliente,
    libre: fc.boolean(),
    conReservas: fc.boolean(),
    esAdmin: fc.constantFrom(true, ...Array.from({ length: 9 }, () => false)),
  },
  (centro, { libre, conReservas, esAdmin, ...datos }) => {
    const { adminId, usuarios } = centro;
    const sinReservas = centro.clientes().find((c) => centro.activasDe(c.id).length === 0);
    const cliente = (libre && sinReservas) || datos.cliente;
    // The administrator's account is no cliente, so `DELETE /clientes/{id}` answers 404 (rules
    // §5.5).
    const id = esAdmin ? adminId : idDe(cliente);
    const target = `DELETE /clientes/${id}${conReservas ? '?cancelarReservas=true' : ''}`;
    return pide(adminId, target, () => {
      exigir(cliente && !esAdmin, '404 CLIENTE_NO_ENCONTRADO');
      const seCancelan = conReservas ? centro.porVenirDe(id) : [];
      exigir(centro.activasDe(id).length === seCancelan.length, '409 CON_RESERVAS_ACTIVAS');
      const reservasCanceladas = conReservas ? cancelarPorVenir(centro, id) : 0;
      const suyas = centro.reservasDe(id);
      asentar(centro, suyas);
      for (const reserva of suyas) {
        Object.assign(reserva, { usuarioId: null, notas: '' });
        for (const asiento of reserva.asientos) asiento.nombre = 'Cliente eliminado';
        olvidarPagos(reserva);
      }
      olvidarAbonos(centro, id);
      olvidarSeries(centro, id);
      olvidarRespuestas(centro, id);
      salirDeLaFila(centro, id);
      olvidarEsperas(centro, id);
      usuarios.delete(id);
      return { message: 'Cliente eliminado', reservasCanceladas };
    });
  },
);
