import type { Conflictos as ListaDeFranjas } from '@remanso/contract/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useId, useRef } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { ListaPorResolver } from './ListaPorResolver.tsx';
import { reservasDe } from './conflictos.view.ts';
import { useResueltas } from './useResueltas.ts';
import { consultasDeAlternativas } from './alternativas.queries.ts';

interface PropiedadesDeConflictos {
  /** The franjas whose bookings the change just saved has put outside the plan; not empty. */
  conflictos: ListaDeFranjas;
  /** The reason given in the messages to the clients: 'ese día el centro no abre (Navidad)'. */
  razon?: string;
  alCerrar: () => void;
}

/**
 * The bookings that a saved change leaves outside the plan, with what can be done about each until
 * none is left. Takes the focus.
 */
export function Conflictos({ conflictos, razon, alCerrar }: PropiedadesDeConflictos) {
  const idDeTitulo = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { pendientes, resueltas, alResolver } = useResueltas(conflictos);
  const ids = reservasDe(pendientes).map(({ id }) => id);
  const alternativas = useQuery(consultasDeAlternativas.para(ids));
  const hecho = ids.length === 0;
  const Icono = hecho ? CircleCheck : TriangleAlert;

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={idDeTitulo}
      className={`laja p-5 outline-none sm:p-6 ${hecho ? 'bg-exito-tenue' : 'bg-aviso-tenue'}`}
    >
      <div className="mb-4 flex gap-3">
        <Icono
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${hecho ? 'text-exito' : 'text-aviso'}`}
        />
        <div role="status">
          <h2 id={idDeTitulo} className="text-lg font-bold">
            {tituloDe(pendientes.length)}
          </h2>
          <p className="mt-1">
            {hecho
              ? 'Solo queda avisar a quien todavía no lo sepa.'
              : 'Los cambios están guardados y estos turnos siguen en pie, con sus reservas. Se pueden atender así, o mover y cancelar desde acá.'}
          </p>
        </div>
      </div>
      <ListaPorResolver
        conEnlaces
        pendientes={pendientes}
        resueltas={resueltas}
        alternativas={alternativas.data}
        {...(razon && { razon })}
        alResolver={(resuelta) => {
          alResolver(resuelta);
          // The button that had the focus has gone.
          panel.current?.focus();
        }}
      />
      <div className="mt-4 flex justify-end">
        <Boton variante={hecho ? 'success' : 'warning'} onClick={alCerrar}>
          {hecho ? 'Listo' : 'Entendido'}
        </Boton>
      </div>
    </section>
  );
}

function tituloDe(cuantos: number): string {
  if (cuantos === 0) return 'Nadie quedó afuera';
  return cuantos === 1
    ? 'Quedó 1 turno con reservas fuera de lo guardado'
    : `Quedaron ${cuantos} turnos con reservas fuera de lo guardado`;
}
