import * as api from '@remanso/contract/caja/caja.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { anularMovimiento } from './anular-movimiento.ts';
import { leerCaja } from './caja.queries.ts';
import { cerrarCaja } from './cerrar-caja.ts';
import { listarDeudores } from './deudores.queries.ts';
import { reabrirCaja } from './reabrir-caja.ts';
import { registrarMovimiento } from './registrar-movimiento.ts';

export function cajaRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.obtenerCaja, ({ query: { fecha } }) => leerCaja(db, fecha, clock));
  route(api.listarDeudores, ({ query }) => listarDeudores(db, query, clock));

  route(api.registrarMovimiento, ({ session, headers, body }) =>
    registrarMovimiento(dependencies, {
      session,
      clave: headers['idempotency-key'],
      nuevo: body,
    }),
  );

  route(api.anularMovimiento, ({ session, params, body }) =>
    anularMovimiento(dependencies, { session, movimientoId: params.id, ...body }),
  );

  route(api.cerrarCaja, ({ session, body }) => cerrarCaja(dependencies, { session, nuevo: body }));

  route(api.reabrirCaja, ({ session, params, body }) =>
    reabrirCaja(dependencies, { session, cierreId: params.id, ...body }),
  );
}
