import * as api from '@remanso/contract/seguimiento/informes.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { exportarCaja } from './exportar-caja.ts';
import { exportarClientes } from './exportar-clientes.ts';
import { exportarReservas } from './exportar-reservas.ts';
import { leerInforme } from './informes.queries.ts';

export function informesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.obtenerInforme, ({ query }) => leerInforme(dependencies.db, query, dependencies.clock));

  route(api.exportarReservas, async ({ query }) => ({
    headers: archivo('reservas', query),
    body: exportarReservas(dependencies, query),
  }));

  route(api.exportarCaja, async ({ query }) => ({
    headers: archivo('caja', query),
    body: exportarCaja(dependencies, query),
  }));

  route(api.exportarClientes, async ({ query }) => ({
    headers: archivo('clientes', query),
    body: exportarClientes(dependencies, query),
  }));
}

const archivo = (nombre: string, { desde, hasta }: api.Periodo) => ({
  'Content-Disposition': `attachment; filename="${nombre}-${desde}-a-${hasta}.csv"`,
});
