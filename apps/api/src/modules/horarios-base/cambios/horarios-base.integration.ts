import {
  horariosBaseExists,
  obtenerHorariosBase,
  actualizarHorariosBase,
  crearHorariosBase,
} from '@remanso/contract/plan/horarios-base.contract';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { SEMANA, TRAMOS } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const newAdmin = () => crearPersona(app, { rol: 'ADMIN' });
const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });
test('before the first save there are none to read or to change', async () => {
  const admin = await newAdmin();
  expect((await app.call(horariosBaseExists, { as: admin })).body).toEqual({ exists: false });
  expect(outcome(await app.call(obtenerHorariosBase, { as: admin }))).toEqual([200, []]);
  const change = await app.call(actualizarHorariosBase, { as: admin, body: SEMANA });
  expect(outcome(change)).toBe('404 HORARIOS_INEXISTENTES');
});

test('are answered as seven days from LUNES, whatever came and in whatever order', async () => {
  const admin = await newAdmin();
  const created = await app.call(crearHorariosBase, {
    as: admin,
    body: [
      {
        diaSemana: 'SABADO',
        activo: true,
        tramos: [tramo('15:00', '19:00'), tramo('09:00', '13:00')],
      },
      { diaSemana: 'MARTES', activo: false },
      { diaSemana: 'LUNES', activo: false, tramos: [tramo('09:00', '10:00')] },
    ],
  });
  const tramos: Record<string, unknown> = {
    LUNES: [tramo('09:00', '10:00')],
    SABADO: [tramo('09:00', '13:00'), tramo('15:00', '19:00')],
  };
  const horarios = DIAS_SEMANA.map((diaSemana) => ({
    diaSemana,
    activo: diaSemana === 'SABADO',
    tramos: tramos[diaSemana] ?? [],
  }));
  expect(outcome(created)).toEqual([201, { horarios, conflictos: [] }]);
  expect(outcome(await app.call(obtenerHorariosBase, { as: admin }))).toEqual([200, horarios]);
  expect((await app.call(horariosBaseExists, { as: admin })).body).toEqual({ exists: true });
});

test('are created once; afterwards they are changed whole', async () => {
  const admin = await newAdmin();
  await app.call(crearHorariosBase, { as: admin, body: SEMANA });
  expect(outcome(await app.call(crearHorariosBase, { as: admin, body: [] }))).toBe(
    '409 HORARIOS_EXISTENTES',
  );
  expect((await app.call(obtenerHorariosBase, { as: admin })).body).toEqual(SEMANA);
  const onlyMonday = [{ diaSemana: 'LUNES' as const, activo: true, tramos: TRAMOS }];
  const changed = await app.call(actualizarHorariosBase, { as: admin, body: onlyMonday });
  expect(changed.status).toBe(200);
  const abiertos = (horarios: typeof SEMANA) =>
    horarios.filter(({ activo }) => activo).map(({ diaSemana }) => diaSemana);
  expect(abiertos(changed.body.horarios)).toEqual(['LUNES']);
  expect((await app.call(obtenerHorariosBase, { as: admin })).body).toEqual(changed.body.horarios);
});

test('ranges may touch, and may fill the day to its last minute', async () => {
  const admin = await newAdmin();
  const tramos = [tramo('00:00', '12:00'), tramo('12:00', '23:59')];
  const body = [{ diaSemana: 'DOMINGO' as const, activo: true, tramos }];
  const answer = await app.call(crearHorariosBase, { as: admin, body });
  expect([answer.status, answer.body.horarios[6]?.tramos]).toEqual([201, tramos]);
});

const monday = (...tramos: unknown[]) => [{ diaSemana: 'LUNES', activo: true, tramos }];

test.each([
  ['overlapping ranges', '0.tramos', monday(tramo('09:00', '11:00'), tramo('10:00', '12:00'))],
  ['the same range twice', '0.tramos', monday(tramo('09:00', '11:00'), tramo('09:00', '11:00'))],
  ['a range inside another', '0.tramos', monday(tramo('08:00', '20:00'), tramo('09:00', '10:00'))],
  ['an inverted range', '0.tramos', monday(tramo('11:00', '09:00'))],
  ['an empty range', '0.tramos', monday(tramo('11:00', '11:00'))],
  [
    'a bad range of a closed day',
    '0.tramos',
    [{ diaSemana: 'MIERCOLES', activo: false, tramos: [tramo('11:00', '09:00')] }],
  ],
  ['an open day without ranges', '0.tramos', monday()],
  ['an open day that leaves its ranges out', '0.tramos', [{ diaSemana: 'DOMINGO', activo: true }]],
  [
    'a day twice',
    '1.diaSemana',
    [...monday(tramo('09:00', '10:00')), ...monday(tramo('11:00', '12:00'))],
  ],
  ['an unknown day', '0.diaSemana', [{ diaSemana: 'lunes', activo: false }]],
  ['a day that does not say whether it opens', '0.activo', [{ diaSemana: 'LUNES', tramos: [] }]],
  ['an hour beyond the day', '0.tramos.0.horaFin', monday(tramo('09:00', '24:00'))],
  ['an hour without its zero', '0.tramos.0.horaInicio', monday(tramo('9:00', '10:00'))],
  ['an hour with seconds', '0.tramos.0.horaInicio', monday(tramo('09:00:00', '10:00'))],
  ['what is no list', '', { LUNES: [] }],
])('refuses %s', async (_name, campo, body) => {
  const as = await newAdmin();
  const answer = await app.send('POST', '/horarios-base', { as, body });
  expect(outcome(answer)).toBe(`400 DATOS_INVALIDOS ${campo}`);
});

test.each([
  [
    'lunes',
    monday(tramo('08:00', '20:00'), tramo('09:00', '10:00')),
    '09:00 - 10:00 se superpone con otro',
  ],
  ['lunes', monday(tramo('11:00', '11:00')), '11:00 - 11:00 debe terminar después de empezar'],
  [
    'miércoles',
    [{ diaSemana: 'MIERCOLES', activo: false, tramos: [tramo('11:00', '09:00')] }],
    '11:00 - 09:00 debe terminar después de empezar',
  ],
])('a bad range is told with its day, %s, and its hours', async (dia, body, what) => {
  const as = await newAdmin();
  const refused = await app.send('POST', '/horarios-base', { as, body });
  expect(told(refused)).toBe(`El día ${dia} tiene un error: el horario ${what}`);
});

test('creations at once make one; changes at once follow each other whole', async () => {
  const as = await newAdmin();
  const openUntil = (hora: string) => [
    { diaSemana: 'LUNES' as const, activo: true, tramos: [tramo('08:00', hora)] },
    { diaSemana: 'VIERNES' as const, activo: true, tramos: [tramo('07:00', hora)] },
  ];
  const hours = ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
  const saveAll = (endpoint: typeof crearHorariosBase | typeof actualizarHorariosBase) =>
    Promise.all(hours.map((hora) => app.call(endpoint, { as, body: openUntil(hora) })));

  const created = await saveAll(crearHorariosBase);
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const changed = await saveAll(actualizarHorariosBase);
  expect(changed.map(({ status }) => status)).toEqual(hours.map(() => 200));
  const { body } = await app.call(obtenerHorariosBase, { as });
  expect(changed.map((answer) => answer.body.horarios)).toContainEqual(body);
});
