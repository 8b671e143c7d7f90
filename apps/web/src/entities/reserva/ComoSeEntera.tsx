import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { ahora } from '../../lib/tiempo/reloj.ts';
import { consultasDeConfig } from '../config/config.queries.ts';
import { comoSeEntera } from './cancelacion.view.ts';

interface PropiedadesDeComoSeEntera {
  reserva: ReservaDelMostrador;
  /** True for a change that an e-mail tells of also once the turn has begun (rules §12.4). */
  tambienComenzado?: boolean;
}

/** Says whether an e-mail tells the holder of a change by the desk, or the desk has to do so. */
export function ComoSeEntera({ reserva, tambienComenzado = false }: PropiedadesDeComoSeEntera) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const seCuenta = tambienComenzado || reserva.franja.inicio > ahora();
  return comoSeEntera(reserva, seCuenta && config?.notificacionesActivas !== false);
}
