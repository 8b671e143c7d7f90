import { CERRADO } from '@remanso/contract/franja/franjas.rules';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { TiraDelDia } from './TiraDelDia.tsx';

export function SemanaEnPalabras({ semana }: { semana: Semana }) {
  return (
    <dl className="flex flex-col gap-3.5">
      {semana.map((dia) => (
        <div key={dia.diaSemana} className="flex flex-wrap gap-x-3 gap-y-1.5">
          <dt className="w-22 shrink-0 font-semibold sm:w-26 first-letter:uppercase">
            {nombreDeDia(dia.diaSemana)}
          </dt>
          <dd className={`cifras min-w-24 flex-1 ${dia.activo ? '' : 'text-tinta-suave'}`}>
            {dia.activo ? dia.tramos.map(enPalabras).join(', ') : CERRADO}
          </dd>
          <dd className="w-full">
            <TiraDelDia dia={dia} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns '08:00 a 12:00' with no-break spaces, so that no line break separates the two hours. */
function enPalabras({ horaInicio, horaFin }: Tramo): string {
  return `${horaInicio}\u00a0a\u00a0${horaFin}`;
}
