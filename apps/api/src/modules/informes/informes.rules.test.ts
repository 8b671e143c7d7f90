import { expect, test } from 'vitest';
import { grupos, horas } from './informes.rules.ts';

test('each hour of the week with places or people has a row, in the order of the week', () => {
  const conPlazas = [
    { dia: 2, hora: 8, plazas: 4 },
    { dia: 1, hora: 18, plazas: 6 },
    { dia: 1, hora: 9, plazas: 2 },
  ];
  const conOcupadas = [
    { dia: 1, hora: 18, ocupadas: 5 },
    { dia: 7, hora: 0, ocupadas: 1 },
    { dia: 3, hora: 8, ocupadas: 0 },
  ];
  expect(horas(conPlazas, conOcupadas)).toEqual([
    { diaSemana: 'LUNES', hora: '09:00', plazas: 2, ocupadas: 0 },
    { diaSemana: 'LUNES', hora: '18:00', plazas: 6, ocupadas: 5 },
    { diaSemana: 'MARTES', hora: '08:00', plazas: 4, ocupadas: 0 },
    { diaSemana: 'DOMINGO', hora: '00:00', plazas: 0, ocupadas: 1 },
  ]);
});

test('each size of group has a row, with zeros where nobody came so', () => {
  expect(
    grupos([
      { personas: 3, reservas: 2, reservado: 90 },
      { personas: 1, reservas: 7, reservado: 70 },
    ]),
  ).toEqual([
    { personas: 1, reservas: 7, reservado: 70 },
    { personas: 2, reservas: 0, reservado: 0 },
    { personas: 3, reservas: 2, reservado: 90 },
    { personas: 4, reservas: 0, reservado: 0 },
  ]);
});
