import { MAXIMO_DE_PERSONAS, mensajeSinCupo, plazasLibres } from '@remanso/contract/franjas.rules';
import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUsuario } from '../../../lib/useUsuario.ts';
import { PULSO_MS, franjasDelDia } from '../franjas.queries.ts';
import { precioPara } from '../precios.queries.ts';
import { intentoPara, type Intento } from './intento.ts';
import { esElegible } from './franja.view.ts';
import { loPedido } from './loPedido.ts';
import {
  acompaniantesPara,
  generoDelTitular,
  primeroSinNombre,
  type Acompaniante,
} from './participantes.view.ts';
import { useFechaElegida } from './useFechaElegida.ts';
import { usePaso } from './usePaso.ts';

export type NuevaReservaEnCurso = ReturnType<typeof useNuevaReserva>;

/** What the booking screen knows and does (specification §4, 'Booking flow'). */
export function useNuevaReserva() {
  const { nombre, apellido, genero } = useUsuario();
  const calendario = useFechaElegida();
  const { fecha } = calendario;
  const paso = usePaso(fecha);
  const client = useQueryClient();
  const [pedido] = useState(() => loPedido(window.location.search, client));
  const [franjaId, setFranjaId] = useState(pedido.franjaId);
  const [personas, setPersonas] = useState(pedido.personas);
  const [titular, setTitular] = useState(() => generoDelTitular(genero));
  const [escritos, setEscritos] = useState(pedido.acompaniantes);
  const [error, setError] = useState<string | null>(null);
  const [confirmando, setConfirmando] = useState(false);
  const [hecha, setHecha] = useState<ReservaDeCliente | null>(null);
  const intento = useRef<Intento | null>(null);

  const dia = useQuery({
    ...franjasDelDia(fecha ?? ''),
    enabled: fecha !== null,
    // A day that is chosen again is asked for again.
    staleTime: 0,
    refetchInterval: PULSO_MS,
  });
  const precio = useQuery(precioPara(personas, calendario.config));
  const franja = dia.data?.find(({ id }) => id === franjaId);
  const acompaniantes = acompaniantesPara(personas, escritos);
  const sinCupo = franja ? faltaDeCupo(franja, personas) : null;

  function continuar() {
    const problema = franja ? sinCupo : 'Por favor selecciona un horario';
    const sinPrecio = precio.isError && !precio.data ? 'Error al calcular precio' : null;
    setError(problema ?? sinPrecio);
    if (!problema && !sinPrecio) paso.avanzar();
  }

  /** Answers the companion that lacks a name, to be given the focus. */
  function pedirConfirmacion(): number {
    const faltante = primeroSinNombre(acompaniantes);
    const problema = sinCupo ?? (faltante >= 0 ? FALTAN_NOMBRES : null);
    setError(problema);
    setConfirmando(problema === null);
    return faltante;
  }

  return {
    ...calendario,
    dia,
    franja,
    personas,
    precio,
    titular: { nombre: `${nombre} ${apellido}`, genero: titular },
    acompaniantes,
    error: error ?? sinCupo,
    confirmando,
    hecha,
    enParticipantes: paso.enParticipantes && franja !== undefined,
    huboCambioDePaso: paso.huboCambio,
    volver: paso.volver,
    continuar,
    pedirConfirmacion,
    /** Kept for the whole visit: going back a step and trying again is no new attempt. */
    claveDe: (cuerpo: object): string => {
      intento.current = intentoPara(intento.current, cuerpo);
      return intento.current.clave;
    },
    dejarDeConfirmar: () => setConfirmando(false),
    alReservar: (reserva: ReservaDeCliente) => {
      setConfirmando(false);
      setHecha(reserva);
    },
    alFallar: (mensaje: string) => {
      setConfirmando(false);
      setError(mensaje);
    },
    elegirFecha: (otra: string) => {
      setFranjaId(null);
      setError(null);
      calendario.elegirFecha(otra);
    },
    elegirFranja: (id: number) => {
      setFranjaId(id);
      setError(null);
      if (paso.enParticipantes) paso.deshacer();
    },
    elegirPersonas: (cuantas: number) => {
      setPersonas(Math.min(cuantas, MAXIMO_DE_PERSONAS));
      setError(null);
    },
    cambiarGeneroDelTitular: setTitular,
    cambiarAcompaniante: (orden: number, cambio: Partial<Acompaniante>) => {
      const nuevos = acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno));
      setEscritos(nuevos);
      // What is said about missing names stays until none is missing.
      if (error !== FALTAN_NOMBRES || primeroSinNombre(nuevos) < 0) setError(null);
    },
  };
}

/** Live: somebody else may have taken what was free a moment ago. */
function faltaDeCupo(franja: FranjaDeCliente, personas: number): string | null {
  if (!esElegible(franja)) return mensajeSinCupo(0);
  const libres = plazasLibres(franja);
  return personas > libres ? mensajeSinCupo(libres) : null;
}
