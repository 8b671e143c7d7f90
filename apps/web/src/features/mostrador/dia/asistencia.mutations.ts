import { mensajeDe } from '../../../lib/ErrorDeApi.ts';
import { llamar } from '../../../lib/api.ts';
import { avisar } from '../../../lib/avisos.ts';
import { useCambioDelDia } from './franjas.mutations.ts';

const ERROR_AL_MARCAR = 'Error al marcar la asistencia';

/** Says who of a booking came; null takes the mark back. A failure is a toast. */
export function useMarcarAsistencia(id: number) {
  const { mutate, isPending } = useCambioDelDia((presentes: number[] | null) =>
    llamar('PUT /reservas/{id}/asistencia', {
      params: { id },
      body: { presentes },
      siFalla: ERROR_AL_MARCAR,
    }),
  );
  const marcar = (presentes: number[] | null) => {
    if (isPending) return;
    mutate(presentes, { onError: (error) => avisar.error(mensajeDe(error, ERROR_AL_MARCAR)) });
  };
  return { marcar, marcando: isPending };
}
