import { useEffect, useRef, type ReactNode } from 'react';
import { useCentro } from '../../lib/centro.ts';

interface PropiedadesDeTitulo {
  /** The name of the screen in the browser's tab and history. */
  documento: string;
  className?: string;
  children: ReactNode;
}

let primeraPantalla = true;

/**
 * The only `<h1>` of a screen. It names the document, and takes the focus when the screen was
 * reached by navigation, so that a screen reader begins there; on the first load the browser begins
 * at the top by itself.
 */
export function Titulo({
  documento,
  className = 'text-titulo font-bold',
  children,
}: PropiedadesDeTitulo) {
  const { nombre } = useCentro();
  const titulo = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${documento} · ${nombre}`;
  }, [documento, nombre]);

  useEffect(() => {
    if (!primeraPantalla) titulo.current?.focus({ preventScroll: true });
    primeraPantalla = false;
  }, []);

  return (
    <h1 ref={titulo} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
