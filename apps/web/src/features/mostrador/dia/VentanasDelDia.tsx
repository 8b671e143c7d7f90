import type { Franja } from '@remanso/contract/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { VentanaDeCuenta } from '../../../entities/pago/VentanaDeCuenta.tsx';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { AgregarFranja } from './franja/AgregarFranja.tsx';
import { BloquearFranja } from './franja/BloquearFranja.tsx';
import { DetalleDeFranja } from './franja/DetalleDeFranja.tsx';
import { EditarFranja } from './franja/EditarFranja.tsx';
import { ReservarParaCliente } from './reservar/ReservarParaCliente.tsx';
import { leerBorradorDelMostrador } from './reservar/borrador-del-mostrador.ts';
import type { PedidoSobreFranja, Ventana } from './pedidos.ts';

interface PropiedadesDeVentanasDelDia {
  /** The window open over the day, and over the details where those are open. */
  ventana: Ventana | null;
  /** The id of the franja whose details are open. */
  elegida: number | null;
  /** The id of the booking that has the focus in the details. */
  reserva?: number;
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  alPedir: (pedido: PedidoSobreFranja) => void;
  alCerrar: () => void;
  alCerrarDetalles: () => void;
}

/**
 * The windows that open over the day, in one chunk that is loaded when somebody comes near a
 * button, so that the day itself does not wait for it.
 */
export function VentanasDelDia({
  ventana,
  elegida,
  reserva,
  alPedir,
  alCerrarDetalles,
  ...resto
}: PropiedadesDeVentanasDelDia) {
  // The franja is looked up at every render, so that an open window follows the day.
  const franja = resto.dia.data?.find(({ id }) => id === elegida);
  return (
    <>
      {franja && (
        <DetalleDeFranja
          franja={franja}
          ahora={resto.ahora}
          destacada={reserva}
          alPedir={alPedir}
          alCerrar={alCerrarDetalles}
        />
      )}
      {ventana && <Abierta ventana={ventana} {...resto} />}
    </>
  );
}

interface PropiedadesDeAbierta {
  ventana: Ventana;
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  alCerrar: () => void;
}

function Abierta({ ventana, dia, fecha, ahora, alCerrar }: PropiedadesDeAbierta) {
  if (ventana.que === 'agregar') {
    return <AgregarFranja franjas={dia.data ?? []} {...{ fecha, ahora, alCerrar }} />;
  }
  if (ventana.que === 'reservar') {
    const { franjaId } = ventana;
    return <ReservarParaCliente diaEnPantalla={fecha} {...{ franjaId, ahora, alCerrar }} />;
  }
  if (ventana.que === 'retomar') return <Retomada {...{ fecha, ahora, alCerrar }} />;
  const franja = dia.data?.find(({ id }) => id === ventana.franjaId);
  if (!franja) return null;
  if (ventana.que === 'cuenta') {
    const reserva = franja.reservas?.find(({ id }) => id === ventana.reservaId);
    return reserva ? <VentanaDeCuenta {...{ reserva, alCerrar }} /> : null;
  }
  const Ventana = ventana.que === 'bloquear' ? BloquearFranja : EditarFranja;
  return <Ventana franja={franja} alCerrar={alCerrar} />;
}

/** The booking that was being made here when the page or the session ended, if there is one. */
function Retomada({ fecha, ahora, alCerrar }: Omit<PropiedadesDeAbierta, 'ventana' | 'dia'>) {
  const { id } = useUsuario();
  const [borrador] = useState(() => leerBorradorDelMostrador(id));
  if (!borrador) return null;
  const { franjaId } = borrador;
  return <ReservarParaCliente diaEnPantalla={fecha} {...{ borrador, franjaId, ahora, alCerrar }} />;
}
