import { formatearPesos } from '@remanso/contract/dinero';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { contarPersonas } from '../../../lib/palabras.ts';
import { Bloque } from './Bloque.tsx';
import { TablaDesplazable } from '../../../components/ui/TablaDesplazable.tsx';
import { porcentaje } from './informes.view.ts';

export function Grupos({ informe: { porGrupo, anterior } }: { informe: Informe }) {
  const total = porGrupo.reduce((suma, { reservas }) => suma + reservas, 0);
  return (
    <Bloque titulo="Tamaño de los grupos" cuenta="Reservas que no se cancelaron, por personas.">
      <TablaDesplazable nombre="Tamaño de los grupos">
        <table className="cifras w-full text-right">
          <caption className="sr-only">Reservas por cantidad de personas</caption>
          <thead className="text-sm text-tinta-suave">
            <tr className="[&>th]:pb-1 [&>th]:font-medium">
              <th scope="col" className="text-left">
                Grupo
              </th>
              <th scope="col">Reservas</th>
              <th scope="col" className="px-4">
                Antes
              </th>
              <th scope="col">Reservado</th>
            </tr>
          </thead>
          <tbody>
            {porGrupo.map(({ personas, reservas, reservado }, orden) => (
              <tr key={personas} className="border-t border-borde align-top [&>*]:py-2.5">
                <th scope="row" className="w-2/5 text-left font-medium">
                  {contarPersonas(personas)}
                  <span aria-hidden="true" className="mt-1.5 block h-2 rounded-full bg-hundido">
                    <span
                      className="block h-2 rounded-full bg-petroleo"
                      style={{ width: `${porcentaje(reservas, total) ?? 0}%` }}
                    />
                  </span>
                </th>
                <td>{reservas}</td>
                <td className="px-4 text-tinta-suave">{anterior.porGrupo[orden]?.reservas}</td>
                <td className="whitespace-nowrap">{formatearPesos(reservado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TablaDesplazable>
    </Bloque>
  );
}
