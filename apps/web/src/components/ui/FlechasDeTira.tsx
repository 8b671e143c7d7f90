import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode, RefObject } from 'react';
import { useDesborde } from './useDesborde.ts';

/** The part of its visible width by which a strip of days moves, so that some days stay in sight. */
const PASO = 0.75;

interface PropiedadesDeFlechasDeTira {
  /** The strip of days, in a positioned element that has these buttons too. */
  tira: RefObject<HTMLElement | null>;
}

/**
 * Two buttons over the ends of a strip of days, which scroll it; each shows only where days are
 * hidden on its side. A window as narrow as a tablet's has none, because people swipe there.
 */
export function FlechasDeTira({ tira }: PropiedadesDeFlechasDeTira) {
  const { antes, despues } = useDesborde(tira);
  if (!antes && !despues) return null;

  function correr(sentido: 1 | -1) {
    tira.current?.scrollBy({ left: sentido * tira.current.clientWidth * PASO });
  }

  return (
    <>
      <Flecha hay={antes} nombre="Días anteriores" lado="left-0" alCorrer={() => correr(-1)}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Flecha>
      <Flecha hay={despues} nombre="Días siguientes" lado="right-0" alCorrer={() => correr(1)}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Flecha>
    </>
  );
}

interface PropiedadesDeFlecha {
  hay: boolean;
  nombre: string;
  lado: string;
  alCorrer: () => void;
  children: ReactNode;
}

/** A button that goes at the end of the strip, except where the keyboard has left the focus on it. */
function Flecha({ hay, nombre, lado, alCorrer, children }: PropiedadesDeFlecha) {
  return (
    <button
      type="button"
      aria-label={nombre}
      aria-disabled={!hay}
      className={`absolute inset-y-0 z-10 my-auto ${lado} ${hay ? 'lg:grid' : 'lg:focus-visible:grid'} hidden size-11 place-items-center rounded-full border-2 border-piedra bg-superficie shadow-flotante hover:border-petroleo`}
      onClick={() => hay && alCorrer()}
    >
      {children}
    </button>
  );
}
