import { expect, test } from 'vitest';
import { crearHistorial } from './crear-historial.ts';

const ids = (contados: { id: number }[] | undefined) => contados?.map(({ id }) => id);

test('ids grow in the order of the commits, also where an older transaction commits later', () => {
  const historial = crearHistorial();
  historial.empezar('7 inicio a');
  const dados = ['9 dia x', '9 config', '8 dia y', '10 dia z'].map((aviso) =>
    historial.agregar(aviso),
  );
  expect(ids(dados)).toEqual([900_000, 900_001, 900_002, 1_000_000]);
  expect(ids(historial.desde(900_001))).toEqual([900_002, 1_000_000]);
});

test('an instance that began later never takes the id of another for one of its own', () => {
  const [first, second] = [crearHistorial(), crearHistorial()];
  first.empezar('5 inicio a');
  const notified = ['12 dia x', '9 inicio b', '8 dia y', '9 dia z'];
  const ofFirst = notified.map((aviso) => first.agregar(aviso).id);
  second.empezar('9 inicio b');
  const ofSecond = notified.slice(2).map((aviso) => second.agregar(aviso).id);
  expect(ofSecond).toEqual([900_001, 900_002]);
  for (const id of ofSecond) expect(first.desde(id)).toBeUndefined();
  for (const id of ofFirst) expect(second.desde(id)).toBeUndefined();
  // Both instances give the same ids again from the next transaction on.
  expect(first.agregar('13 config').id).toBe(second.agregar('13 config').id);
});

test('what is too old is forgotten, and so is everything where it begins anew', () => {
  const historial = crearHistorial(3);
  historial.empezar('1 inicio a');
  for (let n = 2; n <= 8; n += 1) historial.agregar(`${n} config`);
  expect(historial.desde(200_000)).toBeUndefined();
  expect(ids(historial.desde(600_000))).toEqual([700_000, 800_000]);
  historial.empezar('9 inicio a');
  expect(historial.desde(800_000)).toBeUndefined();
  expect(historial.desde(900_000)).toEqual([]);
});
