import type { Caja, PorMedio } from '@remanso/contract/caja/caja.contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import { COBRADO, COBRADO_POR_ABONOS, selectCobros } from '../reservas-leidas/cobros.queries.ts';
import { cadaMedio } from './cierres.queries.ts';

type Entrado = Pick<
  Caja,
  'cobrado' | 'deTurnosDelDia' | 'deOtrosDias' | 'ventasDeAbonos' | 'porMedio' | 'efectivoEsperado'
>;

/**
 * Returns the sums that came in on a day, less what was given back, and the cash that should be in
 * the drawer, in pesos.
 */
export async function leerEntrado(tx: Tx, fecha: string): Promise<Entrado> {
  const filas = await selectCobros(tx)
    .leftJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('p.fecha', '=', fecha)
    .groupBy('p.medio')
    .select([
      'p.medio',
      COBRADO.as('suma'),
      sql<number>`coalesce(sum(p.neto) filter (where f.fecha = p.fecha), 0)`.as('delDia'),
      COBRADO_POR_ABONOS.as('deAbonos'),
    ])
    .execute();
  const { suelto } = await tx
    .selectFrom('movimientos_de_caja')
    .where('fecha', '=', fecha)
    .select(sql<number>`coalesce(sum(neto), 0)`.as('suelto'))
    .executeTakeFirstOrThrow();
  const sumas = new Map(filas.map(({ medio, suma }) => [medio, suma]));
  const porMedio = cadaMedio((medio) => sumas.get(medio) ?? 0);
  const cobrado = filas.reduce((total, { suma }) => total + suma, 0);
  const deTurnosDelDia = filas.reduce((total, { delDia }) => total + delDia, 0);
  const ventasDeAbonos = filas.reduce((total, { deAbonos }) => total + deAbonos, 0);
  return {
    cobrado,
    deTurnosDelDia,
    deOtrosDias: cobrado - deTurnosDelDia - ventasDeAbonos,
    ventasDeAbonos,
    porMedio,
    efectivoEsperado: suelto + porMedio.EFECTIVO,
  };
}

/**
 * Returns the expected sum of each medio. For EFECTIVO it is the cash that should be in the drawer.
 */
export function esperadoDe({ porMedio, efectivoEsperado }: Entrado): PorMedio {
  return { ...porMedio, EFECTIVO: efectivoEsperado };
}
