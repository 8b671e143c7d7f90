import type { AbonosDelCentro } from '@remanso/contract/abono/abonos.contract';
import { DIAS_DE_AVISO, type EstadoDeAbono } from '@remanso/contract/abono/abonos.rules';
import { sumarDias } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import { anyFoundBy } from '../../../database/any-of.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { Executor } from '../../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../../platform/campos-de-pagina.ts';
import { readPage } from '../../../platform/read-page.ts';
import { coincideCon } from '../../usuarios/busqueda.queries.ts';
import { selectVendidos, vendidoDeFila } from '../abonos.queries.ts';
import { DEBE_ABONO } from '../deudas-de-abonos.queries.ts';

interface PedidoDeVendidos extends PaginaPedida {
  estado?: EstadoDeAbono | undefined;
  porVencer: boolean;
  conSaldo: boolean;
  texto?: string | undefined;
}

/**
 * Returns a page of all sold abonos, and the sums of all of them (rules §20.10). A page of what can
 * be used begins with what ends first, any other page with what ends last.
 */
export async function listarVendidos(
  db: Executor,
  pedido: PedidoDeVendidos,
  hoy: string,
): Promise<AbonosDelCentro> {
  const { estado, porVencer } = pedido;
  const primero = estado === 'ACTIVO' || porVencer ? 'asc' : 'desc';
  const elegidos = elegirVendidos(db, pedido, hoy);
  const { elementos, total } = await readPage(pedido, {
    async read({ limit, offset }) {
      const ids = elegidos
        .select('id')
        .orderBy('vence', primero)
        .orderBy('id', primero)
        .limit(limit)
        .offset(offset);
      const filas = await selectVendidos(db)
        .where('v.id', '=', anyFoundBy(ids))
        .orderBy('v.vence', primero)
        .orderBy('v.id', primero)
        .execute();
      return filas.map((fila) => vendidoDeFila(fila, hoy));
    },
    count: () => countRows(db, elegidos),
  });
  const totales = await sumarVendidos(db, hoy);
  return { abonos: elementos, ...camposDePagina(pedido, total), totales };
}

const VIGENTE = (hoy: string) =>
  sql<boolean>`(anulado_en is null and disponibles > 0 and vence >= ${hoy})`;

/** The SQL condition of each estado that `estadoDeAbono` gives a sold abono. */
const EN_ESTADO = {
  ACTIVO: VIGENTE,
  AGOTADO: () => sql<boolean>`(anulado_en is null and disponibles = 0)`,
  VENCIDO: (hoy) => sql<boolean>`(anulado_en is null and disponibles > 0 and vence < ${hoy})`,
  ANULADO: () => sql<boolean>`(anulado_en is not null)`,
} satisfies Record<EstadoDeAbono, (hoy: string) => unknown>;

function elegirVendidos(
  db: Executor,
  { estado, porVencer, conSaldo, texto }: PedidoDeVendidos,
  hoy: string,
) {
  return db
    .selectFrom('abonos_vendidos')
    .$if(estado !== undefined, (query) => query.where(EN_ESTADO[estado as EstadoDeAbono](hoy)))
    .$if(porVencer, (query) =>
      query.where(VIGENTE(hoy)).where('vence', '<=', sumarDias(hoy, DIAS_DE_AVISO)),
    )
    .$if(conSaldo, (query) => query.where(DEBE_ABONO))
    .$if(texto !== undefined && texto !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('usuario_id', 'in', (qb) =>
            qb
              .selectFrom('usuarios')
              .select('id')
              .where(coincideCon(texto as string)),
          ),
          sql<boolean>`strpos(lower(nombre), lower(${texto as string}::text)) > 0`,
        ]),
      ),
    );
}

function sumarVendidos(db: Executor, hoy: string): Promise<AbonosDelCentro['totales']> {
  const vigente = VIGENTE(hoy);
  return db
    .selectFrom('abonos_vendidos')
    .where('anulado_en', 'is', null)
    .select([
      sql<number>`count(*) filter (where ${vigente})`.as('vigentes'),
      sql<number>`coalesce(sum(disponibles) filter (where ${vigente}), 0)`.as('disponibles'),
      sql<number>`coalesce(sum(valor) filter (where ${vigente}), 0)`.as('valor'),
      sql<number>`count(*) filter (
        where ${vigente} and vence <= ${sumarDias(hoy, DIAS_DE_AVISO)})`.as('porVencer'),
      sql<number>`coalesce(sum(precio - pagado), 0)`.as('saldo'),
    ])
    .executeTakeFirstOrThrow();
}
