import { useEffect, useRef, type ReactNode } from 'react';

interface PropiedadesDeTituloDePaso {
  /**
   * True where the person comes from the other step: this title then takes the focus, and the page
   * scrolls to its top.
   */
  enfocar: boolean;
  children: ReactNode;
}

export function TituloDePaso({ enfocar, children }: PropiedadesDeTituloDePaso) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!enfocar) return;
    titulo.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [enfocar]);
  return (
    <h2 ref={titulo} tabIndex={-1} className="text-2xl font-bold outline-none">
      {children}
    </h2>
  );
}
