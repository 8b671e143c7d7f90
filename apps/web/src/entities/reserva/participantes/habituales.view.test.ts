import { expect, test } from 'vitest';
import { habituales, ordenDe } from './habituales.view.ts';

let siguiente = 1;

function reserva(inicio: string, ...acompaniantes: [string, 'MASCULINO' | 'FEMENINO'][]) {
  const titular = {
    asientoId: 0,
    esTitular: true,
    nombreOptional: 'Ana',
    sexoOptional: 'FEMENINO',
  };
  const resto = acompaniantes.map(([nombreOptional, sexoOptional]) => ({
    asientoId: (siguiente += 1),
    esTitular: false,
    nombreOptional,
    sexoOptional,
  }));
  return { franja: { inicio }, participantes: [titular, ...resto] } as never;
}

test('who came most often stands first, then who came last, each once with the latest gender', () => {
  const reservas = [
    reserva('2026-10-01T10:00:00', ['Sol', 'MASCULINO']),
    reserva('2026-10-02T10:00:00', ['Luis Gómez', 'MASCULINO'], ['Eva', 'FEMENINO']),
    reserva('2026-10-05T10:00:00', ['sol', 'FEMENINO'], ['Beto', 'MASCULINO']),
  ];
  expect(habituales(reservas)).toEqual([
    { nombre: 'sol', genero: 'FEMENINO' },
    { nombre: 'Beto', genero: 'MASCULINO' },
    { nombre: 'Luis Gómez', genero: 'MASCULINO' },
    { nombre: 'Eva', genero: 'FEMENINO' },
  ]);
});

test('no more are offered than a phone has room for, and none without a name', () => {
  const nombres = ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const gente = nombres.map((nombre): [string, 'FEMENINO'] => [nombre, 'FEMENINO']);
  expect(habituales([reserva('2026-10-01T10:00:00', ...gente)])).toHaveLength(6);
  expect(habituales([])).toEqual([]);
});

test('a companion is found by the name, however it is typed', () => {
  const acompaniantes = [
    { nombre: '', genero: 'OTROS' as const },
    { nombre: ' luis gómez', genero: 'OTROS' as const },
  ];
  expect(ordenDe(acompaniantes, 'Luis Gómez')).toBe(1);
  expect(ordenDe(acompaniantes, 'Sol')).toBe(-1);
});
