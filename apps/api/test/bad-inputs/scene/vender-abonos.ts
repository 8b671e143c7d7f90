import {
  anularAbonoVendido,
  cambiarAbono,
  crearAbono,
} from '@remanso/contract/abono/abonos.contract';
import type { Persona } from '../../support/builders.ts';
import { DIEZ, pedirConAbono, vender } from '../../support/con-abono.ts';
import type { TestApp } from '../../support/test-app.ts';

interface Gente {
  admin: Persona;
  ana: Persona;
  luis: Persona;
}

/**
 * Sells Luis an abono for each refusal: paid, unpaid, for Mondays, of one place, over by the next day
 * and annulled; and one to Ana. Books for Luis with the one of one place. Returns the ids by name.
 */
export async function venderAbonos(
  app: TestApp,
  { admin, ana, luis }: Gente,
  franja: (hora: string, dia?: string) => number,
): Promise<Record<string, number>> {
  const alLuis = async (abono: object, paga?: number) =>
    (await vender(app, { admin, a: luis, abono, ...(paga !== undefined && { paga }) })).id;
  const retirado = await app.make(crearAbono, { as: admin, body: DIEZ });
  const params = { id: retirado.id };
  await app.make(cambiarAbono, { as: admin, params, body: { activo: false } });
  const abonoUsado = await alLuis({ lugares: 1 });
  const { body } = await pedirConAbono(app, luis, {
    franjaId: franja('10:00', '2026-10-06'),
    abono: { id: abonoUsado },
  });
  const abonoAnulado = await alLuis({});
  const fin = { motivo: 'Se muda', devolucion: 0, medio: 'EFECTIVO' } as const;
  await app.make(anularAbonoVendido, { as: admin, params: { id: abonoAnulado }, body: fin });
  const { id: pagoConAbono } = await app.database.db
    .selectFrom('pagos')
    .select('id')
    .where('medio', '=', 'ABONO')
    .executeTakeFirstOrThrow();
  return {
    retirado: retirado.id,
    abonoVendido: await alLuis({}),
    abonoImpago: await alLuis({}, 1),
    abonoDeLunes: await alLuis({ dias: ['LUNES'] }),
    abonoCorto: await alLuis({ vigenciaDias: 1 }),
    abonoDeAna: (await vender(app, { admin, a: ana })).id,
    abonoUsado,
    abonoAnulado,
    conAbono: body.id,
    pagoConAbono,
  };
}
