import type { Tramo } from '@remanso/contract/plan/plan.rules';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { desperdicios } from './semana.view.ts';

interface PropiedadesDeDesperdicios {
  tramos: readonly Tramo[];
  duracionMin: number;
}

/**
 * Names the tramos that hold no franja or leave at least half an hour unused; empty without such a
 * tramo.
 */
export function Desperdicios({ tramos, duracionMin }: PropiedadesDeDesperdicios) {
  return (
    <div role="status" className="mt-2 flex flex-col gap-1 text-sm empty:hidden">
      {desperdicios(tramos, duracionMin).map((frase) => (
        <p key={frase} className="flex items-start gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-aviso" />
          {frase}
        </p>
      ))}
    </div>
  );
}
