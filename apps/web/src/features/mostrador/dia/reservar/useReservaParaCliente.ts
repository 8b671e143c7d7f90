import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';
import { empezar, type Avance } from '../../../../entities/reserva/avance/avance.ts';
import { useAvance } from '../../../../entities/reserva/avance/useAvance.ts';
import type { BorradorDelMostrador } from './borrador-del-mostrador.ts';
import { useReservarParaCliente } from './reservar-para-cliente.mutations.ts';
import {
  FALTA_CLIENTE,
  PANTALLA_DEL_MOSTRADOR,
  faltaEn,
  impedimento,
  losAcompaniantes,
  type AcompanianteDelMostrador,
  type ClienteElegido,
  type EleccionDelMostrador,
} from './reservar.view.ts';

interface Entrada {
  franjas: readonly Franja[];
  franjaInicial: number | null;
  clienteInicial: ClienteElegido | null;
  /** What the booking goes on from, in place of the two. */
  borrador: BorradorDelMostrador | undefined;
  ahora: string;
  /** Submits the new client's form. Returns false where no such form is open. */
  crearCliente: () => boolean;
  alReservar: (franja: Franja, cliente: ClienteElegido) => void;
}

/**
 * Binds the desk's booking to the day and the server; after a refusal everything stays as it was
 * typed.
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
  const { mutateAsync: mandar } = useReservarParaCliente();
  const [vecesPedida, setVecesPedida] = useState(0);
  const problema = impedimento(franja, personas, ahora);

  // The day is told before anything is painted, so that no choice is shown with the places of
  // another one.
  useLayoutEffect(() => void suceder({ tipo: 'lugares', problema }));

  /** Books, or focuses what is missing. A new client whose form is open is created first. */
  async function reservar(loElegido = eleccion): Promise<void> {
    setVecesPedida(vecesPedida + 1);
    const falta = faltaEn(loElegido, franja);
    if (falta?.texto === FALTA_CLIENTE && crearCliente()) {
      elegir({});
      return;
    }
    if (falta) enfocarCampo(falta.campo);
    const pedido = { falta: falta?.texto ?? null, precio: precio.data?.precioTotal };
    const hecha = await confirmar(pedido, mandar);
    if (hecha && franja && loElegido.cliente) alReservar(franja, loElegido.cliente);
  }

  function elegir(cambio: Partial<EleccionDelMostrador>): EleccionDelMostrador {
    return suceder({ tipo: 'elegir', cambio }).datos.eleccion;
  }

  return {
    avance,
    franja,
    precio,
    elegir,
    escribir: (cambio: Partial<EleccionDelMostrador>) => void suceder({ tipo: 'escribir', cambio }),
    cambiarAcompaniante: (orden: number, cambio: Partial<AcompanianteDelMostrador>) => {
      const nuevos = losAcompaniantes(eleccion).map((uno, i) =>
        i === orden ? { ...uno, ...cambio } : uno,
      );
      suceder({ tipo: 'escribir', cambio: { acompaniantes: nuevos } });
    },
    reservar,
    /** What stood in the way before a press may be out of sight by then: it is told anew at each. */
    vecesPedida,
  };
}

function abrir({
  franjaInicial,
  clienteInicial,
  borrador,
}: Entrada): Avance<EleccionDelMostrador, object> {
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

/** Focuses the control of that name; `cual` says which of several, as CSS does. */
export function enfocarCampo(campo: string, cual = ''): void {
  document.querySelector<HTMLElement>(`[name="${campo}"]:enabled${cual}`)?.focus();
}
