import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import { useGuardarSinPisar } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { confirmarEfecto } from '../../../entities/conflicto/confirmarEfecto.tsx';
import { previsualizarHorarios } from '../../../entities/horario/horarios-base.queries.ts';
import { useGuardarHorarios, type SemanaGuardada } from './horarios-base.mutations.ts';
import { llamarConEtiqueta, type ConEtiqueta } from '../../../lib/api/api.ts';
import { semanaEditable, semanaParaGuardar } from '../../../entities/horario/semana.view.ts';

/**
 * Changes the saved week, after a question that shows what the change does to the franjas. Resolves
 * to the week that is saved now, with the days that somebody else has changed meanwhile. Resolves
 * to null where the person does not confirm.
 */
export function useCambiarSemana(alGuardar: (guardada: SemanaGuardada) => void) {
  const { mutateAsync: guardar } = useGuardarHorarios({ existen: true });
  const guardarSinPisar = useGuardarSinPisar();
  return async (nueva: Semana, conocida: Semana): Promise<Semana | null> => {
    const desenlace = await guardarSinPisar({
      accion: 'actualizarHorariosBase',
      conocido: conocida,
      aca: nueva,
      leer: leerHorarios,
      guardar: async (semana, _actual, headers) =>
        confirmarEfecto({
          titulo: '¿Guardar los horarios?',
          accion: 'Guardar Horarios',
          previsualizacion: await previsualizarHorarios(semana),
          cadaSemana: true,
          guardar: () => guardar({ semana, headers }),
        }),
    });
    if (desenlace?.respuesta) alGuardar(desenlace.respuesta);
    return desenlace && desenlace.queda;
  };
}

async function leerHorarios(): Promise<ConEtiqueta<Semana>> {
  const { datos, etiqueta } = await llamarConEtiqueta('GET /horarios-base', {
    siFalla: 'Intenta de nuevo.',
  });
  return { datos: semanaParaGuardar(semanaEditable(datos)), etiqueta };
}
