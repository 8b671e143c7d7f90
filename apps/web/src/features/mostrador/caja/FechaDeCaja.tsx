import { esFecha, sumarDias } from '@remanso/contract/calendario';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { clasesDeControl } from '../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { destinoDeCaja } from './caja.view.ts';

/** The day of the drawer, with its neighbours and today. The date is kept in the address. */
export function FechaDeCaja({ fecha, hoy }: { fecha: string; hoy: string }) {
  const ir = (otra: string) => {
    if (esFecha(otra) && otra !== fecha) navegar(destinoDeCaja(otra, hoy));
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
      <input
        // The browser keeps what is half typed; another day begins afresh.
        key={fecha}
        type="date"
        aria-label="Fecha de la caja"
        defaultValue={fecha}
        className={`${clasesDeControl} w-44! max-w-full`}
        onBlur={({ target }) => ir(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') ir(currentTarget.value);
        }}
      />
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
    </div>
  );
}
