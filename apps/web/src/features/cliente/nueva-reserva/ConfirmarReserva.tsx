import { useEffect, useRef } from 'react';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cancelableHasta } from '@remanso/contract/reservas.rules';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { DURACION_DE_RESERVA, avisar } from '../../../lib/avisos.ts';
import { ahora } from '../../../lib/reloj.ts';
import { contarPersonas } from '../../../components/ui/contarPersonas.ts';
import { cancelacionDe } from '../../../entities/reserva/reserva.view.ts';
import { PrecioAConfirmar } from './PrecioAConfirmar.tsx';
import { inicioDe } from './borrador.view.ts';
import type { NuevaReservaEnCurso } from './useNuevaReserva.ts';
import { useReservar } from './useReservar.ts';

export function ConfirmarReserva({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { confirmando, dejarDeConfirmar, cuerpo, problema, precio, precioCambiado } = reserva;
  const { mutateAsync, isPending: enviando } = useReservar(reserva.intentar);

  // Two taps can come before the button has changed.
  const enviado = useRef(false);

  useEffect(() => {
    if (problema) dejarDeConfirmar();
  }, [problema, dejarDeConfirmar]);

  async function confirmar() {
    if (!cuerpo || enviado.current) return;
    enviado.current = true;
    try {
      const hecha = await mutateAsync(cuerpo);
      avisar.exito('¡Reserva creada exitosamente!', { duracion: DURACION_DE_RESERVA });
      reserva.alReservar(hecha);
    } catch (error) {
      reserva.alFallar(error);
    } finally {
      enviado.current = false;
    }
  }

  return (
    <Modal
      abierto={confirmando}
      titulo="Confirmar Reserva"
      ancho="sm"
      ocupado={enviando}
      alCerrar={dejarDeConfirmar}
      pie={
        <>
          <Boton variante="secondary" tamano="lg" disabled={enviando} onClick={dejarDeConfirmar}>
            Cancelar
          </Boton>
          <Boton
            variante="terracota"
            tamano="lg"
            cargando={enviando}
            // The class ignores presses for a moment: a second tap was not meant to accept a price that has only just
            // appeared.
            className={precioCambiado ? 'asentarse' : ''}
            onClick={() => void confirmar()}
          >
            {precioCambiado && precio.data
              ? `Confirmar a ${formatearPesos(precio.data.precioTotal)}`
              : 'Sí, Confirmar'}
          </Boton>
        </>
      }
    >
      <Detalle reserva={reserva} />
    </Modal>
  );
}

function Detalle({ reserva }: { reserva: NuevaReservaEnCurso }) {
  const { fecha, franja, personas, titular, acompaniantes, config } = reserva;
  if (!fecha || !franja) return null;
  const nombres = [titular.nombre, ...acompaniantes.map(({ nombre }) => nombre)];
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="block text-lg first-letter:uppercase">{nombreDeFecha(fecha)}</span>
        <span className="cifras block text-5xl leading-tight font-extrabold tracking-tighter">
          {franja.horaInicio}
          <span className="text-2xl font-semibold tracking-normal text-tinta-suave">
            {' '}
            a {franja.horaFin}
          </span>
        </span>
      </p>
      <p>
        <span className="font-semibold">{contarPersonas(personas)}:</span> {nombres.join(', ')}
      </p>
      <PrecioAConfirmar reserva={reserva} />
      {config && <Plazo inicio={inicioDe(franja)} horas={config.limiteCancelHoras} />}
    </div>
  );
}

/** The deadline for cancelling, shown before the booking is made. */
function Plazo({ inicio, horas }: { inicio: string; horas: number }) {
  const hasta = cancelableHasta(inicio, horas);
  const cancelacion = cancelacionDe({ estado: 'confirmada', cancelableHasta: hasta }, ahora());
  return (
    <p className="text-tinta-suave">
      {cancelacion.puede
        ? cancelacion.plazo
        : 'El turno está cerca: después de confirmar ya no se podrá cancelar.'}
    </p>
  );
}
