import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { inicioDe } from '../../../../entities/franja/franja-elegida.view.ts';
import { PlazoParaCancelar } from '../../../../entities/reserva/por-reservar/PlazoParaCancelar.tsx';
import { contarPersonas, enLista } from '../../../../lib/palabras.ts';
import type { PropiedadesDeConfirmarReserva } from '../ConfirmarReserva.tsx';

type PropiedadesDeLoQueSeReserva = Pick<
  PropiedadesDeConfirmarReserva,
  'franja' | 'nombres' | 'condiciones' | 'precio'
>;

/** What a code books, in few lines, so that a phone's keyboard leaves the code in sight. */
export function LoQueSeReserva({
  franja,
  nombres,
  condiciones,
  precio,
}: PropiedadesDeLoQueSeReserva) {
  const { fecha, horaInicio, horaFin } = franja;
  return (
    <div className="flex flex-col gap-1">
      <p className="cifras text-xl font-bold first-letter:uppercase">
        {nombreDeFecha(fecha)},{' '}
        <span className="whitespace-nowrap">
          {horaInicio} a {horaFin}
        </span>
      </p>
      <p className="[overflow-wrap:anywhere]">
        {enLista(nombres)}: {contarPersonas(nombres.length)}
        {precio && (
          <>
            , <strong className="cifras">{formatearPesos(precio.precioTotal)}</strong>
          </>
        )}
      </p>
      {condiciones && (
        <PlazoParaCancelar inicio={inicioDe(franja)} horas={condiciones.limiteCancelHoras} />
      )}
    </div>
  );
}
