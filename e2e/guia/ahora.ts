let detenida: number | undefined;

/**
 * Stops the time of all views of this process, before their modules are read. Only the pictures of
 * the guide do so, whose tests have processes of their own.
 */
export function detenerLaHora(instante: number): void {
  detenida = instante;
}

/** Returns the milliseconds since 1970. */
export function ahora(): number {
  return detenida ?? Date.now();
}
