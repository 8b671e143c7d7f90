import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaConAnio, fechaCorta, nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import {
  VentanaDeCalendario,
  acercarCalendario,
} from '../../../components/fecha/VentanaDeCalendario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import type { Destino } from '../../../lib/direccion/rutas.ts';

const FLECHA = 'w-11 px-0!';

interface PropiedadesDeSelectorDeFecha {
  fecha: string;
  hoy: string;
  /** Returns the address that shows the current screen for another day. */
  destino: (fecha: string) => Destino;
}

/**
 * Shows the day on screen, with buttons for the day before, the day after and today. The date is
 * part of the address of the page.
 */
export function SelectorDeFecha({ fecha, hoy, destino }: PropiedadesDeSelectorDeFecha) {
  const [abierto, setAbierto] = useState(false);
  const ir = (otra: string) => {
    setAbierto(false);
    if (otra !== fecha) navegar(destino(otra));
  };

  const esDeEsteAnio = fecha.slice(0, 4) === hoy.slice(0, 4);
  const larga = esDeEsteAnio ? nombreDeFecha(fecha) : fechaConAnio(fecha);

  return (
    <div
      role="group"
      aria-label="Fecha"
      className="flex w-full min-w-0 flex-wrap items-center gap-2 sm:w-auto sm:flex-nowrap"
    >
      <Boton
        variante="outline"
        aria-label="Día anterior"
        className={FLECHA}
        icono={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarDias(fecha, -1))}
      />
      <Boton
        variante="outline"
        aria-haspopup="dialog"
        className="min-w-fit flex-1 px-3 sm:min-w-64"
        icono={<CalendarDays aria-hidden="true" className="size-5 shrink-0 max-[23rem]:hidden" />}
        onPointerEnter={acercarCalendario}
        onFocus={acercarCalendario}
        onClick={() => setAbierto(true)}
      >
        <span aria-live="polite" className="text-base max-sm:sr-only">
          {mayuscula(larga)}
        </span>
        {/* The short date is visible on a phone, where the long date does not fit between the
            arrows. */}
        <span aria-hidden="true" className="text-base whitespace-nowrap sm:hidden">
          {mayuscula(fechaCorta(fecha))}
        </span>
      </Boton>
      <Boton
        variante="outline"
        aria-label="Día siguiente"
        className={FLECHA}
        icono={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarDias(fecha, 1))}
      />
      <Boton
        variante="agua"
        className={fecha === hoy ? 'max-sm:hidden' : 'max-sm:px-3!'}
        disabled={fecha === hoy}
        onClick={() => ir(hoy)}
      >
        Hoy
      </Boton>
      <VentanaDeCalendario
        abierta={abierto}
        etiqueta="Fecha de los turnos"
        valor={fecha}
        hoy={hoy}
        alElegir={ir}
        alCerrar={() => setAbierto(false)}
      />
    </div>
  );
}
