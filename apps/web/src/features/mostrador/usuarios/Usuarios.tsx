import { keepPreviousData, useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, lazy, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Buscador } from '../../../components/form/Buscador.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { ZonaDeCarga } from '../../../components/ui/ZonaDeCarga.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/usePaginaQueExiste.ts';
import { FiltroDeRol } from './FiltroDeRol.tsx';
import { ListaDeUsuarios } from './ListaDeUsuarios.tsx';
import { destinoDe, hallazgo, leerLugar } from './usuarios.view.ts';
import { consultasDeUsuarios } from '../../../entities/persona/usuarios.queries.ts';

const NuevoUsuario = lazy(async () => ({
  default: (await import('./NuevoUsuario.tsx')).NuevoUsuario,
}));

const LO_QUE_MIRA =
  'La búsqueda mira dentro del nombre, del apellido y del email, con o sin acentos.';

/** All accounts, with their rol. */
export function Usuarios() {
  const lugar = leerLugar(useSearch());
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeUsuarios.pagina(lugar),
    placeholderData: keepPreviousData,
  });
  const [creando, setCreando] = useState(false);
  const cuentas = data?.estadisticas;
  const cuenta = (valor: number | undefined) => (error && !data ? null : valor);
  usePaginaQueExiste({
    pagina: lugar.pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (pagina) => navegar(destinoDe({ ...lugar, pagina }), { reemplazar: true }),
  });
  const alBuscar = (buscar: string) =>
    navegar(destinoDe({ ...lugar, buscar, pagina: 0 }), {
      reemplazar: lugar.buscar !== '' && buscar !== '',
    });

  return (
    <Pagina
      titulo="Usuarios"
      acciones={
        <Boton
          icono={<UserPlus aria-hidden="true" className="size-5" />}
          onClick={() => setCreando(true)}
        >
          Crear usuario
        </Boton>
      }
    >
      <div className="flex flex-col gap-5">
        <Cifras
          columnas="grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] md:grid-cols-4"
          cifras={[
            { etiqueta: 'Total', valor: cuenta(cuentas?.total) },
            { etiqueta: 'Activos', valor: cuenta(cuentas?.activos) },
            { etiqueta: 'Clientes', valor: cuenta(cuentas?.clientes) },
            { etiqueta: 'Administradores', valor: cuenta(cuentas?.administradores) },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Buscador
            etiqueta="Buscar usuarios"
            ejemplo="Nombre, apellido o email"
            valor={lugar.buscar}
            alBuscar={alBuscar}
            className="w-full sm:w-auto sm:min-w-80"
          />
          <FiltroDeRol lugar={lugar} />
        </div>
        <p role="status" className="sr-only">
          {data && !isPlaceholderData ? hallazgo(lugar, data.totalElementos) : ''}
        </p>
        {!data && error && (
          <EstadoDeError
            titulo="Error al obtener los usuarios"
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        )}
        {!data && !error && (
          <ZonaDeCarga texto="Cargando usuarios..." className="flex flex-col gap-3">
            {[1, 2, 3, 4, 5].map((fila) => (
              <Esqueleto key={fila} className="h-36 lg:h-20" />
            ))}
          </ZonaDeCarga>
        )}
        {data?.totalElementos === 0 && (
          <EstadoVacio
            titulo="Ninguna cuenta así"
            {...(lugar.buscar.trim() !== '' && { texto: LO_QUE_MIRA })}
            accion={
              <Boton
                variante="outline"
                onClick={() => navegar(destinoDe({ buscar: '', rol: null, pagina: 0 }))}
              >
                Ver todas las cuentas
              </Boton>
            }
          />
        )}
        {data && data.totalElementos > 0 && (
          <>
            <ListaDeUsuarios
              usuarios={data.usuarios}
              ultimoAdministrador={data.ultimoAdministrador}
              apagada={isPlaceholderData}
            />
            <Paginacion
              pagina={data}
              nombre="Páginas de usuarios"
              alCambiar={(nueva) =>
                navegar(destinoDe({ ...lugar, pagina: nueva }), { arriba: true })
              }
            />
          </>
        )}
      </div>
      {creando && (
        <Suspense>
          <NuevoUsuario alCerrar={() => setCreando(false)} />
        </Suspense>
      )}
    </Pagina>
  );
}
