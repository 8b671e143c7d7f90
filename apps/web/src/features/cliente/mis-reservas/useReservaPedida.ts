import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { numeroEn } from '../../../lib/direccion/direccion.ts';
import type { Mitad } from './useMitad.ts';

/**
 * Scrolls to the booking that the address names (`?reserva=12`) and focuses its heading, once the
 * bookings are on screen. Where no page on screen has that booking, reads and returns that booking;
 * otherwise returns undefined.
 */
export function useReservaPedida(mitades: readonly Mitad[] | null): ReservaDeCliente | undefined {
  const id = numeroEn(useSearch(), 'reserva');
  const pedida = mitades && id;
  const ids = (mitades ?? []).flatMap(({ consulta: { data } }) =>
    [...(data?.reservas ?? []), ...[...(data?.siguen?.values() ?? [])].flat()].map(
      (cada) => cada.id,
    ),
  );
  const orden = id === null ? -1 : ids.indexOf(id);
  const estaALaVista = orden >= 0;
  const enfocada = useRef<number | null>(null);
  const { data: lejana } = useQuery({
    ...consultasDeReservasPropias.una(id ?? 0),
    enabled: pedida !== null && !estaALaVista,
  });
  useEffect(() => {
    if (pedida === null || orden < 0) return;
    const titulo = document.getElementById(`reserva-${pedida}`);
    // A booking that takes another place of the list, because it was moved, is followed while it has
    // the focus.
    if (enfocada.current === pedida && document.activeElement !== titulo) return;
    enfocada.current = pedida;
    titulo?.closest('article')?.scrollIntoView({ block: 'center' });
    titulo?.focus({ preventScroll: true });
  }, [orden, pedida]);
  return estaALaVista ? undefined : lejana;
}
