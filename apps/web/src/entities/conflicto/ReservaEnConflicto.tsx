import type { Alternativas, ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { mensajeDe } from '../../lib/ErrorDeApi.ts';
import { avisar } from '../../lib/avisos.ts';
import { Boton } from '../../components/ui/Boton.tsx';
import { confirmar } from '../../components/ui/confirmar.ts';
import { EnlaceDeAviso } from '../../components/contacto/EnlaceDeAviso.tsx';
import { consecuenciasDeCancelar } from '../reserva/cancelacion.view.ts';
import { mensajeDePropuesta, momentoBreve, quienDe, type Resuelta } from './conflictos.view.ts';
import { useCancelarEnConflicto, useMoverEnConflicto } from './conflictos.mutations.ts';

interface PropiedadesDeReservaEnConflicto {
  reserva: ReservaDeAdmin;
  /** Undefined while loading. */
  alternativa: Alternativas[number] | undefined;
  razon: string;
  alResolver: (resuelta: Resuelta) => void;
}

/**
 * A booking that is in the way, with three buttons: one moves it to the nearest place, one writes
 * to the client, one cancels it.
 */
export function ReservaEnConflicto({
  reserva,
  alternativa,
  razon,
  alResolver,
}: PropiedadesDeReservaEnConflicto) {
  const { mutateAsync: mover, isPending: moviendo } = useMoverEnConflicto();
  const { mutateAsync: cancelar } = useCancelarEnConflicto();
  const quien = quienDe(reserva);
  const hacia = alternativa?.franja ?? null;

  async function moverla() {
    if (!hacia) return;
    try {
      await mover({ reserva, hacia });
      avisar.exito(`Reserva movida al ${momentoBreve(hacia.inicio)}`);
      alResolver({ reserva, hacia });
    } catch (error) {
      avisar.error(mensajeDe(error, 'Error al mover la reserva'));
    }
  }

  async function cancelarla() {
    const cancelada = await confirmar({
      titulo: `¿Cancelar la reserva de ${quien}?`,
      detalle: (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {consecuenciasDeCancelar(reserva).map((consecuencia) => (
            <li key={consecuencia}>{consecuencia}</li>
          ))}
        </ul>
      ),
      accion: 'Cancelar reserva',
      alConfirmar: () => cancelar(reserva),
      siFalla: 'Error al cancelar la reserva',
    });
    if (!cancelada) return;
    avisar.exito('Reserva cancelada exitosamente');
    alResolver({ reserva, hacia: null });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-borde py-2 last:border-0">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{quien}</p>
        <p className="cifras text-sm text-tinta-suave">{reserva.cliente.telefono}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {hacia && (
          <Boton
            variante="agua"
            tamano="sm"
            cargando={moviendo}
            icono={<ArrowRight aria-hidden="true" className="size-4.5 shrink-0" />}
            aria-label={`Mover al ${momentoBreve(hacia.inicio)} la reserva de ${quien}`}
            onClick={moverla}
          >
            <span className="cifras">Mover al {momentoBreve(hacia.inicio)}</span>
          </Boton>
        )}
        {alternativa && !hacia && (
          <p className="text-sm text-tinta-suave">Sin otro turno con lugar</p>
        )}
        <EnlaceDeAviso
          cliente={reserva.cliente}
          texto={mensajeDePropuesta(reserva, hacia, razon)}
        />
        <Boton
          variante="ghost"
          tamano="sm"
          disabled={moviendo}
          aria-label={`Cancelar reserva de ${quien}`}
          onClick={cancelarla}
        >
          Cancelar reserva
        </Boton>
      </div>
    </li>
  );
}
