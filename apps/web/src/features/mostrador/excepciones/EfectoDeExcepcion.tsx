import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { DiaPorDia } from '../../../entities/conflicto/DiaPorDia.tsx';
import { efectoPorDia, fraseDeEfecto } from '../../../entities/conflicto/previsualizacion.view.ts';

/**
 * Says in a sentence what an exception does to the franjas, and lists each day where several days
 * change.
 */
export function EfectoDeExcepcion({ previa }: { previa: Previsualizacion }) {
  const dias = efectoPorDia(previa);
  return (
    <div>
      <p className="cifras text-lg font-semibold">{fraseDeEfecto(previa)}.</p>
      {dias.length === 0 && previa.conflictos.length === 0 && (
        <p className="mt-1 text-tinta-suave">
          Los turnos que se generen más adelante ya lo van a tener en cuenta.
        </p>
      )}
      <DiaPorDia dias={dias} />
    </div>
  );
}
