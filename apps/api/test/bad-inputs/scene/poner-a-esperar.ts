import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { crearFranja } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_ESPERAS } from '@remanso/contract/espera/esperas.rules';
import { sql } from 'kysely';
import type { Persona } from '../../support/builders.ts';
import { START, type TestApp } from '../../support/test-app.ts';

const HOY = START.slice(0, 10);

/**
 * Adds Ana to the waiting list of the full franja of Friday, and to so many others that she may
 * join no more. Adds a franja that begins within the hour (`franjaCasi`) and a franja for two
 * people (`franjaAngosta`). Returns the ids by name.
 */
export async function ponerAEsperar(
  app: TestApp,
  { admin, ana }: { admin: Persona; ana: Persona },
  franja: (hora: string, dia?: string) => number,
): Promise<Record<string, number>> {
  const params = { id: franja('11:00') };
  const { id: espera } = await app.make(esperarFranja, {
    as: ana,
    params,
    body: { personas: 1 },
  });
  await sql`insert into esperas (franja_id, usuario_id, personas, creada_en)
    select id, ${ana.id}, 1, ${app.clock.instant()} from franjas
    where fecha >= ${'2026-10-07'} and retirada is null
    order by inicio limit ${MAXIMO_DE_ESPERAS - 1}`.execute(app.database.db);
  const enCurso = franja('11:00', HOY);
  await app.database.db
    .updateTable('franjas')
    .set({ fin: `${HOY}T11:30:00` })
    .where('id', '=', enCurso)
    .execute();
  const nueva = async (inicio: string, fin: string, capacidadEfectiva: number) => {
    const body = { inicio, fin, capacidadEfectiva };
    return (await app.make(crearFranja, { as: admin, body })).franja.id;
  };
  return {
    espera,
    franjaCasi: await nueva(`${HOY}T11:40:00`, `${HOY}T11:55:00`, 4),
    franjaAngosta: await nueva('2026-10-03T21:30:00', '2026-10-03T22:30:00', 2),
  };
}
