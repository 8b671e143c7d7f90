import { Suspense, type ReactNode } from 'react';
import { Carteles } from '../ui/Carteles.tsx';
import { Encabezado } from './Encabezado.tsx';
import { prescindible } from '../../lib/perezosa.ts';

// The footer is below the visible part of the page, so the screen does not wait for the footer's
// code.
const PieDePagina = prescindible(async () => (await import('./PieDePagina.tsx')).PieDePagina);

interface PropiedadesDeMarco {
  /** True where the header is shown. /login and /register have no header (specification §2). */
  conEncabezado: boolean;
  /**
   * False on the login, the registration and the screens for a forgotten password, which have the
   * whole footer. True on all other screens, where the footer is one line.
   */
  adentro: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen: the header, the only `<main>`, the footer and the carteles. `<main>`
 * is at least as tall as the window, so that the footer does not move in sight when a screen
 * appears.
 */
export function Marco({ conEncabezado, adentro, children }: PropiedadesDeMarco) {
  return (
    <div className="flex flex-col">
      <a href="#contenido" className="salto guijarro">
        Saltar al contenido
      </a>
      {conEncabezado && <Encabezado />}
      <main id="contenido" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        {children}
      </main>
      <Suspense>
        <PieDePagina enUnaLinea={adentro} />
      </Suspense>
      <Carteles />
    </div>
  );
}
