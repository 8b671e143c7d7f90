import { nombreDeFecha } from '@remanso/contract/calendario';
import type { FranjaElegida } from '../../franja/franja-elegida.view.ts';

/** The day and the hours of a turn that a client is about to book or to wait for. */
export function CuandoEsElTurno({
  franja: { fecha, horaInicio, horaFin },
}: {
  franja: FranjaElegida;
}) {
  return (
    <p>
      <span className="block text-lg first-letter:uppercase">{nombreDeFecha(fecha)}</span>
      <span className="cifras block text-5xl leading-tight font-extrabold tracking-tighter">
        {horaInicio}
        <span className="text-2xl font-semibold tracking-normal text-tinta-suave">
          {' '}
          a {horaFin}
        </span>
      </span>
    </p>
  );
}
