import { nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { HACER_RESERVA } from '../../../entities/reserva/propias/reservas-propias.queries.ts';

/**
 * Says which booking was just made, where it is not the next turn, which the home screen shows.
 * `proxima` is the id of the next turn. A booking that waits for its seña asks for it elsewhere on
 * the screen.
 */
export function RecienHecha({ proxima }: { proxima: number | undefined }) {
  const hecha = useRecienHecha();
  if (!hecha || hecha.senia || hecha.id === proxima) return null;
  return (
    <Nota tono="exito">
      <p>
        Reserva confirmada: {nombreDeFecha(hecha.fecha)}, {hecha.horario}.{' '}
        <Enlace a={`/reservas/mis-reservas?reserva=${hecha.id}`} className={enlaceDeTexto}>
          Ver la reserva
        </Enlace>
      </p>
    </Nota>
  );
}

const HECHAS = { mutationKey: HACER_RESERVA, status: 'success' } as const;

/**
 * Returns the booking that the client has just made; undefined where there is none. It is said
 * once: it may have changed until somebody comes back to this screen.
 */
function useRecienHecha(): ReservaDeCliente | undefined {
  const mutaciones = useQueryClient().getMutationCache();
  const [hecha] = useState(
    () => mutaciones.findAll(HECHAS).at(-1)?.state.data as ReservaDeCliente | undefined,
  );
  useEffect(() => {
    for (const una of mutaciones.findAll(HECHAS)) mutaciones.remove(una);
  }, [mutaciones]);
  return hecha;
}
