import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const consultasDeSuscripciones = {
  /** The devices that receive the messages of the account, and the key to subscribe with. */
  propias: () =>
    queryOptions({
      queryKey: ['suscripciones'],
      queryFn: ({ signal }) =>
        llamar('GET /suscripciones', { siFalla: 'Error al obtener los dispositivos', signal }),
      staleTime: 0,
      // Browsers receive messages only from a site with https.
      enabled: window.isSecureContext,
    }),
};
