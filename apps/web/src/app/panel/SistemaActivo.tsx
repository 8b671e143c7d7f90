import { horaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { CADA_TANTO, LuzDeVivo } from '../../components/ui/LuzDeVivo.tsx';
import { useEnVivo } from '../../lib/vivo/useEnVivo.ts';
import { useMinuto } from '../../lib/tiempo/useMinuto.ts';
import { consultasDeSalud } from './salud.queries.ts';

const ESTADO = 'inline-flex items-center gap-2 text-sm leading-tight font-medium';

/**
 * A green light that says that the server answers, and the centre's time of day. The light is a
 * ring instead of a disc while no stream of eventos is open and the panel polls.
 */
export function SistemaActivo() {
  const ahora = useMinuto();
  const enVivo = useEnVivo();
  const { isError } = useQuery(consultasDeSalud.ahora());
  return (
    <div className="flex items-center gap-3 lg:justify-between lg:border-t lg:border-borde lg:px-2 lg:pt-2">
      <div role="status" className="flex">
        {isError ? (
          <span className={`${ESTADO} text-peligro`}>
            <span className="size-2.5 rounded-full border-2 border-peligro" />
            Sin conexión
          </span>
        ) : (
          <span className={`${ESTADO} text-exito`}>
            <LuzDeVivo />
            Sistema Activo
          </span>
        )}
      </div>
      {!enVivo && !isError && <span className="sr-only">{CADA_TANTO}</span>}
      <time className="cifras text-lg leading-tight font-bold">{horaDe(ahora)}</time>
    </div>
  );
}
