import { nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartel } from '../../../../lib/carteles.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { cadaCuanto } from '../../../../lib/vivo/vivo.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { ajenas } from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { useTurnosPropios } from '../../../../entities/reserva/propias/useTurnosPropios.ts';
import { TurnosParaTocar } from './TurnosParaTocar.tsx';
import { useSeEspera } from '../../../../entities/espera/useSeEspera.ts';
import { EsperarElegida } from './EsperarElegida.tsx';
import type { FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { otrosTurnos } from './otros-turnos.view.ts';

interface PropiedadesDeOtrosTurnos {
  franja: FranjaElegida;
  /** The chosen franja by the latest answer; undefined where nobody can wait for its places. */
  viva?: FranjaDeCliente | undefined;
  personas: number;
  /** Whether the address asks to wait for the chosen franja, until that window is closed. */
  esperaPedida?: { pedida: boolean; cerrar: () => void };
  /** The beginning of the turn that a booking would leave; undefined for a new booking. */
  deja?: string;
  /** The last day that can be booked. */
  hasta: string;
  alElegir: (franja: FranjaDeCliente) => void;
}

/** The height of the header that covers the top of the window, in pixels. */
const ALTO_DE_CABECERA = 88;

/**
 * The nearest franjas with room for the same number of people, where the chosen franja is no longer
 * available, and the way to wait for the chosen franja.
 */
export function OtrosTurnos({
  franja,
  viva,
  personas,
  esperaPedida,
  deja,
  hasta,
  alElegir,
}: PropiedadesDeOtrosTurnos) {
  const { data, isFetchedAfterMount, isError, refetch } = useQuery({
    ...consultasDeFranjasPorReservar.ventana(),
    // The cached ventana showed places that are taken by now, so the ventana is read again here.
    staleTime: 0,
    refetchInterval: cadaCuanto,
    retry: false,
  });
  const propios = useTurnosPropios();
  const otros =
    data && isFetchedAfterMount ? otrosTurnos(ajenas(propios, data), franja, personas) : undefined;
  const lugar = useRef<HTMLDivElement>(null);
  const seEspera = useSeEspera();
  const conEspera = viva !== undefined && seEspera(viva, personas);
  const partes = (otros ? 1 : 0) + (otros && conEspera ? 1 : 0);

  useEffect(() => {
    const barra = lugar.current?.parentElement;
    if (partes === 0 || !barra) return;
    // The summary beside a long form can be out of sight; the summary is then scrolled into view. Where
    // it is taller than the window, its beginning is shown, which says what the problem is.
    const cabe = barra.offsetHeight < window.innerHeight - ALTO_DE_CABECERA;
    barra.scrollIntoView({ block: cabe ? 'nearest' : 'start' });
  }, [partes]);

  function elegir(otra: FranjaDeCliente) {
    alElegir(otra);
    cartel.info(`Turno elegido: ${nombreDeFecha(otra.fecha)}, ${otra.horaInicio}`);
    // The focused button has disappeared: the button to the next step takes the focus.
    document.getElementById('seguir')?.focus();
  }

  return (
    <div ref={lugar} className="mb-3 min-h-11 text-sobre-noche">
      {otros && otros.length > 0 && (
        <TurnosParaTocar
          titulo={`Con lugar para ${contarPersonas(personas)}:`}
          turnos={otros}
          alElegir={elegir}
        />
      )}
      {otros?.length === 0 && (
        <p>
          Ningún otro turno tiene lugar para {contarPersonas(personas)} hasta el{' '}
          {nombreDeFecha(hasta)}.
        </p>
      )}
      {viva && conEspera && (
        <EsperarElegida
          franja={viva}
          personas={personas}
          deja={deja}
          alLlegar={esperaPedida?.pedida}
          alCerrar={esperaPedida?.cerrar}
        />
      )}
      {isError && !otros && (
        <button type="button" className="min-h-11 underline" onClick={() => void refetch()}>
          Error al cargar horarios. Reintentar
        </button>
      )}
    </div>
  );
}
