import {
  actualizarAsiento,
  agregarAsiento,
  eliminarAsiento,
  listarAsientos,
  listarAsientosDeReserva,
  listarAsientosPorTipo,
  obtenerAsiento,
} from '@remanso/contract/asientos.contract';
import { listarActividad } from '@remanso/contract/auditoria.contract';
import {
  descartarAviso,
  listarAvisosFallidos,
  reintentarAviso,
} from '@remanso/contract/avisos.contract';
import { confirmarReloj } from '@remanso/contract/reloj.contract';
import {
  alternativasDeReservas,
  listarReservas,
  listarReservasDeFranja,
  listarReservasPorEstado,
  listarReservasPorFecha,
  misReservas,
  obtenerReserva,
  resumenDeMisReservas,
} from '@remanso/contract/reservas-leidas.contract';
import {
  actualizarReserva,
  calcularPrecioDeReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  eliminarReserva,
} from '@remanso/contract/reservas.contract';
import { salud, saludVivo } from '@remanso/contract/salud.contract';
import { VIERNES } from './builders.ts';
import { valid } from './valid-request.ts';

/** The valid requests of the calls about bookings, their seats, and what the server tells of itself. */
export const RESERVAS = [
  valid(crearReserva, ({ freeFranja }) => ({
    body: {
      franjaId: freeFranja(),
      acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' as const }],
    },
  })),
  valid(misReservas, () => ({ query: { page: 0, size: 5, estado: 'confirmada' } })),
  valid(resumenDeMisReservas, () => ({})),
  valid(alternativasDeReservas, async ({ newReserva }) => ({
    query: { reservas: await newReserva() },
  })),
  valid(calcularPrecioDeReserva, () => ({ query: { cantidadPersonas: 2 } })),
  valid(cancelarReserva, async ({ newReserva }) => ({ params: { id: await newReserva() } })),
  valid(listarReservas, () => ({ query: { page: 0, size: 20 } })),
  valid(obtenerReserva, async ({ newReserva }) => ({ params: { id: await newReserva() } })),
  valid(listarReservasPorEstado, () => ({ params: { estado: 'confirmada' } })),
  valid(listarReservasDeFranja, ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(listarReservasPorFecha, () => ({ query: { fecha: VIERNES } })),
  valid(actualizarReserva, async ({ newReserva, freeFranja }) => ({
    params: { id: await newReserva() },
    body: { notas: 'Llega tarde', franjaId: freeFranja() },
  })),
  valid(cambiarEstadoDeReserva, async ({ newReserva }) => ({
    params: { id: await newReserva() },
    query: { nuevoEstado: 'CANCELADA' },
  })),
  valid(eliminarReserva, async ({ newReserva }) => ({ params: { id: await newReserva() } })),
  valid(listarAsientos, () => ({})),
  valid(listarAsientosPorTipo, () => ({ params: { tipo: 'titular' } })),
  valid(listarAsientosDeReserva, async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(obtenerAsiento, async ({ newAsiento }) => ({ params: { id: await newAsiento() } })),
  valid(agregarAsiento, async ({ newReserva }) => ({
    body: { reservaId: await newReserva(), nombre: 'Luz', sexo: 'FEMENINO' as const },
  })),
  valid(actualizarAsiento, async ({ newAsiento }) => ({
    params: { id: await newAsiento() },
    body: { nombre: 'Luz Marina' },
  })),
  valid(eliminarAsiento, async ({ newAsiento }) => ({ params: { id: await newAsiento() } })),
  valid(listarActividad, async ({ admin, block, freeFranja }) => {
    await block(freeFranja());
    return { query: { page: 0, size: 20, usuarioId: admin.id, entidad: 'franjas' } };
  }),
  valid(listarAvisosFallidos, async ({ newAvisoFallido }) => {
    await newAvisoFallido();
    return { query: { page: 0, size: 20 } };
  }),
  valid(reintentarAviso, async ({ newAvisoFallido }) => ({
    params: { id: await newAvisoFallido() },
  })),
  valid(descartarAviso, async ({ newAvisoFallido }) => ({
    params: { id: await newAvisoFallido() },
  })),
  valid(salud, () => ({})),
  valid(saludVivo, () => ({})),
  valid(confirmarReloj, () => ({})),
];
