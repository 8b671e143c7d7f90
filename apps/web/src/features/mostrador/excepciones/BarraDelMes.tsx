import { nombreDeMes, sumarMeses } from '@remanso/contract/calendario';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Boton } from '../../../components/ui/Boton.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { destinoDeMes } from './mes.view.ts';

const FLECHA = 'w-11 px-0!';

/**
 * Shows the month on screen, with buttons for the month before, the month after and the current
 * month. The month is part of the address of the page.
 */
export function BarraDelMes({ mes, hoy }: { mes: string; hoy: string }) {
  const ir = (fecha: string) => navegar(destinoDeMes(fecha, hoy));
  const esEste = mes.slice(0, 7) === hoy.slice(0, 7);
  return (
    <div role="group" aria-label="Mes" className="flex items-center gap-2">
      <Boton
        variante="outline"
        aria-label="Mes anterior"
        className={FLECHA}
        icono={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarMeses(mes, -1))}
      />
      {/* The text is hidden from screen readers, because the calendar below announces the month as
          a heading. */}
      <p
        aria-hidden="true"
        className="min-w-0 flex-1 text-center text-xl leading-tight font-bold text-balance first-letter:uppercase max-sm:text-lg"
      >
        {nombreDeMes(mes)}
      </p>
      <Boton
        variante="outline"
        aria-label="Mes siguiente"
        className={FLECHA}
        icono={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarMeses(mes, 1))}
      />
      <Boton
        variante="agua"
        className={esEste ? 'max-sm:hidden' : 'max-sm:px-3!'}
        disabled={esEste}
        onClick={() => ir(hoy)}
      >
        Hoy
      </Boton>
    </div>
  );
}
