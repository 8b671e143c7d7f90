import { useEffect, useRef } from 'react';
import { Enlace } from '../../components/ui/Enlace.tsx';
import type { RutaDelPanel } from '../../lib/rutas.ts';
import { useSesion } from '../../lib/useSesion.ts';
import { Buscar } from './Buscar.tsx';
import { SistemaActivo } from './SistemaActivo.tsx';
import { cargarSeccion, seccionesPara } from './secciones.ts';

const ENLACE = [
  'relative flex flex-1 flex-col items-center justify-center gap-1 px-1 py-2.5 text-center text-xs leading-tight font-semibold text-tinta-suave sm:px-1.5 sm:text-[0.8125rem] lg:text-sm xl:px-2',
  'hover:text-tinta focus-visible:-outline-offset-3 xl:flex-row xl:gap-1.5 xl:py-2.5 xl:text-left xl:whitespace-nowrap',
  'aria-[current]:text-petroleo aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:rounded-t-full aria-[current]:after:bg-petroleo',
].join(' ');

/**
 * The panel's navigation, with the state of the system. On a phone the sections scroll sideways.
 */
export function BarraDelPanel({ actual }: { actual: RutaDelPanel }) {
  const { rol } = useSesion();
  const secciones = seccionesPara(rol);
  const conEntrada = secciones.filter((seccion) => 'Icono' in seccion);
  const tira = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const lista = tira.current;
    const suya = lista?.querySelector<HTMLElement>(`[href="${actual}"]`)?.parentElement;
    // scrollIntoView would also scroll the page.
    if (lista && suya) {
      lista.scrollLeft = suya.offsetLeft - (lista.clientWidth - suya.offsetWidth) / 2;
    }
  }, [actual]);

  return (
    <div data-panel="" className="border-b border-borde bg-superficie">
      <div className="contenedor flex flex-wrap items-stretch justify-between gap-x-4 md:flex-nowrap">
        <nav
          aria-label="Panel de administración"
          className="min-w-0 max-md:-mx-4 max-md:w-[calc(100%+2rem)] md:flex-1"
        >
          <ul
            ref={tira}
            className="relative flex snap-x overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:pr-8 max-md:[mask-image:linear-gradient(90deg,#000_88%,#0003)] md:-ml-2 2xl:gap-x-4"
          >
            {conEntrada.map(({ ruta, nombre, Icono }) => (
              <li key={ruta} className="flex shrink-0 snap-center max-md:min-w-21 md:max-xl:flex-1">
                <Enlace
                  a={ruta}
                  aria-current={ruta === actual ? 'page' : undefined}
                  onPointerOver={() => cargarSeccion(ruta)}
                  onFocusCapture={() => cargarSeccion(ruta)}
                  className={ENLACE}
                >
                  <Icono aria-hidden="true" className="size-5.5 shrink-0 xl:hidden" />
                  <span className="max-w-27 text-balance xl:max-w-none">{nombre}</span>
                </Enlace>
              </li>
            ))}
          </ul>
        </nav>
        <SistemaActivo>
          <Buscar secciones={secciones} />
        </SistemaActivo>
      </div>
    </div>
  );
}
