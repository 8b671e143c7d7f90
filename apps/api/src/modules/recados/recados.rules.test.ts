import { expect, test } from 'vitest';
import { dondeCree, type Paso } from './recados.rules.ts';

const lugar = (franjaId: number) => ({ franjaId, turno: `2026-10-0${franjaId}T09:00:00` });
const mueve = (de: number, porSuTitular = false): Paso => ({ en: 0, de: lugar(de), porSuTitular });
const avisado: Paso = { en: 0, avisado: true };

test.each<[why: string, pasos: Paso[], cree: number | undefined]>([
  ['nothing happened', [], undefined],
  ['the desk moved it', [mueve(1)], 1],
  ['the desk moved it twice: they know of the first place', [mueve(1), mueve(2)], 1],
  ['the desk moved it there and back', [mueve(3), mueve(2)], undefined],
  ['they were told', [mueve(1), avisado], undefined],
  ['they were told, and it was moved once more', [mueve(1), avisado, mueve(2)], 2],
  ['they moved it themselves', [mueve(1, true)], undefined],
  ['they moved it after the desk had', [mueve(1), mueve(2, true)], undefined],
])('%s', (_why, pasos, cree) => {
  expect(dondeCree(pasos, 3)).toEqual(cree === undefined ? undefined : lugar(cree));
});
