import type { Franja } from '@remanso/contract/franjas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mensajeDe } from '../../../lib/ErrorDeApi.ts';
import { intentoPara, trasFallar, type Intento } from '../../../entities/reserva/intento.ts';
import {
  acompaniantesPara,
  campoDeNombre,
  primeroSinNombre,
} from '../../../entities/reserva/participantes.view.ts';
import { esCambioDePrecio } from '../../../entities/reserva/precio-cambiado.ts';
import {
  FALTA_CLIENTE,
  FALTA_FRANJA,
  cuerpoDe,
  faltaEn,
  impedimento,
  type AcompanianteEscrito,
  type ClienteElegido,
} from './reservar.view.ts';
import { ERROR_AL_RESERVAR, useReservarParaCliente } from './reservar-para-cliente.mutations.ts';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';

interface Entrada {
  franjas: readonly Franja[];
  franjaInicial: number | null;
  ahora: string;
  /** Submits the new client's form. Returns false where no such form is open. */
  crearCliente: () => boolean;
  alReservar: (franja: Franja) => void;
}

/** The state of the desk's booking form; after a refusal everything stays as it was typed. */
export function useReservaParaCliente({
  franjas,
  franjaInicial,
  ahora,
  crearCliente,
  alReservar,
}: Entrada) {
  const [franjaId, setFranjaId] = useState(franjaInicial);
  const [cliente, setCliente] = useState<ClienteElegido | null>(null);
  const [personas, setPersonas] = useState(1);
  const [escritos, setEscritos] = useState<AcompanianteEscrito[]>([]);
  const [notas, setNotas] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** The price that was on screen, once it turned out to be outdated; null otherwise. */
  const [precioAnterior, setPrecioAnterior] = useState<number | null>(null);
  const precio = useQuery(consultasDePrecios.para(personas));
  const intento = useRef<Intento | null>(null);
  const { mutate, isPending } = useReservarParaCliente();

  const franja = franjas.find(({ id }) => id === franjaId);
  const acompaniantes = acompaniantesPara(personas, escritos);
  // While the booking is being sent, its own places may already be counted as taken.
  const sinLugar = isPending ? null : impedimento(franja, personas, ahora);

  /** Books. `para` is the client created a moment ago, where there is one. */
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

  /** Wraps a setter so that any change clears the last error. */
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
    /** True where leaving would lose something. */
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
      // The error about missing names stays until none is missing.
      if (error === FALTAN_NOMBRES && nuevos.every(({ nombre }) => nombre.trim())) setError(null);
    },
  };
}

/** Focuses the field in which something is missing. */
function ir(campo: string): void {
  document.querySelector<HTMLElement>(`[name="${campo}"]:enabled`)?.focus();
}
