import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loPedido } from './loPedido.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';

const NADA = { franjaId: null, personas: null, espera: false, grupo: null };

function conReserva(): QueryClient {
  const client = new QueryClient();
  const participantes = [
    { asientoId: 1, esTitular: true, nombreOptional: 'Ana Paz', sexoOptional: 'FEMENINO' },
    { asientoId: 2, esTitular: false, nombreOptional: 'Luis', sexoOptional: 'MASCULINO' },
  ];
  const reserva = { id: 7, participantes } as ReservaDeCliente;
  client.setQueryData([...consultasDeReservasPropias.todas, 'pagina', 0], { reservas: [reserva] });
  client.setQueryData([...consultasDeReservasPropias.todas, 'resumen'], { proxima: null });
  return client;
}

test('booking again begins with the same people', () => {
  expect(loPedido('?como=7', conReserva())).toEqual({
    ...NADA,
    grupo: { personas: 2, acompaniantes: [{ nombre: 'Luis', genero: 'MASCULINO' }] },
  });
});

test('a turno that was tapped in the week arrives chosen', () => {
  expect(loPedido('?fecha=2026-10-02&franja=9', new QueryClient())).toEqual({
    ...NADA,
    franjaId: 9,
  });
});

test('the link of a full turno asks for its waiting list', () => {
  expect(loPedido('?franja=9&personas=2&espera=si', new QueryClient())).toEqual({
    ...NADA,
    franjaId: 9,
    personas: 2,
    espera: true,
  });
});

test('a link says how many come, and brings the people of a turn to come', () => {
  const client = new QueryClient();
  client.setQueryData([...consultasDeReservasPropias.todas, 'por-venir'], {
    reservas: [{ id: 7, participantes: [] as unknown } as ReservaDeCliente],
  });
  expect(loPedido('?franja=9&personas=1&como=7', client)).toEqual({
    ...NADA,
    franjaId: 9,
    personas: 1,
    grupo: { personas: 1, acompaniantes: [] },
  });
});

test.each([
  '',
  '?personas=0',
  '?personas=5',
  '?personas=1.5',
  '?como=8',
  '?como=x',
  '?franja=x',
  '?franja=',
  '?como=&franja=0',
])('what is not understood asks for nothing: %j', (consulta) => {
  expect(loPedido(consulta, conReserva())).toEqual(NADA);
});
