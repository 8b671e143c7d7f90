import type { ComponentProps, MouseEvent } from 'react';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { precargar, type Destino } from '../../lib/direccion/rutas.ts';

export interface PropiedadesDeEnlace extends Omit<ComponentProps<'a'>, 'href'> {
  a: Destino;
  /** The state of the new history entry, which the linked screen can read. */
  state?: unknown;
}

/**
 * A link to a screen of the app. The screen's code is fetched when the pointer, the focus or a
 * finger reaches the link.
 */
export function Enlace({ a, state, onClick, children, ...resto }: PropiedadesDeEnlace) {
  const alAcercarse = () => precargar(a);

  function alPulsar(evento: MouseEvent<HTMLAnchorElement>) {
    onClick?.(evento);
    // A click that opens a new tab or window, or downloads, is handled by the browser.
    const esSimple =
      evento.button === 0 &&
      !(evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey);
    if (evento.defaultPrevented || !esSimple) return;
    evento.preventDefault();
    navegar(a, { state });
  }

  return (
    <a
      {...resto}
      href={a}
      onClick={alPulsar}
      onPointerEnter={alAcercarse}
      onFocus={alAcercarse}
      onTouchStart={alAcercarse}
    >
      {children}
    </a>
  );
}

export const enlaceDeTexto =
  'inline-block py-1 font-semibold text-petroleo underline decoration-2 underline-offset-4 hover:decoration-terracota';
