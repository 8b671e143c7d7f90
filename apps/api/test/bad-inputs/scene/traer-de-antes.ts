import type { TestApp } from '../../support/test-app.ts';

/** Inserts an importacion that was undone, and one that is too old to be undone. */
export async function traerDeAntes({ database: { db }, clock }: TestApp) {
  const hecha = (creadaEn: string) =>
    db
      .insertInto('importaciones')
      .values({ creada_en: creadaEn })
      .returning('id')
      .executeTakeFirstOrThrow();
  const deshecha = await hecha(clock.instant());
  const vieja = await hecha(clock.instant(-25 * 60 * 60_000));
  await db
    .updateTable('importaciones')
    .set({ deshecha_en: clock.instant() })
    .where('id', '=', deshecha.id)
    .execute();
  return { importacionDeshecha: deshecha.id, importacionVieja: vieja.id };
}
