import {
  aceptarEspera,
  dejarEspera,
  esperarFranja,
  esperasDeFranja,
  misEsperas,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import {
  bloquearFranja,
  desbloquearFranja,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { resumenDeMisReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, test } from 'vitest';
import { reservar, VIERNES } from '../../../../test/support/builders.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

const lleno = async () => {
  const personas = await world(app, { clientes: ['ana', 'luis', 'sol', 'eva'] });
  const { ana, franjaId } = personas;
  const { id } = await reservar(app, ana, franjaId, 3);
  return { ...personas, reservaId: id };
};

test('who waits is offered what frees, and books it', async () => {
  const { admin, ana, luis, franjaId, reservaId } = await lleno();
  const espera = await app.make(esperarFranja, {
    as: luis,
    params: { id: franjaId },
    body: { personas: 2 },
  });
  expect(espera).toEqual({
    id: 1,
    franja: { id: franjaId, inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` },
    personas: 2,
    estado: 'ESPERANDO',
    posicion: 1,
    venceEn: null,
  });
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  const { esperas } = await app.make(misEsperas, { as: luis });
  expect(esperas).toEqual([
    { ...espera, estado: 'OFRECIDA', posicion: null, venceEn: '2026-10-01T10:00:00' },
  ]);
  const resumen = await app.make(resumenDeMisReservas, { as: luis });
  expect(resumen.esperas).toEqual(esperas);
  const franja = await app.make(obtenerFranja, { as: admin, params: { id: franjaId } });
  expect(franja).toMatchObject({
    ocupadosTotal: 2,
    retenidas: 2,
    composicionGenero: { NO_DECLARA: 2 },
  });
  const accept = (acompaniantes: { nombre: string }[]) =>
    app.call(aceptarEspera, { as: luis, params: { id: 1 }, body: { acompaniantes } });
  expect(outcome(await accept([]))).toBe('400 DATOS_INVALIDOS acompaniantes');
  expect(outcome(await accept([{ nombre: 'Mar' }]))).toMatchObject([
    201,
    { estado: 'confirmada', numPersonas: 2 },
  ]);
  expect(outcome(await accept([{ nombre: 'Mar' }]))).toBe('409 ESPERA_EN_OTRO_ESTADO');
  expect(await app.make(obtenerFranja, { as: admin, params: { id: franjaId } })).toMatchObject({
    ocupadosTotal: 2,
    retenidas: 0,
  });
});

test('a group that does not fit keeps its rank, and what is let go passes on', async () => {
  const { admin, luis, sol, eva, ana, franjaId, reservaId } = await lleno();
  const wait = (as: typeof luis, personas: number) =>
    app.make(esperarFranja, { as, params: { id: franjaId }, body: { personas } });
  await wait(luis, 4);
  await wait(sol, 3);
  await wait(eva, 1);
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  const line = async () =>
    (await app.make(esperasDeFranja, { as: admin, params: { id: franjaId } })).esperas.map(
      ({ id, estado, posicion }) => [id, estado, posicion],
    );
  expect(await line()).toEqual([
    [1, 'OFRECIDA', null],
    [2, 'ESPERANDO', 1],
    [3, 'ESPERANDO', 2],
  ]);
  const { esperas } = await app.make(obtenerFranja, { as: admin, params: { id: franjaId } });
  expect(esperas?.map(({ id, personas, venceEn }) => [id, personas, venceEn])).toEqual([
    [1, 4, '2026-10-01T10:00:00'],
    [2, 3, null],
    [3, 1, null],
  ]);
  expect(esperas?.[0]?.cliente).toEqual({ nombre: 'Luis', apellido: 'Lazarte' });
  await app.make(rechazarEspera, { as: luis, params: { id: 1 } });
  expect(await line()).toEqual([
    [2, 'OFRECIDA', null],
    [3, 'OFRECIDA', null],
  ]);
  await app.make(dejarEspera, { as: sol, params: { id: 2 } });
  expect(outcome(await app.call(dejarEspera, { as: sol, params: { id: 2 } }))).toBe(
    '409 ESPERA_EN_OTRO_ESTADO',
  );
});

test('a closed franja offers nothing until it opens again', async () => {
  const { admin, luis, ana, franjaId, reservaId } = await lleno();
  await app.make(esperarFranja, { as: luis, params: { id: franjaId }, body: { personas: 2 } });
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  const suya = async () => (await app.make(misEsperas, { as: luis })).esperas[0]?.estado;
  expect(await suya()).toBe('OFRECIDA');
  await app.make(bloquearFranja, { as: admin, params: { id: franjaId } });
  expect(await suya()).toBe('ESPERANDO');
  const abierta = await app.make(desbloquearFranja, { as: admin, params: { id: franjaId } });
  expect(abierta.franja).toMatchObject({ ocupadosTotal: 2, retenidas: 2 });
  expect(await suya()).toBe('OFRECIDA');
});
