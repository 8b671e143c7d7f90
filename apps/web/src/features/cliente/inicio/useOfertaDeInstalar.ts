import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';
import { leerInvitacion, seguirInvitacion, type Invitacion } from '../../../lib/instalacion.ts';
import { leer } from '../../../lib/sesion/almacen.ts';
import { YA_OFRECIDA, esDeApple, seOfreceInstalar } from './instalar.view.ts';

/**
 * The offer to install the app. `invitacion` is the offer of the browser itself; null on an iPhone,
 * where the screen says how to install the app.
 */
export interface OfertaDeInstalacion {
  invitacion: Invitacion | null;
}

/**
 * Returns the offer to install the app to a client who has booked twice and was never offered it;
 * null otherwise (rules §18.5).
 */
export function useOfertaDeInstalar(): OfertaDeInstalacion | null {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  const invitacion = useSyncExternalStore(seguirInvitacion, leerInvitacion);
  const [yaOfrecida] = useState(() => leer(YA_OFRECIDA) !== null);
  const instalable = seOfreceInstalar({
    reservas: data?.estadisticas.total ?? 0,
    yaOfrecida,
    invitada: invitacion !== null,
    enIphone: esDeApple(navigator),
    instalada: matchMedia('(display-mode: standalone)').matches,
  });
  return instalable ? { invitacion } : null;
}
