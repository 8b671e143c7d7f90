import { TablaDesplazable } from '../../../../components/ui/TablaDesplazable.tsx';
import type { Ronda } from './rotacion.view.ts';

/**
 * The table of who has which place in each franja, and of the times at which everybody moves to the
 * next estación. The cell of a free place is empty, so that a name can be written in by hand.
 */
export function LugaresDeRonda({ ronda: { rotacion, franjas } }: { ronda: Ronda }) {
  return (
    <TablaDesplazable nombre="Quién va en cada lugar">
      <table className="hoja-tabla hoja-quienes">
        <thead>
          <tr>
            <th scope="col" className="hoja-turno">
              Turno
            </th>
            {rotacion.recorridos.map(([primera], lugar) => (
              <th key={lugar} scope="col">
                <span className="hoja-numero">{lugar + 1}</span>{' '}
                <span className="hoja-comienzo">
                  {primera ? `empieza en ${primera.nombre}` : 'empieza esperando'}
                </span>
              </th>
            ))}
            <th scope="col" className="hoja-cambios">
              Cambian a las
            </th>
          </tr>
        </thead>
        <tbody>
          {franjas.map(({ id, hora, nombres, notas, cambios }) => (
            <tr key={id}>
              <th scope="row" className="hoja-hora">
                {hora}
              </th>
              {rotacion.recorridos.map((_, lugar) => (
                <td key={lugar}>
                  {nombres[lugar] ?? '—'}
                  {notas[lugar] && (
                    <span className="hoja-nota hoja-de-la-persona">{notas[lugar]}</span>
                  )}
                </td>
              ))}
              <td className="hoja-cambios">{cambios}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TablaDesplazable>
  );
}
