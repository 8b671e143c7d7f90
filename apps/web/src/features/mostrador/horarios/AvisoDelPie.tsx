import type { Semana } from '@remanso/contract/horarios-base.contract';
import { MARCA } from '@remanso/contract/marca';
import { nombreDeDia } from '@remanso/contract/plan.rules';
import { horarioEnPalabras } from '../../../components/layout/horarioEnPalabras.ts';
import { Nota } from '../../../components/ui/Nota.tsx';
import { enLista } from '../../../lib/enLista.ts';
import { diasEnQueElPieNoDice } from './semana-del-centro.view.ts';

/** Tells the desk that the footer promises other hours than those of the saved week. */
export function AvisoDelPie({ semana }: { semana: Semana }) {
  const dias = diasEnQueElPieNoDice(semana);
  if (dias.length === 0) return null;
  const delPie = MARCA.horarios.map((horario) => `${horario.dias} ${horarioEnPalabras(horario)}`);
  return (
    <Nota tono="aviso">
      <p>
        El pie de página dice otros horarios para {enLista(dias.map((dia) => nombreDeDia(dia)))}.
      </p>
      <p className="font-normal">
        Ahí dice «{delPie.join('; ')}». No cambia al guardar: se corrige en el archivo{' '}
        <span className="[overflow-wrap:anywhere]">packages/contract/src/marca.ts</span>.
      </p>
    </Nota>
  );
}
