import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { CuentaDeReserva } from './CuentaDeReserva.tsx';

interface PropiedadesDeVentanaDeCuenta {
  reserva: ReservaDelMostrador;
  alCerrar: () => void;
}

/**
 * A dialog with the account of one booking. In the dialog, the form for another amount or medio is
 * open.
 */
export function VentanaDeCuenta({ reserva, alCerrar }: PropiedadesDeVentanaDeCuenta) {
  const { cliente, franja } = reserva;
  return (
    <Modal
      abierto
      titulo={`Pagos de ${cliente.nombre} ${cliente.apellido}`.trim()}
      subtitulo={`Turno del ${nombreDeMomento(franja.inicio)}`}
      alCerrar={alCerrar}
    >
      <CuentaDeReserva reserva={reserva} conFormulario />
    </Modal>
  );
}
