import { MARCA } from '@remanso/contract/centro/marca';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCentro } from '../../lib/centro.ts';
import { hoy } from '../../lib/tiempo/reloj.ts';
import { DatosDelPie } from './DatosDelPie.tsx';

/**
 * The footer of the screens behind the login: one line, which opens to show the data of the
 * landing's footer.
 */
export function PieDeApp() {
  const { nombre } = useCentro();
  return (
    <footer className="pie bg-noche text-sm text-sobre-noche-suave">
      <details className="group">
        <summary className="contenedor flex min-h-13 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 [&::-webkit-details-marker]:hidden">
          <span>
            © {MARCA.anio}–{hoy().slice(0, 4)} {nombre}
          </span>
          <span className="flex items-center gap-1 font-semibold text-sobre-noche">
            Contacto y horarios
            <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
          </span>
        </summary>
        <DatosDelPie />
      </details>
    </footer>
  );
}
