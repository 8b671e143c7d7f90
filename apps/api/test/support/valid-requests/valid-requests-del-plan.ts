import {
  actualizarCentro,
  obtenerCentro,
  previsualizarCentro,
} from '@remanso/contract/centro/centro.contract';
import {
  actualizarConfig,
  configExists,
  crearConfig,
  obtenerConfig,
  previsualizarConfig,
} from '@remanso/contract/centro/config.contract';
import { leerAgenda, leerPreciosDeAgenda } from '@remanso/contract/franja/agenda.contract';
import {
  actualizarFranja,
  bloquearFranja,
  crearFranja,
  desbloquearFranja,
  eliminarFranja,
  franjasDeLaVentana,
  franjasPorFecha,
  franjasPorFechaDeCliente,
  franjasPorResolver,
  generarFranjas,
  listarFranjas,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import {
  actualizarHorariosBase,
  crearHorariosBase,
  horariosBaseExists,
  obtenerHorariosBase,
  previsualizarHorariosBase,
} from '@remanso/contract/plan/horarios-base.contract';
import {
  crearListaDePrecios,
  eliminarListaDePrecios,
  listarListasDePrecios,
  previsualizarListaDePrecios,
} from '@remanso/contract/precio/listas-de-precios.contract';
import { CONFIG, SEMANA, VIERNES } from '../builders.ts';
import { valid } from './valid-request.ts';

const lista = (desde: string) => ({
  desde,
  preciosPorCapacidad: [22_000, 40_000, 51_000, 67_000].map((precio, n) => ({
    capacidad: n + 1,
    precio,
  })),
});

export const PLAN = [
  valid(obtenerCentro, 'anybody', () => ({})),
  valid(actualizarCentro, 'admin', () => ({
    body: { nombre: 'Termas del Valle', whatsapp: '0387 15 555 0199', instagram: '@termas' },
  })),
  valid(previsualizarCentro, 'admin', () => ({ body: { nombre: 'Termas del Valle' } })),
  valid(configExists, 'session', () => ({})),
  valid(obtenerConfig, 'session', () => ({})),
  valid(crearConfig, 'admin', () => ({ body: CONFIG })),
  valid(actualizarConfig, 'admin', () => ({ body: { ...CONFIG, ventanaDias: 9 } })),
  valid(previsualizarConfig, 'admin', () => ({ body: { ...CONFIG, duracionBaseMin: 90 } })),
  valid(listarListasDePrecios, 'admin', () => ({})),
  valid(crearListaDePrecios, 'admin', ({ freeDate }) => ({ body: lista(freeDate()) })),
  valid(previsualizarListaDePrecios, 'admin', ({ freeDate }) => ({ body: lista(freeDate()) })),
  valid(eliminarListaDePrecios, 'admin', async ({ app, admin, freeDate }) => {
    const { id } = await app.make(crearListaDePrecios, { as: admin, body: lista(freeDate()) });
    return { params: { id } };
  }),
  valid(horariosBaseExists, 'admin', () => ({})),
  valid(obtenerHorariosBase, 'admin', () => ({})),
  valid(crearHorariosBase, 'admin', () => ({ body: SEMANA })),
  valid(actualizarHorariosBase, 'admin', () => ({ body: SEMANA.slice(0, 3) })),
  valid(previsualizarHorariosBase, 'admin', () => ({ body: SEMANA.slice(0, 3) })),
  valid(listarFranjas, 'desk', () => ({ query: { desde: VIERNES, hasta: VIERNES } })),
  valid(obtenerFranja, 'desk', ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(crearFranja, 'admin', ({ freeDate }) => {
    const fecha = freeDate();
    return {
      body: { inicio: `${fecha}T21:00:00`, fin: `${fecha}T21:50:00`, capacidadEfectiva: 2 },
    };
  }),
  valid(actualizarFranja, 'admin', ({ freeFranja }) => ({
    params: { id: freeFranja() },
    body: { capacidadEfectiva: 3 },
  })),
  valid(bloquearFranja, 'desk', ({ freeFranja }) => ({
    params: { id: freeFranja() },
    body: { motivo: 'Limpieza' },
  })),
  valid(desbloquearFranja, 'desk', async ({ freeFranja, block }) => ({
    params: { id: await block(freeFranja()) },
  })),
  valid(eliminarFranja, 'admin', ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(franjasDeLaVentana, 'session', () => ({})),
  valid(leerAgenda, 'anybody', () => ({ query: { desde: VIERNES, hasta: VIERNES } })),
  valid(leerPreciosDeAgenda, 'anybody', () => ({ query: { fecha: VIERNES } })),
  valid(franjasPorFechaDeCliente, 'session', () => ({ params: { fecha: VIERNES } })),
  valid(franjasPorFecha, 'desk', () => ({
    params: { fecha: VIERNES },
    query: { incluirDetalles: true },
  })),
  valid(franjasPorResolver, 'desk', () => ({})),
  valid(generarFranjas, 'admin', () => ({ query: { desde: '2026-11-02', hasta: '2026-11-03' } })),
];
