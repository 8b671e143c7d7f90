import * as api from '@remanso/contract/caja/pagos.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { answerList } from '../../../platform/http/answer-list.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { pageOf } from '../../../platform/read-page.ts';
import { buscarReserva } from '../../reservas-leidas/reservas.queries.ts';
import { reservaInexistente } from '../reservas.errors.ts';
import { anularPago } from './anular-pago.ts';
import { pagosDeReserva } from './pagos.queries.ts';
import { registrarPago } from './registrar-pago.ts';

export function pagosRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.registrarPago, ({ session, params, headers, body }) =>
    registrarPago(dependencies, {
      session,
      clave: headers['idempotency-key'],
      reservaId: params.id,
      ...body,
    }),
  );

  route(api.anularPago, ({ session, params, body }) =>
    anularPago(dependencies, { session, pagoId: params.id, ...body }),
  );

  route(api.pagosDeReserva, async ({ params, query }) => {
    if (!(await buscarReserva(db, params.id, { esDelMostrador: true, clock })))
      throw reservaInexistente();
    return answerList(pageOf(await pagosDeReserva(db, params.id, clock.timeZone), query));
  });
}
