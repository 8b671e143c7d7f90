import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { CSSProperties } from 'react';
import { notaDeLaPersona, notaDeReserva } from '../dia.view.ts';
import { cuentaEnHoja } from './hoja.view.ts';

interface PropiedadesDeReservaEnHoja {
  reserva: ReservaDelMostrador;
  /** The number of places side by side; a larger booking goes on below. */
  columnas: number;
}

/** The people of a booking side by side, each with the box to tick, above what is of all of them. */
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
