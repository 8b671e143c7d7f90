import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api/api.ts';

export const consultasDeSuscripciones = {
  /** The devices that are told what there is to tell, and the key to subscribe another with. */
  propias: () =>
    queryOptions({
      queryKey: ['suscripciones'],
      queryFn: ({ signal }) =>
        llamar('GET /suscripciones', { siFalla: 'Error al obtener los dispositivos', signal }),
      staleTime: 0,
      // No browser takes messages of a site without https.
      enabled: window.isSecureContext,
    }),
};
