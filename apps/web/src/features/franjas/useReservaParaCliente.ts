import type { Franja } from '@remanso/contract/franjas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useRef, useState } from 'react';
import { mensajeDe } from '../../lib/ErrorDeApi.ts';
import { DURACION_DE_RESERVA, avisar } from '../../lib/avisos.ts';
import { intentoPara, type Intento } from '../reservas/nueva/intento.ts';
import {
  acompaniantesPara,
  campoDeNombre,
  primeroSinNombre,
} from '../reservas/nueva/participantes.view.ts';
import { ERROR_AL_RESERVAR, useReservarParaCliente } from './clientes.queries.ts';
import {
  FALTA_CLIENTE,
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
  alReservar: () => void;
}

/** The desk's booking while it is being written: whatever is refused, it stays as it was typed. */
export function useReservaParaCliente({ franjas, franjaInicial, ahora, alReservar }: Pedido) {
  const [franjaId, setFranjaId] = useState(franjaInicial);
  const [cliente, setCliente] = useState<ClienteElegido | null>(null);
  const [personas, setPersonas] = useState(1);
  const [escritos, setEscritos] = useState<AcompanianteEscrito[]>([]);
  const [notas, setNotas] = useState('');
  const [error, setError] = useState<string | null>(null);
  const intento = useRef<Intento | null>(null);
  const { mutate, isPending } = useReservarParaCliente();

  const franja = franjas.find(({ id }) => id === franjaId);
  const acompaniantes = acompaniantesPara(personas, escritos);
  // Once it is booked its own places are no obstacle.
  const sinLugar = isPending ? null : impedimento(franja, personas, ahora);

  function confirmar() {
    const falta = faltaEn({ franja, cliente, personas, acompaniantes, notas }) ?? sinLugar;
    setError(falta);
    if (falta === FALTA_CLIENTE) ir('cliente');
    if (falta === FALTAN_NOMBRES) ir(campoDeNombre(primeroSinNombre(acompaniantes)));
    if (falta !== null || !franja || !cliente || isPending) return;
    const body = cuerpoDe(franja.id, cliente.id, { acompaniantes, notas });
    intento.current = intentoPara(intento.current, body);
    mutate(
      { body, clave: intento.current.clave },
      {
        onSuccess: () => {
          avisar.exito('¡Reserva creada exitosamente!', { duracion: DURACION_DE_RESERVA });
          alReservar();
        },
        onError: (fallo) => setError(mensajeDe(fallo, ERROR_AL_RESERVAR)),
      },
    );
  }

  /** Whatever changes answers the last complaint. */
  function cambiar<T>(guardar: (valor: T) => void) {
    return (valor: T) => {
      guardar(valor);
      setError(null);
    };
  }

  return {
    franja,
    cliente,
    personas,
    acompaniantes,
    notas,
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
  document.getElementsByName(campo)[0]?.focus();
}
