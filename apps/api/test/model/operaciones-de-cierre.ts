import fc from 'fast-check';
import { esActiva, franjaDe, type Centro, type Reserva, type Usuario } from './centro.ts';
import { clienteElegido, elegirCliente, idDe } from './elegir.ts';
import { clase, rechaza, responde } from './paso.ts';
import { dejarLibre } from './planear.ts';
import { USUARIO_INEXISTENTE } from './rechazos-de-limite.ts';

/** Returns the active bookings of a person whose franjas have not begun, the oldest booking first. */
function porVenirDe(centro: Centro, { id }: Usuario): Reserva[] {
  return [...centro.reservas.values()].filter(
    (reserva) =>
      reserva.usuarioId === id &&
      esActiva(centro, reserva) &&
      franjaDe(centro, reserva).inicio > centro.ahora,
  );
}

/** Cancels all bookings that the client has to come; returns how many they were. */
export function cancelarPorVenir(centro: Centro, cliente: Usuario): number {
  const suyas = porVenirDe(centro, cliente);
  for (const reserva of suyas) reserva.estado = 'CANCELADA';
  for (const reserva of suyas) dejarLibre(centro, franjaDe(centro, reserva));
  return suyas.length;
}

/** Sets the state of a client's account, and may cancel the bookings to come with it (rules §10.3). */
export const ponerEstado = clase(
  2,
  fc.record({
    cliente: clienteElegido,
    // Some operations activate an account, because otherwise nobody would be left to act in the end.
    activar: fc.constantFrom(true, false),
    cancelarReservas: fc.boolean(),
  }),
  (centro, { activar, cancelarReservas, ...datos }) => {
    const inactivo = [...centro.usuarios.values()].find(({ activo }) => !activo);
    const cliente = activar && inactivo ? inactivo : elegirCliente(centro, datos.cliente);
    const conReservas = !activar && cancelarReservas;
    const body = {
      estado: activar ? 'ACTIVO' : 'INACTIVO',
      ...(conReservas && { cancelarReservas }),
    };
    const espera = cliente
      ? responde(200, () => alPonerEstado(centro, cliente, { activar, conReservas }))
      : rechaza(USUARIO_INEXISTENTE);
    const target = `PATCH /usuarios/${idDe(cliente)}/estado` as const;
    return { peticion: { target, usuarioId: centro.adminId, body }, espera };
  },
);

function alPonerEstado(
  centro: Centro,
  cliente: Usuario,
  { activar, conReservas }: { activar: boolean; conReservas: boolean },
) {
  if (cliente.activo !== activar) cliente.version += 1;
  cliente.activo = activar;
  const reservasCanceladas = conReservas ? cancelarPorVenir(centro, cliente) : 0;
  const { id, nombre, apellido, email, genero, telefono, rol } = cliente;
  const estado = activar ? 'ACTIVO' : 'INACTIVO';
  return {
    message: 'Estado actualizado correctamente',
    usuario: { id, nombre, apellido, email, genero, telefono, rol, estado, isAdmin: false },
    reservasPendientes: porVenirDe(centro, cliente).length,
    reservasCanceladas,
  };
}
