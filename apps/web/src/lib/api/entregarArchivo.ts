/** Downloads a text as a file. A phone opens the file with the app for the media type `type`. */
export function entregarArchivo(nombre: string, texto: string, type: string): void {
  const enlace = document.createElement('a');
  enlace.href = URL.createObjectURL(new Blob([texto], { type }));
  enlace.download = nombre;
  enlace.click();
  URL.revokeObjectURL(enlace.href);
}
