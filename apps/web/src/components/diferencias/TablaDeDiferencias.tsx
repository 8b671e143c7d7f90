const CELDA = 'py-1.5 pr-4 align-top [overflow-wrap:anywhere]';

interface PropiedadesDeTablaDeDiferencias {
  columnas: readonly string[];
  /**
   * A row for each datum: its name, then its value in each column. A value is null where the datum
   * does not exist.
   */
  renglones: readonly (readonly [dato: string, ...valores: (string | null)[]])[];
  /**
   * True where all columns are equally valid. False where the last column is the newest; the last
   * column is then emphasised.
   */
  aLaPar?: boolean;
}

/** A table with a row for each datum that differs and a column for each state of the thing. */
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
