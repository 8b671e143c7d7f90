import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { misDatos } from '@remanso/contract/persona/cuenta.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import {
  historiaDeCliente,
  historiaDeReserva,
} from '@remanso/contract/seguimiento/auditoria.contract';
import { cancelarSerie, misSeries, obtenerSerie } from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { pedirSerie } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

/** A weekly series of three dates of ana, the first of them tomorrow at 18. */
async function conSerie() {
  const mundo = await world(app, { clientes: ['ana', 'luis'] });
  const { admin, ana, franja } = mundo;
  const { body } = await pedirSerie(app, admin, { franjaId: franja('18:00'), clienteId: ana.id });
  return { ...mundo, serie: body };
}

test('mis datos has a series as it was asked for', async () => {
  const { ana } = await conSerie();
  const { turnosFijos } = await app.make(misDatos, { as: ana });
  expect(turnosFijos).toEqual([
    {
      desde: VIERNES,
      hora: '18:00',
      cadaCuantasSemanas: 1,
      veces: 3,
      personas: 1,
      pedidoEn: '2026-10-01T07:00:00',
    },
  ]);
});

test('the history of each of its bookings begins with the series', async () => {
  const { admin, serie } = await conSerie();
  const [, segunda] = serie.reservas;
  const params = { id: segunda?.id ?? 0 };
  await app.make(cancelarReserva, { as: admin, params });
  const { hechos, totalElementos } = await app.make(historiaDeReserva, { as: admin, params });
  expect([hechos.map(({ accion }) => accion), totalElementos]).toEqual([
    ['cancelarReserva', 'crearSerie'],
    2,
  ]);
});

test('of two clients who become one, the series stay with their bookings and their history', async () => {
  const { admin, ana, luis, serie } = await conSerie();
  await app.make(unirClientes, { as: admin, params: { id: luis.id }, body: { con: ana.id } });
  const { series } = await app.make(misSeries, { as: luis });
  expect(series.map(({ id, reservas }) => [id, reservas.length])).toEqual([[serie.id, 3]]);
  const historia = { as: admin, params: { id: luis.id } };
  const { hechos } = await app.make(historiaDeCliente, historia);
  expect(hechos.map(({ accion }) => accion)).toContain('crearSerie');
});

test('of who is erased a series keeps its hour, and nobody’s name', async () => {
  const { admin, ana, serie } = await conSerie();
  await app.make(eliminarCliente, {
    as: admin,
    params: { id: ana.id },
    query: { cancelarReservas: true },
  });
  const { cliente, reservas } = await app.make(obtenerSerie, {
    as: admin,
    params: { id: serie.id },
  });
  expect(cliente).toBeNull();
  expect(JSON.stringify(reservas)).not.toMatch(/Ana|Paz/);
  const rest = { params: { id: serie.id }, body: { desde: VIERNES } };
  expect((await app.call(cancelarSerie, { as: admin, ...rest })).body).toEqual({
    canceladas: 0,
    quedan: [],
  });
});

test('a series whose last date is over is no longer one’s own list', async () => {
  const { ana } = await conSerie();
  const mias = async (momento: string) => {
    await moveTo(app, momento, ana);
    return (await app.make(misSeries, { as: ana })).series.length;
  };
  expect([await mias('2026-10-16T23:00:00'), await mias('2026-10-17T00:00:00')]).toEqual([1, 0]);
});
