import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import { confirmar } from '../../components/ui/confirmar.ts';
import { EfectoAlGuardar } from './EfectoAlGuardar.tsx';
import { nadaCambia } from './previsualizacion.view.ts';

interface LoQueSeGuarda {
  /** The question of the dialog: '¿Guardar los horarios?' */
  titulo: string;
  /** The text of the button that saves. */
  accion: string;
  previsualizacion: Previsualizacion;
  /** True where the change repeats every week. */
  cadaSemana?: boolean;
}

/**
 * Shows what saving will do to the franjas and asks whether to save. Asks nothing, and returns
 * true, where no franja changes.
 */
export async function confirmarEfecto({
  titulo,
  accion,
  previsualizacion,
  cadaSemana = false,
}: LoQueSeGuarda): Promise<boolean> {
  if (nadaCambia(previsualizacion)) return true;
  return confirmar({
    titulo,
    accion,
    tono: 'normal',
    ...(previsualizacion.conflictos.length > 0 && { ancho: 'md' }),
    detalle: <EfectoAlGuardar previsualizacion={previsualizacion} cadaSemana={cadaSemana} />,
  });
}
