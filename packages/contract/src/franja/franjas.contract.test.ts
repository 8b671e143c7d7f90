import { describe, expect, test } from 'vitest';
import { franjasPorFecha, franjasPorFechaDeCliente, generarFranjas } from './franjas.contract.ts';

describe('the franjas of a day', () => {
  test.each([
    [{}, false],
    [{ incluirDetalles: 'false' }, false],
    [{ incluirDetalles: 'true' }, true],
  ])('with their bookings or without: %j', (query, incluirDetalles) => {
    expect(franjasPorFecha.query.parse(query)).toEqual({
      incluirDetalles,
      page: 0,
      size: 1000,
    });
  });

  test.each(['TRUE', '1', '', ['true', 'true']])('incluirDetalles=%j is refused', (value) => {
    const { error } = franjasPorFecha.query.safeParse({ incluirDetalles: value });
    expect(error?.issues[0]?.message).toBe('incluirDetalles debe ser true o false');
  });

  test.each(['today', '2026-02-30', '01-10-2026', '2026-10-01T08:00:00'])(
    'not of a date like %s',
    (fecha) => {
      const { error } = franjasPorFechaDeCliente.params.safeParse({ fecha });
      expect(error?.issues[0]?.message).toBe('La fecha debe existir y tener la forma AAAA-MM-DD');
    },
  );

  test('a client never sees why one is blocked, nor who booked it', () => {
    const franja = {
      id: 1,
      fecha: '2026-10-01',
      inicio: '2026-10-01T08:00:00',
      fin: '2026-10-01T09:00:00',
      horaInicio: '08:00',
      horaFin: '09:00',
      estado: 'BLOQUEADA',
      capacidadEfectiva: 4,
      ocupadosTotal: 0,
      retenidas: 0,
      composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
    };
    const answer = { ...franja, motivo: 'Corte de agua', reservas: [], bloqueoId: 3 };
    expect(franjasPorFechaDeCliente.response.parse([answer])).toEqual([franja]);
  });
});

test('a period to generate has dates that exist, or none', () => {
  expect(generarFranjas.query.parse({})).toEqual({});
  expect(generarFranjas.query.parse({ desde: '2026-10-01', hasta: '2026-10-31' })).toEqual({
    desde: '2026-10-01',
    hasta: '2026-10-31',
  });
  expect(generarFranjas.query.safeParse({ hasta: '2026-09-31' }).error?.issues[0]?.path).toEqual([
    'hasta',
  ]);
});
