type Celda = string | number;

/**
 * Writes rows as a table that an Argentine spreadsheet opens with a double click: parted by
 * semicolons, for it writes decimals with a comma.
 */
export function escribirCsv(filas: readonly (readonly Celda[])[]): string {
  const renglones = filas.map((fila) => fila.map(celda).join(';'));
  // The mark at the beginning tells a spreadsheet that the text is UTF-8.
  return `\uFEFF${renglones.join('\r\n')}\r\n`;
}

/** A cell; a text that a spreadsheet would work out as a formula is kept a text. */
function celda(valor: Celda): string {
  if (typeof valor === 'number') return String(valor);
  const texto = /^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor;
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
}
