import {
  exportarCaja,
  exportarClientes,
  exportarReservas,
  obtenerInforme,
} from '@remanso/contract/seguimiento/informes.contract';
import {
  actualizarAsiento,
  agregarAsiento,
  eliminarAsiento,
  listarAsientos,
  listarAsientosDeReserva,
  listarAsientosPorTipo,
  obtenerAsiento,
} from '@remanso/contract/reserva/asientos.contract';
import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import {
  historiaDeCliente,
  historiaDeReserva,
  listarActividad,
} from '@remanso/contract/seguimiento/auditoria.contract';
import {
  avisosDeCliente,
  avisosDeReserva,
  descartarAviso,
  listarAvisosFallidos,
  reenviarAviso,
  reintentarAviso,
} from '@remanso/contract/seguimiento/avisos.contract';
import {
  borrarCalendario,
  calendarioDeReserva,
  crearCalendario,
  crearEnlaceDeCalendario,
  verCalendario,
  leerCalendario,
  leerEnlaceDeCalendario,
} from '@remanso/contract/reserva/calendarios.contract';
import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import {
  desmarcarRecado,
  listarRecados,
  marcarRecado,
} from '@remanso/contract/reserva/recados.contract';
import { confirmarReloj } from '@remanso/contract/sistema/reloj.contract';
import {
  alternativasDeReservas,
  listarReservas,
  listarReservasDeFranja,
  listarReservasPorEstado,
  listarReservasPorFecha,
  misReservas,
  obtenerReserva,
  resumenDeMisReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  calcularPrecioDeReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  deshacerReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { escucharEventos } from '@remanso/contract/sistema/eventos.contract';
import { metricas } from '@remanso/contract/sistema/metricas.contract';
import { salud, saludVivo } from '@remanso/contract/sistema/salud.contract';
import { VIERNES } from '../builders.ts';
import { valid } from './valid-request.ts';

const UNA_SEMANA = { desde: '2026-10-01', hasta: '2026-10-07' };

/** Valid requests for the calls about bookings and asientos, and for the calls about the server. */
export const RESERVAS = [
  valid(crearReserva, 'session', async ({ freeFranja, newCliente }) => ({
    body: {
      franjaId: freeFranja(),
      clienteId: await newCliente(),
      acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' as const }],
    },
  })),
  valid(misReservas, 'session', () => ({ query: { page: 0, size: 5, estado: 'confirmada' } })),
  valid(resumenDeMisReservas, 'session', () => ({})),
  valid(alternativasDeReservas, 'desk', async ({ newReserva }) => ({
    query: { reservas: await newReserva() },
  })),
  valid(calcularPrecioDeReserva, 'session', () => ({ query: { cantidadPersonas: 2 } })),
  valid(cancelarReserva, 'owner', async ({ newReserva }) => ({
    params: { id: await newReserva() },
    body: { motivo: 'Un imprevisto' },
  })),
  valid(calendarioDeReserva, 'owner', async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(crearEnlaceDeCalendario, 'owner', async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(leerEnlaceDeCalendario, 'anybody', async ({ newReserva, app }) => ({
    params: { secreto: await app.dependencies.calendarLinks.sign(await newReserva()) },
  })),
  valid(crearCalendario, 'session', () => ({})),
  valid(verCalendario, 'session', async ({ newCalendarios }) => {
    await newCalendarios();
    return {};
  }),
  valid(borrarCalendario, 'session', () => ({})),
  valid(leerCalendario, 'anybody', async ({ newCalendario }) => ({
    params: { secreto: await newCalendario() },
  })),
  valid(listarReservas, 'desk', () => ({ query: { page: 0, size: 20 } })),
  valid(obtenerReserva, 'owner', async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(listarReservasPorEstado, 'desk', () => ({ params: { estado: 'confirmada' } })),
  valid(listarReservasDeFranja, 'desk', ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(listarReservasPorFecha, 'desk', () => ({ query: { fecha: VIERNES } })),
  valid(actualizarReserva, 'owner', async ({ newReserva, freeFranja }) => ({
    params: { id: await newReserva() },
    body: { notas: 'Llega tarde', franjaId: freeFranja() },
  })),
  valid(cambiarEstadoDeReserva, 'desk', async ({ newReserva }) => ({
    params: { id: await newReserva() },
    query: { nuevoEstado: 'CANCELADA' },
  })),
  valid(deshacerReserva, 'owner', async ({ newReserva, app, admin }) => {
    const id = await newReserva();
    await app.make(cancelarReserva, { as: admin, params: { id } });
    return { params: { id } };
  }),
  valid(eliminarReserva, 'admin', async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(listarAsientos, 'desk', () => ({})),
  valid(listarAsientosPorTipo, 'desk', () => ({ params: { tipo: 'titular' } })),
  valid(listarAsientosDeReserva, 'owner', async ({ newReserva }) => ({
    params: { id: await newReserva() },
  })),
  valid(obtenerAsiento, 'owner', async ({ newAsiento }) => ({
    params: { id: await newAsiento() },
  })),
  valid(agregarAsiento, 'desk', async ({ newReserva }) => ({
    body: { reservaId: await newReserva(), nombre: 'Luz', sexo: 'FEMENINO' as const },
  })),
  valid(actualizarAsiento, 'desk', async ({ newAsiento }) => ({
    params: { id: await newAsiento() },
    body: { nombre: 'Luz Marina' },
  })),
  valid(eliminarAsiento, 'owner', async ({ newAsiento }) => ({
    params: { id: await newAsiento() },
  })),
  valid(marcarAsistencia, 'desk', async ({ newTurnoDeAhora }) => ({
    params: { id: await newTurnoDeAhora() },
    body: { presentes: [] },
  })),
  valid(registrarPago, 'desk', async ({ newReserva }) => ({
    params: { id: await newReserva() },
    body: { tipo: 'PAGO' as const, monto: 1_000, medio: 'TRANSFERENCIA' as const, nota: 'Seña' },
  })),
  valid(anularPago, 'desk', async ({ newPago }) => ({
    params: { id: await newPago() },
    body: { motivo: 'Se anotó dos veces' },
  })),
  valid(pagosDeReserva, 'desk', async ({ newPago, app }) => {
    const pago = await newPago();
    const { reserva_id: id } = await app.database.db
      .selectFrom('pagos')
      .select('reserva_id')
      .where('id', '=', pago)
      .executeTakeFirstOrThrow();
    return { params: { id: id ?? 0 } };
  }),
  valid(obtenerInforme, 'admin', async ({ newPago }) => {
    await newPago();
    return { query: UNA_SEMANA };
  }),
  ...[exportarReservas, exportarCaja, exportarClientes].map((exportar) =>
    valid(exportar, 'admin', () => ({ query: UNA_SEMANA })),
  ),
  valid(listarActividad, 'admin', async ({ admin, block, freeFranja }) => {
    await block(freeFranja());
    return { query: { page: 0, size: 20, autorId: admin.id, entidad: 'franjas' } };
  }),
  valid(historiaDeReserva, 'desk', async ({ newTurnoDeAhora }) => ({
    params: { id: await newTurnoDeAhora() },
    query: { page: 0, size: 20 },
  })),
  valid(historiaDeCliente, 'desk', ({ client }) => ({
    params: { id: client.id },
    query: { page: 0, size: 20 },
  })),
  valid(listarAvisosFallidos, 'desk', async ({ newAvisoFallido }) => {
    await newAvisoFallido();
    return { query: { page: 0, size: 20 } };
  }),
  valid(reintentarAviso, 'desk', async ({ newAvisoFallido }) => ({
    params: { id: await newAvisoFallido() },
  })),
  valid(avisosDeReserva, 'desk', async ({ newAvisoDeReserva }) => ({
    params: { id: (await newAvisoDeReserva()).reservaId },
  })),
  valid(avisosDeCliente, 'desk', async ({ client, newAvisoDeReserva }) => {
    await newAvisoDeReserva();
    return { params: { id: client.id }, query: { page: 0, size: 10 } };
  }),
  valid(reenviarAviso, 'desk', async ({ newAvisoDeReserva }) => ({
    params: { id: (await newAvisoDeReserva()).id },
  })),
  valid(descartarAviso, 'desk', async ({ newAvisoFallido }) => ({
    params: { id: await newAvisoFallido() },
  })),
  valid(listarRecados, 'desk', async ({ newReserva }) => {
    await newReserva();
    return {};
  }),
  valid(marcarRecado, 'desk', async ({ newRecado }) => {
    const { id, tipo, franjaId } = await newRecado();
    return { params: { id, tipo }, body: { franjaId } };
  }),
  valid(desmarcarRecado, 'desk', async ({ newRecado, app, admin }) => {
    const { id, tipo, franjaId } = await newRecado();
    await app.make(marcarRecado, { as: admin, params: { id, tipo }, body: { franjaId } });
    return { params: { id, tipo }, query: { franjaId } };
  }),
  valid(salud, 'anybody', () => ({})),
  valid(saludVivo, 'anybody', () => ({})),
  valid(escucharEventos, 'session', () => ({})),
  valid(metricas, 'program', () => ({})),
  valid(confirmarReloj, 'admin', () => ({})),
];
