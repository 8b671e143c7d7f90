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
import type { FranjaElegida } from '../eleccion.view.ts';
import { otrosTurnos } from './otros-turnos.view.ts';

interface PropiedadesDeOtrosTurnos {
  franja: FranjaElegida;
  personas: number;
  /** The last day that can be booked. */
  hasta: string;
  alElegir: (franja: FranjaDeCliente) => void;
}

/**
 * The nearest franjas with room for the same number of people, where the chosen one is no longer
 * available.
 */
export function OtrosTurnos({ franja, personas, hasta, alElegir }: PropiedadesDeOtrosTurnos) {
  const { data, isFetchedAfterMount, isError, refetch } = useQuery({
    ...consultasDeFranjasPorReservar.ventana(),
    // The cached window is never enough here: it was what turned out to be wrong.
    staleTime: 0,
    refetchInterval: cadaCuanto,
    retry: false,
  });
  const propios = useTurnosPropios();
  const otros =
    data && isFetchedAfterMount ? otrosTurnos(ajenas(propios, data), franja, personas) : undefined;
  const lugar = useRef<HTMLDivElement>(null);
  const hallados = otros !== undefined;

  useEffect(() => {
    // Beside a long form the summary can be out of sight; at the foot of a phone it never is.
    if (hallados) lugar.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [hallados]);

  function elegir(otra: FranjaDeCliente) {
    alElegir(otra);
    cartel.info(`Turno cambiado al ${nombreDeFecha(otra.fecha)}, ${otra.horaInicio}`);
    // The button that had the focus has gone.
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
      {isError && !otros && (
        <button type="button" className="min-h-11 underline" onClick={() => void refetch()}>
          Error al cargar horarios. Reintentar
        </button>
      )}
    </div>
  );
}
