import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState, type ReactNode } from 'react';
import { Buscador } from '../../../components/form/Buscador.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { destinoDe, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { perezosa } from '../../../lib/perezosa.ts';

const NuevoCliente = perezosa(async () => (await import('./NuevoCliente.tsx')).NuevoCliente);

const ROLES = [
  { rol: 'CLIENT', texto: 'Clientes' },
  { rol: 'RECEPCION', texto: 'Recepción' },
  { rol: 'ADMIN', texto: 'Administradores' },
] as const;

interface PropiedadesDeMarcoDePersonas {
  lugar: Lugar;
  titulo: string;
  crear: string;
  /** A button beside the one for a new account. */
  otraAccion?: ReactNode;
  /** The text that screen readers announce when a search is answered. */
  hallazgo: string;
  children: ReactNode;
}

/**
 * The frame of a list of people: the search, and the button for a new account. The text of the
 * search stays when the person goes to the list of another rol.
 */
export function MarcoDePersonas({
  lugar,
  titulo,
  crear,
  otraAccion,
  hallazgo,
  children,
}: PropiedadesDeMarcoDePersonas) {
  const { buscar } = lugar;
  const [creando, setCreando] = useState(false);
  return (
    <Pagina
      titulo={titulo}
      acciones={
        <>
          {otraAccion}
          <Boton
            icono={<UserPlus aria-hidden="true" className="size-5" />}
            onClick={() => setCreando(true)}
          >
            {crear}
          </Boton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Buscador
            etiqueta="Buscar clientes"
            ejemplo="Nombre, email o teléfono"
            valor={buscar}
            alBuscar={(texto) =>
              navegar(destinoDe({ ...lugar, buscar: texto, pagina: 0 }), {
                // The address is replaced while a person types, so that the back button leads to
                // the list before the search.
                reemplazar: buscar !== '' && texto !== '',
              })
            }
            className="w-full sm:w-96"
          />
          {usePermiso('admin') && <Roles lugar={lugar} />}
        </div>
        <p role="status" className="sr-only">
          {hallazgo}
        </p>
        {children}
      </div>
      {creando && (
        <Suspense>
          <NuevoCliente titulo={crear} lugar={lugar} alCerrar={() => setCreando(false)} />
        </Suspense>
      )}
    </Pagina>
  );
}

function Roles({ lugar }: { lugar: Lugar }) {
  return (
    <ul
      aria-label="Filtrar por rol"
      className="guijarro inline-flex max-w-full flex-wrap gap-1 bg-hundido p-1"
    >
      {ROLES.map(({ rol, texto }) => (
        <li key={rol}>
          <Enlace
            a={destinoDe({ ...lugar, rol, pagina: 0 })}
            aria-current={lugar.rol === rol ? 'true' : undefined}
            className="guijarro flex min-h-11 items-center px-5 font-semibold [overflow-wrap:anywhere] text-tinta-suave hover:text-tinta aria-[current]:bg-superficie aria-[current]:text-petroleo aria-[current]:shadow-laja"
          >
            {texto}
          </Enlace>
        </li>
      ))}
    </ul>
  );
}
