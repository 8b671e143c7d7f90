/** Hands a text to the person as a file, which a phone opens with the app that its type belongs to. */
export function entregarArchivo(nombre: string, texto: string, type: string): void {
  const enlace = document.createElement('a');
  enlace.href = URL.createObjectURL(new Blob([texto], { type }));
  enlace.download = nombre;
  enlace.click();
  URL.revokeObjectURL(enlace.href);
}
