import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/support/test-app.ts';

const app = useTestApp();

const DATABASE = 'the database writes it, and lets nobody else';
const ERASED = 'erasing a person empties it (decision 10)';
const AUTHOR = 'erasing who did it makes it null';

/**
 * The columns that each trigger `…_intactos` lets change, because its condition leaves them out.
 * The text beside each column tells why the column may change.
 */
const MAY_CHANGE: Record<string, Record<string, string>> = {
  pagos_intactos: {
    id: DATABASE,
    neto: DATABASE,
    nota: ERASED,
    motivo: ERASED,
    registrado_por: AUTHOR,
    anulado_por: AUTHOR,
  },
  // The deletion of a booking makes `reserva_id` null, and nothing else may change it.
  movimientos_de_abono_intactos: { id: DATABASE, registrado_por: AUTHOR },
  movimientos_de_caja_intactos: { id: DATABASE, neto: DATABASE },
  cierres_de_caja_intactos: { id: DATABASE },
  // The trigger `conteos_de_caja_intactos` has no condition, so it refuses a change of any column.
  conteos_de_caja_intactos: {},
};

test('a trigger that keeps rows intact names every column of its table but those listed', async () => {
  const { rows } = await sql<{ name: string; definition: string; columns: string[] }>`
    select tgname as name, pg_get_triggerdef(t.oid) as definition,
      (select array_agg(attname::text) from pg_attribute
        where attrelid = tgrelid and attnum > 0 and not attisdropped) as columns
    from pg_trigger t where tgname like '%intact_s' and not tgisinternal`.execute(app.database.db);
  const unnamed = rows.map(({ name, definition, columns }) => [
    name,
    columns
      .filter((column) => !new RegExp(`new\\.${column}\\b`).test(definition))
      // A trigger without a condition (WHEN) refuses a change of any column.
      .filter(() => definition.includes(' WHEN '))
      .toSorted(),
  ]);
  expect(Object.fromEntries(unnamed)).toEqual(
    Object.fromEntries(
      Object.entries(MAY_CHANGE).map(([name, columns]) => [name, Object.keys(columns).toSorted()]),
    ),
  );
});
