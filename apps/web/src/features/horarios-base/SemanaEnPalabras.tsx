import type { Semana } from '@remanso/contract/horarios-base.contract';
import { nombreDeDia, type Tramo } from '@remanso/contract/plan.rules';
import { TiraDelDia } from './TiraDelDia.tsx';

/** The week's hours, to be read. */
export function SemanaEnPalabras({ semana }: { semana: Semana }) {
  return (
    <dl className="flex flex-col gap-3.5">
      {semana.map((dia) => (
        <div
          key={dia.diaSemana}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5"
        >
          <dt className="font-semibold first-letter:uppercase">{nombreDeDia(dia.diaSemana)}</dt>
          <dd className={`cifras ${dia.activo ? '' : 'text-tinta-suave'}`}>
            {dia.activo ? dia.tramos.map(enPalabras).join(', ') : 'Cerrado'}
          </dd>
          <dd className="col-span-2">
            <TiraDelDia dia={dia} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The spaces inside do not break. */
function enPalabras({ horaInicio, horaFin }: Tramo): string {
  return `${horaInicio}\u00a0a\u00a0${horaFin}`;
}
