import type { Semana } from '@remanso/contract/horarios-base.contract';
import { llamarConEtiqueta, type ConEtiqueta } from '../../../lib/api/api.ts';
import { semanaEditable, semanaParaGuardar } from '../../../entities/horario/semana.view.ts';

/** Reads the current week, to be edited. */
export async function leerHorarios(): Promise<ConEtiqueta<Semana>> {
  const { datos, etiqueta } = await llamarConEtiqueta('GET /horarios-base', {
    siFalla: 'Se puede intentar de nuevo.',
  });
  return { datos: semanaParaGuardar(semanaEditable(datos)), etiqueta };
}
