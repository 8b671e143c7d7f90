import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { CompartirConAcompaniante } from '../../../entities/reserva/compartir/CompartirConAcompaniante.tsx';

interface PropiedadesDeCompartirReserva {
  reserva: ReservaDeCliente;
  alCerrar: () => void;
}

/**
 * The window that sends each companion of a booking a link to the page of that companion: through
 * the share sheet of the phone, or through WhatsApp or a copied link.
 */
export function CompartirReserva({ reserva, alCerrar }: PropiedadesDeCompartirReserva) {
  return (
    <Modal
      abierto
      titulo="Compartir el turno"
      ancho="sm"
      alCerrar={alCerrar}
      pie={
        <Boton variante="secondary" onClick={alCerrar}>
          Cerrar
        </Boton>
      }
    >
      <p>
        Cada acompañante recibe un enlace propio, sin necesidad de una cuenta: ve el día, la hora y
        el lugar, corrige su nombre o avisa que no puede ir.
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {reserva.participantes
          .filter(({ esTitular }) => !esTitular)
          .map((acompaniante) => (
            <li key={acompaniante.asientoId}>
              <CompartirConAcompaniante reserva={reserva} acompaniante={acompaniante} />
            </li>
          ))}
      </ul>
      <p className="mt-4 text-sm text-tinta-suave">
        Un enlace nuevo reemplaza al que esa persona tenía.
      </p>
    </Modal>
  );
}
