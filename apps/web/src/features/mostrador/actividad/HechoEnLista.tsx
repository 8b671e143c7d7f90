import { horaDe } from '@remanso/contract/calendario';
import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Cog from 'lucide-react/icons/cog';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { destinoDe, quienDe, type Filtros } from './filtros.view.ts';
import { antesYDespues } from '../../../entities/hecho/antes-y-despues.view.ts';
import { autorDe, fraseDe } from '../../../entities/hecho/frase.view.ts';
import { prescindible } from '../../../lib/perezosa.ts';

// The table is inside a folded hecho, so the list does not wait for the table's code.
const TablaDeDiferencias = prescindible(
  async () =>
    (await import('../../../components/diferencias/TablaDeDiferencias.tsx')).TablaDeDiferencias,
);

const ICONOS: Record<string, typeof Users> = {
  avisos: Mail,
  sistema: Cog,
  franjas: LayoutGrid,
  reservas: Ticket,
  asientos: Users,
  usuarios: Users,
  config: Settings2,
  'horarios-base': CalendarClock,
  overrides: CalendarClock,
  feriados: CalendarX,
  bloqueos: CalendarX,
};

/** A hecho of the trail; a press unfolds what the hecho changed, before and after. */
export function HechoEnLista({ hecho, filtros }: { hecho: Hecho; filtros: Filtros }) {
  const { entidad, ocurridoEn } = hecho;
  const diferencias = antesYDespues(hecho);
  const Icono = ICONOS[entidad] ?? ScrollText;
  return (
    <li className="flex gap-3 border-t border-borde px-4 py-3 first:border-t-0 sm:gap-4 sm:px-5">
      <span className="guijarro grid size-10 shrink-0 place-items-center bg-hundido text-petroleo">
        <Icono aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{fraseDe(hecho)}</p>
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-tinta-suave">
          <time className="cifras" dateTime={ocurridoEn}>
            {horaDe(ocurridoEn)}
          </time>
          <Enlace
            a={destinoDe({ ...filtros, quien: quienDe(hecho), pagina: 0 })}
            className="inline-block py-0.5 underline decoration-1 underline-offset-4 hover:text-tinta"
          >
            {autorDe(hecho)}
          </Enlace>
          {diferencias.renglones.length > 0 && (
            <details className="group text-tinta open:basis-full">
              <summary className="inline-flex min-h-9 list-none items-center gap-1.5 text-sm font-semibold text-petroleo [&::-webkit-details-marker]:hidden">
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 transition-transform group-open:rotate-180"
                />
                Qué cambió
                <span className="sr-only">: {fraseDe(hecho)}</span>
              </summary>
              <Suspense>
                <TablaDeDiferencias {...diferencias} />
              </Suspense>
            </details>
          )}
        </div>
      </div>
    </li>
  );
}
