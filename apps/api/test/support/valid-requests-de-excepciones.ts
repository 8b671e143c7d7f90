import { VIERNES } from './builders.ts';
import type { Scene, ValidRequest } from './valid-requests.ts';

/** One valid request for each call of excepciones, under its endpoint's id. */
export const EXCEPCIONES: Record<string, (scene: Scene) => ValidRequest | Promise<ValidRequest>> = {
  listarExcepciones: () => ({ path: '/excepciones?desde=2026-10-01&hasta=2026-12-31' }),
  crearFeriado: ({ freeDate }) => ({
    path: '/excepciones/feriados',
    body: { fecha: freeDate(), descripcion: 'Día de los lagos' },
  }),
  crearBloqueo: ({ freeDate }) => {
    const fecha = freeDate();
    return {
      path: '/excepciones/bloqueos',
      body: { fechaDesde: fecha, fechaHasta: fecha, motivo: 'Pintura' },
    };
  },
  crearOverride: ({ freeDate }) => ({
    path: '/excepciones/overrides',
    body: { fecha: freeDate(), tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] },
  }),
  eliminarFeriado: async ({ newExcepcion, freeDate }) => ({
    path: `/excepciones/feriados/${await newExcepcion('feriados', {
      fecha: freeDate(),
      descripcion: 'Día de las nubes',
    })}`,
  }),
  eliminarBloqueo: async ({ newExcepcion, freeDate }) => {
    const fecha = freeDate();
    const id = await newExcepcion('bloqueos', { fechaDesde: fecha, fechaHasta: fecha });
    return { path: `/excepciones/bloqueos/${id}` };
  },
  eliminarOverride: async ({ newExcepcion, freeDate }) => ({
    path: `/excepciones/overrides/${await newExcepcion('overrides', {
      fecha: freeDate(),
      tramos: [],
    })}`,
  }),
  previsualizarFeriado: ({ freeDate }) => ({
    path: '/excepciones/feriados/previsualizar',
    body: { fecha: freeDate(), descripcion: 'Día de los cardones' },
  }),
  previsualizarBloqueo: () => ({
    path: '/excepciones/bloqueos/previsualizar',
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '08:00', horaFin: '10:00' },
  }),
  previsualizarOverride: ({ freeDate }) => ({
    path: '/excepciones/overrides/previsualizar',
    body: { fecha: freeDate(), tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] },
  }),
  importarFeriados: ({ freeDate }) => ({
    path: '/excepciones/feriados/importar',
    body: { feriados: [{ fecha: freeDate(), descripcion: 'Navidad' }] },
  }),
  previsualizarImportacion: ({ freeDate }) => ({
    path: '/excepciones/feriados/importar/previsualizar',
    body: { feriados: [{ fecha: freeDate(), descripcion: 'Navidad' }] },
  }),
  previsualizarEliminarFeriado: async ({ newExcepcion, freeDate }) => ({
    path: `/excepciones/feriados/${await newExcepcion('feriados', {
      fecha: freeDate(),
      descripcion: 'Día del viento',
    })}/previsualizar-eliminacion`,
  }),
  previsualizarEliminarBloqueo: async ({ newExcepcion, freeDate }) => {
    const fecha = freeDate();
    const id = await newExcepcion('bloqueos', { fechaDesde: fecha, fechaHasta: fecha });
    return { path: `/excepciones/bloqueos/${id}/previsualizar-eliminacion` };
  },
  previsualizarEliminarOverride: async ({ newExcepcion, freeDate }) => ({
    path: `/excepciones/overrides/${await newExcepcion('overrides', {
      fecha: freeDate(),
      tramos: [],
    })}/previsualizar-eliminacion`,
  }),
};
