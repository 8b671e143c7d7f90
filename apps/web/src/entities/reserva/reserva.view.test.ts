import { describe, expect, test } from 'vitest';
import {
  cancelacionDe,
  comoLaVeElCliente,
  comoSePagaLa,
  estaPorVenir,
  insigniaDe,
  otraVez,
  saludo,
  seConsulta,
  yaPaso,
} from './reserva.view.ts';

describe('cancelacionDe', () => {
  const cancelableHasta = '2026-11-20T10:00:00';
  const cerrada = null;

  test.each(['confirmada', 'pendiente'] as const)(
    'a %s one, up to the limit and with it',
    (estado) => {
      expect(cancelacionDe({ estado, cancelableHasta, cerrada }, cancelableHasta)).toEqual({
        puede: true,
        plazo: 'Puedes cambiarla o cancelarla hasta el viernes 20 de noviembre a las 10:00.',
      });
    },
  );

  const confirmada = { estado: 'confirmada', cancelableHasta, cerrada } as const;

  test('after the limit it names no hour, which may be before the booking was made', () => {
    expect(cancelacionDe(confirmada, '2026-11-20T10:00:01')).toEqual({
      puede: false,
      motivo: 'Ya no puedes cambiarla ni cancelarla desde tu cuenta.',
    });
  });

  test('what the centre has closed has no limit to speak of', () => {
    const suya = { ...confirmada, cerrada: { motivo: 'Navidad' } };
    expect(cancelacionDe(suya, '2026-11-20T09:59:00')).toEqual({ puede: true, plazo: null });
  });

  test.each(['completada', 'cancelada'] as const)('a %s one has nothing to explain', (estado) => {
    expect(cancelacionDe({ estado, cancelableHasta, cerrada }, '2026-11-01T00:00:00')).toEqual({
      puede: false,
      motivo: null,
    });
  });
});

test.each([
  ['confirmada', '2026-11-20T09:59:59', true],
  ['pendiente', '2026-11-20T09:59:59', true],
  ['cancelada', '2026-11-20T09:59:59', false],
  ['confirmada', '2026-11-20T10:00:00', false],
] as const)('a %s one of ten o’clock is at %s still to come: %s', (estado, ahora, esperado) => {
  const franja = { id: 7, inicio: '2026-11-20T10:00:00', fin: '2026-11-20T11:00:00' };
  expect(estaPorVenir({ estado, franja }, ahora)).toBe(esperado);
});

test('the badge of what is closed, or waits for its seña, is amber', () => {
  const reserva = { estado: 'confirmada', senia: null, cerrada: null } as const;
  const senia = { monto: 1, vence: '2026-11-20T10:00:00' };
  const cerrada = { motivo: null };
  expect(insigniaDe(reserva)).toEqual({ texto: 'Confirmada', tono: 'exito' });
  expect(insigniaDe({ ...reserva, estado: 'pendiente', senia })).toEqual({
    texto: 'Falta la seña',
    tono: 'aviso',
  });
  expect(insigniaDe({ ...reserva, senia, cerrada })).toEqual({
    texto: 'El centro no abre',
    tono: 'aviso',
  });
});

test('the centre is asked about what is past the limit, unless its own note already leads there', () => {
  const reserva = {
    estado: 'confirmada',
    cancelableHasta: '2026-11-20T10:00:00',
    cerrada: null,
  } as const;
  expect(seConsulta(reserva, '2026-11-20T10:00:00')).toBe(false);
  expect(seConsulta(reserva, '2026-11-20T10:00:01')).toBe(true);
  expect(seConsulta({ ...reserva, cerrada: { motivo: 'Navidad' } }, '2026-11-20T10:00:01')).toBe(
    false,
  );
  expect(seConsulta({ ...reserva, estado: 'cancelada' }, '2026-11-20T10:00:01')).toBe(false);
});

test.each([
  ['completada', '2026-11-20T10:00:00', 'Reservar de Nuevo', '?como=3'],
  ['cancelada', '2026-11-20T10:00:00', 'Ver si hay lugar', '?fecha=2026-11-23&franja=7&como=3'],
  ['cancelada', '2026-11-23T08:00:00', undefined, undefined],
  ['confirmada', '2026-11-20T10:00:00', undefined, undefined],
] as const)('a %s booking leads at %s to %s', (estado, ahora, texto, consulta) => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  const deNuevo = otraVez({ id: 3, estado, fecha: '2026-11-23', franja }, ahora);
  expect(deNuevo?.texto).toBe(texto);
  expect(deNuevo?.destino).toBe(consulta && `/reservas/nueva-reserva${consulta}`);
});

test("the desk's view reads like the client's", () => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  const vista = comoLaVeElCliente({
    id: 3,
    estado: 'CONFIRMADA',
    franja,
    participantes: [
      { asientoId: 1, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO', presente: null },
    ],
    asistencia: 'SIN_MARCAR',
    tarde: null,
    precioTotal: 20_000,
    pagado: 0,
    saldo: 20_000,
    senia: null,
    personas: 1,
    notas: '',
    cliente: {
      id: null,
      nombre: 'Cliente eliminado',
      apellido: '',
      email: '',
      telefono: '',
      nota: '',
    },
    creadaEn: '2026-11-20T08:00:00',
  });
  expect(vista).toMatchObject({
    estado: 'confirmada',
    fecha: '2026-11-23',
    horario: '08:00 - 09:00',
    numPersonas: 1,
    precio: 20_000,
    participantes: [{ nombreOptional: 'Ana Paz', sexoOptional: 'FEMENINO' }],
    cancelableHasta: franja.inicio,
    cerrada: null,
  });
});

test('it greets by gender', () => {
  expect(saludo('FEMENINO')).toBe('Bienvenida');
  expect(saludo('MASCULINO')).toBe('Bienvenido');
  expect(saludo('OTROS')).toBe('Bienvenido');
});

test('a turno is over from the minute in which it ends', () => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  expect(yaPaso({ franja }, '2026-11-23T08:59')).toBe(false);
  expect(yaPaso({ franja }, '2026-11-23T09:00')).toBe(true);
});

test('a booking that an abono pays names no price', () => {
  expect(comoSePagaLa({ precio: 20_000, abono: { id: 1, nombre: 'Pack de 10' } })).toBe(
    'con abono',
  );
  expect(comoSePagaLa({ precio: 20_000 }).replaceAll('\u00a0', ' ')).toBe('$ 20.000');
});
