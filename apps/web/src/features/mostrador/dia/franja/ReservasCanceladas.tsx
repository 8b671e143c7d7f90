import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { VENCIO_SIN_SENIA } from '../../../../entities/pago/pagos.view.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { nombreDeTitular } from '../dia.view.ts';
import { recadoDeConfirmada, enlaceParaCliente } from '../reserva/mensajes.view.ts';
import { aQuienEstanOfrecidos } from '../espera/ofrecidos.view.ts';
import type { CambioHecho } from '../ventanas.ts';
import { canceladasDe } from './canceladas.queries.ts';
import { ERROR_AL_RESTAURAR, useConfirmarReserva } from '../reserva/reservas-del-dia.mutations.ts';

interface PropiedadesDeReservasCanceladas {
  franja: Franja;
  /**
   * Opens the account of a restored booking that had been cancelled because the seña was not paid.
   */
  alCobrar: (reservaId: number) => void;
  alHacer: (hecho: CambioHecho) => void;
}

/**
 * The cancelled bookings of a franja, in a fold, each with the button that restores the booking.
 * Renders nothing where no booking was cancelled, or while the bookings cannot be read.
 */
export function ReservasCanceladas({ franja, alCobrar, alHacer }: PropiedadesDeReservasCanceladas) {
  const { data: canceladas = [] } = useQuery(canceladasDe(franja.id));
  const libres = plazasLibres(franja);
  const { mutateAsync: confirmar, isPending, variables } = useConfirmarReserva();

  async function restaurar(reserva: ReservaDelMostrador) {
    const nombre = nombreDeTitular(reserva);
    try {
      await confirmar(reserva.id);
      alHacer({
        texto: `La reserva de ${nombre} está confirmada otra vez.`,
        enlace: enlaceParaCliente(reserva, recadoDeConfirmada(reserva)),
        nombre,
      });
      if (reserva.sinSenia) alCobrar(reserva.id);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_RESTAURAR));
    }
  }

  if (canceladas.length === 0) return null;
  return (
    <details className="mt-4" open={canceladas.some(({ sinSenia }) => sinSenia)}>
      <summary className="guijarro w-fit cursor-pointer py-1.5 font-semibold text-petroleo">
        {canceladas.length === 1
          ? '1 reserva cancelada'
          : `${canceladas.length} reservas canceladas`}
      </summary>
      <ul className="mt-1">
        {canceladas.map((reserva) => (
          <li
            key={reserva.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-borde py-2 last:border-0"
          >
            <p className="min-w-40 flex-1 [overflow-wrap:anywhere]">
              {nombreDeTitular(reserva)}{' '}
              <span className="cifras text-sm text-tinta-suave">
                {contarPersonas(reserva.personas)}, {formatearPesos(reserva.precioTotal)}
              </span>
            </p>
            {reserva.sinSenia && <Insignia tono="aviso">{VENCIO_SIN_SENIA}</Insignia>}
            {reserva.cliente.id !== null && reserva.personas > libres && (
              <p className="text-sm text-tinta-suave">
                {aQuienEstanOfrecidos(franja, reserva.personas) ?? 'Ya no hay lugar'}
              </p>
            )}
            {reserva.cliente.id !== null && reserva.personas <= libres && (
              <Boton
                variante="outline"
                tamano="sm"
                cargando={isPending && variables === reserva.id}
                aria-label={`${reserva.sinSenia ? 'Restaurar y cobrar la' : 'Restaurar'} reserva de ${nombreDeTitular(reserva)}`}
                onClick={() => void restaurar(reserva)}
              >
                {reserva.sinSenia ? 'Restaurar y cobrar' : 'Restaurar'}
              </Boton>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
