import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { describe, expect, test } from 'vitest';
import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import {
  comoSeEntera,
  consecuenciasDeCancelar,
} from '../../../entities/reserva/cancelacion.view.ts';
import {
  cifrasDe,
  columnasDePlanilla,
  columnasPara,
  detalleDeError,
  esPlanillaHolgada,
  gruposDe,
  etapaDe,
  quienesConDatos,
  quienesVienen,
  textoDePlazas,
  textoDeTarjeta,
  type Etapa,
} from './dia.view.ts';

const HOY = '2026-10-01';

function franja(horaInicio: string, horaFin: string, cambios: Partial<Franja> = {}): Franja {
  return {
    id: 1,
    fecha: HOY,
    inicio: `${HOY}T${horaInicio}:00`,
    fin: `${HOY}T${horaFin}:00`,
    horaInicio,
    horaFin,
    estado: 'ACTIVA',
    capacidadEfectiva: 4,
    ocupadosTotal: 0,
    retenidas: 0,
    composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
    motivo: null,
    reservas: [],
    ...cambios,
  };
}

function reserva(
  personas: number,
  cambios: Partial<ReservaDelMostrador> = {},
): ReservaDelMostrador {
  return {
    id: personas,
    estado: 'CONFIRMADA',
    franja: { id: 1, inicio: `${HOY}T09:00:00`, fin: `${HOY}T10:00:00` },
    participantes: [
      { asientoId: 1, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO', presente: null },
    ],
    asistencia: 'SIN_MARCAR',
    tarde: null,
    precioTotal: 20_000 * personas,
    pagado: 0,
    saldo: 20_000 * personas,
    senia: null,
    personas,
    notas: '',
    cliente: {
      id: 7,
      nombre: 'Ana',
      apellido: 'Paz',
      email: 'a@b.co',
      telefono: '381 555 0142',
      nota: '',
    },
    creadaEn: `${HOY}T08:00:00`,
    ...cambios,
  };
}

/** Returns a franja for each hour from `desde` to `hasta`. */
function horas(desde: number, hasta: number): Franja[] {
  const dos = (n: number) => `${String(n).padStart(2, '0')}:00`;
  return Array.from({ length: hasta - desde }, (_, i) =>
    franja(dos(desde + i), dos(desde + i + 1)),
  );
}

describe('cifrasDe', () => {
  test('it sums up the bookings, the money and the occupation of the day', () => {
    const dia = [
      franja('09:00', '10:00', {
        ocupadosTotal: 3,
        reservas: [reserva(1, { pagado: 20_000, saldo: 0 }), reserva(2)],
      }),
      franja('10:00', '11:00', { ocupadosTotal: 2, capacidadEfectiva: 2, reservas: [reserva(2)] }),
      franja('11:00', '12:00'),
    ];
    expect(cifrasDe(dia)).toEqual({
      reservas: 3,
      personas: 5,
      recaudado: 100_000,
      pagado: 20_000,
      falta: 80_000,
      ocupacion: 50,
      turnos: 3,
    });
  });

  test('places that an offer holds are nobody yet', () => {
    const ofrecida = franja('08:00', '09:00', { ocupadosTotal: 3, retenidas: 2 });
    expect(cifrasDe([ofrecida])).toMatchObject({ personas: 1, ocupacion: 25 });
  });

  test('the places of blocked franjas do not count, the people who booked there do', () => {
    const bloqueada = franja('08:00', '09:00', { estado: 'BLOQUEADA' });
    const llena = franja('09:00', '10:00', { estado: 'COMPLETA', ocupadosTotal: 4 });
    const aMedias = franja('10:00', '11:00', { ocupadosTotal: 2 });
    expect(cifrasDe([bloqueada, llena, aMedias]).ocupacion).toBe(75);
    expect(cifrasDe([{ ...bloqueada, ocupadosTotal: 1 }, aMedias]).ocupacion).toBe(75);
    expect(cifrasDe([bloqueada]).ocupacion).toBe(0);
  });

  test('a day without turnos has an occupation of 0', () => {
    expect(cifrasDe([]).ocupacion).toBe(0);
  });
});

describe('gruposDe', () => {
  test('it cuts where nothing happens for an hour', () => {
    const grupos = gruposDe([...horas(8, 12), ...horas(16, 20)]);
    expect(grupos.map(({ nombre, franjas }) => [nombre, franjas.length])).toEqual([
      ['Mañana', 4],
      ['Tarde', 4],
    ]);
  });

  test('a short pause parts nothing, and more than two parts are one day', () => {
    expect(gruposDe([franja('08:00', '08:50'), franja('09:30', '10:20')])).toHaveLength(1);
    const partido = gruposDe([...horas(7, 8), ...horas(10, 11), ...horas(20, 21)]);
    expect(partido.map(({ nombre }) => nombre)).toEqual(['Todo el día']);
  });
});

test.each([
  [4, [...horas(8, 12), ...horas(16, 20)]],
  [4, horas(8, 16)],
  [6, [...horas(7, 13), ...horas(15, 21)]],
  [8, [...horas(0, 8), ...horas(10, 24)]],
])('columnasPara: %i columnas', (columnas, franjas) => {
  expect(columnasPara(gruposDe(franjas))).toBe(columnas);
});

test('the card of a turn that is over has no places to offer', () => {
  const texto = (cambios: Partial<Franja>, etapa: Etapa = 'pasada') =>
    textoDeTarjeta(franja('09:00', '10:00', cambios), etapa);
  expect(texto({ ocupadosTotal: 1 })).toBe('Terminó · 1 persona');
  expect(texto({ ocupadosTotal: 4, estado: 'COMPLETA' })).toBe('Terminó · 4 personas');
  expect(texto({})).toBe('Terminó · sin reservas');
  expect(texto({ estado: 'BLOQUEADA' })).toBe('Bloqueada (no reservable)');
  expect(texto({ ocupadosTotal: 1 }, 'en curso')).toBe('3 cupos disponibles');
});

describe('textoDePlazas', () => {
  test.each([
    [{ ocupadosTotal: 1 }, '3 cupos disponibles'],
    [{ ocupadosTotal: 3 }, '1 cupo disponible'],
    [{ ocupadosTotal: 4, estado: 'COMPLETA' as const }, 'Completo'],
    [{ ocupadosTotal: 4, estado: 'BLOQUEADA' as const }, 'Bloqueada (no reservable)'],
  ])('%o', (cambios, texto) => {
    expect(textoDePlazas(franja('09:00', '10:00', cambios))).toBe(texto);
  });
});

test.each([
  [`${HOY}T08:59`, 'por venir'],
  [`${HOY}T09:00`, 'en curso'],
  [`${HOY}T09:59`, 'en curso'],
  [`${HOY}T10:00`, 'pasada'],
])('at %s the turno from 9 to 10 is %s', (ahora, etapa) => {
  expect(etapaDe(franja('09:00', '10:00'), ahora)).toBe(etapa);
});

test('quienesVienen names the holders and counts the others', () => {
  const sinCliente = reserva(1, {
    cliente: {
      id: null,
      nombre: 'Cliente eliminado',
      apellido: '',
      email: '',
      telefono: '',
      nota: '',
    },
    participantes: [],
  });
  expect(quienesVienen({ reservas: [reserva(3), sinCliente] })).toBe(
    'Ana Paz +2, Cliente eliminado',
  );
});

test('detalleDeError says the day and what happened', () => {
  expect(detalleDeError(HOY, ErrorDeApi.deConexion())).toBe(
    'Jueves 1 de octubre. Error de conexión. Intenta nuevamente.',
  );
  expect(detalleDeError(HOY, new Error())).toBe('Jueves 1 de octubre.');
});

test('consecuenciasDeCancelar says what is freed and what is to be given back', () => {
  expect(consecuenciasDeCancelar(reserva(2))).toEqual([
    'Se liberan 2 lugares en el turno del jueves 1 de octubre a las 09:00.',
    'La reserva queda en el historial como cancelada.',
  ]);
  expect(consecuenciasDeCancelar(reserva(2, { pagado: 6_000, saldo: 34_000 }))).toContain(
    'Quedan por devolver en Caja $\u00a06.000 pagados.',
  );
  const abono = { id: 1, nombre: 'Pack de 10' };
  const conAbono = consecuenciasDeCancelar(reserva(2, { abono, pagado: 40_000, saldo: 0 }));
  expect(conAbono).toContain("Vuelven 2 lugares al abono 'Pack de 10'.");
  expect(conAbono.join()).not.toContain('devolver');
});

test('the desk tells only whom no e-mail tells', () => {
  const una = reserva(1);
  const sinEmail = reserva(1, { cliente: { ...una.cliente, email: null } });
  expect([comoSeEntera(una, true), comoSeEntera(una, false), comoSeEntera(sinEmail, true)]).toEqual(
    ['Ana recibe un email.', 'Avísale a Ana.', 'Avísale a Ana.'],
  );
});

test('the sheet has a column for each place, at most five side by side', () => {
  const conCapacidad = (...capacidades: number[]) =>
    columnasDePlanilla(
      capacidades.map((capacidadEfectiva) => franja('09:00', '10:00', { capacidadEfectiva })),
    );
  expect([conCapacidad(4, 2), conCapacidad(5), conCapacidad(6), conCapacidad(10)]).toEqual([
    4, 5, 3, 5,
  ]);
});

test('the sheet gives a franja more lines on a short day, and where one line holds nobody’s name', () => {
  const conCapacidad = (capacidadEfectiva: number, cuantas: number) =>
    esPlanillaHolgada(horas(6, 6 + cuantas).map((una) => ({ ...una, capacidadEfectiva })));
  expect([conCapacidad(4, 9), conCapacidad(4, 10), conCapacidad(10, 16)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('everybody in a franja is named, with the telephone and what was noted by hand', () => {
  const sola = reserva(1, { notas: 'Viene con bastón' });
  const automatica = reserva(1, { notas: 'Reserva para 1 persona(s)' });
  expect(quienesConDatos({ reservas: [sola, automatica] })).toBe(
    'Ana Paz · 381 555 0142 · Viene con bastón\nAna Paz · 381 555 0142',
  );
});
