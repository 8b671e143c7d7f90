export interface Lugar {
  franjaId: number;
  /** The momento at which the franja began then. */
  turno: string;
}

/** An event in the place of a booking: a move from somewhere, or the telling of where it is. */
export type Paso = { en: number } & ({ de: Lugar; porSuTitular: boolean } | { avisado: true });

/**
 * Returns where the holder believes a booking to be, from its steps in their order: where it was
 * before the desk moved it, until they are told or move it themselves. Undefined where they know.
 */
export function dondeCree(pasos: readonly Paso[], franjaId: number): Lugar | undefined {
  let cree: Lugar | undefined;
  for (const paso of pasos) {
    cree = 'de' in paso && !paso.porSuTitular ? (cree ?? paso.de) : undefined;
  }
  return cree?.franjaId === franjaId ? undefined : cree;
}
