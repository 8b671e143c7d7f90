import { nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { useId } from 'react';
import { contarLugares } from '../../../../entities/franja/franja.view.ts';
import { CAMPO_DE_OTRO_TURNO } from '../../../../entities/reserva/participantes.view.ts';

interface PropiedadesDeTurnosParaTocar {
  titulo: string;
  turnos: readonly FranjaDeCliente[];
  alElegir: (franja: FranjaDeCliente) => void;
}

/** Buttons for other franjas; one tap chooses a franja. */
export function TurnosParaTocar({ titulo, turnos, alElegir }: PropiedadesDeTurnosParaTocar) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <p id={id} className="max-lg:basis-full">
        {titulo}
      </p>
      {turnos.map((turno) => {
        const dia = diaCorto(turno.fecha);
        return (
          <button
            key={turno.id}
            type="button"
            name={CAMPO_DE_OTRO_TURNO}
            aria-label={`Cambiar al ${dia}, ${turno.horaInicio}, ${contarLugares(plazasLibres(turno))}`}
            className="guijarro cifras min-h-11 bg-agua px-3.5 py-1.5 leading-tight whitespace-nowrap text-sobre-agua hover:bg-agua-viva"
            onClick={() => alElegir(turno)}
          >
            <span className="block text-sm">{dia}</span>{' '}
            <span className="block text-lg font-bold">{turno.horaInicio}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Returns, for example, 'jueves 1'. The month is left out, because the day is near. */
function diaCorto(fecha: string): string {
  return nombreDeFecha(fecha).split(' de ')[0] ?? '';
}
