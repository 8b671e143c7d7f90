import * as api from '@remanso/contract/espera/esperas.contract';
import * as recados from '@remanso/contract/reserva/recados.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { franjaInexistente } from '../../franjas/franjas.errors.ts';
import { existeFranja } from '../../franjas/franjas.queries.ts';
import { leerMisEsperas } from '../esperas.queries.ts';
import { leerFila } from '../fila.queries.ts';
import { aceptarEspera } from './aceptar-espera.ts';
import { esperarFranja } from './esperar-franja.ts';
import { marcarOferta } from './marcar-oferta.ts';
import { terminarEspera } from './terminar-espera.ts';

export function esperasRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  route(api.esperarFranja, ({ session, params, body }) =>
    esperarFranja(dependencies, { session, franjaId: params.id, ...body }),
  );

  route(api.misEsperas, async ({ session }) => ({
    esperas: await leerMisEsperas(db, clock, session.usuarioId),
  }));

  route(api.esperasDeFranja, async ({ params }) => {
    if (!(await existeFranja(db, params.id))) throw franjaInexistente();
    return { esperas: await leerFila(db, clock, params.id) };
  });

  route(api.dejarEspera, async ({ session, params }) => {
    await terminarEspera(dependencies, { session, esperaId: params.id, accion: 'dejarEspera' });
    return { message: 'Ya no se espera lugar en ese turno' };
  });

  route(api.aceptarEspera, ({ session, params, body }) =>
    aceptarEspera(dependencies, { session, esperaId: params.id, ...body }),
  );

  route(recados.marcarOferta, async ({ session, params }) => {
    await marcarOferta(dependencies, { session, esperaId: params.id, dicha: true });
    return { message: 'Quedó como avisado' };
  });

  route(recados.desmarcarOferta, async ({ session, params }) => {
    await marcarOferta(dependencies, { session, esperaId: params.id, dicha: false });
    return { message: 'Quedó sin avisar' };
  });

  route(api.rechazarEspera, async ({ session, params }) => {
    await terminarEspera(dependencies, { session, esperaId: params.id, accion: 'rechazarEspera' });
    return { message: 'Los lugares quedan para quien sigue' };
  });
}
