const CELDA = 'py-1.5 pr-4 align-top [overflow-wrap:anywhere]';

interface PropiedadesDeTablaDeDiferencias {
  columnas: readonly string[];
  /** Of each datum its name, and its values in the order of the columns; null where there is none. */
  renglones: readonly (readonly [dato: string, ...valores: (string | null)[]])[];
  /** True where no column is newer than another; otherwise the last one counts, and is emphasised. */
  aLaPar?: boolean;
}

/** A table of differences: a row for each datum, its values side by side. */
export function TablaDeDiferencias({
  columnas,
  renglones,
  aLaPar = false,
}: PropiedadesDeTablaDeDiferencias) {
  const clasesDe = (orden: number) =>
    aLaPar || orden === columnas.length - 1 ? 'font-semibold' : 'text-tinta-suave';
  return (
    <table className="mt-1 mb-2 w-full max-w-2xl table-fixed text-left text-sm">
      <thead className="text-tinta-suave">
        <tr>
          {['Dato', ...columnas].map((columna) => (
            <th key={columna} scope="col" className={`${CELDA} font-medium`}>
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renglones.map(([dato, ...valores]) => (
          <tr key={dato} className="border-t border-borde">
            <th scope="row" className={`${CELDA} font-medium text-tinta-suave`}>
              {dato}
            </th>
            {valores.map((valor, orden) => (
              <td key={columnas[orden]} className={`${CELDA} ${clasesDe(orden)}`}>
                {valor ?? '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
