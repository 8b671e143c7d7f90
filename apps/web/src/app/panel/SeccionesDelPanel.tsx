import { useEffect, useRef } from 'react';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { pararSegundoToque } from '../../components/ui/pararSegundoToque.ts';
import type { RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { cargarSeccion, gruposPara } from './secciones.ts';

/**
 * The id of the popover with the sections; the button of BarraDelPanel opens the popover by this
 * id.
 */
export const HOJA_DE_SECCIONES = 'secciones';

const ENLACE = [
  'guijarro flex items-center gap-2 px-2 text-sm leading-tight font-medium text-tinta-suave max-lg:min-h-12 lg:min-h-8',
  'hover:bg-hundido hover:text-tinta focus-visible:-outline-offset-2',
  'aria-[current]:bg-agua aria-[current]:font-semibold aria-[current]:text-sobre-agua',
].join(' ');

/**
 * The list of the sections that the person's rol may see, by group. On a wide window the list is a
 * column at the side. On a narrow window the list is a native popover that a button of
 * BarraDelPanel opens. The column and the popover are the same element, which panel.css styles.
 */
export function SeccionesDelPanel({ actual }: { actual: RutaDelPanel }) {
  const { rol } = useSesion();
  const lista = useRef<HTMLElement>(null);

  useEffect(() => {
    const nav = lista.current;
    if (nav?.matches(':popover-open')) nav.hidePopover();
    const suya = nav?.querySelector<HTMLElement>(`[href="${actual}"]`);
    // The code sets scrollTop of the list, because scrollIntoView would scroll the page together
    // with the list.
    if (nav && suya) nav.scrollTop = suya.offsetTop - (nav.clientHeight - suya.offsetHeight) / 2;
  }, [actual]);

  return (
    <nav
      ref={lista}
      id={HOJA_DE_SECCIONES}
      popover="auto"
      aria-label="Panel de administración"
      className="secciones"
      onToggle={() => pararSegundoToque()}
    >
      {gruposPara(rol).map(({ nombre, secciones }) => (
        <div key={nombre} role="group" aria-label={nombre} className="not-first:mt-3">
          <p aria-hidden="true" className="mb-1 px-2 text-xs leading-4 text-tinta-suave">
            {nombre}
          </p>
          <ul className="grid gap-x-2 gap-y-px max-lg:grid-cols-[repeat(auto-fill,minmax(max(10rem,40%),1fr))] sm:max-lg:grid-cols-[repeat(auto-fill,minmax(max(13rem,30%),1fr))]">
            {secciones.map(({ ruta, nombre: seccion, Icono }) => (
              <li key={ruta}>
                <Enlace
                  a={ruta}
                  aria-current={ruta === actual ? 'page' : undefined}
                  onPointerOver={() => cargarSeccion(ruta)}
                  onFocusCapture={() => cargarSeccion(ruta)}
                  // A click on the section that is already shown changes no path, so the click
                  // itself closes the popover.
                  onClick={() =>
                    lista.current?.matches(':popover-open') && lista.current.hidePopover()
                  }
                  className={ENLACE}
                >
                  <Icono aria-hidden="true" className="size-4.5 shrink-0" />
                  {seccion}
                </Enlace>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
