import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { generacionPara, razonDeCierre } from './cierre.view.ts';

const JUEVES = '2026-10-01';
const DOMINGO = '2026-10-04';
const MANANA = { horaInicio: '08:00', horaFin: '12:00' };
const SIN_EXCEPCIONES = { feriados: [], overrides: [] };
const SEMANA = DIAS_SEMANA.map((diaSemana) => ({
  diaSemana,
  activo: diaSemana !== 'DOMINGO',
  tramos: [],
}));

test('a day without turnos says why, by what rules first', () => {
  const feriados = [{ fecha: JUEVES, descripcion: 'Aniversario del centro' }];
  expect(razonDeCierre(DOMINGO, SIN_EXCEPCIONES, SEMANA)).toBe('Domingo: cerrado');
  expect(razonDeCierre(JUEVES, { feriados, overrides: [] }, SEMANA)).toBe(
    'Feriado: Aniversario del centro',
  );
  expect(razonDeCierre(JUEVES, SIN_EXCEPCIONES, SEMANA)).toBeNull();
  const overrides = [{ fecha: JUEVES, tramos: [MANANA], motivo: null }];
  expect(razonDeCierre(JUEVES, { feriados, overrides }, SEMANA)).toBeNull();
});

test('beyond the window the franjas up to a day are made, or its own where it is far', () => {
  expect(generacionPara('2026-10-08', '2026-10-01', 7)).toBeNull();
  expect(generacionPara('2026-10-09', '2026-10-01', 7)).toMatchObject({
    ventana: '2026-10-08',
    periodo: { desde: '2026-10-01', hasta: '2026-10-09' },
  });
  expect(generacionPara('2027-10-01', '2026-10-01', 7)?.periodo.desde).toBe('2027-10-01');
});

test.each([
  ['Feria', 'Horario especial: Feria'],
  [null, 'Horario especial: cerrado todo el día'],
])('an override without hours says so: %s', (motivo, razon) => {
  const overrides = [{ fecha: JUEVES, tramos: [], motivo }];
  expect(razonDeCierre(JUEVES, { feriados: [], overrides }, SEMANA)).toBe(razon);
});
