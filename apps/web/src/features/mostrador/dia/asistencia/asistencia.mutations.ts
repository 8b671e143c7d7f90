import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../../../lib/api/api.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { useCambioDelDia } from '../franja/franjas.mutations.ts';

const ERROR_AL_MARCAR = 'Error al marcar la asistencia';

interface Marca {
  presentes: number[] | null;
  tarde: number | null;
}

/**
 * Marks which people of a booking came, and by how many minutes they were late. Without `tarde` the
 * saved minutes stay. `presentes` null takes the mark back. A failure is shown as a toast.
 */
export function useMarcarAsistencia({
  id,
  tarde: anterior,
}: Pick<ReservaDelMostrador, 'id' | 'tarde'>) {
  const { mutate, isPending } = useCambioDelDia((body: Marca) =>
    llamar('PUT /reservas/{id}/asistencia', { params: { id }, body, siFalla: ERROR_AL_MARCAR }),
  );
  const marcar = (presentes: number[] | null, tarde = anterior) => {
    if (isPending) return;
    const marca = { presentes, tarde: presentes?.length ? tarde : null };
    mutate(marca, { onError: (error) => cartel.error(mensajeDe(error, ERROR_AL_MARCAR)) });
  };
  return { marcar, marcando: isPending };
}
