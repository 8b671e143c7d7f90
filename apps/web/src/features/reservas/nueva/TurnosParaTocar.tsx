import { diaAbreviado, nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { plazasLibres } from '@remanso/contract/franjas.rules';
import { useId } from 'react';
import { CAMPO_DE_OTRO_TURNO } from './participantes.view.ts';

interface PropiedadesDeTurnosParaTocar {
  titulo: string;
  turnos: readonly FranjaDeCliente[];
  /** The day on screen: another one is named. */
  fecha: string | null;
  alElegir: (franja: FranjaDeCliente) => void;
}

/** Other franjas to choose instead, each with one tap. */
export function TurnosParaTocar({ titulo, turnos, fecha, alElegir }: PropiedadesDeTurnosParaTocar) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <p id={id}>{titulo}</p>
      {turnos.map((turno) => {
        const otroDia = turno.fecha !== fecha;
        const libres = plazasLibres(turno);
        return (
          <button
            key={turno.id}
            type="button"
            name={CAMPO_DE_OTRO_TURNO}
            aria-label={[
              otroDia
                ? `Cambiar al ${nombreDeFecha(turno.fecha)} a las ${turno.horaInicio}`
                : `Cambiar a las ${turno.horaInicio}`,
              libres === 1 ? '1 lugar libre' : `${libres} lugares libres`,
            ].join(', ')}
            className="guijarro cifras min-h-11 bg-agua px-3.5 font-semibold whitespace-nowrap text-sobre-agua hover:bg-agua-viva"
            onClick={() => alElegir(turno)}
          >
            {otroDia && `${diaAbreviado(turno.fecha)} ${Number(turno.fecha.slice(8))}, `}
            {turno.horaInicio}
          </button>
        );
      })}
    </div>
  );
}
