import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { textoDePlazas } from '../dia.view.ts';
import { ReservaEnHoja } from './ReservaEnHoja.tsx';
import { bloqueoEnPalabras } from './hoja.view.ts';

interface PropiedadesDeFranjaEnHoja {
  franja: Franja;
  /** The number of places that the sheet shows side by side. */
  columnas: number;
}

/**
 * The line of a franja on paper. Each free place leaves room for the name of somebody who walks in.
 * Each place that an offer holds says so, and leaves room for the name of the client who
 * accepts the offer.
 */
export function FranjaEnHoja({ franja, columnas }: PropiedadesDeFranjaEnHoja) {
  const { horaInicio, horaFin, reservas = [] } = franja;
  const bloqueo = bloqueoEnPalabras(franja);
  const libres = bloqueo ? 0 : plazasLibres(franja);
  const porOfrecidas = bloqueo ? 0 : franja.retenidas;
  return (
    <li className="hoja-franja">
      <h3>
        <span className="hoja-hora">{horaInicio}</span>{' '}
        <span className="hoja-tenue">a {horaFin}</span>
      </h3>
      <div>
        {bloqueo && <p className="hoja-bloqueo">{bloqueo}</p>}
        {libres > 0 && <p className="hoja-cupos">{textoDePlazas(franja)}</p>}
        <ul className="hoja-lugares" aria-label="Reservas">
          {reservas.map((reserva) => (
            <ReservaEnHoja key={reserva.id} reserva={reserva} columnas={columnas} />
          ))}
          {Array.from({ length: libres + porOfrecidas }, (_, lugar) => (
            <li key={lugar} aria-hidden="true" className="hoja-libre">
              <span className="hoja-casilla" />
              {lugar < porOfrecidas && <span className="hoja-tenue">Guardado</span>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
