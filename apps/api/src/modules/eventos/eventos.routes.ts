import * as api from '@remanso/contract/sistema/eventos.contract';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';

export function eventosRoutes(route: Route, { eventos }: Pick<Dependencies, 'eventos'>): void {
  route(api.escucharEventos, ({ session, token, headers }) =>
    eventos.abrir({ session, token, ultimoId: headers['last-event-id'] }),
  );
}
