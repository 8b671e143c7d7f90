/**
 * Reads a CSV table of the server into its rows, each with its cells by title. It expects no cell
 * that holds a separator or a line break.
 */
export function leerTabla(csv: string): Record<string, string>[] {
  const [titulos = '', ...renglones] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const nombres = titulos.split(';');
  return renglones.map((renglon) =>
    Object.fromEntries(renglon.split(';').map((celda, n) => [nombres[n] ?? '', celda])),
  );
}
