import { sql } from 'kysely';
import * as api from '@remanso/contract/salud.contract';
import type { Dependencies } from '../../dependencies.ts';
import { baseNoDisponible } from '../../platform/errors.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { VERSION } from '../../version.ts';

export function saludRoutes(route: Route, { db, engine }: Dependencies): void {
  route(api.saludVivo, async () => ({ estado: 'ok' as const }));

  route(api.salud, async () => {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw Object.assign(baseNoDisponible(), { cause });
    });
    return { estado: 'ok' as const, base: 'ok' as const, motor: engine, version: VERSION };
  });
}
