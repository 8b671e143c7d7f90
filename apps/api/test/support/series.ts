import type { Input } from '@remanso/contract/endpoint';
import { crearSerie, previsualizarSerie } from '@remanso/contract/serie/series.contract';
import type { Caller, Client } from './client.ts';

type Terminos = Partial<Input<(typeof previsualizarSerie)['body']>> & { franjaId: number };

/** Asks what a weekly series of three dates would be, unless `terminos` says otherwise. */
export const prever = (app: Client, as: Caller, terminos: Terminos) =>
  app.make(previsualizarSerie, { as, body: { cada: 1, veces: 3, ...terminos } });

/** Asks what a series would be, and makes it with these decisions; returns the answer. */
export async function pedirSerie(
  app: Client,
  as: Caller,
  terminos: Terminos,
  decisiones: Input<(typeof crearSerie)['body']>['decisiones'] = {},
) {
  const { sello } = await prever(app, as, terminos);
  return app.call(crearSerie, {
    as,
    body: { cada: 1, veces: 3, ...terminos, sello, decisiones },
  });
}
