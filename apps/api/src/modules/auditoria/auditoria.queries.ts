import { momentoEnZona } from '@remanso/contract/calendario';
import type { Autor, Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { leerDatos, leerLado, type Leido } from '@remanso/contract/seguimiento/hechos.contract';
import { RESERVA } from '@remanso/contract/seguimiento/formas.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { sql, type Expression } from 'kysely';
import { anyFoundBy, anyOf } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Executor } from '../../database/transaction.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { readPage } from '../../platform/read-page.ts';

interface PedidoDeHechos extends PaginaPedida {
  /** Limits the page to the hechos about this person. */
  usuarioId?: number | undefined;
  reservaId?: number | undefined;
  /** Limits the page to what this author did, without what programs did for them. */
  autorId?: number | undefined;
  /** Limits the page to what a program did with this token. */
  programaId?: number | undefined;
  entidad?: string | undefined;
  accion?: string | undefined;
  autor?: Autor | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
}

/**
 * Returns a page of the trail, the newest hecho first. Names of people are read from their
 * accounts, so an erased person has no name in the trail.
 */
export async function listarHechos(db: Executor, pedido: PedidoDeHechos, timeZone: string) {
  const hechos = elegidos(db, pedido, timeZone);
  const { elementos, total } = await readPage(pedido, {
    // The query reads the ids of the page first. So only the hechos of this page are joined, even
    // for a late page.
    async read({ limit, offset }) {
      const filas = await conNombres(
        db,
        hechos
          .select('id')
          .orderBy('ocurrido_en', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset),
      );
      return filas.map((fila) => hechoDeFila(fila, timeZone));
    },
    count: () => countRows(db, hechos),
  });
  return { hechos: elementos, ...camposDePagina(pedido, total) };
}

function elegidos(db: Executor, pedido: PedidoDeHechos, timeZone: string) {
  const { usuarioId, reservaId, autorId, programaId, entidad, accion, autor, desde, hasta } =
    pedido;
  // The two days are converted to instants. To convert each row's instant to a day would not use
  // the index.
  const medianoche = (fecha: string, dias: number) =>
    sql<number>`((${fecha}::date + ${dias}::integer)::timestamp at time zone ${timeZone}::text)`;
  return db
    .selectFrom('auditoria')
    .$if(usuarioId !== undefined, (query) => query.where('persona_id', '=', usuarioId as number))
    .$if(reservaId !== undefined, (query) =>
      query.where('id', '=', anyFoundBy(sobreLaReserva(db, reservaId as number))),
    )
    .$if(autorId !== undefined, (query) => query.where('usuario_id', '=', autorId as number))
    .$if(programaId !== undefined, (query) => query.where('token_id', '=', programaId as number))
    .$if(autorId !== undefined || autor !== undefined, (query) =>
      query.where('token_id', 'is', null),
    )
    .$if(autor === 'SISTEMA', (query) => query.where('usuario_id', 'is', null))
    .$if(autor !== undefined && autor !== 'SISTEMA', (query) =>
      query.where('usuario_id', 'in', (qb) =>
        qb
          .selectFrom('usuarios')
          .select('id')
          .where('rol', '=', autor as Rol),
      ),
    )
    .$if(entidad !== undefined, (query) => query.where('entidad', '=', entidad as string))
    .$if(accion !== undefined, (query) => query.where('accion', '=', accion as string))
    .$if(desde !== undefined, (query) =>
      query.where('ocurrido_en', '>=', medianoche(desde as string, 0)),
    )
    .$if(hasta !== undefined, (query) =>
      query.where('ocurrido_en', '<', medianoche(hasta as string, 1)),
    );
}

/** Returns the programs that have done something, also those whose tokens have ended. */
export function leerProgramas(db: Executor): Promise<{ id: number; nombre: string }[]> {
  return db
    .selectFrom('tokens as t')
    .select(['t.id', 't.nombre'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('auditoria as h').select('h.id').whereRef('h.token_id', '=', 't.id')),
    )
    .orderBy('t.nombre')
    .orderBy('t.id')
    .execute();
}

