import type { Rotacion } from '@remanso/contract/franja/rotacion.rules';
import { TablaDesplazable } from '../../../../components/ui/TablaDesplazable.tsx';
import { ratosDe } from '../../../../entities/rotacion/ratos.view.ts';

/** The table of the way through the estaciones: a line for each place, a column for each rato. */
export function RecorridosDeRonda({ rotacion }: { rotacion: Rotacion }) {
  const { minutos, recorridos } = rotacion;
  const ratos = Array.from({ length: ratosDe(rotacion) }, (_, rato) => rato);
  return (
    <TablaDesplazable nombre="Recorrido de cada lugar">
      <table className="hoja-tabla hoja-recorridos">
        <thead>
          <tr>
            <th scope="col">Lugar</th>
            {ratos.map((rato) => (
              <th key={rato} scope="col">
                {rato === 0 ? 'Al empezar' : `A los ${rato * minutos} min`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recorridos.map((recorrido, lugar) => (
            <tr key={lugar}>
              <th scope="row" className="hoja-numero">
                {lugar + 1}
              </th>
              {ratos.map((rato) => (
                <td key={rato} className={recorrido[rato] ? undefined : 'hoja-tenue'}>
                  {recorrido[rato]?.nombre ?? 'Espera'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TablaDesplazable>
  );
}
