import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import { ListaDeConflictos } from './ListaDeConflictos.tsx';
import { desdeCuando, efectoPorDia, fraseDeEfecto } from './previsualizacion.view.ts';

/** What saving a change will do to the franjas to come: for the dialog that asks whether to. */
export function EfectoAlGuardar({ previsualizacion }: { previsualizacion: Previsualizacion }) {
  const { conflictos } = previsualizacion;
  const dias = efectoPorDia(previsualizacion);
  const desde = desdeCuando(previsualizacion);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-lg font-semibold">{fraseDeEfecto(previsualizacion)}.</p>
        {desde && <p className="mt-1 text-tinta-suave">{desde}.</p>}
      </div>
      {dias.length > 1 && (
        <details className="group">
          <summary className="guijarro w-fit cursor-pointer py-1 font-semibold text-petroleo">
            Ver día por día
          </summary>
          <dl className="mt-2 flex flex-col">
            {dias.map(({ fecha, dia, efecto }) => (
              <div
                key={fecha}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-b border-borde py-1.5 last:border-0"
              >
                <dt className="cifras font-semibold">{dia}</dt>
                <dd className="cifras">{efecto}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {conflictos.length > 0 && (
        <section aria-labelledby="titulo-se-conservan" className="laja bg-aviso-tenue p-4">
          <h3 id="titulo-se-conservan" className="font-bold">
            Se conservan, con sus reservas
          </h3>
          <p className="mt-1 mb-3">A nadie se le cancela ni se le avisa.</p>
          <ListaDeConflictos conflictos={conflictos} />
        </section>
      )}
    </div>
  );
}
