import { sumarDias } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { cambiarElPlan } from './cambiar-el-plan.ts';
import { porFecha, porHora, type Centro } from '../centro.ts';
import { eleccion, idDe, unDia, unMotivo } from '../elegir.ts';
import { TRAMOS } from './operaciones-de-config.ts';
import { clase, exigir } from '../paso.ts';
import { delDia } from '../planear.ts';

/** Refuses to create or delete an exception whose last day is before today. */
function exigirPorVenir(centro: Centro, ...ultimosDias: readonly string[]): void {
  exigir(
    ultimosDias.every((dia) => dia >= centro.hoy),
    '409 EXCEPCION_PASADA',
  );
}

export const agregarFeriado = clase(1.5, { fecha: unDia }, (centro, { fecha }) => {
  const body = { fecha, descripcion: 'Día patrio' };
  return cambiarElPlan(centro, 'POST /excepciones/feriados', body, ({ id }) => {
    exigirPorVenir(centro, fecha);
    exigir(!delDia(centro.feriados, fecha), '409 FERIADO_REPETIDO');
    centro.feriados.set(id, { id, ...body });
    return { id, ...body };
  });
});

const unosDias = eleccion(
  fc.uniqueArray(unDia.datos, { minLength: 1, maxLength: 3 }),
  (centro, dias) => dias.map((dia) => unDia.en(centro, dia)),
);

/** Imports several feriados at once. A date that is a feriado already stays as it is. */
export const importarFeriados = clase(1, { fechas: unosDias }, (centro, { fechas }) => {
  const body = { feriados: fechas.map((fecha) => ({ fecha, descripcion: 'Día de fiesta' })) };
  return cambiarElPlan(centro, 'POST /excepciones/feriados/importar', body, ({ feriadoIds }) => {
    exigirPorVenir(centro, ...fechas);
    const pedidos = body.feriados.toSorted(porFecha);
    const repetidos = pedidos.filter(({ fecha }) => delDia(centro.feriados, fecha));
    const nuevos = pedidos.filter((pedido) => !repetidos.includes(pedido));
    const feriados = nuevos.map((nuevo, n) => ({ id: feriadoIds[n] ?? 0, ...nuevo }));
    for (const feriado of feriados) centro.feriados.set(feriado.id, feriado);
    return { feriados, repetidos: repetidos.map(({ fecha }) => fecha) };
  });
});

export const agregarBloqueo = clase(
  1.5,
  {
    fechaDesde: unDia,
    dias: fc.nat(2),
    horas: fc.constantFrom(undefined, ['09:00', '10:00'], ['09:30', '16:00'], ['12:00', '12:30']),
    motivo: unMotivo,
  },
  (centro, { fechaDesde, dias, horas, ...datos }) => {
    const fechas = { fechaDesde, fechaHasta: sumarDias(fechaDesde, dias) };
    const [horaInicio = null, horaFin = null] = horas ?? [];
    const body = { ...fechas, ...(horas && { horaInicio, horaFin }), ...datos };
    return cambiarElPlan(centro, 'POST /excepciones/bloqueos', body, ({ id }) => {
      exigirPorVenir(centro, fechas.fechaHasta);
      const bloqueo = { id, ...fechas, horaInicio, horaFin, motivo: datos.motivo ?? null };
      centro.bloqueos.set(id, bloqueo);
      return bloqueo;
    });
  },
);

export const agregarOverride = clase(
  1.5,
  {
    fecha: unDia,
    tramos: fc.constantFrom([], ...TRAMOS),
    capacidad: fc.constantFrom(undefined, null, 1, 3, 5),
    motivo: unMotivo,
  },
  (centro, body) =>
    cambiarElPlan(centro, 'POST /excepciones/overrides', body, ({ id }) => {
      exigirPorVenir(centro, body.fecha);
      exigir(!delDia(centro.overrides, body.fecha), '409 OVERRIDE_REPETIDO');
      const { capacidad = null, motivo = null } = body;
      const override = { ...body, id, capacidad, motivo, tramos: body.tramos.toSorted(porHora) };
      centro.overrides.set(id, override);
      return override;
    }),
);

export const eliminarExcepcion = clase(
  5,
  { clase: fc.constantFrom('feriados', 'bloqueos', 'bloqueos', 'overrides'), cual: fc.nat(20) },
  (centro, { clase: cuales, cual }) => {
    const existentes = [...centro[cuales].values()];
    // The index after the last exception stands for an id that does not exist.
    const id = idDe(existentes[cual % (existentes.length + 1)]);
    return cambiarElPlan(centro, `DELETE /excepciones/${cuales}/${id}`, undefined, () => {
      const excepcion = centro[cuales].get(id);
      exigir(excepcion !== undefined, '404 EXCEPCION_INEXISTENTE');
      exigirPorVenir(centro, 'fecha' in excepcion ? excepcion.fecha : excepcion.fechaHasta);
      centro[cuales].delete(id);
      // Deleting a bloqueo frees all its franjas, even those that have begun, which the plan does
      // not change.
      for (const franja of centro.franjas.values()) {
        if (cuales === 'bloqueos' && franja.bloqueo === id) franja.bloqueo = null;
      }
      return { message: 'Excepción eliminada correctamente' };
    });
  },
);
