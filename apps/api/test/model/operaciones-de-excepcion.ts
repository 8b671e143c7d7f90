import { sumarDias } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { cambiarElPlan } from './cambiar-el-plan.ts';
import type { Centro } from './centro.ts';
import { diaCercano, diaDe, enOrden, idDe, motivoElegido } from './elegir.ts';
import { TRAMOS } from './operaciones-de-config.ts';
import { clase } from './paso.ts';
import { EXCEPCION_INEXISTENTE, FERIADO_REPETIDO, OVERRIDE_REPETIDO } from './rechazos.ts';

export const agregarFeriado = clase(1.5, diaCercano, (centro, dia) => {
  const body = { fecha: diaDe(centro, dia), descripcion: 'Día patrio' };
  return cambiarElPlan(centro, {
    target: 'POST /excepciones/feriados',
    previa: 'POST /excepciones/feriados/previsualizar',
    body,
    status: 201,
    rechazo: esFeriado(centro, body.fecha) ? FERIADO_REPETIDO : undefined,
    cambiar({ id }) {
      centro.feriados.set(id, { id, ...body });
      return { id, ...body };
    },
  });
});

const esFeriado = ({ feriados }: Centro, dia: string) =>
  [...feriados.values()].some(({ fecha }) => fecha === dia);

/** Imports several feriados at once; dates that are feriados already are left alone. */
export const importarFeriados = clase(
  1,
  fc.uniqueArray(diaCercano, { minLength: 1, maxLength: 3 }),
  (centro, dias) => {
    const pedidos = dias.map((dia) => ({
      fecha: diaDe(centro, dia),
      descripcion: 'Día de fiesta',
    }));
    const enOrdenDeFecha = pedidos.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
    const [repetidos = [], nuevos = []] = [true, false].map((son) =>
      enOrdenDeFecha.filter(({ fecha }) => esFeriado(centro, fecha) === son),
    );
    return cambiarElPlan(centro, {
      target: 'POST /excepciones/feriados/importar',
      previa: 'POST /excepciones/feriados/importar/previsualizar',
      body: { feriados: pedidos },
      status: 201,
      cambiar({ feriadoIds }) {
        const feriados = nuevos.map((nuevo, n) => ({ id: feriadoIds[n] ?? 0, ...nuevo }));
        for (const feriado of feriados) centro.feriados.set(feriado.id, feriado);
        return { feriados, repetidos: repetidos.map(({ fecha }) => fecha) };
      },
    });
  },
);

export const agregarBloqueo = clase(
  1.5,
  fc.record({
    dia: diaCercano,
    dias: fc.nat(2),
    horas: fc.constantFrom(undefined, ['09:00', '10:00'], ['09:30', '16:00'], ['12:00', '12:30']),
    motivo: motivoElegido,
  }),
  (centro, { dia, dias, horas, motivo: porque }) => {
    const fechaDesde = diaDe(centro, dia);
    const body = {
      fechaDesde,
      fechaHasta: sumarDias(fechaDesde, dias),
      horaInicio: horas?.[0],
      horaFin: horas?.[1],
      motivo: porque,
    };
    return cambiarElPlan(centro, {
      target: 'POST /excepciones/bloqueos',
      previa: 'POST /excepciones/bloqueos/previsualizar',
      body,
      status: 201,
      cambiar({ id }) {
        const { horaInicio = null, horaFin = null, motivo = null } = body;
        const bloqueo = { ...body, id, horaInicio, horaFin, motivo };
        centro.bloqueos.set(id, bloqueo);
        return bloqueo;
      },
    });
  },
);

export const agregarOverride = clase(
  1.5,
  fc.record({
    dia: diaCercano,
    tramos: fc.constantFrom([], ...TRAMOS),
    capacidad: fc.constantFrom(undefined, null, 1, 3, 5),
    motivo: motivoElegido,
  }),
  (centro, { dia, ...datos }) => {
    const body = { fecha: diaDe(centro, dia), ...datos };
    const repetido = [...centro.overrides.values()].some(({ fecha }) => fecha === body.fecha);
    return cambiarElPlan(centro, {
      target: 'POST /excepciones/overrides',
      previa: 'POST /excepciones/overrides/previsualizar',
      body,
      status: 201,
      rechazo: repetido ? OVERRIDE_REPETIDO : undefined,
      cambiar({ id }) {
        const { capacidad = null, motivo = null } = body;
        const override = { ...body, id, capacidad, motivo, tramos: enOrden(body.tramos) };
        centro.overrides.set(id, override);
        return override;
      },
    });
  },
);

export const eliminarExcepcion = clase(
  5,
  fc.record({
    clase: fc.constantFrom('feriados', 'bloqueos', 'bloqueos', 'overrides'),
    cual: fc.nat(20),
  }),
  (centro, { clase: cuales, cual }) => {
    const existentes = [...centro[cuales].values()];
    // The index after the last exception chooses none.
    const id = idDe(existentes[cual % (existentes.length + 1)]);
    return cambiarElPlan(centro, {
      target: `DELETE /excepciones/${cuales}/${id}`,
      previa: `GET /excepciones/${cuales}/${id}/previsualizar-eliminacion`,
      status: 200,
      rechazo: centro[cuales].has(id) ? undefined : EXCEPCION_INEXISTENTE,
      cambiar() {
        centro[cuales].delete(id);
        liberar(centro, cuales === 'bloqueos' ? id : undefined);
        return { message: 'Excepción eliminada correctamente' };
      },
    });
  },
);

/** Frees the franjas of a bloqueo, also those that have begun, which are not planned any more. */
function liberar(centro: Centro, bloqueo: number | undefined): void {
  for (const franja of centro.franjas.values()) {
    if (franja.bloqueo === bloqueo) franja.bloqueo = null;
  }
}
