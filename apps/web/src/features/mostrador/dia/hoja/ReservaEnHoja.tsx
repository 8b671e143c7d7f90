import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { CSSProperties } from 'react';
import { notaDeLaPersona, notaDeReserva } from '../dia.view.ts';
import { cuentaEnHoja } from './hoja.view.ts';

interface PropiedadesDeReservaEnHoja {
  reserva: ReservaDelMostrador;
  /**
   * The number of places that the sheet shows side by side. A larger booking goes on in the next
   * line.
   */
  columnas: number;
}

/**
 * A booking on paper: the names of the people side by side, each with a box to tick. The telephone,
 * the account and the notes are below the names.
 */
export function ReservaEnHoja({ reserva, columnas }: PropiedadesDeReservaEnHoja) {
  const { cliente, participantes, personas, saldo } = reserva;
  const nota = notaDeReserva(reserva);
  const persona = notaDeLaPersona(reserva);
  const cuenta = cuentaEnHoja(reserva);
  return (
    <li
      className="hoja-reserva"
      style={{ '--columnas': Math.min(personas, columnas) } as CSSProperties}
    >
      <ul className="hoja-lugares">
        {participantes.map(({ asientoId, esTitular, nombre, presente }) => (
          <li key={asientoId} className="hoja-persona">
            <span className="hoja-casilla" aria-hidden="true">
              {presente && '✓'}
            </span>
            <span className={esTitular ? 'hoja-titular' : undefined}>
              {presente === false ? <s>{nombre}</s> : nombre}
              {presente !== null && (
                <span className="sr-only">, {presente ? 'vino' : 'no vino'}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="hoja-datos">
        {cliente.telefono && <span>{cliente.telefono}</span>}
        {saldo === 0 ? <span>{cuenta}</span> : <strong>{cuenta}</strong>}
      </p>
      {persona && <p className="hoja-nota hoja-de-la-persona">{persona}</p>}
      {nota && <p className="hoja-nota">{nota}</p>}
    </li>
  );
}
