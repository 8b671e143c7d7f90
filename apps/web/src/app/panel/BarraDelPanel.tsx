import Ellipsis from 'lucide-react/icons/ellipsis';
import { Enlace } from '../../components/ui/Enlace.tsx';
import type { RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { HOJA_DE_SECCIONES } from './SeccionesDelPanel.tsx';
import { cargarSeccion, seccionesPara } from './secciones.ts';

const ENTRADA = [
  'relative @container flex size-full flex-col items-center gap-1 px-0.5 pt-2 text-center text-[0.6875rem] leading-3 font-semibold text-tinta-suave sm:text-xs',
  'focus-visible:-outline-offset-3 aria-[current]:text-petroleo',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-4 aria-[current]:after:top-0 aria-[current]:after:h-1 aria-[current]:after:rounded-b-full aria-[current]:after:bg-petroleo',
].join(' ');
/**
 * The names of the sections are hidden where the text is too large for a name to fit into a fifth
 * of the window. Screen readers still read the names.
 */
const NOMBRE = 'text-balance @max-[3.75rem]:sr-only';
const ICONO = 'size-5.5 shrink-0';

/**
 * The bar at the foot of a narrow window: links to the sections of the panel that are used most,
 * and the button that opens the list of all sections.
 */
export function BarraDelPanel({ actual }: { actual: RutaDelPanel }) {
  const { rol } = useSesion();
  const aMano = seccionesPara(rol).filter((seccion) => seccion.aMano);
  const otra = !aMano.some(({ ruta }) => ruta === actual);
  return (
    <nav aria-label="A mano" className="barra-del-panel">
      <ul className="grid h-full auto-cols-fr grid-flow-col">
        {aMano.map(({ ruta, nombre, Icono }) => (
          <li key={ruta} className="min-w-0">
            <Enlace
              a={ruta}
              aria-current={ruta === actual ? 'page' : undefined}
              onPointerOver={() => cargarSeccion(ruta)}
              onFocusCapture={() => cargarSeccion(ruta)}
              className={ENTRADA}
            >
              <Icono aria-hidden="true" className={ICONO} />
              <span className={NOMBRE}>{nombre}</span>
            </Enlace>
          </li>
        ))}
        <li className="min-w-0">
          <button
            type="button"
            popoverTarget={HOJA_DE_SECCIONES}
            aria-current={otra ? 'true' : undefined}
            className={ENTRADA}
          >
            <Ellipsis aria-hidden="true" className={ICONO} />
            <span className={NOMBRE}>Más</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
