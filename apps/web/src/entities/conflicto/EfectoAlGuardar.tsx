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
  const idDeAntes = useId();
  const { conflictos, deAntes } = previsualizacion;
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
      {deAntes.length > 0 && (
        <section aria-labelledby={idDeAntes} className="laja bg-hundido p-4">
          <h3 id={idDeAntes} className="font-bold">
            Ya estaban fuera de los horarios
          </h3>
          <p className="mt-1 mb-3">Este cambio no los toca: siguen en pie, con sus reservas.</p>
          <ListaDeConflictos conflictos={deAntes} />
        </section>
      )}
    </div>
  );
}
