import type { ChildProcess } from 'node:child_process';
import { sumarDias } from '@remanso/contract/calendario';

/** A centre of some age, on an app of its own. */
export interface Grown {
  name: string;
  child: ChildProcess;
  origin: string;
  hoy: string;
  /** The token of the administrator. */
  admin: string;
  ana: { id: number; token: string };
  /** Franjas to come without a booking. */
  libres: readonly { id: number }[];
}

/** Makes a call and reads its answer; `round` counts the calls of its kind. */
export type Call = (round: number) => Promise<void>;

/** Returns the measured calls by their names; the same answers are as long in every centre. */
export function callsOf({ origin, hoy, admin, ana, libres }: Grown): Record<string, Call> {
  const get = (path: string, token: string): Call => {
    return async () => {
      const answer = await fetch(`${origin}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    };
  };
  const book: Call = async (round) => {
    const answer = await fetch(`${origin}/api/reservas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ franjaId: libres[round]?.id, clienteId: ana.id }),
    });
    const body = await answer.text();
    if (answer.status !== 201) throw new Error(`A booking answers ${answer.status} ${body}`);
  };
  const period = `desde=${sumarDias(hoy, -9)}&hasta=${hoy}`;
  // Figures are beside those of the period before, of which the smallest centre must have days too.
  const half = `desde=${sumarDias(hoy, -4)}&hasta=${hoy}`;
  return {
    'a day, for a client': get(`/franjas/client/por-fecha/${sumarDias(hoy, 2)}`, ana.token),
    'a booking': book,
    'Mis Reservas, to come': get('/reservas/mias?cuando=proximas&size=20', ana.token),
    'Mis Reservas, earlier': get('/reservas/mias?cuando=anteriores&page=0&size=5', ana.token),
    "clients' search": get('/clientes?prefijo=ana&size=10', admin),
    "the desk's day": get(`/franjas/por-fecha/${hoy}?incluirDetalles=true`, admin),
    'the money of a day': get(`/caja?fecha=${sumarDias(hoy, -1)}`, admin),
    'figures of five days': get(`/informes?${half}`, admin),
    'export of ten days': get(`/informes/reservas.csv?${period}`, admin),
  };
}
