import { salud } from '@remanso/contract/salud.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../lib/api.ts';

const CADA_CUANTO_MS = 30_000;

export const consultasDeSalud = {
  /** Whether the server answers, and its alerts. */
  ahora: () =>
    queryOptions({
      queryKey: ['salud'],
      queryFn: ({ signal }) => llamar(salud, { siFalla: 'El sistema no responde', signal }),
      refetchInterval: CADA_CUANTO_MS,
    }),
};
