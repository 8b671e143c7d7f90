import { Suspense, type ReactNode } from 'react';
import { Carteles } from '../ui/Carteles.tsx';
import { Encabezado } from './Encabezado.tsx';
import { prescindible } from '../../lib/perezosa.ts';

// The footer begins below the first screenful, so the screen does not wait for its code.
const PieDePagina = prescindible(async () => (await import('./PieDePagina.tsx')).PieDePagina);

interface PropiedadesDeMarco {
  /** False on /login and /register (specification §2). */
  conEncabezado: boolean;
  /** True behind the login, where the footer is one line. */
  adentro: boolean;
  children: ReactNode;
}

/**
 * The header, the only `<main>`, the footer and the place of the toasts. The footer begins below
 * the first screenful, so that nothing in sight moves when a screen arrives.
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
