import { describe, expect, test } from 'vitest';
import { cancelacionDe, comoLaVeElCliente, saludo } from './reserva.view.ts';

describe('cancelacionDe', () => {
  const cancelableHasta = '2026-11-20T10:00:00';

  test.each(['confirmada', 'pendiente'] as const)('una %s, hasta el plazo inclusive', (estado) => {
    expect(cancelacionDe({ estado, cancelableHasta }, cancelableHasta)).toEqual({
      puede: true,
      plazo: 'Se puede cancelar hasta el viernes 20 de noviembre a las 10:00.',
    });
  });

  test('después del plazo dice por qué no', () => {
    expect(cancelacionDe({ estado: 'confirmada', cancelableHasta }, '2026-11-20T10:00:01')).toEqual(
      {
        puede: false,
        motivo: 'El plazo para cancelar terminó el viernes 20 de noviembre a las 10:00.',
      },
    );
  });

  test.each(['completada', 'cancelada'] as const)('una %s no tiene nada que explicar', (estado) => {
    expect(cancelacionDe({ estado, cancelableHasta }, '2026-11-01T00:00:00')).toEqual({
      puede: false,
      motivo: null,
    });
  });
});

test('la vista del administrador se lee como la del cliente', () => {
  const franja = { id: 7, inicio: '2026-11-23T08:00:00', fin: '2026-11-23T09:00:00' };
  const vista = comoLaVeElCliente({
    id: 3,
    estado: 'CONFIRMADA',
    franja,
    participantes: [{ asientoId: 1, esTitular: true, nombre: 'Ana Paz', sexo: 'FEMENINO' }],
    precioTotal: 20_000,
    personas: 1,
    notas: '',
    cliente: { id: null, nombre: 'Cliente eliminado', apellido: '', email: '', telefono: '' },
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
  });
});

test('saluda por género', () => {
  expect(saludo('FEMENINO')).toBe('Bienvenida');
  expect(saludo('MASCULINO')).toBe('Bienvenido');
  expect(saludo('OTROS')).toBe('Bienvenido');
});
