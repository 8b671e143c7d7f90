import { SEXOS_DE_ASIENTO } from '@remanso/contract/franja/franjas.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { tomarPlazas } from '../../franjas/franjas.repository.ts';
import { leerFila } from '../../reservas-leidas/ficha.queries.ts';
import { insertarReserva, type NuevaReserva } from '../reservas.repository.ts';
import { leerCondiciones } from './condiciones.queries.ts';
import { componerNueva } from './componer-nueva.ts';

/*
 * The answer and the letter of a new booking are made of `componerNueva`, before it is known what the
 * database has written. This test holds it against what `selectFichas` reads afterwards.
 */

const app = useTestApp();

const config = fc.record({
  limite_cancel_horas: fc.integer({ min: 0, max: 48 }),
  notificaciones_activas: fc.boolean(),
  datos_de_transferencia: fc.constantFrom('', 'alias REMANSO.TUC'),
});
const asiento = fc.record({
  nombre: fc.constantFrom('Sol Ríos', 'Acompañante 1'),
  sexo: fc.constantFrom(...SEXOS_DE_ASIENTO),
});
const caso = fc.record({
  /** Null where no configuration is saved yet. */
  config: fc.option(config),
  persona: fc.record({ nota: fc.constantFrom('', 'Prefiere la mañana') }),
  /** A reason can stay from a time at which the franja was closed. */
  motivo: fc.constantFrom(null, 'Obra'),
  asientos: fc.array(asiento, { minLength: 1, maxLength: 4 }),
  reserva: fc.record({
    precioTotal: fc.constantFrom(0, 36_000),
    notas: fc.constantFrom('', 'Con silla'),
    seniaPorcentaje: fc.constantFrom(null, 30),
  }),
});

test('a new booking is composed as it is read afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(caso, async (dado) => {
      await app.database.empty();
      const { ana, franjaId } = await world(app, { clientes: ['ana'] });
      await preparar(dado);
      await reservar({ ...dado, franjaId, usuarioId: ana.id });
    }),
    { numRuns: 40 },
  );
});

type Caso = typeof caso extends fc.Arbitrary<infer T> ? T : never;

async function preparar({ config: ajustes, persona, motivo }: Caso): Promise<void> {
  const { db } = app.database;
  await (ajustes ? db.updateTable('config').set(ajustes) : db.deleteFrom('config')).execute();
  await db.updateTable('usuarios').set(persona).execute();
  await db.updateTable('franjas').set({ motivo }).execute();
}

/** Books as `reservar` of crear-reserva.ts does, and compares. */
async function reservar(pedido: Caso & { franjaId: number; usuarioId: number }): Promise<void> {
  const { franjaId, usuarioId, reserva, asientos } = pedido;
  const ahora = app.clock.now();
  const personas = asientos.length;
  await inTransaction(app.database.db, async (tx) => {
    const franja = await tomarPlazas(tx, { id: franjaId, personas, ahora });
    if (!franja) throw new Error('The franja has no places');
    const condiciones = await leerCondiciones(tx, { franjaId, usuarioId, personas, ahora });
    const seniaVence = reserva.seniaPorcentaje === null ? null : franja.inicio;
    const nueva: NuevaReserva = {
      ...reserva,
      id: condiciones.id,
      asientoIds: condiciones.asientoIds,
      franjaId,
      usuarioId,
      estado: seniaVence === null ? 'CONFIRMADA' : 'PENDIENTE',
      seniaVence,
      abonoVendidoId: null,
      creadaEn: app.clock.instant(),
    };
    await insertarReserva(tx, nueva, asientos);
    const compuesta = componerNueva({ nueva, asientos, franja, condiciones });
    expect(compuesta).toEqual(await leerFila(tx, nueva.id, ahora));
  });
}
