import { horaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CADA_TANTO, LuzDeVivo } from '../../components/ui/LuzDeVivo.tsx';
import { useEnVivo } from '../../lib/useEnVivo.ts';
import { useMinuto } from '../../lib/useMinuto.ts';
import { consultasDeSalud } from './salud.queries.ts';

/**
 * The green light, based on an answer of the server, and the centre's time, with what stands between
 * them. The light is a ring while the panel is not told of changes.
 */
export function SistemaActivo({ children }: { children: ReactNode }) {
  const ahora = useMinuto();
  const enVivo = useEnVivo();
  const { isError } = useQuery(consultasDeSalud.ahora());
  return (
    <div className="flex shrink-0 items-center gap-3 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:border-t max-md:border-borde max-md:py-1.5 md:max-xl:flex-col-reverse md:max-xl:items-end md:max-xl:justify-center md:max-xl:gap-0 xl:max-2xl:grid xl:max-2xl:grid-flow-col xl:max-2xl:grid-rows-2 xl:max-2xl:gap-y-0 xl:max-2xl:justify-items-end">
      <div role="status" className="flex">
        {isError ? (
          <span className="inline-flex items-center gap-2 text-sm leading-tight font-medium text-peligro">
            <span className="size-2.5 rounded-full border-2 border-peligro" />
            Sin conexión
          </span>
        ) : (
          <span className="inline-flex items-center gap-2 text-sm leading-tight font-medium text-exito">
            <LuzDeVivo />
            Sistema Activo
          </span>
        )}
      </div>
      {!enVivo && !isError && <span className="sr-only">{CADA_TANTO}</span>}
      {children}
      <time className="cifras text-lg leading-tight font-bold xl:max-2xl:text-sm xl:max-2xl:leading-tight">
        {horaDe(ahora)}
      </time>
    </div>
  );
}
