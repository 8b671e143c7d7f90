import { nivelesDePromocion } from '@remanso/contract/precio/promocion.rules';
import { useQuery } from '@tanstack/react-query';
import { consultasDeConfig } from '../../entities/config/config.queries.ts';
import { Landing } from '../../features/portada/Landing.tsx';

/** The landing with the prices of today, for the preview of the centre's data. */
export function PortadaDeHoy() {
  const { data, isPending } = useQuery(consultasDeConfig.delCentro());
  if (isPending) return null;
  return <Landing niveles={nivelesDePromocion(data?.preciosPorCapacidad ?? null)} />;
}
