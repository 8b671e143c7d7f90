import { nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { avisar } from '../../../lib/avisos.ts';
import { contarPersonas } from '../reserva.view.ts';
import { TurnosParaTocar } from './TurnosParaTocar.tsx';
import type { FranjaElegida } from './borrador.view.ts';
import { otrosTurnos } from './otros-turnos.queries.ts';
import type { NuevaReservaEnCurso } from './useNuevaReserva.ts';

/** The chosen franja cannot be had any more: what is near it, for as many people. */
export function OtrosTurnos({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { franja } = reserva;
  return franja && <Otros reserva={reserva} franja={franja} />;
}

interface PropiedadesDeOtros {
  reserva: NuevaReservaEnCurso;
  franja: FranjaElegida;
}

function Otros({ reserva, franja }: PropiedadesDeOtros) {
  const { personas, hoy, hasta, elegirFranja } = reserva;
  const { data, isError, refetch } = useQuery(otrosTurnos({ franja, personas, hoy, hasta }));
  const lugar = useRef<HTMLDivElement>(null);
  const hallados = data !== undefined;

  useEffect(() => {
    // Beside a long form the summary can be out of sight; at the foot of a phone it never is.
    if (hallados) lugar.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [hallados]);

  function elegir(otra: FranjaDeCliente) {
    elegirFranja(otra);
    avisar.info(`Turno cambiado al ${nombreDeFecha(otra.fecha)}, ${otra.horaInicio}`);
    // The button that was pressed goes away.
    document.getElementById('seguir')?.focus();
  }

  return (
    <div ref={lugar} className="mb-3 min-h-11 text-sobre-noche">
      {data && data.length > 0 && (
        <TurnosParaTocar
          titulo={`Con lugar para ${contarPersonas(personas)}:`}
          turnos={data}
          fecha={franja.fecha}
          alElegir={elegir}
        />
      )}
      {data?.length === 0 && (
        <p>
          Ningún otro turno tiene lugar para {contarPersonas(personas)} hasta el{' '}
          {nombreDeFecha(hasta)}.
        </p>
      )}
      {isError && !data && (
        <button type="button" className="min-h-11 underline" onClick={() => void refetch()}>
          Error al cargar horarios. Reintentar
        </button>
      )}
    </div>
  );
}
