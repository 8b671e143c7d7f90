import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Cargando } from '../../../components/ui/estado/Cargando.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';
import type { PropiedadesDeVentanasDeCliente } from '../../../entities/persona/pedido-de-cliente.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { ReservarParaCliente } from './reservar/ReservarParaCliente.tsx';
import { VentanasDelDia } from './VentanasDelDia.tsx';
import { ERROR_DEL_DIA } from './dia.view.ts';
import { destinoDeFecha } from '../../../entities/franja/dia-en-direccion.view.ts';
import { useVentanas, type Ventanas } from './useVentanas.ts';

/**
 * The windows over a client's page: a new booking for the client, or the details of the franja of
 * one of the client's bookings.
 */
export function VentanasDeCliente({ pedido, alCerrar }: PropiedadesDeVentanasDeCliente) {
  const ahora = useMinuto();
  if (pedido.que === 'ver') return <Reservada {...{ pedido, ahora, alCerrar }} />;
  return (
    <ReservarParaCliente
      diaEnPantalla={fechaDe(ahora)}
      franjaId={null}
      cliente={pedido.cliente}
      {...{ ahora, alCerrar }}
    />
  );
}

interface PropiedadesDeReservada {
  pedido: Extract<PropiedadesDeVentanasDeCliente['pedido'], { que: 'ver' }>;
  ahora: string;
  alCerrar: () => void;
}

function Reservada({ pedido: { reserva }, ahora, alCerrar }: PropiedadesDeReservada) {
  const { id, inicio } = reserva.franja;
  const delDia = useVentanas(id);
  const fecha = fechaDe(inicio);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  // The details are the bottom window over a client's page, so closing the details closes all
  // windows.
  const ventanas: Ventanas = {
    ...delDia,
    cerrar: (que) => (que === 'detalles' ? alCerrar() : delDia.cerrar(que)),
  };
  if (dia.data?.some((franja) => franja.id === id)) {
    return <VentanasDelDia reserva={reserva.id} {...{ ventanas, dia, fecha, ahora }} />;
  }
  return (
    <Modal
      abierto
      ancho="lg"
      titulo="Turno"
      subtitulo={mayuscula(fechaConAnio(fecha))}
      alCerrar={alCerrar}
    >
      {dia.data ? (
        <EstadoVacio
          titulo="El turno ya no está en el calendario"
          accion={
            <BotonEnlace variante="outline" a={destinoDeFecha(fecha, fechaDe(ahora))}>
              Ver el día
            </BotonEnlace>
          }
        />
      ) : dia.error ? (
        <EstadoDeError
          titulo={ERROR_DEL_DIA}
          error={dia.error}
          reintentando={dia.isFetching}
          alReintentar={() => void dia.refetch()}
        />
      ) : (
        <Cargando texto="Cargando turno…" />
      )}
    </Modal>
  );
}
