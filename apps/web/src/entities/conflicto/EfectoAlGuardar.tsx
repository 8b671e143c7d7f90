import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { useId } from 'react';
import { DiaPorDia } from './DiaPorDia.tsx';
import { ListaDeConflictos } from './ListaDeConflictos.tsx';
import { desdeCuando, efectoPorDia, fraseDeEfecto } from './previsualizacion.view.ts';

/**
 * Shows the effect of a change on the franjas to come, inside the question that asks whether to
 * save the change.
 */
export function EfectoAlGuardar({
  previsualizacion,
  cadaSemana = false,
}: {
  previsualizacion: Previsualizacion;
  cadaSemana?: boolean;
}) {
  const idDeTitulo = useId();
  const { conflictos } = previsualizacion;
  const dias = efectoPorDia(previsualizacion);
  const desde = desdeCuando(previsualizacion, cadaSemana);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-lg font-semibold">{fraseDeEfecto(previsualizacion)}.</p>
        {desde && <p className="mt-1 text-tinta-suave">{desde}.</p>}
      </div>
      <DiaPorDia dias={dias} />
      {conflictos.length > 0 && (
        <section aria-labelledby={idDeTitulo} className="laja bg-aviso-tenue p-4">
          <h3 id={idDeTitulo} className="font-bold">
            Se conservan, con sus reservas
          </h3>
          <p className="mt-1 mb-3">A nadie se le cancela ni se le avisa.</p>
          <ListaDeConflictos conflictos={conflictos} />
        </section>
      )}
    </div>
  );
}
