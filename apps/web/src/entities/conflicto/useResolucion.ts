import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type {
  Alternativas,
  ReservaDelMostrador,
} from '@remanso/contract/reserva/reservas.contract';
import { useState } from 'react';
import {
  idDeRenglon,
  opcionesPara,
  pendientesDe,
  reservasDe,
  type FranjaPropuesta,
  type Propuesta,
  type Resuelta,
} from './conflictos.view.ts';

/**
 * Keeps which franja each booking of a conflicto is to move to, which bookings were moved or
 * cancelled, and which moves failed.
 */
export function useResolucion(conflictos: Conflictos) {
  const [resueltas, setResueltas] = useState<readonly Resuelta[]>([]);
  const [elegidas, setElegidas] = useState<ReadonlyMap<number, FranjaPropuesta>>(new Map());
  const [fallos, setFallos] = useState<ReadonlyMap<number, string>>(new Map());
  const sinFallo = (id: number) => (antes: ReadonlyMap<number, string>) =>
    new Map([...antes].filter(([suya]) => suya !== id));

  return {
    resueltas,
    pendientes: pendientesDe(conflictos, resueltas),
    fallos,
    /**
     * Returns the franja chosen by the desk for a booking, or else the one that is proposed.
     */
    propuestaPara: (
      reserva: ReservaDelMostrador,
      alternativas: Alternativas | undefined,
    ): Propuesta => {
      const suya = alternativas?.find(({ reservaId }) => reservaId === reserva.id);
      const opciones = opcionesPara(suya);
      const elegida = elegidas.get(reserva.id);
      const hacia = opciones.find(({ id }) => id === elegida?.id) ?? suya?.franja ?? null;
      return { reserva, hacia, opciones };
    },
    elegir: ({ id }: ReservaDelMostrador, hacia: FranjaPropuesta) => {
      setElegidas((antes) => new Map(antes).set(id, hacia));
      setFallos(sinFallo(id));
    },
    resolver: (resuelta: Resuelta) => {
      setResueltas((hechas) => [...hechas, resuelta]);
      setFallos(sinFallo(resuelta.reserva.id));
      enfocarRenglon(resuelta.reserva);
    },
    deshacer: (deshecha: ReservaDelMostrador) => {
      setResueltas((hechas) => hechas.filter(({ reserva }) => reserva.id !== deshecha.id));
      enfocarRenglon(deshecha);
    },
    fallar: ({ id }: ReservaDelMostrador, motivo: string) =>
      setFallos((antes) => new Map(antes).set(id, motivo)),
  };
}

function enfocarRenglon(reserva: ReservaDelMostrador): void {
  document.getElementById(idDeRenglon(reserva))?.focus();
}

export type Resolucion = ReturnType<typeof useResolucion>;

/** Returns the bookings that are not yet moved or cancelled and that have a franja to move to. */
export function porMover(
  { pendientes, propuestaPara }: Resolucion,
  alternativas: Alternativas | undefined,
): Propuesta[] {
  return reservasDe(pendientes)
    .map((reserva) => propuestaPara(reserva, alternativas))
    .filter(({ hacia }) => hacia !== null);
}
