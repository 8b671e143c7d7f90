import { crearBloqueo, crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import {
  bloquearFranja,
  desbloquearFranja,
  franjasPorResolver,
} from '@remanso/contract/franja/franjas.contract';
import { actualizarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, type Admin } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const CON_RESERVAS = {
  clientes: ['ana', 'luis'],
  reservas: [
    { de: 'ana', hora: '08:00', con: 1 },
    { de: 'luis', hora: '10:00' },
  ],
} as const;

/**
 * Returns a line for each franja that is por resolver: its hour, its motivo and the people who
 * booked it.
 */
async function porResolver(as: Admin): Promise<string[]> {
  const { conflictos } = await app.make(franjasPorResolver, { as });
  return conflictos.map(({ franja, reservas }) =>
    [franja.horaInicio, franja.motivo, ...reservas.map(({ cliente }) => cliente.nombre)].join(' '),
  );
}

test('what a hand has blocked is to be seen to while somebody is in it', async () => {
  const { admin, franja, reservas } = await world(app, CON_RESERVAS);
  expect(await porResolver(admin)).toEqual([]);
  const block = (hora: string) =>
    app.make(bloquearFranja, {
      as: admin,
      params: { id: franja(hora) },
      body: { motivo: 'Caldera' },
    });
  for (const hora of ['10:00', '09:00', '08:00']) await block(hora);
  expect(await porResolver(admin)).toEqual(['08:00 Caldera Ana', '10:00 Caldera Luis']);
  await app.make(desbloquearFranja, { as: admin, params: { id: franja('10:00') } });
  expect(await porResolver(admin)).toEqual(['08:00 Caldera Ana']);
  await app.make(actualizarReserva, {
    as: admin,
    params: { id: reservas[0].id },
    body: { franjaId: franja('11:00') },
  });
  expect(await porResolver(admin)).toEqual([]);
});

test('beside what an exception has put in the way, each once, and only while it lies ahead', async () => {
  const { admin, franja } = await world(app, CON_RESERVAS);
  await app.make(bloquearFranja, {
    as: admin,
    params: { id: franja('08:00') },
    body: { motivo: 'Caldera' },
  });
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES, motivo: 'Pintura' };
  await app.make(crearBloqueo, { as: admin, body });
  expect(await porResolver(admin)).toEqual(['08:00 Caldera Ana', '10:00 Pintura Luis']);
  await app.make(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'Aniversario' } });
  expect(await porResolver(admin)).toEqual(['08:00 Caldera Ana', '10:00 Pintura Luis']);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(await porResolver(admin)).toEqual(['10:00 Pintura Luis']);
});
