import type { ReactNode } from 'react';

interface PropiedadesDeMarcoDelPanel {
  /** The search button, the list of sections and the state of the system. */
  lado: ReactNode;
  /** The bar that only a narrow window shows, at its foot. */
  barra: ReactNode;
  children: ReactNode;
}

/**
 * The layout of the panel, shared by the panel and by its prerendered page. `lado` is at the side
 * of a wide window and above the content in a narrow one; `barra` is below the content in a narrow
 * window.
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
