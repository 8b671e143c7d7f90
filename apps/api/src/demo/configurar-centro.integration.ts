import { obtenerCentro } from '@remanso/contract/centro/centro.contract';
import { obtenerHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { expect, test } from 'vitest';
import { crearPersona } from '../../test/support/personas.ts';
import { useTestApp } from '../../test/support/test-app.ts';
import { configurarCentro } from './configurar-centro.ts';

const app = useTestApp();

test.each([
  ['2026-10-01', false],
  ['2026-10-04', true],
])('on %s the footer says of the Sunday what the week does: open is %s', async (hoy, abre) => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  await configurarCentro(app.dependencies, { usuarioId: as.id, hoy, ventanaDias: 7 });
  const semana = await app.make(obtenerHorariosBase, { as });
  const domingo = semana.find(({ diaSemana }) => diaSemana === 'DOMINGO');
  expect(domingo?.activo).toBe(abre);
  const { horarios } = await app.make(obtenerCentro, {});
  const renglon = horarios.find(({ dias }) => /domingo/i.test(dias));
  const tramos = domingo?.tramos.map(({ horaInicio, horaFin }) => `${horaInicio}-${horaFin}`);
  expect(renglon?.tramos).toEqual(tramos);
});
