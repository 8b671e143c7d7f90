import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { AyudaAlLado } from './ayudaAlLado.ts';
import { useCentro } from '../../lib/centro.ts';

interface PropiedadesDeTitulo {
  /** The screen's name in the title of the browser's tab and in the history. */
  documento: string;
  className?: string;
  children: ReactNode;
}

let primeraPantalla = true;

/**
 * The only `<h1>` of a screen. It sets the title of the tab, and gets the focus after a navigation
 * inside the app, so that a screen reader begins at the title. After loading a page the browser
 * begins at the top by itself.
 */
export function Titulo({
  documento,
  className = 'text-titulo font-bold',
  children,
}: PropiedadesDeTitulo) {
  const { nombre } = useCentro();
  const ayuda = useContext(AyudaAlLado);
  const titulo = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${documento} · ${nombre}`;
  }, [documento, nombre]);

  useEffect(() => {
    if (!primeraPantalla) titulo.current?.focus({ preventScroll: true });
    primeraPantalla = false;
  }, []);

  const encabezado = (
    <h1 ref={titulo} tabIndex={-1} className={ayuda ? `inline ${className}` : className}>
      {children}
    </h1>
  );
  // The help follows the last word of the title, and goes to the next line where there is no room.
  return ayuda ? (
    <div className={className}>
      {encabezado}
      {ayuda}
    </div>
  ) : (
    encabezado
  );
}
