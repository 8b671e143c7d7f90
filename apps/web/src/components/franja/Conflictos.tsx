import type { Conflictos as FranjasEnConflicto } from '@remanso/contract/franjas.contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Boton } from '../ui/Boton.tsx';
import { ListaDeConflictos } from './ListaDeConflictos.tsx';

interface PropiedadesDeConflictos {
  /** Franjas with bookings that what was just saved left outside; not empty. */
  conflictos: FranjasEnConflicto;
  alCerrar: () => void;
}

/** What was saved, but leaves someone outside: which franja, who, and the way there. Takes the focus. */
export function Conflictos({ conflictos, alCerrar }: PropiedadesDeConflictos) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const cuantos = conflictos.length;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="titulo-conflictos"
      className="laja bg-aviso-tenue p-5 outline-none sm:p-6"
    >
      <div className="flex gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-aviso" />
        <div>
          <h2 id="titulo-conflictos" className="text-lg font-bold">
            {cuantos === 1
              ? 'Quedó 1 turno con reservas fuera de lo guardado'
              : `Quedaron ${cuantos} turnos con reservas fuera de lo guardado`}
          </h2>
          <p className="mt-1">
            Los cambios están guardados y estos turnos siguen en pie, con sus reservas. Se pueden
            atender así, o avisar y cancelar.
          </p>
        </div>
      </div>
      <div className="mt-4">
        <ListaDeConflictos conflictos={conflictos} conEnlaces />
      </div>
      <div className="mt-4 flex justify-end">
        <Boton variante="warning" onClick={alCerrar}>
          Entendido
        </Boton>
      </div>
    </section>
  );
}
