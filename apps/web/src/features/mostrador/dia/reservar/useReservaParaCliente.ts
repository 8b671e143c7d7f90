import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';
import { empezar, type Avance } from '../../../../entities/reserva/avance/avance.ts';
import { useAvance } from '../../../../entities/reserva/avance/useAvance.ts';
import type { BorradorDelMostrador } from './borrador-del-mostrador.ts';
import { useAbonoDeReserva } from './useAbonoDeReserva.ts';
import { useReservarParaCliente, type Reserva } from './reservar-para-cliente.mutations.ts';
import {
  FALTA_CLIENTE,
  PANTALLA_DEL_MOSTRADOR,
  conAcompaniante,
  faltaEn,
  impedimento,
  type AcompanianteDelMostrador,
  type ClienteElegido,
  type EleccionDelMostrador,
} from './reservar.view.ts';

interface Entrada {
  franjas: readonly Franja[];
  franjaInicial: number | null;
  clienteInicial: ClienteElegido | null;
  /** The interrupted booking, which takes precedence over `franjaInicial` and `clienteInicial`. */
  borrador: BorradorDelMostrador | undefined;
  ahora: string;
  /** Submits the form for a new client. Returns false where the form is not open. */
  crearCliente: () => boolean;
  alReservar: (franja: Franja, cliente: ClienteElegido, hecha: Reserva) => void;
}

/**
 * Returns the state of the desk's booking, and the calls that change this state. After a refusal
 * all that was typed stays.
 */
export function useReservaParaCliente(entrada: Entrada) {
  const { franjas, ahora, crearCliente, alReservar } = entrada;
  const { avance, suceder, confirmar } = useAvance(PANTALLA_DEL_MOSTRADOR, {
    inicial: () => abrir(entrada),
  });
  const { eleccion } = avance.datos;
  const { franjaId, personas } = eleccion;
  const franja = franjas.find(({ id }) => id === franjaId);
  const precio = useQuery(
    consultasDePrecios.para(personas, franja ? fechaDe(franja.inicio) : null),
  );
  const abonos = useAbonoDeReserva({ avance, suceder, inicio: franja?.inicio ?? null });
  const { mutateAsync: mandar } = useReservarParaCliente();
  const [vecesPedida, setVecesPedida] = useState(0);
  const problema = impedimento(franja, personas, ahora);

  // A layout effect runs before the browser paints, so that a choice is never shown with the
  // problem of an earlier choice.
  useLayoutEffect(() => void suceder({ tipo: 'lugares', problema }));

  /**
   * Books, or focuses the control of the data that are missing. Where the form for a new client is
   * open, creates the client first.
   */
  async function reservar(loElegido = eleccion): Promise<void> {
    setVecesPedida(vecesPedida + 1);
    const falta = faltaEn(loElegido, franja);
    if (falta?.texto === FALTA_CLIENTE && crearCliente()) {
      elegir({});
      return;
    }
    if (falta) enfocarCampo(falta.campo);
    const pedido = { falta: falta?.texto ?? null, precio: abonos.vale ?? precio.data?.precioTotal };
    const hecha = await confirmar(pedido, mandar);
    if (hecha && franja && loElegido.cliente) alReservar(franja, loElegido.cliente, hecha);
  }

  function elegir(cambio: Partial<EleccionDelMostrador>): EleccionDelMostrador {
    return suceder({ tipo: 'elegir', cambio }).datos.eleccion;
  }

  return {
    avance,
    franja,
    precio,
    abonos,
    elegir,
    escribir: (cambio: Partial<EleccionDelMostrador>) => void suceder({ tipo: 'escribir', cambio }),
    cambiarAcompaniante: (orden: number, cambio: Partial<AcompanianteDelMostrador>) => {
      const acompaniantes = conAcompaniante(eleccion, orden, cambio);
      suceder({ tipo: 'escribir', cambio: { acompaniantes } });
    },
    reservar,
    /**
     * The number of times that the person has pressed the button that books. The reason of a
     * refusal can have scrolled out of sight, so each press shows the reason anew.
     */
    vecesPedida,
  };
}

function abrir({
  franjaInicial,
  clienteInicial,
  borrador,
}: Entrada): Avance<EleccionDelMostrador, Reserva> {
  const eleccion = borrador?.delMostrador ?? {
    franjaId: franjaInicial,
    cliente: clienteInicial,
    personas: 1,
    acompaniantes: [],
    notas: '',
  };
  return empezar(
    { eleccion, intento: borrador?.intento ?? null, lugar: 'confirmando' },
    PANTALLA_DEL_MOSTRADOR,
  );
}

/**
 * Focuses the enabled control with the name `campo`. `cual` narrows the CSS selector, for example
 * ':checked'.
 */
export function enfocarCampo(campo: string, cual = ''): void {
  document.querySelector<HTMLElement>(`[name="${campo}"]:enabled${cual}`)?.focus();
}
