import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

const CADA_CUANTO_MS = 30_000;

export const consultasDeSalud = {
  /**
   * Reads `GET /salud`: it fails where the server does not answer, and otherwise contains the
   * alertas.
   */
  ahora: () =>
    queryOptions({
      queryKey: ['salud'],
      queryFn: ({ signal }) =>
        llamar('GET /salud', { sinSesion: true, siFalla: 'El sistema no responde', signal }),
      refetchInterval: CADA_CUANTO_MS,
    }),
};
