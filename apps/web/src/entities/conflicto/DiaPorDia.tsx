import type { EfectoDeDia } from './previsualizacion.view.ts';

/**
 * Shows the effect of a change on each day, folded. Shows nothing where the change affects a single
 * day, because the sentence above this list describes that day.
 */
export function DiaPorDia({ dias }: { dias: readonly EfectoDeDia[] }) {
  if (dias.length < 2) return null;
  return (
    <details>
      <summary className="guijarro w-fit cursor-pointer py-1 font-semibold text-petroleo">
        Ver día por día
      </summary>
      <dl className="mt-1 flex flex-col">
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
  );
}
