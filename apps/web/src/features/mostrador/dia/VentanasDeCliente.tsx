import { fechaConAnio, fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { ERROR_DEL_DIA, mayuscula } from './dia.view.ts';
import { destinoDeFecha } from '../../../entities/franja/dia-en-direccion.view.ts';
import type { PedidoSobreFranja } from './pedidos.ts';

/** The day's windows over a client's page: a booking for them, or one of theirs with its franja. */
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
  const [ventana, setVentana] = useState<PedidoSobreFranja | null>(null);
  const { id, inicio } = reserva.franja;
  const fecha = fechaDe(inicio);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  if (dia.data?.some((franja) => franja.id === id)) {
    return (
      <VentanasDelDia
        ventana={ventana}
        elegida={id}
        reserva={reserva.id}
        {...{ dia, fecha, ahora }}
        alPedir={setVentana}
        alCerrar={() => setVentana(null)}
        alCerrarDetalles={alCerrar}
      />
    );
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
