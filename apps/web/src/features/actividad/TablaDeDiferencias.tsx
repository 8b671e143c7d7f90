import type { Diferencia } from './diferencia.view.ts';

const CELDA = 'py-1.5 pr-4 align-top [overflow-wrap:anywhere]';

/** Before and after, side by side; only one column where the thing began or ended there. */
export function TablaDeDiferencias({ diferencias }: { diferencias: readonly Diferencia[] }) {
  const huboAntes = diferencias.some(({ antes }) => antes !== null);
  const hayDespues = diferencias.some(({ despues }) => despues !== null);
  return (
    <table className="mt-1 mb-2 w-full max-w-2xl table-fixed text-left text-sm">
      <thead className="text-tinta-suave">
        <tr>
          <th scope="col" className={`${CELDA} font-medium`}>
            Dato
          </th>
          {huboAntes && (
            <th scope="col" className={`${CELDA} font-medium`}>
              Antes
            </th>
          )}
          {hayDespues && (
            <th scope="col" className={`${CELDA} font-medium`}>
              Después
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {diferencias.map(({ dato, antes, despues }) => (
          <tr key={dato} className="border-t border-borde">
            <th scope="row" className={`${CELDA} font-medium text-tinta-suave`}>
              {dato}
            </th>
            {huboAntes && <td className={`${CELDA} text-tinta-suave`}>{antes ?? '—'}</td>}
            {hayDespues && <td className={`${CELDA} font-semibold`}>{despues ?? '—'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
