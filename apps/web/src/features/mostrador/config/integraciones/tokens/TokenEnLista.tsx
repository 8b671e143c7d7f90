import type { MouseEvent } from 'react';
import type { Token } from '@remanso/contract/sistema/tokens.contract';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { confirmar } from '../../../../../components/ui/dialogo/confirmar.ts';
import { cartel } from '../../../../../lib/carteles.ts';
import { hoy } from '../../../../../lib/tiempo/reloj.ts';
import { tituloDeTarjeta } from '../tituloDeTarjeta.ts';
import { PedidosDeToken } from './PedidosDeToken.tsx';
import { ERROR_AL_BORRAR_TOKEN, useBorrarToken } from './tokens.mutations.ts';
import { alcancesEnPalabras, usoEnPalabras } from './tokens.view.ts';

/** A program that comes in with a llave, and the button that ends the llave. */
export function TokenEnLista({ token }: { token: Token }) {
  const { id, nombre, alcances, creadoPor, pedidos } = token;
  const { mutateAsync: borrar } = useBorrarToken();

  async function anular(evento: MouseEvent<HTMLElement>) {
    const titulo = tituloDeTarjeta(evento);
    const hecho = await confirmar({
      titulo: `¿Anular la llave de ${nombre}?`,
      detalle: 'El programa deja de entrar ahora mismo. Para que vuelva, crea otra.',
      accion: 'Anular llave',
      alConfirmar: () => borrar(id),
      siFalla: ERROR_AL_BORRAR_TOKEN,
    });
    if (!hecho) return;
    titulo?.focus();
    cartel.exito('Llave anulada', { detalle: nombre });
  }

  return (
    <li className="flex items-start justify-between gap-4 border-t border-borde py-3 first:border-t-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{nombre}</p>
        <p className="text-tinta-suave">{alcancesEnPalabras(alcances)}</p>
        <p className="text-sm text-tinta-suave">
          {usoEnPalabras(token, hoy())} · La creó {creadoPor.nombre} {creadoPor.apellido}
        </p>
        <PedidosDeToken nombre={nombre} pedidos={pedidos} />
      </div>
      <Boton
        variante="ghost"
        tamano="sm"
        aria-label={`Anular la llave: ${nombre}`}
        onClick={(evento) => void anular(evento)}
      >
        Anular
      </Boton>
    </li>
  );
}
