import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Token } from '@remanso/contract/sistema/tokens.contract';
import { TablaDesplazable } from '../../../../../components/ui/TablaDesplazable.tsx';
import { pedidoEnPalabras, porDia } from './pedidos.view.ts';

/** What a program asked for on each of the last thirty days, in a fold; nothing where it has not. */
export function PedidosDeToken({ nombre, pedidos }: Pick<Token, 'nombre' | 'pedidos'>) {
  if (pedidos.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1.5 font-semibold text-petroleo">
        Qué pidió en los últimos 30 días
        <span className="sr-only">: {nombre}</span>
      </summary>
      <TablaDesplazable nombre={`Qué pidió ${nombre}`} className="max-h-80">
        <dl className="mt-1 flex flex-col gap-2">
          {porDia(pedidos).map(({ fecha, pedidos: suyos }) => (
            <div key={fecha}>
              <dt className="font-semibold first-letter:uppercase">{nombreDeFecha(fecha)}</dt>
              {suyos.map((pedido) => (
                <dd key={pedido.llamada} className="text-tinta-suave">
                  {pedidoEnPalabras(pedido)}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </TablaDesplazable>
    </details>
  );
}
