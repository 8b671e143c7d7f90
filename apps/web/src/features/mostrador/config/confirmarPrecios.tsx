import type { Precio } from '@remanso/contract/precios.rules';
import { Consecuencias } from '../../../components/ui/Consecuencias.tsx';
import { confirmar } from '../../../components/ui/confirmar.ts';
import { preciosLlamativos } from './config.view.ts';

/**
 * Asks whether prices that look mistyped are meant. Returns true without asking where none does.
 */
export async function confirmarPrecios(
  antes: readonly Precio[],
  despues: readonly Precio[],
): Promise<boolean> {
  const llamativos = preciosLlamativos(antes, despues);
  if (llamativos.length === 0) return true;
  return confirmar({
    titulo: '¿Guardar estos precios?',
    detalle: <Consecuencias puntos={llamativos} />,
    accion: 'Guardar precios',
    volver: 'Revisar precios',
  });
}
