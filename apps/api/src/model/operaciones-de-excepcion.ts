import { sumarDias } from '@remanso/contract/calendario';
import fc from 'fast-check';
import type { Centro } from './centro.ts';
import { diaCercano, diaDe, enOrden, idDe, motivoElegido } from './elegir.ts';
import { TRAMOS } from './operaciones-de-config.ts';
import { clase, rechaza, respondeSinDecir } from './paso.ts';
import { replanear } from './planear.ts';
import { EXCEPCION_INEXISTENTE, FERIADO_REPETIDO, OVERRIDE_REPETIDO } from './rechazos.ts';

export const agregarFeriado = clase(1.5, diaCercano, (centro, dia) => {
  const body = { fecha: diaDe(centro, dia), descripcion: 'Día patrio' };
  const repetido = [...centro.feriados.values()].some(({ fecha }) => fecha === body.fecha);
  const espera = repetido
    ? rechaza(FERIADO_REPETIDO)
    : respondeSinDecir(201, ({ id, franjaEn }) => {
        centro.feriados.set(id, { id, ...body });
        const { conflictos } = replanear(centro, franjaEn);
        return { id, ...body, conflictos };
      });
  const target = 'POST /excepciones/feriados';
  return { peticion: { target, usuarioId: centro.adminId, body }, espera };
});

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
    const espera = respondeSinDecir(201, ({ id, franjaEn }) => {
      const { horaInicio = null, horaFin = null, motivo = null } = body;
      const bloqueo = { ...body, id, horaInicio, horaFin, motivo };
      centro.bloqueos.set(id, bloqueo);
      const { conflictos } = replanear(centro, franjaEn);
      return { ...bloqueo, conflictos };
    });
    const target = 'POST /excepciones/bloqueos';
    return { peticion: { target, usuarioId: centro.adminId, body }, espera };
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
    const espera = repetido
      ? rechaza(OVERRIDE_REPETIDO)
      : respondeSinDecir(201, ({ id, franjaEn }) => {
          const { capacidad = null, motivo = null } = body;
          const override = { ...body, id, capacidad, motivo, tramos: enOrden(body.tramos) };
          centro.overrides.set(id, override);
          const { conflictos } = replanear(centro, franjaEn);
          return { ...override, conflictos };
        });
    const target = 'POST /excepciones/overrides';
    return { peticion: { target, usuarioId: centro.adminId, body }, espera };
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
    // One number beyond the last is of none.
    const id = idDe(existentes[cual % (existentes.length + 1)]);
    const espera = centro[cuales].has(id)
      ? respondeSinDecir(200, ({ franjaEn }) => {
          centro[cuales].delete(id);
          liberar(centro, cuales === 'bloqueos' ? id : undefined);
          const { conflictos } = replanear(centro, franjaEn);
          return { message: 'Excepción eliminada correctamente', conflictos };
        })
      : rechaza(EXCEPCION_INEXISTENTE);
    const target = `DELETE /excepciones/${cuales}/${id}` as const;
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

/** Also what has begun, which is not planned any more. */
function liberar(centro: Centro, bloqueo: number | undefined): void {
  for (const franja of centro.franjas.values()) {
    if (franja.bloqueo === bloqueo) franja.bloqueo = null;
  }
}
