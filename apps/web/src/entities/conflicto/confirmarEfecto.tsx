import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { confirmarYHacer } from '../../components/ui/dialogo/confirmarYHacer.ts';
import { EfectoAlGuardar } from './EfectoAlGuardar.tsx';
import { nadaCambia } from './previsualizacion.view.ts';

interface LoQueSeGuarda<R> {
  /** The question of the dialog: '¿Guardar los horarios?' */
  titulo: string;
  /** The text of the button that saves. */
  accion: string;
  previsualizacion: Previsualizacion;
  /** True where the change repeats every week. */
  cadaSemana?: boolean;
  guardar: () => Promise<R>;
}

/**
 * Shows what saving will do to the franjas, asks whether to save, and saves. Resolves to null where
 * the person does not want it; asks nothing where no franja changes.
 */
export async function confirmarEfecto<R>({
  titulo,
  accion,
  previsualizacion,
  cadaSemana = false,
  guardar,
}: LoQueSeGuarda<R>): Promise<R | null> {
  if (nadaCambia(previsualizacion)) return guardar();
  const pregunta = {
    titulo,
    accion,
    tono: 'normal' as const,
    ...(previsualizacion.conflictos.length > 0 && { ancho: 'md' as const }),
    detalle: <EfectoAlGuardar previsualizacion={previsualizacion} cadaSemana={cadaSemana} />,
  };
  return confirmarYHacer(pregunta, guardar);
}
