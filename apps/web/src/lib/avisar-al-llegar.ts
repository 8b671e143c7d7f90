/** For a toast on the landing, which is another document: its script shows what it finds, once. */
export function avisarAlLlegar(texto: string): void {
  try {
    sessionStorage.setItem('aviso', texto);
  } catch {
    // Blocked: what happened can be seen anyway, by the header of the landing.
  }
}
