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
  /** True for what comes back every week. */
  cadaSemana?: boolean;
}

/** Tells what saving will do to the franjas and asks whether to; nothing is asked where no franja changes. */
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
