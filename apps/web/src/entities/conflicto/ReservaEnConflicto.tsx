import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../lib/carteles.ts';
import { EnlaceDeRecado } from '../../components/contacto/EnlaceDeRecado.tsx';
import { ControlDeSeleccion } from '../../components/form/ControlDeSeleccion.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { consecuenciasDeCancelar } from '../reserva/cancelacion.view.ts';
import { ComoSeEntera } from '../reserva/ComoSeEntera.tsx';
import { ERROR_AL_CANCELAR, ERROR_AL_MOVER } from '../reserva/reservas.mutations.ts';
import {
  mensajeDePropuesta,
  momentoBreve,
  quienDe,
  SIN_LUGAR,
  textoDeOpcion,
  type FranjaPropuesta,
  type Propuesta,
} from './conflictos.view.ts';
import { useCancelarEnConflicto, useMoverEnConflicto } from './conflictos.mutations.ts';
import type { Resolucion } from './useResolucion.ts';

interface PropiedadesDeReservaEnConflicto {
  propuesta: Propuesta;
  /** True while the franjas to which the booking could move are loading. */
  cargando: boolean;
  resolucion: Resolucion;
  razon: string;
  ahora: string;
}

/**
 * Shows a booking that no longer fits the plan, with the franja to which it could move, the message
 * to the client, and the button that cancels the booking.
 */
export function ReservaEnConflicto({
  propuesta: { reserva, hacia, opciones },
  cargando,
  resolucion,
  razon,
  ahora,
}: PropiedadesDeReservaEnConflicto) {
  const { mutateAsync: mover, isPending: moviendo } = useMoverEnConflicto();
  const preguntarYCancelar = useCancelacion(resolucion);
  const quien = quienDe(reserva);
  const fallo = resolucion.fallos.get(reserva.id);

  async function moverla(destino: FranjaPropuesta) {
    try {
      await mover({ reserva, hacia: destino });
      cartel.exito(`Reserva movida al ${momentoBreve(destino.inicio)}`);
      resolucion.resolver({ reserva, hacia: destino });
    } catch (error) {
      resolucion.fallar(reserva, mensajeDe(error, ERROR_AL_MOVER));
    }
  }

  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{quien}</p>
        <p className="cifras text-sm text-tinta-suave">{reserva.cliente.telefono}</p>
        {fallo && (
          <p role="alert" className="text-sm text-peligro">
            {fallo}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {opciones.length > 0 && (
          <>
            <div className="cifras max-sm:w-full">
              <ControlDeSeleccion
                aria-label={`Nuevo horario de ${quien}`}
                value={hacia?.id ?? ''}
                {...(!hacia && { vacia: 'Elige un horario' })}
                disabled={moviendo}
                opciones={opciones.map((opcion) => ({
                  valor: opcion.id,
                  texto: textoDeOpcion(opcion, ahora),
                }))}
                onChange={({ target }) => {
                  const elegida = opciones.find(({ id }) => id === Number(target.value));
                  if (elegida) resolucion.elegir(reserva, elegida);
                }}
              />
            </div>
            {hacia && (
              <Boton
                variante="agua"
                tamano="sm"
                cargando={moviendo}
                icono={<ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />}
                aria-label={`Mover al ${textoDeOpcion(hacia, ahora)} la reserva de ${quien}`}
                onClick={() => void moverla(hacia)}
              >
                Mover
              </Boton>
            )}
          </>
        )}
        {!cargando && opciones.length === 0 && (
          <p className="text-sm text-tinta-suave">{SIN_LUGAR}</p>
        )}
        <EnlaceDeRecado
          cliente={reserva.cliente}
          texto={mensajeDePropuesta(reserva, hacia, razon)}
        />
        <Boton
          variante="ghost"
          tamano="sm"
          disabled={moviendo}
          aria-label={`Cancelar reserva de ${quien}`}
          onClick={() => void preguntarYCancelar(reserva)}
        >
          Cancelar reserva
        </Boton>
      </div>
    </>
  );
}

function useCancelacion(resolucion: Resolucion) {
  const { mutateAsync: cancelar } = useCancelarEnConflicto();
  return async (reserva: ReservaDelMostrador): Promise<void> => {
    const cancelada = await confirmar({
      titulo: `¿Cancelar la reserva de ${quienDe(reserva)}?`,
      detalle: (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {consecuenciasDeCancelar(reserva).map((consecuencia) => (
            <li key={consecuencia}>{consecuencia}</li>
          ))}
          <li>
            <ComoSeEntera reserva={reserva} />
          </li>
        </ul>
      ),
      accion: 'Cancelar reserva',
      alConfirmar: () => cancelar(reserva),
      siFalla: ERROR_AL_CANCELAR,
    });
    if (!cancelada) return;
    cartel.exito('Reserva cancelada exitosamente');
    resolucion.resolver({ reserva, hacia: null });
  };
}
