import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  listarExcepciones,
} from '@remanso/contract/plan/excepciones.contract';
import {
  previsualizarFeriado,
  previsualizarOverride,
} from '@remanso/contract/plan/excepciones-previas.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

const SABADO = '2026-10-03';

const delDia = (as: Persona, fecha: string) => app.make(franjasPorFecha, { as, params: { fecha } });

test('an exception is corrected in one step, which its preview tells beforehand', async () => {
  const { admin } = await world(app);
  const tramo = (horaInicio: string, horaFin: string) => [{ horaInicio, horaFin }];
  const primero = { fecha: VIERNES, tramos: tramo('10:00', '12:00') };
  const { id } = await app.make(crearOverride, { as: admin, body: primero });
  const corregido = { fecha: VIERNES, tramos: tramo('10:00', '13:00') };
  const call = { as: admin, body: corregido };
  expect(outcome(await app.call(crearOverride, call))).toBe('409 OVERRIDE_REPETIDO');
  const query = { reemplaza: id };
  const previa = await app.make(previsualizarOverride, { ...call, query });
  expect(previa).toMatchObject({ creadas: 1, retiradas: 0 });
  await app.make(crearOverride, { ...call, query });
  expect(await delDia(admin, VIERNES)).toHaveLength(3);
  const { overrides } = await app.make(listarExcepciones, { as: admin });
  expect(overrides).toMatchObject([corregido]);
});

test('a feriado moves to another day, and the day that it leaves opens again', async () => {
  const { admin } = await world(app);
  const antes = (await delDia(admin, VIERNES)).length;
  const navidad = { fecha: VIERNES, descripcion: 'Navidad' };
  const { id } = await app.make(crearFeriado, { as: admin, body: navidad });
  expect(await delDia(admin, VIERNES)).toHaveLength(0);
  const query = { reemplaza: id };
  const call = { as: admin, query, body: { ...navidad, fecha: SABADO } };
  expect(await app.make(previsualizarFeriado, call)).toMatchObject({ creadas: antes });
  await app.make(crearFeriado, call);
  expect(await delDia(admin, VIERNES)).toHaveLength(antes);
  expect(await delDia(admin, SABADO)).toHaveLength(0);
});

test('what a bloqueo leaves is free, and what it takes is blocked', async () => {
  const { admin } = await world(app);
  const dias = (dia: string) => ({ fechaDesde: dia, fechaHasta: dia });
  const { id } = await app.make(crearBloqueo, { as: admin, body: dias(VIERNES) });
  const query = { reemplaza: id };
  await app.make(crearBloqueo, { as: admin, query, body: dias(SABADO) });
  const estados = async (dia: string) => [
    ...new Set((await delDia(admin, dia)).map(({ estado }) => estado)),
  ];
  expect(await estados(VIERNES)).toEqual(['ACTIVA']);
  expect(await estados(SABADO)).toEqual(['BLOQUEADA']);
});
