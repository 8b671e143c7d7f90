import * as api from '@remanso/contract/seguimiento/informes.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { exportarCaja } from './exportar-caja.ts';
import { exportarClientes } from './exportar-clientes.ts';
import { exportarReservas } from './exportar-reservas.ts';
import { leerInforme } from './informes.queries.ts';

export function informesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.obtenerInforme, ({ query }) => leerInforme(dependencies.db, query, dependencies.clock));

  route(api.exportarReservas, async ({ query, session }) => ({
    headers: archivo('reservas', query),
    body: exportarReservas(dependencies, { periodo: query, programa: session.programa }),
  }));

  route(api.exportarCaja, async ({ query, session }) => ({
    headers: archivo('caja', query),
    body: exportarCaja(dependencies, { periodo: query, programa: session.programa }),
  }));

  route(api.exportarClientes, async ({ query, session }) => ({
    headers: archivo('clientes', query),
    body: exportarClientes(dependencies, { periodo: query, programa: session.programa }),
  }));
}

const archivo = (nombre: string, { desde, hasta }: api.Periodo) => ({
  'Content-Disposition': `attachment; filename="${nombre}-${desde}-a-${hasta}.csv"`,
});
