import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { SEMANA, TRAMOS, crearPersona } from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const newAdmin = () => crearPersona(app, { rol: 'ADMIN' });
const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

const MISSING = refusal(404, 'HORARIOS_INEXISTENTES', 'Los horarios todavía no están cargados');
const THERE_ARE = refusal(409, 'HORARIOS_EXISTENTES', 'Los horarios ya están cargados');

test('before the first save there are none to read or to change', async () => {
  const { token } = await newAdmin();
  expect((await app.call('GET /horarios-base/exists', { token })).body).toEqual({ exists: false });
  expect(outcome(await app.call('GET /horarios-base', { token }))).toEqual([200, []]);
  const change = await app.call('PUT /horarios-base', { token, body: SEMANA });
  expect(outcome(change)).toEqual(MISSING);
});

test('are answered as seven days from LUNES, whatever came and in whatever order', async () => {
  const { token } = await newAdmin();
  const created = await app.call('POST /horarios-base', {
    token,
    body: [
      {
        diaSemana: 'SABADO',
        activo: true,
        tramos: [tramo('15:00', '19:00'), tramo('09:00', '13:00')],
      },
      { diaSemana: 'MARTES', activo: false },
      { diaSemana: 'LUNES', activo: false, tramos: [tramo('09:00', '10:00')], id: 4, precio: 1 },
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
  expect(outcome(await app.call('GET /horarios-base', { token }))).toEqual([200, horarios]);
  expect((await app.call('GET /horarios-base/exists', { token })).body).toEqual({ exists: true });
});

test('are created once; afterwards they are changed whole', async () => {
  const { token } = await newAdmin();
  await app.call('POST /horarios-base', { token, body: SEMANA });
  expect(outcome(await app.call('POST /horarios-base', { token, body: [] }))).toEqual(THERE_ARE);
  expect((await app.call('GET /horarios-base', { token })).body).toEqual(SEMANA);
  const onlyMonday = [{ diaSemana: 'LUNES', activo: true, tramos: TRAMOS }];
  const changed = await app.call('PUT /horarios-base', { token, body: onlyMonday });
  expect(changed.status).toBe(200);
  const abiertos = (horarios: typeof SEMANA) =>
    horarios.filter(({ activo }) => activo).map(({ diaSemana }) => diaSemana);
  expect(abiertos(changed.body.horarios)).toEqual(['LUNES']);
  expect((await app.call('GET /horarios-base', { token })).body).toEqual(changed.body.horarios);
});

test('ranges may touch, and may fill the day to its last minute', async () => {
  const { token } = await newAdmin();
  const tramos = [tramo('00:00', '12:00'), tramo('12:00', '23:59')];
  const body = [{ diaSemana: 'DOMINGO', activo: true, tramos }];
  const answer = await app.call('POST /horarios-base', { token, body });
  expect([answer.status, answer.body.horarios[6].tramos]).toEqual([201, tramos]);
});

const monday = (...tramos: unknown[]) => [{ diaSemana: 'LUNES', activo: true, tramos }];

test.each([
  [
    'overlapping ranges',
    monday(tramo('09:00', '11:00'), tramo('10:00', '12:00')),
    '0.tramos',
    'El día lunes tiene un error: el horario 10:00 - 12:00 se superpone con otro',
  ],
  [
    'the same range twice',
    monday(tramo('09:00', '11:00'), tramo('09:00', '11:00')),
    '0.tramos',
    'El día lunes tiene un error: el horario 09:00 - 11:00 se superpone con otro',
  ],
  [
    'a range inside another',
    monday(tramo('08:00', '20:00'), tramo('09:00', '10:00')),
    '0.tramos',
    'El día lunes tiene un error: el horario 09:00 - 10:00 se superpone con otro',
  ],
  [
    'an inverted range',
    monday(tramo('11:00', '09:00')),
    '0.tramos',
    'El día lunes tiene un error: el horario 11:00 - 09:00 debe terminar después de empezar',
  ],
  [
    'an empty range',
    monday(tramo('11:00', '11:00')),
    '0.tramos',
    'El día lunes tiene un error: el horario 11:00 - 11:00 debe terminar después de empezar',
  ],
  [
    'a bad range of a closed day',
    [{ diaSemana: 'MIERCOLES', activo: false, tramos: [tramo('11:00', '09:00')] }],
    '0.tramos',
    'El día miércoles tiene un error: el horario 11:00 - 09:00 debe terminar después de empezar',
  ],
  [
    'an open day without ranges',
    [{ diaSemana: 'SABADO', activo: true, tramos: [] }],
    '0.tramos',
    'El día sábado está activo y necesita al menos un horario',
  ],
  [
    'an open day that leaves its ranges out',
    [{ diaSemana: 'DOMINGO', activo: true }],
    '0.tramos',
    'El día domingo está activo y necesita al menos un horario',
  ],
  [
    'a day twice',
    [...monday(tramo('09:00', '10:00')), ...monday(tramo('11:00', '12:00'))],
    '1.diaSemana',
    'El día lunes está repetido',
  ],
  [
    'an unknown day',
    [{ diaSemana: 'lunes', activo: false }],
    '0.diaSemana',
    'El día de la semana no es válido',
  ],
  [
    'a day that does not say whether it opens',
    [{ diaSemana: 'LUNES', tramos: [] }],
    '0.activo',
    'Cada día necesita saber si está activo',
  ],
  [
    'an hour beyond the day',
    monday(tramo('09:00', '24:00')),
    '0.tramos.0.horaFin',
    'La hora de fin debe tener la forma HH:MM',
  ],
  [
    'an hour without its zero',
    monday(tramo('9:00', '10:00')),
    '0.tramos.0.horaInicio',
    'La hora de inicio debe tener la forma HH:MM',
  ],
  [
    'an hour with seconds',
    monday(tramo('09:00:00', '10:00')),
    '0.tramos.0.horaInicio',
    'La hora de inicio debe tener la forma HH:MM',
  ],
  ['what is no list', { LUNES: [] }, '', 'Los horarios deben ser una lista de días'],
])('refuses %s', async (_name, body, campo, mensaje) => {
  const { token } = await newAdmin();
  const answer = await app.call('POST /horarios-base', { token, body });
  expect([answer.status, answer.body.message]).toEqual([400, mensaje]);
  expect(answer.body.campos[0]).toEqual({ campo, mensaje });
});

test('creations at once make one; changes at once follow each other whole', async () => {
  const { token } = await newAdmin();
  const openUntil = (hora: string) => [
    { diaSemana: 'LUNES', activo: true, tramos: [tramo('08:00', hora)] },
    { diaSemana: 'VIERNES', activo: true, tramos: [tramo('07:00', hora)] },
  ];
  const hours = ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
  const saveAll = (method: 'POST' | 'PUT') =>
    Promise.all(
      hours.map((hora) => app.call(`${method} /horarios-base`, { token, body: openUntil(hora) })),
    );

  const created = await saveAll('POST');
  expect(created.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const changed = await saveAll('PUT');
  expect(changed.map(({ status }) => status)).toEqual(hours.map(() => 200));
  const { body } = await app.call('GET /horarios-base', { token });
  expect(changed.map((answer) => answer.body.horarios)).toContainEqual(body);
});
