import * as api from '@remanso/contract/sistema/salud.contract';
import type { Dependencies } from '../../dependencies.ts';
import { isDiskFull, isPoolBusy, refusesWrites } from '../../database/sql-errors.ts';
import { createWriteProbe, writeAPage } from '../../database/outage/write-probe.ts';
import {
  baseNoDisponible,
  sinEscritura,
  sistemaOcupado,
  type AppError,
} from '../../platform/errors.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { VERSION } from '../../version.ts';

export function saludRoutes(route: Route, { db, engine, leerAlertas }: Dependencies): void {
  const takesWrites = createWriteProbe(() => writeAPage(db));

  route(api.saludVivo, async () => ({ estado: 'ok' as const }));

  route(api.salud, async () => {
    const failed = (cause: unknown) => {
      throw Object.assign(explain(cause), { cause });
    };
    const alertas = await leerAlertas().catch(failed);
    await takesWrites().catch(failed);
    return {
      estado: 'ok' as const,
      base: 'ok' as const,
      motor: engine,
      version: VERSION,
      alertas,
    };
  });
}

/**
 * Returns the error for `GET /salud`, which tells the operator the cause. People whose change is
 * refused are not told the cause, only to try again later.
 */
function explain(cause: unknown): AppError {
  if (isPoolBusy(cause))
    return sistemaOcupado(
      'La base de datos responde, pero todas las conexiones con ella están ocupadas.',
    );
  if (!refusesWrites(cause)) return baseNoDisponible();
  return sinEscritura(
    `La base de datos no guarda cambios: ${isDiskFull(cause) ? 'el disco está lleno' : 'es de solo lectura'}.`,
  );
}
