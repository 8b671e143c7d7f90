import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { textoPorResolver } from './conflictos.view.ts';

interface PropiedadesDePorResolver {
  /**
   * Undefined while the conflictos load, and where the request failed: the notice is then not
   * shown.
   */
  conflictos: Conflictos | undefined;
  alVer: (conflictos: Conflictos) => void;
}

/**
 * A notice that bookings remain outside the plan. The conflictos come from the server, so that the
 * notice appears after a reload and at another desk.
 */
export function PorResolver({ conflictos = [], alVer }: PropiedadesDePorResolver) {
  if (conflictos.length === 0) return null;
  return (
    <Nota tono="aviso">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{textoPorResolver(conflictos.length)}</p>
        <Boton variante="outline" tamano="sm" onClick={() => alVer(conflictos)}>
          Ver y resolver
        </Boton>
      </div>
    </Nota>
  );
}
