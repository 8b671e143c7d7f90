import type { Conflictos as ListaDeFranjas } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useId, useRef } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { usePararSegundoToque } from '../../components/ui/pararSegundoToque.ts';
import { useMinuto } from '../../lib/tiempo/useMinuto.ts';
import { CopiarMensajes } from './CopiarMensajes.tsx';
import { ListaPorResolver } from './ListaPorResolver.tsx';
import { consultasDeAlternativas } from './alternativas.queries.ts';
import { RAZON_GENERAL, mensajesDe, reservasDe } from './conflictos.view.ts';
import { useMudanza } from './useMudanza.tsx';
import { porMover, useResolucion } from './useResolucion.ts';

interface PropiedadesDeConflictos {
  /** The conflictos of the change that was just saved; never empty. */
  conflictos: ListaDeFranjas;
  /** The reason for the clients in the messages, such as 'ese día el centro no abre (Navidad)'. */
  razon?: string;
  alCerrar: () => void;
}

/**
 * Shows the bookings that a saved change has put outside the plan, and what the desk can do about
 * each, until none is left. Gets the focus when it appears.
 */
export function Conflictos({
  conflictos,
  razon = RAZON_GENERAL,
  alCerrar,
}: PropiedadesDeConflictos) {
  const idDeTitulo = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const ahora = useMinuto();
  const resolucion = useResolucion(conflictos);
  const { pendientes, resueltas } = resolucion;
  usePararSegundoToque(resueltas.length);
  const ids = reservasDe(pendientes).map(({ id }) => id);
  const { data: alternativas } = useQuery(consultasDeAlternativas.para(ids));
  const propuestas = porMover(resolucion, alternativas);
  const mudar = useMudanza(resolucion, ahora);
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
              : 'Los cambios están guardados y estos turnos siguen en pie, con sus reservas. Puedes atenderlos así, o mover y cancelar desde acá.'}
          </p>
        </div>
      </div>
      {propuestas.length > 1 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm">
            {propuestas.length < ids.length
              ? 'Puedes cambiar cada horario propuesto. Donde no hay ninguno parecido, eliges tú.'
              : 'Puedes cambiar cada horario propuesto antes.'}
          </p>
          <Boton
            variante="terracota"
            onClick={async () => {
              // The button disappears once all bookings have moved, so the focus goes to the panel.
              if (await mudar(propuestas)) panel.current?.focus();
            }}
          >
            Mover todas
          </Boton>
        </div>
      )}
      <ListaPorResolver {...{ conflictos, resolucion, alternativas, razon, ahora }} />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {resueltas.length > 0 && <CopiarMensajes texto={mensajesDe(resueltas, razon)} />}
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
