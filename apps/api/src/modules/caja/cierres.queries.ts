import { momentoEnZona } from '@remanso/contract/calendario';
import type { Cierre, CierreReabierto, PorMedio } from '@remanso/contract/caja/caja.contract';
import { MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor, Tx } from '../../database/transaction.ts';
import { quienDeFila } from '../reservas/pagos/pagos.queries.ts';

function selectCierres(db: Executor) {
  return db
    .selectFrom('cierres_de_caja as c')
    .leftJoin('usuarios as u', 'u.id', 'c.cerrado_por')
    .leftJoin('usuarios as a', 'a.id', 'c.reabierto_por')
    .select(['c.id', 'c.fecha', 'c.nota', 'c.cerrado_en', 'c.reabierto_en', 'c.motivo'])
    .select(['u.id as autor_id', 'u.nombre as autor_nombre', 'u.apellido as autor_apellido'])
    .select(['a.id as reabridor_id', 'a.nombre as reabridor_nombre'])
    .select('a.apellido as reabridor_apellido')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('conteos_de_caja as n')
          .select(['n.medio', 'n.esperado', 'n.contado'])
          .whereRef('n.cierre_id', '=', 'c.id'),
      ).as('conteos'),
    );
}

type Fila = InferResult<ReturnType<typeof selectCierres>>[number];

function cierreDeFila(fila: Fila, timeZone: string): Cierre {
  const porMedio = new Map(fila.conteos.map((conteo) => [conteo.medio, conteo]));
  const esperado = cadaMedio((medio) => porMedio.get(medio)?.esperado ?? 0);
  const contado = cadaMedio((medio) => porMedio.get(medio)?.contado ?? 0);
  return {
    id: fila.id,
    fecha: fila.fecha,
    esperado,
    contado,
    diferencia: menos(contado, esperado),
    nota: fila.nota,
    cerradoPor: quienDeFila(fila.autor_id, fila.autor_nombre, fila.autor_apellido),
    en: momentoEnZona(fila.cerrado_en, timeZone),
  };
}

export function cadaMedio(montoDe: (medio: MedioDePago) => number): PorMedio {
  const montos = MEDIOS_DE_PAGO.map((medio) => [medio, montoDe(medio)]);
  return Object.fromEntries(montos) as PorMedio;
}

export function menos(uno: PorMedio, otro: PorMedio): PorMedio {
  return cadaMedio((medio) => uno[medio] - otro[medio]);
}

/** Returns the cierre of a day that was not reopened; undefined where the day has none. */
export async function buscarCierreDelDia(
  tx: Tx,
  fecha: string,
  timeZone: string,
): Promise<Cierre | undefined> {
  const fila = await selectCierres(tx)
    .where('c.fecha', '=', fecha)
    .where('c.reabierto_en', 'is', null)
    .executeTakeFirst();
  return fila && cierreDeFila(fila, timeZone);
}

/** Returns a cierre. The caller must know that it exists. */
export async function leerCierre(tx: Tx, id: number, timeZone: string): Promise<Cierre> {
  const fila = await selectCierres(tx).where('c.id', '=', id).executeTakeFirstOrThrow();
  return cierreDeFila(fila, timeZone);
}

/** Returns a cierre that was reopened. The caller must know that it exists and was reopened. */
export async function leerCierreReabierto(
  tx: Tx,
  id: number,
  timeZone: string,
): Promise<CierreReabierto> {
  const fila = await selectCierres(tx).where('c.id', '=', id).executeTakeFirstOrThrow();
  const { reabridor_id: quien, reabridor_nombre: nombre, reabridor_apellido: apellido } = fila;
  return {
    ...cierreDeFila(fila, timeZone),
    motivo: fila.motivo ?? '',
    reabiertoPor: quienDeFila(quien, nombre, apellido),
    reabiertoEn: momentoEnZona(fila.reabierto_en ?? fila.cerrado_en, timeZone),
  };
}
