import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useId, useRef } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { AQuienIrian } from '../espera/AQuienIrian.tsx';
import { AgregarAcompaniante } from './AgregarAcompaniante.tsx';
import { Participantes } from './Participantes.tsx';
import { nombreDeTitular } from '../dia.view.ts';
import type { CambioHecho } from '../ventanas.ts';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';
import { ERROR_AL_BORRAR, useEliminarReserva } from './reservas-del-dia.mutations.ts';

interface PropiedadesDeEditarReserva {
  reserva: ReservaDelMostrador;
  franja: Franja;
  alEliminar: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

/**
 * The window that corrects, adds and removes the people of a booking. An administrator can delete
 * the booking here.
 */
export function EditarReserva({
  reserva,
  franja,
  alEliminar,
  alCerrar,
}: PropiedadesDeEditarReserva) {
  const idDeTitulo = useId();
  const esAdmin = usePermiso('admin');
  const { mutateAsync: eliminar } = useEliminarReserva();
  const contador = useRef<HTMLParagraphElement>(null);
  const titular = nombreDeTitular(reserva);
  const libres = plazasLibres(franja);
  const lugares = Math.min(libres, MAXIMO_DE_PERSONAS - reserva.personas);

  async function preguntarYEliminar() {
    const eliminada = await confirmar({
      titulo: `¿Eliminar para siempre la reserva de ${titular}?`,
      detalle: (
        <div className="flex flex-col gap-3">
          <p>
            Se borra también del historial y de las cuentas. Si la persona no viene, lo indicado es
            cancelarla.
          </p>
          <AQuienIrian franja={franja} liberados={reserva.personas} />
        </div>
      ),
      accion: 'Eliminar reserva',
      alConfirmar: () => eliminar(reserva.id),
      siFalla: ERROR_AL_BORRAR,
    });
    if (!eliminada) return;
    cartel.exito('Reserva eliminada exitosamente');
    alEliminar({ texto: `La reserva de ${titular} se eliminó.`, enlace: null, nombre: titular });
  }

  return (
    <Modal
      abierto
      titulo="Editar reserva"
      subtitulo={`${titular}, turno de las ${franja.horaInicio}`}
      alCerrar={alCerrar}
      pie={
        <>
          {esAdmin && (
            <Boton
              variante="ghost"
              className="text-peligro!"
              onClick={() => void preguntarYEliminar()}
            >
              Eliminar para siempre
            </Boton>
          )}
          <Boton variante="primary" onClick={alCerrar}>
            Listo
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <section aria-labelledby={idDeTitulo}>
          <h3 id={idDeTitulo} className="mb-2 font-semibold">
            Participantes actuales
          </h3>
          <Participantes reserva={reserva} franja={franja} editable />
        </section>
        <p ref={contador} tabIndex={-1} role="status" className="guijarro bg-hundido px-4 py-3">
          <strong>
            {contarPersonas(reserva.personas)} de {MAXIMO_DE_PERSONAS}
          </strong>{' '}
          en la reserva. {textoDeLugares(libres, lugares)}
        </p>
        {lugares > 0 && (
          <AgregarAcompaniante reserva={reserva} alAgregar={() => contador.current?.focus()} />
        )}
      </div>
    </Modal>
  );
}

function textoDeLugares(libres: number, lugares: number): string {
  if (libres === 0) return 'El turno está completo.';
  if (lugares === 0) return 'Una reserva no admite más personas.';
  return `${mayuscula(quedanLugares(lugares))} por sumar.`;
}
