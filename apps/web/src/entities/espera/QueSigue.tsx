import { useQuery } from '@tanstack/react-query';
import { consultasDeConfig } from '../config/config.queries.ts';
import { loQueSigue } from './espera.view.ts';

/** The sentence that says what happens once places are free. */
export function QueSigue({ personas }: { personas: number }) {
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  return (
    <p className="mt-1 text-tinta-suave">
      {loQueSigue(personas, config?.notificacionesActivas ?? true)}
    </p>
  );
}
