import type { Precio } from '@remanso/contract/precio/precios.rules';
import { Consecuencias } from '../../../../components/ui/dialogo/Consecuencias.tsx';
import { confirmarYHacer } from '../../../../components/ui/dialogo/confirmarYHacer.ts';
import { preciosLlamativos } from '../config.view.ts';

/**
 * Runs `seguir`. Where prices look mistyped (preciosLlamativos), asks for confirmation first, and
 * resolves to null where the person does not confirm.
 */
export async function confirmarPrecios<R>(
  antes: readonly Precio[],
  despues: readonly Precio[],
  seguir: () => Promise<R>,
): Promise<R | null> {
  const llamativos = preciosLlamativos(antes, despues);
  if (llamativos.length === 0) return seguir();
  const pregunta = {
    titulo: '¿Guardar estos precios?',
    detalle: <Consecuencias puntos={llamativos} />,
    accion: 'Guardar precios',
    volver: 'Revisar precios',
  };
  return confirmarYHacer(pregunta, seguir);
}
