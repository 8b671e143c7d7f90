import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { VentanaDeCuenta } from '../../../entities/pago/VentanaDeCuenta.tsx';
import { VerSerie } from '../../../entities/serie/ver/VerSerie.tsx';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { AceptarEspera } from './espera/AceptarEspera.tsx';
import { AnotarEspera } from './espera/AnotarEspera.tsx';
import { AgregarFranja } from './franja/AgregarFranja.tsx';
import { BloquearFranja } from './franja/BloquearFranja.tsx';
import { DetalleDeFranja } from './franja/DetalleDeFranja.tsx';
import { EditarFranja } from './franja/EditarFranja.tsx';
import { EditarReserva } from './reserva/EditarReserva.tsx';
import { MoverReserva } from './reserva/MoverReserva.tsx';
import { RepetirHecha } from './reserva/RepetirHecha.tsx';
import { ReservarParaCliente } from './reservar/ReservarParaCliente.tsx';
import { buscarBorradorDelMostrador } from './reservar/borrador-del-mostrador.ts';
import type { Ventanas } from './useVentanas.ts';
import type { CambioHecho } from './ventanas.ts';

interface PropiedadesDeVentanasDelDia {
  ventanas: Ventanas;
  /** The id of the booking that takes the focus in the details of the franja. */
  reserva?: number;
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
}

/**
 * The windows that open over the day. Their code is one chunk, which is loaded when the pointer or
 * the focus comes near a button, so that the day does not wait for the chunk.
 */
export function VentanasDelDia({ ventanas, reserva, ...resto }: PropiedadesDeVentanasDelDia) {
  const { detalles, encima } = ventanas;
  // The franja is looked up at every render, so that the open details show each new reading of the
  // day.
  const franja = resto.dia.data?.find(({ id }) => id === detalles);
  return (
    <>
      {franja && (
        <DetalleDeFranja
          franja={franja}
          ahora={resto.ahora}
          destacada={reserva}
          hecho={ventanas.hecho}
          alAbrir={ventanas.abrir}
          alHacer={ventanas.contar}
          alCerrar={() => ventanas.cerrar('detalles')}
        />
      )}
      {encima && (
        <VentanaDeEncima
          ventana={encima}
          alHacer={ventanas.contar}
          alCerrar={() => ventanas.cerrar(encima.que)}
          {...resto}
        />
      )}
    </>
  );
}

interface PropiedadesDeVentanaDeEncima {
  ventana: NonNullable<Ventanas['encima']>;
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  alHacer: (hecho: CambioHecho) => void;
  alCerrar: () => void;
}

const DE_UNA_FRANJA = { bloquear: BloquearFranja, editar: EditarFranja, esperar: AnotarEspera };

function VentanaDeEncima({ alHacer, ...resto }: PropiedadesDeVentanaDeEncima) {
  const { ventana, dia, fecha, ahora, alCerrar } = resto;
  const franjaDe = (buscada: number) => dia.data?.find(({ id }) => id === buscada);
  switch (ventana.que) {
    case 'agregar':
      return <AgregarFranja franjas={dia.data ?? []} {...{ fecha, ahora, alCerrar }} />;
    case 'retomar':
      return <Retomada {...{ fecha, ahora, alCerrar }} />;
    case 'reservar': {
      const { franjaId } = ventana;
      return <ReservarParaCliente diaEnPantalla={fecha} {...{ franjaId, ahora, alCerrar }} />;
    }
    case 'bloquear':
    case 'editar':
    case 'esperar': {
      const franja = franjaDe(ventana.franjaId);
      const Ventana = DE_UNA_FRANJA[ventana.que];
      return franja && <Ventana {...{ franja, alCerrar }} />;
    }
    case 'cuenta': {
      const reservas = franjaDe(ventana.franjaId)?.reservas;
      const reserva = reservas?.find(({ id }) => id === ventana.reservaId);
      return reserva && <VentanaDeCuenta {...{ reserva, alCerrar }} />;
    }
    case 'editarReserva':
    case 'moverReserva': {
      const franja = franjaDe(ventana.reserva.franja.id);
      const reserva = franja?.reservas?.find(({ id }) => id === ventana.reserva.id);
      const terminar = (hecho: CambioHecho) => {
        alHacer(hecho);
        alCerrar();
      };
      if (ventana.que === 'editarReserva') {
        if (!franja || !reserva) return null;
        return <EditarReserva alEliminar={terminar} {...{ reserva, franja, alCerrar }} />;
      }
      // MoverReserva gets the booking as it was when the window was opened, where the booking has
      // left the franja.
      const movida = reserva ?? ventana.reserva;
      const desde = reserva && franja;
      return (
        <MoverReserva reserva={movida} alTerminar={terminar} {...{ desde, ahora, alCerrar }} />
      );
    }
    case 'repetirReserva':
      return <RepetirHecha reserva={ventana.reserva} alCerrar={alCerrar} />;
    case 'serie':
      return <VerSerie id={ventana.serieId} alCerrar={alCerrar} />;
    case 'aceptarEspera': {
      const { espera } = ventana;
      const alTerminar = (hecho: CambioHecho) => {
        alHacer(hecho);
        alCerrar();
      };
      return <AceptarEspera {...{ espera, ahora, alTerminar, alCerrar }} />;
    }
  }
}

type PropiedadesDeRetomada = Pick<PropiedadesDeVentanaDeEncima, 'fecha' | 'ahora' | 'alCerrar'>;

/**
 * Opens the booking that a reload or the end of the session interrupted. Renders nothing where the
 * tab keeps no borrador of the user.
 */
function Retomada({ fecha, ahora, alCerrar }: PropiedadesDeRetomada) {
  const { id } = useUsuario();
  const [borrador] = useState(() => buscarBorradorDelMostrador(id));
  if (!borrador) return null;
  const { franjaId } = borrador;
  return <ReservarParaCliente diaEnPantalla={fecha} {...{ borrador, franjaId, ahora, alCerrar }} />;
}
