import { expect, test } from 'vitest';
import { destinoDeTecla, type Lugar } from './flechas.view.ts';

/** Returns the buttons of a franja, one at each `xs`. The first button opens the details. */
function franja(arriba: number, xs: number[]): Lugar[] {
  return xs.map((x, orden) => ({ x, arriba, abajo: arriba + 30, principal: orden === 0 }));
}

const ir = (lugares: Lugar[], actual: number, teclas: string[]) =>
  teclas.map((tecla) => destinoDeTecla(lugares, actual, tecla));

test('in the sheet up and down keep the column, and a line without such a button has a near one', () => {
  const planilla = [...franja(0, [10, 20]), ...franja(30.5, [10, 20, 5]), ...franja(60, [10])];
  expect(ir(planilla, 1, ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'])).toEqual([
    3,
    null,
    0,
    2,
  ]);
  expect(ir(planilla, 3, ['ArrowDown', 'ArrowUp', 'Home', 'End'])).toEqual([5, 1, 0, 5]);
  expect(ir(planilla, 5, ['ArrowDown', 'ArrowRight', 'Enter'])).toEqual([null, null, null]);
});

test('among cards up and down go to the card above or below', () => {
  const tarjetas = [
    ...franja(0, [10, 20]),
    ...franja(0, [110, 120]),
    ...franja(200, [10, 20]),
    ...franja(200, [110, 120]),
    ...franja(400, [10, 20]),
  ];
  expect(ir(tarjetas, 3, ['ArrowDown', 'ArrowLeft', 'Home', 'End'])).toEqual([7, 2, 0, 8]);
  expect(ir(tarjetas, 7, ['ArrowUp', 'ArrowDown'])).toEqual([3, 9]);
});

test('what is no button of the day goes nowhere', () => {
  expect(destinoDeTecla([], -1, 'ArrowDown')).toBeNull();
});
