import {
  importarFeriados,
  previsualizarBloqueo,
  previsualizarEliminarBloqueo,
  previsualizarEliminarFeriado,
  previsualizarEliminarOverride,
  previsualizarFeriado,
  previsualizarImportacion,
  previsualizarOverride,
} from '@remanso/contract/plan/excepciones-previas.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarBloqueo,
  eliminarFeriado,
  eliminarOverride,
  listarExcepciones,
} from '@remanso/contract/plan/excepciones.contract';
import { VIERNES } from '../builders.ts';
import type { Scene } from '../scene.ts';
import { valid } from './valid-request.ts';

async function unFeriado({ app, admin, freeDate }: Scene) {
  const body = { fecha: freeDate(), descripcion: 'Día de las nubes' };
  const { id } = await app.make(crearFeriado, { as: admin, body });
  return { params: { id } };
}

async function unBloqueo({ app, admin, freeDate }: Scene) {
  const fecha = freeDate();
  const body = { fechaDesde: fecha, fechaHasta: fecha };
  const { id } = await app.make(crearBloqueo, { as: admin, body });
  return { params: { id } };
}

async function unOverride({ app, admin, freeDate }: Scene) {
  const body = { fecha: freeDate(), tramos: [] };
  const { id } = await app.make(crearOverride, { as: admin, body });
  return { params: { id } };
}

export const EXCEPCIONES = [
  valid(listarExcepciones, 'admin', () => ({
    query: { desde: '2026-10-01', hasta: '2026-12-31' },
  })),
  valid(crearFeriado, 'admin', ({ freeDate }) => ({
    body: { fecha: freeDate(), descripcion: 'Día de los lagos' },
  })),
  valid(crearBloqueo, 'admin', ({ freeDate }) => {
    const fecha = freeDate();
    return { body: { fechaDesde: fecha, fechaHasta: fecha, motivo: 'Pintura' } };
  }),
  valid(crearOverride, 'admin', ({ freeDate }) => ({
    body: { fecha: freeDate(), tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] },
  })),
  valid(eliminarFeriado, 'admin', unFeriado),
  valid(eliminarBloqueo, 'admin', unBloqueo),
  valid(eliminarOverride, 'admin', unOverride),
  valid(previsualizarFeriado, 'admin', ({ freeDate }) => ({
    body: { fecha: freeDate(), descripcion: 'Día de los cardones' },
  })),
  valid(previsualizarBloqueo, 'admin', () => ({
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '08:00', horaFin: '10:00' },
  })),
  valid(previsualizarOverride, 'admin', ({ freeDate }) => ({
    body: { fecha: freeDate(), tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] },
  })),
  valid(importarFeriados, 'admin', ({ freeDate }) => ({
    body: { feriados: [{ fecha: freeDate(), descripcion: 'Navidad' }] },
  })),
  valid(previsualizarImportacion, 'admin', ({ freeDate }) => ({
    body: { feriados: [{ fecha: freeDate(), descripcion: 'Navidad' }] },
  })),
  valid(previsualizarEliminarFeriado, 'admin', unFeriado),
  valid(previsualizarEliminarBloqueo, 'admin', unBloqueo),
  valid(previsualizarEliminarOverride, 'admin', unOverride),
];
