import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { EstadoDeCuenta } from '../../../components/ui/EstadoDeCuenta.tsx';
import { Iniciales } from '../../../components/ui/Iniciales.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import type { Destino } from '../../../lib/direccion/rutas.ts';
import { ContactoDeCliente } from '../../../components/contacto/ContactoDeCliente.tsx';

interface PropiedadesDeTablaDeClientes {
  clientes: readonly Cliente[];
  /** True while another page of clients loads. */
  apagada: boolean;
  destino: (cliente: number) => Destino;
}

const CELDA = 'px-5 py-3 align-middle *:mt-0 *:align-middle';

/**
 * Shows the clients as a table on a wide screen, and as cards on a narrow screen. What an
 * administrator may do to a client is on the client's page.
 */
export function TablaDeClientes({ clientes, apagada, destino }: PropiedadesDeTablaDeClientes) {
  const tono = apagada ? 'opacity-60' : '';
  return (
    <>
      <Tarjeta holgada={false} className={`overflow-hidden max-lg:hidden ${tono}`}>
        <table className="w-full text-left">
          <caption className="sr-only">Clientes</caption>
          <thead className="bg-hundido text-sm text-tinta-suave">
            <tr>
              {['Cliente', 'Contacto', 'Estado'].map((columna) => (
                <th key={columna} scope="col" className="px-5 py-2.5 font-semibold">
                  {columna}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clientes.map((cliente) => (
              <tr key={cliente.id} className="border-t border-borde">
                <th scope="row" className={`${CELDA} font-normal`}>
                  <Nombre cliente={cliente} a={destino(cliente.id)} />
                </th>
                <td className={CELDA}>
                  <ContactoDeCliente cliente={cliente} />
                </td>
                <td className={CELDA}>
                  <EstadoDeCuenta activo={cliente.activo} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Tarjeta>
      <ul
        aria-label="Clientes"
        className={`grid grid-cols-1 gap-3 md:grid-cols-2 lg:hidden ${tono}`}
      >
        {clientes.map((cliente) => (
          <Tarjeta key={cliente.id} como="li" holgada={false} className="flex flex-col gap-2 p-4">
            <div className="flex items-start justify-between gap-3">
              <Nombre cliente={cliente} a={destino(cliente.id)} />
              <EstadoDeCuenta activo={cliente.activo} />
            </div>
            <ContactoDeCliente cliente={cliente} />
          </Tarjeta>
        ))}
      </ul>
    </>
  );
}

function Nombre({ cliente, a }: { cliente: Cliente; a: Destino }) {
  const { nombre, apellido, activo } = cliente;
  return (
    <Enlace
      a={a}
      className="group flex min-w-0 items-center gap-3 text-lg leading-tight font-semibold"
    >
      <Iniciales nombre={nombre} apellido={apellido} apagadas={!activo} />
      <span className="decoration-2 underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
        {nombre} {apellido}
      </span>
    </Enlace>
  );
}
