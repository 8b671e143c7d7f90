import type { Semana } from '@remanso/contract/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/plan.rules';
import { TiraDelDia } from './TiraDelDia.tsx';

/** The week's hours, to be read. */
export function SemanaEnPalabras({ semana }: { semana: Semana }) {
  return (
    <dl className="flex flex-col gap-3.5">
      {semana.map((dia) => (
        <div
          key={dia.diaSemana}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5"
        >
          <dt className="font-semibold first-letter:uppercase">{nombreDeDia(dia.diaSemana)}</dt>
          <dd className={`cifras ${dia.activo ? '' : 'text-tinta-suave'}`}>
            {dia.activo
              ? dia.tramos.map(({ horaInicio, horaFin }) => `${horaInicio} a ${horaFin}`).join(', ')
              : 'Cerrado'}
          </dd>
          <dd className="col-span-2">
            <TiraDelDia dia={dia} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
