import { sumarHoras } from '@remanso/contract/calendario';
import {
  ESTADOS_DE_ESPERA,
  estaAbierta,
  estadoDeEspera,
} from '@remanso/contract/espera/esperas.rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { hayOfertasVencidas } from '../reservas-leidas/espera.queries.ts';
import {
  buscarEspera,
  esperaDeFila,
  esperasAbiertasDe,
  franjasConEsperaTerminada,
  leerMisEsperas,
} from './esperas.queries.ts';
import { leerFila } from './fila.queries.ts';

/*
 * The SQL of this module must derive the same estado of an entry as `estadoDeEspera` of the
 * contract. This test compares the results for random entries at random moments.
 */

const app = useTestApp();
const INICIO = `${VIERNES}T18:00:00`;
const desdeElInicio = (horas: number) => sumarHoras(INICIO, horas);

const momento = fc.integer({ min: -8, max: 4 }).map((medias) => desdeElInicio(medias / 2));
const guardada = fc.record({
  estado: fc.constantFrom('ESPERANDO', 'OFRECIDA', ...ESTADOS_DE_ESPERA),
  /** An offer ends half an hour before its franja begins, at the latest. */
  vence: fc.integer({ min: -8, max: -1 }).map((medias) => desdeElInicio(medias / 2)),
  /** The number of people who have joined the line before this entry, and still wait. */
  delante: fc.integer({ min: 0, max: 2 }),
});

test('at any moment the database says of an entry what the rules say', async () => {
  const { db } = app.database;
  const { ana, luis, sol, franja } = await world(app, { clientes: ['ana', 'luis', 'sol'] });
  const franjaId = franja('18:00');
  await fc.assert(
    fc.asyncProperty(guardada, momento, async ({ estado, vence, delante }, ahora) => {
      const venceEn = estado === 'OFRECIDA' ? vence : null;
      const abierta = estaAbierta(estado);
      await sql`delete from esperas`.execute(db);
      for (const { id } of [luis, sol].slice(0, delante)) {
        await sql`insert into esperas (franja_id, usuario_id, personas, creada_en)
          values (${franjaId}, ${id}, 1, now())`.execute(db);
      }
      const { rows } = await sql<{ id: number }>`
        insert into esperas (franja_id, usuario_id, personas, estado, creada_en, vence_en, terminada_en)
        values (${franjaId}, ${ana.id}, 1, ${estado}, now(), ${venceEn}, ${abierta ? null : app.clock.instant()})
        returning id`.execute(db);
      const id = rows[0]?.id ?? 0;
      app.clock.set(ahora);

      const debe = estadoDeEspera({ estado, venceEn, inicio: INICIO }, ahora);
      const fila = await buscarEspera(db, ahora, id);
      expect(fila && esperaDeFila(fila)).toMatchObject({
        estado: debe,
        posicion: debe === 'ESPERANDO' ? delante + 1 : null,
        venceEn: debe === 'OFRECIDA' ? venceEn : null,
      });
      const [propia] = await leerMisEsperas(db, app.clock, ana.id);
      expect(propia?.estado).toBe(debe);
      const enFila = (await leerFila(db, app.clock, franjaId)).map((una) => una.id);
      expect(enFila.includes(id)).toBe(estaAbierta(debe));
      const suyas = await esperasAbiertasDe(db, ahora, ana.id);
      expect(suyas.some(({ estado: una }) => estaAbierta(una))).toBe(estaAbierta(debe));
      const vencidas = await db
        .selectFrom('franjas as f')
        .select(hayOfertasVencidas(ahora).as('hay'))
        .where('f.id', '=', franjaId)
        .executeTakeFirstOrThrow();
      expect(vencidas.hay).toBe(abierta && debe === 'VENCIDA');
      const porEscribir = (abierta && debe !== estado) || (delante > 0 && ahora >= INICIO);
      expect(await franjasConEsperaTerminada(db, ahora)).toEqual(porEscribir ? [franjaId] : []);
    }),
    { numRuns: 150 },
  );
});
