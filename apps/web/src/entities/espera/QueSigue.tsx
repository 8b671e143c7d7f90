import { useQuery } from '@tanstack/react-query';
import { consultasDeConfig } from '../config/config.queries.ts';
import { loQueSigue } from './espera.view.ts';

/** What happens once places are free, in one sentence. */
export function QueSigue({ personas }: { personas: number }) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  return (
    <p className="mt-1 text-tinta-suave">
      {loQueSigue(personas, config?.notificacionesActivas ?? true)}
    </p>
  );
}
