import { nivelesDePromocion } from '@remanso/contract/precio/promocion.rules';
import { useQuery } from '@tanstack/react-query';
import { consultasDeConfig } from '../../entities/config/config.queries.ts';
import { Landing } from '../../features/portada/Landing.tsx';

/**
 * The landing page with the prices of today, as a preview in the section where the centre's data is
 * edited.
 */
export function PortadaDeHoy() {
  const { data, isPending } = useQuery(consultasDeConfig.delCentro());
  if (isPending) return null;
  return (
    <Landing
      niveles={nivelesDePromocion(data?.preciosPorCapacidad ?? null)}
      agendaPublica={data?.agendaPublica ?? true}
    />
  );
}
