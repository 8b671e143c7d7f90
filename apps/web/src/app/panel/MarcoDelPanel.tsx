import type { ReactNode } from 'react';

interface PropiedadesDeMarcoDelPanel {
  /** Search, sections and state of the system. */
  lado: ReactNode;
  /** The bar of a narrow window. */
  barra: ReactNode;
  children: ReactNode;
}

/**
 * The places of the panel's frame, for the panel and for the page that shows before it: at the side
 * of a wide window, above and below a narrow one.
 */
export function MarcoDelPanel({ lado, barra, children }: PropiedadesDeMarcoDelPanel) {
  return (
    <div className="panel">
      <div data-panel="" className="lado-del-panel">
        {lado}
      </div>
      <div id="seccion" tabIndex={-1} className="flex min-w-0 flex-col outline-none">
        {children}
      </div>
      {barra}
    </div>
  );
}
