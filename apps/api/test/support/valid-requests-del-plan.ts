import {
  actualizarConfig,
  configExists,
  crearConfig,
  obtenerConfig,
  previsualizarConfig,
} from '@remanso/contract/config.contract';
import {
  actualizarFranja,
  bloquearFranja,
  crearFranja,
  desbloquearFranja,
  eliminarFranja,
  franjasDeLaVentana,
  franjasPorFecha,
  franjasPorFechaDeCliente,
  generarFranjas,
  listarFranjas,
  obtenerFranja,
} from '@remanso/contract/franjas.contract';
import {
  actualizarHorariosBase,
  crearHorariosBase,
  horariosBaseExists,
  obtenerHorariosBase,
  previsualizarHorariosBase,
} from '@remanso/contract/horarios-base.contract';
import { CONFIG, SEMANA, VIERNES } from './builders.ts';
import { valid } from './valid-request.ts';

/** The valid requests of the calls about the configuration, the hours and the franjas. */
export const PLAN = [
  valid(configExists, () => ({})),
  valid(obtenerConfig, () => ({})),
  valid(crearConfig, () => ({ body: CONFIG })),
  valid(actualizarConfig, () => ({ body: { ...CONFIG, ventanaDias: 9 } })),
  valid(previsualizarConfig, () => ({ body: { ...CONFIG, duracionBaseMin: 90 } })),
  valid(horariosBaseExists, () => ({})),
  valid(obtenerHorariosBase, () => ({})),
  valid(crearHorariosBase, () => ({ body: SEMANA })),
  valid(actualizarHorariosBase, () => ({ body: SEMANA.slice(0, 3) })),
  valid(previsualizarHorariosBase, () => ({ body: SEMANA.slice(0, 3) })),
  valid(listarFranjas, () => ({ query: { desde: VIERNES, hasta: VIERNES } })),
  valid(obtenerFranja, ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(crearFranja, ({ freeDate }) => {
    const fecha = freeDate();
    return {
      body: { inicio: `${fecha}T21:00:00`, fin: `${fecha}T21:50:00`, capacidadEfectiva: 2 },
    };
  }),
  valid(actualizarFranja, ({ freeFranja }) => ({
    params: { id: freeFranja() },
    body: { capacidadEfectiva: 3 },
  })),
  valid(bloquearFranja, ({ freeFranja }) => ({
    params: { id: freeFranja() },
    body: { motivo: 'Limpieza' },
  })),
  valid(desbloquearFranja, async ({ freeFranja, block }) => ({
    params: { id: await block(freeFranja()) },
  })),
  valid(eliminarFranja, ({ freeFranja }) => ({ params: { id: freeFranja() } })),
  valid(franjasDeLaVentana, () => ({})),
  valid(franjasPorFechaDeCliente, () => ({ params: { fecha: VIERNES } })),
  valid(franjasPorFecha, () => ({ params: { fecha: VIERNES }, query: { incluirDetalles: true } })),
  valid(generarFranjas, () => ({ query: { desde: '2026-11-02', hasta: '2026-11-03' } })),
];
