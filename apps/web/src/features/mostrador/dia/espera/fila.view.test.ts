import type { EnEspera } from '@remanso/contract/espera/esperas.contract';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  aQuienIrian,
  admiteEspera,
  esperanEnPalabras,
  gruposQueEsperan,
  loQueQueda,
  ocupadosEnPalabras,
  ofrecidosEnPalabras,
  tituloDeFranja,
} from './fila.view.ts';
import { aQuienEstanOfrecidos } from './ofrecidos.view.ts';

const HOY = '2026-10-01';
const AHORA = `${HOY}T08:00`;

function espera(nombre: string, personas: number, venceEn: string | null = null): EnEspera {
  return { id: 1, cliente: { nombre, apellido: 'Paz' }, personas, venceEn };
}

function franja(esperas: EnEspera[] | undefined, cambios: Partial<Franja> = {}): Franja {
  return {
    id: 1,
    fecha: HOY,
    inicio: `${HOY}T18:00:00`,
    fin: `${HOY}T19:00:00`,
    horaInicio: '18:00',
    horaFin: '19:00',
    estado: 'COMPLETA',
    capacidadEfectiva: 4,
    ocupadosTotal: 4,
    retenidas: 0,
    composicionGenero: { MASCULINO: 4, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
    motivo: null,
    ...(esperas && { esperas }),
    ...cambios,
  };
}

test('who waits is named with how many they are, and not who is offered places', () => {
  const [ana, luis] = [espera('Ana', 1), espera('Luis', 2)];
  const ofrecida = espera('Sol', 2, `${HOY}T10:00:00`);
  expect(
    [[], [ana], [luis], [luis, ana], [ofrecida]].map((esperas) => esperanEnPalabras({ esperas })),
  ).toEqual([
    '',
    'Espera Ana Paz',
    'Esperan 2 personas: Luis Paz +1',
    'Esperan 3 personas: Luis Paz +1, Ana Paz',
    '',
  ]);
  expect(esperanEnPalabras({})).toBe('');
});

test('what is offered is said with its deadline, the earliest where there are several', () => {
  const [tarde, pronto] = [
    espera('Ana', 2, `${HOY}T10:00:00`),
    espera('Luis', 1, `${HOY}T09:30:00`),
  ];
  expect(ofrecidosEnPalabras({}, HOY)).toBe('');
  expect(ofrecidosEnPalabras({ esperas: [espera('Eva', 1)] }, HOY)).toBe('');
  expect(ofrecidosEnPalabras({ esperas: [pronto] }, HOY)).toBe(
    '1 lugar ofrecido hasta hoy a las 09:30',
  );
  expect(ofrecidosEnPalabras({ esperas: [tarde, pronto] }, HOY)).toBe(
    '3 lugares ofrecidos, la primera oferta hasta hoy a las 09:30',
  );
  expect(tituloDeFranja({ esperas: [tarde, espera('Eva', 1)] }, HOY)).toBe(
    '2 lugares ofrecidos hasta hoy a las 10:00 · Espera Eva Paz',
  );
});

test('who would get what a change frees is told as the server hands it out', () => {
  const fila = [espera('Cuatro', 4), espera('Ana', 1), espera('Luis', 2)];
  const siguen = (liberados: number, cambios: Partial<Franja> = {}) =>
    aQuienIrian(franja(fila, cambios), liberados, AHORA);
  expect(siguen(1)).toBe('De la lista de espera, se ofrece a Ana Paz (1 lugar).');
  expect(siguen(3)).toBe(
    'De la lista de espera, se ofrecen a Ana Paz (1 lugar) y Luis Paz (2 lugares).',
  );
  expect(siguen(4)).toBe('De la lista de espera, se ofrecen a Cuatro Paz (4 lugares).');
  expect(siguen(1, { ocupadosTotal: 3, estado: 'ACTIVA' })).toBe(
    'De la lista de espera, se ofrece a Ana Paz (1 lugar).',
  );
  expect(aQuienIrian(franja([espera('Cuatro', 4)]), 2, AHORA)).toMatch(/^Nadie de la lista/);
  expect(siguen(4, { estado: 'BLOQUEADA' })).toMatch(/^El turno está bloqueado/);
  expect(siguen(4, { inicio: `${HOY}T08:59:00` })).toMatch(/^Falta menos de una hora/);
});

test('nothing is told where nobody waits, also while all are offered places', () => {
  expect(aQuienIrian(franja(undefined), 2, AHORA)).toBeNull();
  expect(aQuienIrian(franja([espera('Ana', 2, `${HOY}T10:00:00`)]), 2, AHORA)).toBeNull();
});

test('a full franja can be waited for, until an hour before; another once somebody waits', () => {
  const admite = (cambios: Partial<Franja>, esperas?: EnEspera[]) =>
    admiteEspera(franja(esperas, cambios), AHORA);
  expect(admite({})).toBe(true);
  expect(admite({ inicio: `${HOY}T08:59:00` })).toBe(false);
  expect(admite({ estado: 'BLOQUEADA' })).toBe(false);
  const conLugar = { estado: 'ACTIVA', ocupadosTotal: 2 } as const;
  expect(admite(conLugar)).toBe(false);
  expect(admite(conLugar, [espera('Ana', 3)])).toBe(true);
  expect(gruposQueEsperan(franja([], conLugar))).toEqual({ minimo: 3, maximo: 4 });
  expect(gruposQueEsperan(franja([], { capacidadEfectiva: 2, ocupadosTotal: 2 }))).toEqual({
    minimo: 1,
    maximo: 2,
  });
});

test('the places that offers hold are counted apart from people', () => {
  expect(ocupadosEnPalabras(franja([]))).toEqual({ personas: 4, resto: 'de 4 personas' });
  expect(ocupadosEnPalabras(franja([], { retenidas: 1 }))).toEqual({
    personas: 3,
    resto: 'de 4 personas, y 1 lugar ofrecido',
  });
  expect([0, 1, 102].map(loQueQueda)).toEqual([
    'el tiempo terminó',
    'queda 1 min',
    'quedan 1 h 42 min',
  ]);
});

test('a cancelled booking whose places are offered says who has to let them go first', () => {
  const ofrecida = espera('Luis', 2, `${HOY}T10:00:00`);
  const conOferta = franja([ofrecida, espera('Sol', 2)], { ocupadosTotal: 3, retenidas: 2 });
  expect([1, 2, 3, 4].map((personas) => aQuienEstanOfrecidos(conOferta, personas))).toEqual([
    null,
    'Los lugares están ofrecidos a Luis Paz: primero déjalos pasar',
    'Los lugares están ofrecidos a Luis Paz: primero déjalos pasar',
    null,
  ]);
});
