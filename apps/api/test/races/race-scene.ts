import type { Endpoint, ResponseOf } from '@remanso/contract/endpoint';
import { sql } from 'kysely';
import { CONTRASENA } from '../support/builders.ts';
import { clientOf, type Answer, type Ask } from '../support/client.ts';
import { START, type TestApp } from '../support/test-app.ts';

/*
 * The centre in which the races run. It is small, and its ids and tokens are the same each time.
 * SQL inserts it directly, without the API, because the races need a new one thousands of times.
 */

/**
 * The ids of the franjas: three on Friday, which is tomorrow, at 8, 9 and 10, and one on Saturday
 * at 8. Each franja has four places.
 */
export const FRANJA = { ocho: 1, nueve: 2, diez: 3, sabado: 4 };
export const VIERNES = '2026-10-02';

const CLIENTS = 65;

export type Actor = 'admin' | 'otherAdmin' | `client${number}`;

/** A request of a race: the person who makes it (`by`) and the call (`ask`). */
export interface RaceRequest<E extends Endpoint = Endpoint> {
  by?: Actor;
  ask: Ask<E>;
  headers?: Record<string, string>;
}

/** A participant of a race: a request, or a part of the server's own work. */
export type Contestant = RaceRequest | (() => Promise<Answer>);

export interface RaceScene {
  app: TestApp;
  /** Makes a request that prepares a race; throws where the request is refused. */
  make<E extends Endpoint>(request: RaceRequest<E>): Promise<ResponseOf<E>>;
  /** Sends a contestant's request to the app instance at `origin`. */
  send(request: RaceRequest, origin: string): Promise<Answer>;
  idOf(actor: Actor): number;
}

/**
 * Returns the user id of a person: 1 and 2 are the administrators, the ids from 3 on are the
 * clients.
 */
const idOf = (actor: Actor): number => {
  if (actor === 'admin') return 1;
  return actor === 'otherAdmin' ? 2 : 2 + Number(actor.slice('client'.length));
};

const ACTORS: Actor[] = [
  'admin',
  'otherAdmin',
  ...Array.from({ length: CLIENTS }, (_, n): Actor => `client${n + 1}`),
];

/**
 * Returns a function that empties the database and inserts the scene. Call that function before
 * each race.
 */
export async function createRaceScene(app: TestApp) {
  const { tokens, passwords } = app.dependencies;
  const hash = await passwords.hash(CONTRASENA);
  app.clock.set(START);
  const sign = async (actor: Actor) =>
    [actor, await tokens.sign({ id: idOf(actor), rol: 'ADMIN', version: 1 })] as const;
  const tokenOf = Object.fromEntries(await Promise.all(ACTORS.map(sign)));

  const send: RaceScene['send'] = ({ by, ask: { endpoint, request }, headers = {} }, origin) => {
    const ask = { endpoint, request: { ...request, headers: { ...request.headers, ...headers } } };
    const token = by && tokenOf[by];
    return clientOf(origin).ask(ask, token === undefined ? undefined : { token });
  };
  const scene: RaceScene = {
    app,
    idOf,
    send,
    async make<E extends Endpoint>(request: RaceRequest<E>) {
      const { status, body } = await send(request, app.origin);
      if (status >= 300) throw new Error(`${request.ask.endpoint.id}: ${JSON.stringify(body)}`);
      return body as ResponseOf<E>;
    },
  };
  return async (): Promise<RaceScene> => {
    app.clock.set(START);
    await app.database.empty();
    await setScene(app, hash);
    return scene;
  };
}

async function setScene({ database: { db } }: TestApp, hash: string): Promise<void> {
  await sql`
    with personas as (
      insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono, contrasena_hash, rol, creado_en)
      select 'Ana', 'Paz', 'ana paz', 'persona' || n || '@ejemplo.com', 'FEMENINO', '381 555 0142', ${hash},
        case when n <= 2 then 'ADMIN' else 'CLIENT' end, '2026-09-01T12:00:00Z'
      from generate_series(1, ${CLIENTS + 2}::integer) n),
    una as (insert into config values (1, 60, 4, 7, 6, true)),
    lista as (insert into listas_de_precios (desde) values (null) returning id),
    tabla as (insert into precios (lista_id, capacidad, precio)
      select id, n, 20000 * n from lista, generate_series(1, 4) n),
    dias as (
      insert into horarios_base select dia, dia in ('VIERNES', 'SABADO')
      from unnest('{LUNES,MARTES,MIERCOLES,JUEVES,VIERNES,SABADO,DOMINGO}'::text[]) dia
      returning dia_semana),
    tramos as (
      insert into horarios_base_tramos
      select dia_semana, '08:00'::time, case dia_semana when 'VIERNES' then '11:00'::time else '09:00'::time end
      from dias where dia_semana in ('VIERNES', 'SABADO'))
    insert into franjas (inicio, fin, capacidad_efectiva, origen)
    select inicio, inicio + interval '1 hour', 4, 'GENERADA'
    from unnest(array['2026-10-02 08:00', '2026-10-02 09:00', '2026-10-02 10:00', '2026-10-03 08:00']::timestamp[])
      inicio`.execute(db);
}
