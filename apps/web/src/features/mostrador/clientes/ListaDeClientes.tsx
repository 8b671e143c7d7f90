import { keepPreviousData, useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import { Buscador } from '../../../components/form/Buscador.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { ZonaDeCarga } from '../../../components/ui/ZonaDeCarga.tsx';
import { enfocarTitulo } from '../../../lib/enfocarTitulo.ts';
import { navegar } from '../../../lib/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/usePaginaQueExiste.ts';
import { TablaDeClientes } from './TablaDeClientes.tsx';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { destinoDe, hallazgo, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { useAccionesDeCliente } from '../../../entities/persona/useAccionesDeCliente.tsx';

const ICONO = 'size-5 shrink-0 text-petroleo';

export function ListaDeClientes({ lugar }: { lugar: Lugar }) {
  const { buscar, pagina } = lugar;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeClientes.pagina(buscar.trim(), pagina),
    placeholderData: keepPreviousData,
  });
  const acciones = useAccionesDeCliente({ alEliminar: enfocarTitulo });
  usePaginaQueExiste({
    pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (ultima) => navegar(destinoDe({ ...lugar, pagina: ultima }), { reemplazar: true }),
  });

  const alBuscar = (texto: string) =>
    navegar(destinoDe({ ...lugar, buscar: texto, pagina: 0 }), {
      // The way back leads to what was there before the search, not through each of its letters.
      reemplazar: buscar !== '' && texto !== '',
    });
  const cuenta = (valor: number | undefined) => (error && !data ? null : valor);

  return (
    <Pagina
      titulo="Gestión de Clientes"
      acciones={
        <Buscador
          etiqueta="Buscar clientes"
          ejemplo="Nombre o apellido"
          valor={buscar}
          alBuscar={alBuscar}
          className="w-[min(100vw-2rem,92vw)] sm:w-96"
        />
      }
    >
      <div className="flex flex-col gap-5">
        <Cifras
          columnas="grid-cols-[repeat(auto-fit,minmax(max(5.25rem,30%),1fr))]"
          cifras={[
            {
              etiqueta: 'Total',
              valor: cuenta(data?.total),
              icono: <Users aria-hidden="true" className={`${ICONO} max-sm:hidden`} />,
            },
            {
              etiqueta: 'Activos',
              valor: cuenta(data?.activos),
              icono: <UserCheck aria-hidden="true" className={`${ICONO} max-sm:hidden`} />,
            },
            {
              etiqueta: 'Inactivos',
              valor: cuenta(data?.inactivos),
              icono: <UserX aria-hidden="true" className={`${ICONO} max-sm:hidden`} />,
            },
          ]}
        />
        <p role="status" className="sr-only">
          {data && !isPlaceholderData ? hallazgo(buscar.trim(), data.totalElementos) : ''}
        </p>
        {!data && error && (
          <EstadoDeError
            titulo="Error al obtener los clientes"
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        )}
        {!data && !error && <Cargando />}
        {data?.totalElementos === 0 && (
          <SinClientes buscar={buscar.trim()} alBorrar={() => alBuscar('')} />
        )}
        {data && data.totalElementos > 0 && (
          <>
            <TablaDeClientes
              clientes={data.clientes}
              apagada={isPlaceholderData}
              acciones={acciones}
              destino={(cliente) => destinoDe({ ...lugar, cliente })}
            />
            <Paginacion
              pagina={data}
              nombre="Páginas de clientes"
              alCambiar={(nueva) =>
                navegar(destinoDe({ ...lugar, pagina: nueva }), { arriba: true })
              }
            />
          </>
        )}
      </div>
    </Pagina>
  );
}

function SinClientes({ buscar, alBorrar }: { buscar: string; alBorrar: () => void }) {
  if (buscar === '') {
    return (
      <EstadoVacio
        titulo="Todavía no hay clientes"
        texto="Aparecen acá apenas crean su cuenta para reservar."
      />
    );
  }
  return (
    <EstadoVacio
      titulo={`Ningún cliente con «${buscar}»`}
      texto="La búsqueda mira dentro del nombre y del apellido, con o sin acentos."
      accion={
        <Boton variante="outline" onClick={alBorrar}>
          Ver todos los clientes
        </Boton>
      }
    />
  );
}

function Cargando() {
  return (
    <ZonaDeCarga texto="Cargando clientes..." className="flex flex-col gap-3 lg:gap-px">
      {Array.from({ length: 10 }, (_, fila) => (
        <Esqueleto key={fila} className="h-50 sm:h-40 lg:h-18" />
      ))}
    </ZonaDeCarga>
  );
}
