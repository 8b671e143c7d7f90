/** Leaves a toast for the landing, which is another document: its script shows the toast once. */
export function avisarAlLlegar(texto: string): void {
  try {
    sessionStorage.setItem('aviso', texto);
  } catch {
    // Where storage is blocked, the header of the landing still shows that the session has ended.
  }
}
