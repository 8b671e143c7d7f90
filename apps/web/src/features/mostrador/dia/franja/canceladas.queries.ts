import { queryOptions } from '@tanstack/react-query';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { llamar } from '../../../../lib/api/api.ts';

export function canceladasDe(franjaId: number) {
  return queryOptions({
    queryKey: [...consultasDeFranjas.todas, 'canceladas', franjaId],
    queryFn: ({ signal }) =>
      llamar('GET /reservas/franja/{id}', {
        params: { id: franjaId },
        siFalla: 'Error al obtener las reservas canceladas',
        signal,
      }),
    select: (reservas) => reservas.filter(({ estado }) => estado === 'CANCELADA'),
    staleTime: 0,
  });
}
