import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../../components/ui/Enlace.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { destinoDe, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { enQueSeParecen, nombreDe } from './union.view.ts';
import { useUnirClientes } from './useUnirClientes.tsx';

interface PropiedadesDeParecidosDeCliente {
  cliente: Cliente;
  lugar: Lugar;
}

/**
 * The accounts that perhaps belong to the same person as the account of `cliente`. An administrator
 * can join one of these accounts to the account of `cliente`.
 */
export function ParecidosDeCliente({ cliente, lugar }: PropiedadesDeParecidosDeCliente) {
  const idDeTitulo = useId();
  const enabled = usePermiso('admin');
  const { data = [] } = useQuery({ ...consultasDeClientes.parecidos(cliente), enabled });
  const { preparando, unirCon } = useUnirClientes(cliente);
  const otros = data.filter(({ id }) => id !== cliente.id);
  if (otros.length === 0) return null;
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col gap-3">
      <h2 id={idDeTitulo} className="text-lg leading-tight font-bold">
        Puede ser la misma persona que…
      </h2>
      <ul>
        {otros.map((otro) => (
          <li
            key={otro.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-borde py-3 first:border-t-0 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Enlace
                a={destinoDe({ ...lugar, cliente: otro.id, reservas: 0 })}
                className={enlaceDeTexto}
              >
                {nombreDe(otro)}
              </Enlace>
              <p className="cifras text-sm text-tinta-suave">
                {[enQueSeParecen(cliente, otro), otro.telefono, otro.email ?? 'Sin email'].join(
                  ', ',
                )}
              </p>
            </div>
            <Boton
              variante="outline"
              tamano="sm"
              cargando={preparando === otro.id}
              aria-label={`Unir a esta cuenta la de ${nombreDe(otro)}, ${otro.telefono}`}
              onClick={() => void unirCon(otro)}
            >
              Unir a esta cuenta
            </Boton>
          </li>
        ))}
      </ul>
    </Tarjeta>
  );
}
