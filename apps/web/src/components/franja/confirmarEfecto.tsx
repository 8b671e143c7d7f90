import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import { confirmar } from '../ui/confirmar.ts';
import { EfectoAlGuardar } from './EfectoAlGuardar.tsx';
import { nadaCambia } from './previsualizacion.view.ts';

interface LoQueSeGuarda {
  /** As a question: '¿Guardar los horarios?' */
  titulo: string;
  /** The button that saves. */
  accion: string;
  previsualizacion: Previsualizacion;
}

/** Tells what saving will do to the franjas and asks whether to; nothing is asked where no franja changes. */
export async function confirmarEfecto({
  titulo,
  accion,
  previsualizacion,
}: LoQueSeGuarda): Promise<boolean> {
  if (nadaCambia(previsualizacion)) return true;
  return confirmar({
    titulo,
    accion,
    tono: 'normal',
    detalle: <EfectoAlGuardar previsualizacion={previsualizacion} />,
  });
}
