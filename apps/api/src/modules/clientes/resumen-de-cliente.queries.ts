import { momentoEnZona } from '@remanso/contract/calendario';
import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { porCobrarDeAbonos } from '../abonos/deudas-de-abonos.queries.ts';
import {
  COBRADO,
  COBRADO_POR_ABONOS,
  esCobroDe,
  selectCobros,
} from '../reservas-leidas/cobros.queries.ts';
import { estaActiva, estaEn, noVinoNadie, ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import {
  buscarProximaReserva,
  reservaDelMostradorDeFila,
} from '../reservas-leidas/reservas.queries.ts';
import {
  sumarADevolver,
  sumarGastado,
  sumarPorCobrar,
  sumarVencido,
} from '../reservas-leidas/saldo.queries.ts';
import { clienteDeFila } from './clientes.queries.ts';
import type { FilaDeUsuario } from '../usuarios/usuarios.queries.ts';

export async function resumenDeCliente(
  db: Executor,
  clock: Clock,
  usuario: FilaDeUsuario,
): Promise<ResumenDeCliente> {
  const { id } = usuario;
  const ahora = clock.now();
  const cuentas = await contar(db, id, ahora);
  const proxima = await buscarProximaReserva(db, id, ahora);
  return {
    cliente: {
      ...clienteDeFila(usuario),
      registradoEn: momentoEnZona(usuario.creado_en, clock.timeZone),
    },
    cuentas,
    proxima: proxima ? reservaDelMostradorDeFila(proxima, clock.timeZone) : null,
  };
}

async function contar(db: Executor, usuarioId: number, ahora: string) {
  const cobros = selectCobros(db).where(esCobroDe(usuarioId));
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .select([
      sql<number>`${cobros.select(COBRADO.as('suma'))}`.as('pagado'),
      sql<number>`${cobros.select(COBRADO_POR_ABONOS.as('suma'))}`.as('pagadoPorAbonos'),
    ])
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('r.id').filterWhere(estaEn(ahora, 'CANCELADA')).as('canceladas'),
      eb.fn
        .count<number>('r.id')
        .filterWhere(ocupaPlazas(ahora))
        .filterWhere(noVinoNadie)
        .as('ausencias'),
      eb.fn
        .count<number>('r.id')
        .filterWhere(ocupaPlazas(ahora))
        .filterWhere('r.tarde', 'is not', null)
        .as('tardanzas'),
      eb.fn
        .count<number>('r.id')
        .filterWhere(estaActiva(ahora))
        .filterWhere('f.inicio', '>', ahora)
        .as('pendientes'),
      eb.fn
        .count<number>('r.id')
        .filterWhere(estaActiva(ahora))
        .filterWhere('f.inicio', '<=', ahora)
        .as('enCurso'),
      sumarGastado(ahora).as('totalGastado'),
      sql<number>`coalesce(sum(r.pagado) filter (where r.abono_vendido_id is not null), 0)`.as(
        'pagadoConAbono',
      ),
      sumarPorCobrar(ahora).as('porCobrar'),
      sumarVencido(ahora).as('vencido'),
      porCobrarDeAbonos(usuarioId).as('abonosPorCobrar'),
      sumarADevolver(ahora).as('aDevolver'),
      eb.fn
        .max<string | null>('f.inicio')
        .filterWhere(ocupaPlazas(ahora))
        .filterWhere('f.inicio', '<=', ahora)
        .filterWhere(sql<boolean>`${noVinoNadie} is not true`)
        .as('ultimaVisita'),
    ])
    .executeTakeFirstOrThrow();
}
