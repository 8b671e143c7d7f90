import { diaAbreviado, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { inicioDe, type FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { loYaPagado, sinVuelta } from './cambio.view.ts';

interface PropiedadesDeAntesYDespues {
  reserva: ReservaDeCliente;
  elegida: FranjaElegida | null;
  /**
   * The number of hours before a turn until which the client can change or cancel the turn;
   * undefined while the configuration loads.
   */
  horasDePlazo: number | undefined;
  /** The button that moves the booking. */
  children: ReactNode;
}

/** Shows, before a booking is moved, what the move changes and what it does not change. */
export function AntesYDespues({
  reserva,
  elegida,
  horasDePlazo,
  children,
}: PropiedadesDeAntesYDespues) {
  const { fecha, franja, numPersonas, precio, abono } = reserva;
  const inicio = elegida && inicioDe(elegida);
  const pagado = loYaPagado(reserva, inicio, ahora());
  const aviso =
    inicio && horasDePlazo !== undefined ? sinVuelta(inicio, horasDePlazo, ahora()) : null;
  return (
    <div aria-live="polite">
      <div className="flex flex-wrap items-center gap-x-2.5 lg:flex-col lg:items-start lg:gap-y-2">
        <Turno fecha={fecha} hora={horaDe(franja.inicio)} deja />
        <ArrowRight aria-label="pasa a" className="size-4.5 text-sobre-noche-suave lg:rotate-90" />
        {elegida ? (
          <Turno fecha={elegida.fecha} hora={elegida.horaInicio} />
        ) : (
          <p className="font-medium text-sobre-noche-suave">Sin horario elegido</p>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mt-5 lg:flex-col lg:items-stretch lg:gap-5">
        <p className="cifras max-lg:grow max-lg:basis-36 lg:border-t lg:border-noche-alta lg:pt-4">
          <span className="block text-2xl leading-tight font-extrabold tracking-tight lg:text-4xl">
            {abono ? cuantosLugares(numPersonas) : formatearPesos(precio)}
          </span>
          <span className="block text-sm text-sobre-noche-suave [overflow-wrap:anywhere]">
            {abono
              ? `de ${abono.nombre}, no se usa ninguno más`
              : `${contarPersonas(numPersonas)}, el precio no cambia`}
          </span>
        </p>
        {children}
      </div>
      {pagado && <p className="mt-1.5 text-sm text-sobre-noche-suave lg:mt-3">{pagado}</p>}
      {aviso && <p className="mt-1.5 text-sm font-semibold lg:mt-3">{aviso}</p>}
    </div>
  );
}

interface PropiedadesDeTurno {
  fecha: string;
  hora: string;
  /** True for the turn that the booking leaves. */
  deja?: boolean;
}

function Turno({ fecha, hora, deja = false }: PropiedadesDeTurno) {
  return (
    <p className={`cifras ${deja ? 'text-sobre-noche-suave' : 'font-bold'}`}>
      <span className="lg:hidden" aria-hidden="true">
        {diaAbreviado(fecha)} {Number(fecha.slice(8))}
      </span>
      <span className="max-lg:sr-only lg:block lg:first-letter:uppercase">
        {nombreDeFecha(fecha)},
      </span>{' '}
      <span className={deja ? 'lg:text-2xl' : 'lg:text-4xl lg:font-extrabold'}>{hora}</span>
    </p>
  );
}
