import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/direccion/usePaginaQueExiste.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { destinoDe, hallazgo, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { consultasDeUsuarios } from '../../../entities/persona/usuarios.queries.ts';
import { MarcoDePersonas } from './MarcoDePersonas.tsx';
import { RenglonDelPanel } from './RenglonDelPanel.tsx';
import { SinHallazgo } from './SinHallazgo.tsx';

const EditarPersona = perezosa(
  async () => (await import('../../../entities/persona/EditarPersona.tsx')).EditarPersona,
);

const TEXTOS = {
  ADMIN: {
    titulo: 'Administradores',
    paginas: 'Páginas de administradores',
    que: 'administrador',
    ninguno: 'Ningún administrador',
    todos: 'Ver todos los administradores',
  },
  RECEPCION: {
    titulo: 'Recepción',
    paginas: 'Páginas de la recepción',
    que: 'recepcionista',
    ninguno: 'Nadie de la recepción',
    todos: 'Ver toda la recepción',
  },
} as const;

interface PropiedadesDeListaDelPanel {
  lugar: Lugar;
  rol: keyof typeof TEXTOS;
}

/** The accounts of the people who work at the desk: the administrators, or the recepción. */
export function ListaDelPanel({ lugar, rol }: PropiedadesDeListaDelPanel) {
  const textos = TEXTOS[rol];
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeUsuarios.porPagina({ ...lugar, rol }),
    placeholderData: keepPreviousData,
  });
  const [editado, setEditado] = useState<Usuario | null>(null);
  const buscar = lugar.buscar.trim();
  usePaginaQueExiste({
    pagina: lugar.pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (pagina) => navegar(destinoDe({ ...lugar, pagina }), { reemplazar: true }),
  });
  return (
    <MarcoDePersonas
      lugar={lugar}
      titulo={textos.titulo}
      crear="Crear usuario"
      hallazgo={data && !isPlaceholderData ? hallazgo(buscar, data.totalElementos, textos.que) : ''}
    >
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
          {[1, 2].map((fila) => (
            <Esqueleto key={fila} className="h-36 lg:h-20" />
          ))}
        </ZonaDeCarga>
      )}
      {data?.totalElementos === 0 && buscar === '' && (
        <EstadoVacio
          titulo="Todavía no hay nadie en la recepción"
          texto="Al crear la cuenta de quien atiende, elige el rol Recepción."
        />
      )}
      {data?.totalElementos === 0 && buscar !== '' && (
        <SinHallazgo
          titulo={`${textos.ninguno} con «${buscar}»`}
          otro={{ texto: 'Buscar entre los clientes', lugar: { ...lugar, rol: 'CLIENT' } }}
          todos={{ texto: textos.todos, lugar: { ...lugar, buscar: '' } }}
        />
      )}
      {data && data.totalElementos > 0 && (
        <>
          <ul
            aria-label={textos.titulo}
            className={`grid grid-cols-1 gap-3 md:max-xl:grid-cols-2 ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.usuarios.map((usuario) => (
              <RenglonDelPanel
                key={usuario.id}
                usuario={usuario}
                esUltimo={usuario.id === data.ultimoAdministrador}
                alEditar={() => setEditado(usuario)}
              />
            ))}
          </ul>
          <Paginacion
            pagina={data}
            nombre={textos.paginas}
            alCambiar={(pagina) => navegar(destinoDe({ ...lugar, pagina }), { arriba: true })}
          />
        </>
      )}
      {editado && (
        <Suspense>
          <EditarPersona persona={editado} alCerrar={() => setEditado(null)} />
        </Suspense>
      )}
    </MarcoDePersonas>
  );
}
