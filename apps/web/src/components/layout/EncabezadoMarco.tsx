import type { ReactNode } from 'react';
import { Marca } from './Marca.tsx';

/**
 * The frame of the header, used by the landing and the app. On a phone the menu is a native
 * popover, which opens without JavaScript; on larger screens it is a row. Without `children` there
 * is no menu, as on a page that does not know yet who is logged in.
 */
export function EncabezadoMarco({ children }: { children?: ReactNode }) {
  return (
    <header className="encabezado">
      <div className="contenedor flex min-h-18 items-center bajo:min-h-14 justify-between gap-4">
        <Marca />
        {children && <Menu>{children}</Menu>}
      </div>
    </header>
  );
}

function Menu({ children }: { children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menú"
        className="guijarro grid size-12 place-items-center border-2 border-piedra text-tinta md:hidden"
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
          <path
            d="M3 7.5c3-2 6-2 9 0s6 2 9 0M3 13c3-2 6-2 9 0s6 2 9 0M3 18.5c3-2 6-2 9 0s6 2 9 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label="Principal"
        className="menu laja min-w-64 flex-col gap-3 p-4 md:min-w-0 md:flex-row md:items-center md:p-0 md:max-lg:gap-2"
      >
        {children}
      </nav>
    </>
  );
}