/** Finds the hechos about a booking, and about the series that it was made with. */
function sobreLaReserva(db: Executor, reservaId: number) {
  return db
    .selectFrom('auditoria')
    .select('id')
    .where('reserva_id', '=', reservaId)
    .unionAll(
      db
        .selectFrom('reservas as r')
        .innerJoin('auditoria as h', (join) =>
          join
            .onRef('h.persona_id', '=', 'r.usuario_id')
            .onRef('h.entidad_id', '=', 'r.serie_id')
            .on('h.entidad', '=', 'series'),
        )
        .select('h.id')
        .where('r.id', '=', reservaId),
    );
}

interface FilaDeHecho {
  id: number;
  ocurrido_en: number;
  usuario_id: number | null;
  accion: string;
  entidad: string;
  entidad_id: number | null;
  veces: number;
  antes: unknown;
  despues: unknown;
  autor: Hecho['autor'];
  programa: Hecho['programa'];
  persona: Hecho['persona'];
  inicio: string | null;
  fin: string | null;
}

/**
 * Reads hechos with the names of the author and of the person they are about, and with their
 * franja, in one statement for the whole page.
 */
async function conNombres(db: Executor, ids: Expression<{ id: number }>): Promise<FilaDeHecho[]> {
  const { rows } = await sql<FilaDeHecho>`
    select h.id, h.ocurrido_en, h.usuario_id, h.accion, h.entidad, h.entidad_id, h.veces, h.antes,
      h.despues, f.inicio, f.fin,
      case when a.id is null then null
        when t.id is not null then json_build_object('id', a.id, 'nombre', t.nombre, 'apellido', '')
        else json_build_object('id', a.id, 'nombre', a.nombre, 'apellido', a.apellido) end as autor,
      case when t.id is not null then
        json_build_object('id', t.id, 'nombre', t.nombre) end as programa,
      case when p.id is not null then
        json_build_object('id', p.id, 'nombre', p.nombre, 'apellido', p.apellido) end as persona
    from auditoria h
    left join usuarios a on a.id = h.usuario_id
    left join tokens t on t.id = h.token_id
    left join usuarios p on p.id = h.persona_id
    left join franjas f on f.id = h.franja_id
    where h.id = ${anyFoundBy(ids)}
    order by h.ocurrido_en desc, h.id desc`.execute(db);
  return rows;
}

function hechoDeFila(fila: FilaDeHecho, timeZone: string): Hecho {
  const { id, accion, entidad, autor, programa, persona, antes, despues, inicio, fin } = fila;
  return {
    id,
    ocurridoEn: momentoEnZona(fila.ocurrido_en, timeZone),
    usuarioId: fila.usuario_id,
    autor,
    programa,
    accion,
    entidad,
    entidadId: fila.entidad_id,
    persona,
    franja: inicio !== null && fin !== null ? { inicio, fin } : null,
    antes: leerLado(accion, antes),
    despues: accion === 'loginFallido' ? { intentos: fila.veces } : leerLado(accion, despues),
  };
}

export interface CambioDeReserva {
  reservaId: number;
  /** The instant of the change, in milliseconds since 1970. */
  en: number;
  /** The author of the change. Null for the system. */
  usuarioId: number | null;
  /** The token of the program that acted for the author; null where no program did. */
  tokenId: number | null;
  accion: string;
  antes: Leido<typeof RESERVA> | null;
  despues: Leido<typeof RESERVA> | null;
}

/**
 * Returns the hechos about the bookings `ids` themselves, not about their payments or marks, the
 * earliest first. `desde` is the first instant (ISO 8601).
 */
export async function cambiosDeReservas(
  db: Executor,
  { ids, desde = '-infinity' }: { ids: readonly number[]; desde?: string },
): Promise<CambioDeReserva[]> {
  const { rows } = await sql<CambioDeReserva>`
    select reserva_id as "reservaId", ocurrido_en as en, usuario_id as "usuarioId",
      token_id as "tokenId", accion, antes, despues
    from auditoria
    where reserva_id = ${anyOf(ids)} and entidad = 'reservas'
      and ocurrido_en >= ${desde}::timestamptz
    order by id`.execute(db);
  return rows.map((fila) => ({
    ...fila,
    antes: leerDatos(RESERVA, fila.antes),
    despues: leerDatos(RESERVA, fila.despues),
  }));
}
