import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { confirmarYHacer } from '../../components/ui/dialogo/confirmarYHacer.ts';
import { EfectoAlGuardar } from './EfectoAlGuardar.tsx';
import { nadaCambia } from './previsualizacion.view.ts';

interface LoQueSeGuarda<R> {
  titulo: string;
  accion: string;
  previsualizacion: Previsualizacion;
  /** True for a change of the weekly opening hours, which repeats every week. */
  cadaSemana?: boolean;
  guardar: () => Promise<R>;
}

/**
 * Shows what saving will do to the franjas, asks whether to save, and saves. Resolves to null where
 * the person declines. Where no franja changes, saves without asking.
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
    ...(todosLosConflictos(previsualizacion).length > 0 && { ancho: 'md' as const }),
    detalle: <EfectoAlGuardar previsualizacion={previsualizacion} cadaSemana={cadaSemana} />,
  };
  return confirmarYHacer(pregunta, guardar);
}
