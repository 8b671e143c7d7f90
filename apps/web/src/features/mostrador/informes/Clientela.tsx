import { formatearPesos } from '@remanso/contract/dinero';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Bloque } from './Bloque.tsx';
import { TablaDesplazable } from '../../../components/ui/TablaDesplazable.tsx';

const CIFRAS = [
  { de: 'nuevos', nombre: 'Clientes nuevos' },
  { de: 'conReservas', nombre: 'Con reservas' },
  { de: 'queVolvieron', nombre: 'De ellos, volvieron' },
] as const;

/**
 * The clients of the period: how many are new, had bookings or came back, and a table of the most
 * frequent clients.
 */
export function Clientela({
  informe: { clientes, masFrecuentes, anterior },
}: {
  informe: Informe;
}) {
  return (
    <Bloque
      titulo="Clientes"
      cuenta="Nuevos son quienes se registraron en el período; volvieron quienes ya tenían una reserva antes. Las canceladas no cuentan."
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        {CIFRAS.map(({ de, nombre }) => (
          <div key={de} className="flex flex-col">
            <dt className="text-sm text-tinta-suave">{nombre}</dt>
            <dd className="cifras mt-auto">
              <span className="text-2xl font-bold">{clientes[de]}</span>{' '}
              <span className="text-sm whitespace-nowrap text-tinta-suave">
                antes {anterior.clientes[de]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {masFrecuentes.length > 0 && (
        <TablaDesplazable nombre="Los más frecuentes">
          <table className="cifras w-full text-right">
            <caption className="pb-1 text-left font-semibold">Los más frecuentes</caption>
            <thead className="text-sm text-tinta-suave">
              <tr className="[&>th]:pb-1 [&>th]:font-medium">
                <th scope="col" className="text-left">
                  Cliente
                </th>
                <th scope="col">Reservas</th>
                <th scope="col">Reservado</th>
              </tr>
            </thead>
            <tbody>
              {masFrecuentes.map(({ id, nombre, reservas, reservado }) => (
                <tr key={id} className="border-t border-borde [&>*]:py-2">
                  <th scope="row" className="text-left font-medium">
                    <Enlace a={`/dashboard/clientes?cliente=${id}`} className={enlaceDeTexto}>
                      {nombre}
                    </Enlace>
                  </th>
                  <td className="pl-3">{reservas}</td>
                  <td className="pl-3">{formatearPesos(reservado)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TablaDesplazable>
      )}
    </Bloque>
  );
}
