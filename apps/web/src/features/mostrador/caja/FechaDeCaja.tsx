import { fechaCorta, sumarDias } from '@remanso/contract/calendario';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import {
  VentanaDeCalendario,
  acercarCalendario,
} from '../../../components/fecha/VentanaDeCalendario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { destinoDeCaja } from './caja.view.ts';

/**
 * Chooses the day of the caja: the day before, the day after, today, or any day in a calendar. The
 * address keeps the date.
 */
export function FechaDeCaja({ fecha, hoy }: { fecha: string; hoy: string }) {
  const [abierto, setAbierto] = useState(false);
  const ir = (otra: string) => {
    setAbierto(false);
    if (otra !== fecha) navegar(destinoDeCaja(otra, hoy));
  };
  return (
    <div role="group" aria-label="Fecha" className="flex flex-wrap items-center gap-2 print:hidden">
      <Boton
        variante="outline"
        aria-label="Día anterior"
        className="w-11 px-0!"
        icono={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarDias(fecha, -1))}
      />
      <Boton
        variante="outline"
        aria-haspopup="dialog"
        onPointerEnter={acercarCalendario}
        onFocus={acercarCalendario}
        onClick={() => setAbierto(true)}
      >
        <span aria-live="polite" className="first-letter:uppercase">
          {fechaCorta(fecha)}
        </span>
      </Boton>
      <Boton
        variante="outline"
        aria-label="Día siguiente"
        className="w-11 px-0!"
        icono={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => ir(sumarDias(fecha, 1))}
      />
      <Boton variante="agua" disabled={fecha === hoy} onClick={() => ir(hoy)}>
        Hoy
      </Boton>
      <VentanaDeCalendario
        abierta={abierto}
        etiqueta="Fecha de la caja"
        valor={fecha}
        hoy={hoy}
        alElegir={ir}
        alCerrar={() => setAbierto(false)}
      />
    </div>
  );
}
