import type { Franja } from '@remanso/contract/franjas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mensajeDe } from '../../lib/ErrorDeApi.ts';
import { intentoPara, trasFallar, type Intento } from '../reservas/nueva/intento.ts';
import {
  acompaniantesPara,
  campoDeNombre,
  primeroSinNombre,
} from '../reservas/nueva/participantes.view.ts';
import { esCambioDePrecio } from '../reservas/nueva/precio-cambiado.ts';
import { ERROR_AL_RESERVAR, useReservarParaCliente } from './clientes.queries.ts';
import { precioPara } from './reservas.queries.ts';
import {
  FALTA_CLIENTE,
  FALTA_FRANJA,
  cuerpoDe,
  faltaEn,
  impedimento,
  type AcompanianteEscrito,
  type ClienteElegido,
} from './reservar.view.ts';

interface Pedido {
  franjas: readonly Franja[];
  franjaInicial: number | null;
  ahora: string;
  /** Sends the new client's form, if that is open; false if there is none. */
  crearCliente: () => boolean;
  alReservar: (franja: Franja) => void;
}

/** The desk's booking while it is being written: whatever is refused, it stays as it was typed. */
export function useReservaParaCliente({
  franjas,
  franjaInicial,
  ahora,
  crearCliente,
  alReservar,
}: Pedido) {
  const [franjaId, setFranjaId] = useState(franjaInicial);
  const [cliente, setCliente] = useState<ClienteElegido | null>(null);
  const [personas, setPersonas] = useState(1);
  const [escritos, setEscritos] = useState<AcompanianteEscrito[]>([]);
  const [notas, setNotas] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** The price that was on the screen, once it turned out to be an old one. */
  const [precioAnterior, setPrecioAnterior] = useState<number | null>(null);
  const precio = useQuery(precioPara(personas));
  const intento = useRef<Intento | null>(null);
  const { mutate, isPending } = useReservarParaCliente();

  const franja = franjas.find(({ id }) => id === franjaId);
  const acompaniantes = acompaniantesPara(personas, escritos);
  // Once it is booked its own places are no obstacle.
  const sinLugar = isPending ? null : impedimento(franja, personas, ahora);

  /** `para` is the client who was created a moment ago, where there is one. */
  function confirmar(para = cliente) {
    const falta = faltaEn({ franja, cliente: para, personas, acompaniantes, notas }) ?? sinLugar;
    if (falta === FALTA_CLIENTE && crearCliente()) {
      setError(null);
      return;
    }
    setError(falta);
    if (falta === FALTA_FRANJA) ir('franja');
    if (falta === FALTA_CLIENTE) ir('cliente');
    if (falta === FALTAN_NOMBRES) ir(campoDeNombre(primeroSinNombre(acompaniantes)));
    if (falta !== null || !franja || !para || isPending) return;
    const body = cuerpoDe(franja.id, para.id, { acompaniantes, notas });
    const enviado = intentoPara(intento.current, body, precio.data?.precioTotal);
    intento.current = enviado;
    mutate(
      { body, intento: enviado },
      {
        onSuccess: () => {
          alReservar(franja);
        },
        onError: (fallo) => {
          intento.current = trasFallar(enviado, fallo);
          setPrecioAnterior(esCambioDePrecio(fallo) ? (enviado.precioEsperado ?? null) : null);
          setError(mensajeDe(fallo, ERROR_AL_RESERVAR));
        },
      },
    );
  }

  /** Whatever changes answers the last complaint. */
  function cambiar<T>(guardar: (valor: T) => void) {
    return (valor: T) => {
      guardar(valor);
      setError(null);
      setPrecioAnterior(null);
    };
  }

  return {
    franja,
    cliente,
    personas,
    precio,
    precioAnterior,
    acompaniantes,
    notas,
    /** Whether there is something to lose. */
    empezada: Boolean(cliente ?? notas.trim()) || escritos.some(({ nombre }) => nombre.trim()),
    error: error ?? sinLugar,
    enviando: isPending,
    confirmar,
    elegirFranja: cambiar(setFranjaId),
    elegirCliente: cambiar(setCliente),
    elegirPersonas: cambiar(setPersonas),
    escribirNotas: setNotas,
    cambiarAcompaniante: (orden: number, cambio: Partial<AcompanianteEscrito>) => {
      const nuevos = acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno));
      setEscritos(nuevos);
      // What is said about missing names stays until none is missing.
      if (error === FALTAN_NOMBRES && nuevos.every(({ nombre }) => nombre.trim())) setError(null);
    },
  };
}

/** To the field that something is missing in. */
function ir(campo: string): void {
  document.querySelector<HTMLElement>(`[name="${campo}"]:enabled`)?.focus();
}
