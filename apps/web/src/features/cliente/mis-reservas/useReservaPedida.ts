import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const estaALaVista =
    mitades?.some(({ consulta: { data } }) => {
      const plegadas = [...(data?.siguen?.values() ?? [])].flat();
      return [...(data?.reservas ?? []), ...plegadas].some((cada) => cada.id === id);
    }) ?? false;
  const { data: lejana } = useQuery({
    ...consultasDeReservasPropias.una(id ?? 0),
    enabled: pedida !== null && !estaALaVista,
  });
  useEffect(() => {
    if (pedida === null || !estaALaVista) return;
    const titulo = document.getElementById(`reserva-${pedida}`);
    titulo?.closest('article')?.scrollIntoView({ block: 'center' });
    titulo?.focus({ preventScroll: true });
  }, [estaALaVista, pedida]);
  return estaALaVista ? undefined : lejana;
}
