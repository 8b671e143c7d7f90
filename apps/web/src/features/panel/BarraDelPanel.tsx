import { CalendarClock, CalendarOff, LayoutGrid, Settings2 } from 'lucide-react';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { SistemaActivo } from './SistemaActivo.tsx';
import { cargarSeccion } from './cargarSeccion.ts';
import { NOMBRES_DE_SECCION, RUTAS_DE_SECCION, SECCIONES, type Seccion } from './secciones.view.ts';

const ICONOS = {
  turnos: LayoutGrid,
  configuracion: Settings2,
  horarios: CalendarClock,
  feriados: CalendarOff,
} as const;

/** The panel's navigation, and whether the system is well. */
export function BarraDelPanel({ actual }: { actual: Seccion }) {
  return (
    <div className="border-b border-borde bg-superficie">
      <div className="contenedor flex flex-wrap items-stretch justify-between gap-x-6">
        <nav
          aria-label="Panel de administración"
          className="max-sm:-mx-2 max-sm:w-[calc(100%+1rem)]"
        >
          <ul className="flex sm:gap-1">
            {SECCIONES.map((seccion) => {
              const Icono = ICONOS[seccion];
              return (
                <li key={seccion} className="flex max-sm:flex-1">
                  <Enlace
                    a={RUTAS_DE_SECCION[seccion]}
                    aria-current={seccion === actual ? 'page' : undefined}
                    onPointerOver={() => cargarSeccion(seccion)}
                    onFocusCapture={() => cargarSeccion(seccion)}
                    className="relative flex flex-1 items-center justify-center gap-2 px-2 py-3.5 text-center leading-tight font-semibold text-tinta-suave hover:text-tinta aria-[current]:text-petroleo aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:-bottom-px aria-[current]:after:h-1 aria-[current]:after:rounded-t-full aria-[current]:after:bg-petroleo max-sm:flex-col max-sm:gap-1 max-sm:py-2.5 max-sm:text-xs sm:px-3"
                  >
                    <Icono aria-hidden="true" className="size-5 shrink-0 sm:max-lg:hidden" />
                    {NOMBRES_DE_SECCION[seccion]}
                  </Enlace>
                </li>
              );
            })}
          </ul>
        </nav>
        <SistemaActivo />
      </div>
    </div>
  );
}
