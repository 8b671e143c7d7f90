export interface Lugar {
  franjaId: number;
  /** The momento at which the franja began while the booking was in it. */
  turno: string;
}

/**
 * A step in the life of a booking: a move from the franja `de`, or the desk told the holder which
 * franja the booking is in.
 */
export type Paso = { en: number } & ({ de: Lugar; porSuTitular: boolean } | { avisado: true });

/**
 * Returns the franja in which the holder believes a booking to be, where that is not its present
 * franja: the franja from which the desk moved the booking, unless the holder has been told or has
 * moved the booking since. Returns undefined where the holder knows the present franja. `pasos` are
 * in the order in which they happened.
 */
export function dondeCree(pasos: readonly Paso[], franjaId: number): Lugar | undefined {
  let cree: Lugar | undefined;
  for (const paso of pasos) {
    cree = 'de' in paso && !paso.porSuTitular ? (cree ?? paso.de) : undefined;
  }
  return cree?.franjaId === franjaId ? undefined : cree;
}
