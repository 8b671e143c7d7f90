import { useEffect, useRef, type ReactNode } from 'react';

interface PropiedadesDeTituloDePaso {
  /** True after the other step: the focus and the view then begin at this title. */
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
