import { diaAbreviado, fechaDe, horaDe, mesAbreviado } from '@remanso/contract/calendario';
import type { Conflictos as ListaDeConflictos } from '@remanso/contract/franjas.contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Boton } from '../ui/Boton.tsx';
import { Enlace } from '../ui/Enlace.tsx';

interface PropiedadesDeConflictos {
  /** Franjas with bookings that what was just saved left outside; not empty. */
  conflictos: ListaDeConflictos;
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
      <ul className="mt-4 flex flex-col gap-2">
        {conflictos.map(({ franja, reservas }) => (
          <li
            key={franja.id}
            className="guijarro flex flex-wrap items-center justify-between gap-x-5 gap-y-1 bg-superficie px-4 py-2.5"
          >
            <p className="cifras font-semibold">{nombreDeFranja(franja.inicio)}</p>
            <p className="min-w-0 flex-1">{reservas.map(quienDe).join(', ')}</p>
            <Enlace
              a={`/dashboard?fecha=${fechaDe(franja.inicio)}`}
              className="guijarro py-1 font-semibold text-petroleo underline underline-offset-4"
              aria-label={`Ver el día: ${nombreDeFranja(franja.inicio)}`}
            >
              Ver el día
            </Enlace>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-end">
        <Boton variante="warning" onClick={alCerrar}>
          Entendido
        </Boton>
      </div>
    </section>
  );
}

type Reserva = ListaDeConflictos[number]['reservas'][number];

/** 'jue 1 oct, 09:00' */
function nombreDeFranja(inicio: string): string {
  const fecha = fechaDe(inicio);
  return `${diaAbreviado(fecha)} ${Number(fecha.slice(8))} ${mesAbreviado(fecha)}, ${horaDe(inicio)}`;
}

/** Conflicts are of active bookings, and whoever has one cannot have been erased. */
function quienDe({ cliente, personas }: Reserva): string {
  const nombre = `${cliente.nombre} ${cliente.apellido} (${cliente.telefono})`;
  return personas > 1 ? `${nombre} +${personas - 1}` : nombre;
}
