import { obtenerInforme } from '@remanso/contract/seguimiento/informes.contract';
import { franjasDeLaVentana } from '@remanso/contract/franja/franjas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { verDia } from './support/builders.ts';
import { moveTo } from './support/personas.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

const app = useTestApp();

test('29 February is planned, booked, left in time and counted as any day is', async () => {
  app.clock.set('2028-02-27T07:00:00');
  const { admin, ana, luis, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    dia: '2028-02-29',
    reservas: [
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'luis', hora: '08:00' },
    ],
  });
  expect(reservas[0]).toMatchObject({
    fecha: '2028-02-29',
    cancelableHasta: '2028-02-29T02:00:00',
  });
  const dias = await app.make(franjasDeLaVentana, { as: admin });
  expect(dias.map(({ fecha }) => fecha)).toEqual(
    expect.arrayContaining(['2028-02-28', '2028-02-29', '2028-03-01']),
  );

  await moveTo(app, '2028-02-29T00:00:00', admin, ana, luis);
  await app.dependencies.dailyWork.check();
  await app.make(cancelarReserva, { as: luis, params: { id: reservas[1].id } });
  expect(await verDia(app, '2028-02-29', admin)).toContainEqual(
    expect.objectContaining({ inicio: '2028-02-29T08:00:00', ocupadosTotal: 2 }),
  );

  await moveTo(app, '2028-03-01T00:00:00', admin, ana);
  await app.dependencies.dailyWork.check();
  expect((await app.make(misReservas, { as: ana })).reservas).toMatchObject([
    { fecha: '2028-02-29', estado: 'completada' },
  ]);
  const query = { desde: '2028-02-29', hasta: '2029-02-28' };
  const informe = await app.make(obtenerInforme, { as: admin, query });
  expect([informe.dias.length, informe.dias[0]?.fecha]).toEqual([366, '2028-02-29']);
  expect(informe.anterior).toMatchObject({ desde: '2027-02-28', hasta: '2028-02-28' });
});
