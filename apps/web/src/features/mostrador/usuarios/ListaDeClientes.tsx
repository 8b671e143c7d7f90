import { keepPreviousData, useQuery } from '@tanstack/react-query';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/direccion/usePaginaQueExiste.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { AbrirTraerClientes } from './AbrirTraerClientes.tsx';
import { MarcoDePersonas } from './MarcoDePersonas.tsx';
import { SinHallazgo } from './SinHallazgo.tsx';
import { TablaDeClientes } from './TablaDeClientes.tsx';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { destinoDe, hallazgo, type Lugar } from '../../../entities/persona/clientes.view.ts';

const ICONO = 'size-5 shrink-0 text-petroleo';

export function ListaDeClientes({ lugar }: { lugar: Lugar }) {
  const { buscar, pagina } = lugar;
  const esAdmin = usePermiso('admin');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeClientes.pagina(buscar.trim(), pagina),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste({
    pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (ultima) => navegar(destinoDe({ ...lugar, pagina: ultima }), { reemplazar: true }),
  });

  const cuenta = (valor: number | undefined) => (error && !data ? null : valor);

  return (
    <MarcoDePersonas
      lugar={lugar}
      titulo="Gestión de Clientes"
      crear="Nuevo cliente"
      otraAccion={esAdmin && <AbrirTraerClientes />}
      hallazgo={
        data && !isPlaceholderData ? hallazgo(buscar.trim(), data.totalElementos, 'cliente') : ''
      }
    >
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
      {!data && error && (
        <EstadoDeError
          titulo="Error al obtener los clientes"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !error && <Cargando />}
      {data?.totalElementos === 0 && <SinClientes lugar={lugar} />}
      {data && data.totalElementos > 0 && (
        <>
          <TablaDeClientes
            clientes={data.clientes}
            apagada={isPlaceholderData}
            destino={(cliente) => destinoDe({ ...lugar, cliente })}
          />
          <Paginacion
            pagina={data}
            nombre="Páginas de clientes"
            alCambiar={(nueva) => navegar(destinoDe({ ...lugar, pagina: nueva }), { arriba: true })}
          />
        </>
      )}
    </MarcoDePersonas>
  );
}

function SinClientes({ lugar }: { lugar: Lugar }) {
  const buscar = lugar.buscar.trim();
  if (buscar === '') {
    return (
      <EstadoVacio
        titulo="Todavía no hay clientes"
        texto="Aparecen acá apenas crean su cuenta para reservar; con «Nuevo cliente» se crea la de quien llama o pasa por el centro."
      />
    );
  }
  return (
    <SinHallazgo
      titulo={`Ningún cliente con «${buscar}»`}
      otro={{ texto: 'Buscar entre los administradores', lugar: { ...lugar, rol: 'ADMIN' } }}
      todos={{ texto: 'Ver todos los clientes', lugar: { ...lugar, buscar: '' } }}
    />
  );
}

function Cargando() {
  return (
    <ZonaDeCarga texto="Cargando clientes..." className="flex flex-col gap-3 lg:gap-px">
      {Array.from({ length: 10 }, (_, fila) => (
        <Esqueleto key={fila} className="h-39 lg:h-18" />
      ))}
    </ZonaDeCarga>
  );
}
