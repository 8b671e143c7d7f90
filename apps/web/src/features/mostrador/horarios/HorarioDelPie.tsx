import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { horarioEnPalabras } from '../../../components/layout/horarioEnPalabras.ts';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { useCentro } from '../../../lib/centro.ts';
import { enLista } from '../../../lib/palabras.ts';
import { diasEnQueElPieNoDice } from './semana-del-centro.view.ts';

/** Shows a warning where the footer says other hours than the saved week on some days. */
export function HorarioDelPie({ semana }: { semana: Semana }) {
  const { horarios } = useCentro();
  const dias = diasEnQueElPieNoDice(semana, horarios);
  if (dias.length === 0) return null;
  const delPie = horarios.map((horario) => `${horario.dias} ${horarioEnPalabras(horario)}`);
  return (
    <Nota tono="aviso">
      <p>
        El pie de página dice otros horarios para {enLista(dias.map((dia) => nombreDeDia(dia)))}.
      </p>
      <p className="font-normal">
        Ahí dice «{delPie.join('; ')}». No cambia al guardar: se corrige en{' '}
        <Enlace a="/dashboard/centro" className={enlaceDeTexto}>
          El centro
        </Enlace>
        .
      </p>
    </Nota>
  );
}
