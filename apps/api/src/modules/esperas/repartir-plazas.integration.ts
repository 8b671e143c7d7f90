import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  esperarFranja,
  esperasDeFranja,
  misEsperas,
} from '@remanso/contract/espera/esperas.contract';
import { obtenerFranja } from '@remanso/contract/franja/franjas.contract';
import {
  previsualizarBloqueo,
  previsualizarOverride,
} from '@remanso/contract/plan/excepciones-previas.contract';
import { crearBloqueo, crearOverride } from '@remanso/contract/plan/excepciones.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { soltarSinSenia } from '../reservas/tiempo/soltar-sin-senia.ts';

const app = useTestApp();

const PERSONAS = ['ana', 'luis', 'sol', 'eva'] as const;

const wait = (as: Persona, franjaId: number, personas: number) =>
  app.make(esperarFranja, { as, params: { id: franjaId }, body: { personas } });

async function lineOf(admin: Persona, franjaId: number) {
  const { esperas } = await app.make(esperasDeFranja, { as: admin, params: { id: franjaId } });
  return esperas.map(({ cliente, estado }) => `${cliente.nombre} ${estado}`);
}

const see = (admin: Persona, franjaId: number) =>
  app.make(obtenerFranja, { as: admin, params: { id: franjaId } });

const conCapacidad = (admin: Persona, capacidadBase: number) =>
  app.make(actualizarConfig, { as: admin, body: { ...CONFIG, capacidadBase } });

const CON_SENIA = { seniaPorcentaje: 30, seniaHoras: 12, datosDeTransferencia: 'REMANSO' };

test('what time frees above the planned capacity is offered to nobody', async () => {
  const { admin, ana, luis, sol, franjaId } = await world(app, {
    clientes: PERSONAS,
    config: CON_SENIA,
  });
  await reservar(app, ana, franjaId, 3);
  await conCapacidad(admin, 1);
  await wait(luis, franjaId, 1);
  await wait(sol, franjaId, 1);
  await moveTo(app, '2026-10-01T19:00:00', admin);
  await soltarSinSenia(app.dependencies);
  expect(await lineOf(admin, franjaId)).toEqual(['Luis OFRECIDA', 'Sol ESPERANDO']);
  expect(await see(admin, franjaId)).toMatchObject({ capacidadEfectiva: 1, retenidas: 1 });
});

test('a franja that closes loses its offers and what they held above the plan', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: PERSONAS });
  const { id } = await reservar(app, ana, franjaId, 3);
  await wait(luis, franjaId, 2);
  await app.make(cancelarReserva, { as: ana, params: { id } });
  await conCapacidad(admin, 1);
  expect(await see(admin, franjaId)).toMatchObject({ capacidadEfectiva: 2, retenidas: 2 });
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '08:00', horaFin: '09:00' };
  expect(await app.make(previsualizarBloqueo, { as: admin, body })).toMatchObject({
    bloqueadas: 1,
    conOtraCapacidad: 1,
  });
  await app.make(crearBloqueo, { as: admin, body });
  expect(await see(admin, franjaId)).toMatchObject({ capacidadEfectiva: 1, retenidas: 0 });
  expect((await app.make(misEsperas, { as: luis })).esperas).toMatchObject([
    { estado: 'ESPERANDO', posicion: 1 },
  ]);
});

test('a preview offers no booking the places that who waits will be offered', async () => {
  const { admin, sol, franja } = await world(app, {
    clientes: PERSONAS,
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '09:00', con: 3 },
    ],
  });
  await wait(sol, franja('09:00'), 1);
  const tramos = [{ horaInicio: '09:00', horaFin: '12:00' }];
  const body = { fecha: VIERNES, tramos, capacidad: 5 };
  const { alternativas } = await app.make(previsualizarOverride, { as: admin, body });
  expect(alternativas).toMatchObject([{ franja: { id: franja('10:00') } }]);
  await app.make(crearOverride, { as: admin, body });
  expect(await lineOf(admin, franja('09:00'))).toEqual(['Sol OFRECIDA']);
});
