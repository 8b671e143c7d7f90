import type { Page } from '@playwright/test';
import { ahora } from '../guia/ahora.ts';

interface Reserva {
  asistencia: string;
  participantes: { presente: boolean | null }[];
  franja: { inicio: string; fin: string };
}

const HACE_UN_RATO_MS = 5 * 3_600_000;

/** Changes the owner's day as if its turns had begun and the holder of each booking had come. */
export async function conAsistencia(page: Page): Promise<void> {
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as { reservas: Reserva[] }[];
    const inicio = new Date(ahora() - HACE_UN_RATO_MS).toISOString().slice(0, 19);
    for (const reserva of franjas.flatMap(({ reservas }) => reservas)) {
      reserva.franja = { ...reserva.franja, inicio, fin: inicio };
      reserva.asistencia = reserva.participantes.length === 1 ? 'VINO' : 'PARCIAL';
      for (const [orden, uno] of reserva.participantes.entries()) uno.presente = orden === 0;
    }
    await ruta.fulfill({ response: respuesta, json: franjas });
  });
}

/** Changes the owner's day as if the first two bookings of each turn waited for their seña. */
export async function conEsperas(page: Page): Promise<void> {
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as { fecha: string; reservas: object[] }[];
    for (const { fecha, reservas } of franjas) {
      const senia = { monto: 6_000, vence: `${fecha}T07:00:00` };
      for (const reserva of reservas.slice(0, 2)) {
        Object.assign(reserva, { estado: 'PENDIENTE', senia });
      }
    }
    await ruta.fulfill({ response: respuesta, json: franjas });
  });
}

/** Answers the caja with money that was taken, given back and annulled. */
export async function conCaja(page: Page, cerrada = false): Promise<void> {
  await page.route('**/api/caja?*', async (ruta) => {
    const fecha = new URL(ruta.request().url()).searchParams.get('fecha') ?? '';
    const quien = { id: 1, nombre: 'Eva', apellido: 'Sosa' };
    const reserva = {
      id: 9001,
      estado: 'CANCELADA',
      franja: { id: 1, inicio: `${fecha}T09:00:00`, fin: `${fecha}T10:00:00` },
      participantes: [],
      asistencia: 'SIN_MARCAR',
      tarde: null,
      precioTotal: 36_000,
      pagado: 9000,
      saldo: -9000,
      senia: null,
      personas: 2,
      notas: '',
      cliente: {
        id: 2,
        nombre: 'Ana',
        apellido: 'Paz',
        email: null,
        telefono: '381 555 0142',
        nota: '',
      },
      creadaEn: `${fecha}T08:00:00`,
    };
    const pago = {
      reservaId: reserva.id,
      tipo: 'PAGO',
      monto: 36_000,
      medio: 'TRANSFERENCIA',
      nota: '',
      registradoEn: `${fecha}T09:05:00`,
      fecha,
      registradoPor: quien,
      anulado: false,
      anuladoEn: null,
      anuladoPor: null,
      motivo: null,
      reserva,
    };
    const anulado = { anulado: true, anuladoEn: pago.registradoEn, anuladoPor: quien };
    const pagos = [
      { ...pago, id: 1 },
      { ...pago, id: 2, tipo: 'DEVOLUCION', monto: 27_000, nota: 'Canceló por lluvia' },
      { ...pago, id: 3, medio: 'EFECTIVO', ...anulado, motivo: 'Era de otra persona' },
    ];
    const nada = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
    const cierre = cerrada
      ? {
          id: 1,
          fecha,
          esperado: { ...nada, EFECTIVO: 20_000, TRANSFERENCIA: 36_000 },
          contado: { ...nada, EFECTIVO: 19_500, TRANSFERENCIA: 36_000 },
          diferencia: { ...nada, EFECTIVO: -500 },
          nota: 'Faltó un billete de la caja chica',
          cerradoPor: quien,
          en: `${fecha}T21:05:00`,
          despues: { ...nada, TRANSFERENCIA: -27_000 },
        }
      : null;
    const porMedio = { EFECTIVO: 0, TRANSFERENCIA: 9000, TARJETA: 0, OTRO: 0 };
    const partes = { deTurnosDelDia: 9000, deOtrosDias: 0, efectivoEsperado: 20_000 };
    const debido = { porCobrar: 0, abonosPorCobrar: [] };
    const sumas = { reservado: 0, cobrado: 9000, ...partes, porMedio, ...debido };
    const movimiento = {
      id: 1,
      tipo: 'FONDO',
      monto: 20_000,
      motivo: 'Cambio para empezar el día',
      fecha,
      registradoEn: `${fecha}T07:55:00`,
      registradoPor: quien,
      anulado: false,
      anuladoEn: null,
      anuladoPor: null,
      motivoDeAnulacion: null,
    };
    const listas = { aDevolver: [reserva], pagos, movimientos: [movimiento] };
    await ruta.fulfill({ json: { fecha, ...sumas, ...listas, cierre } });
  });
}
