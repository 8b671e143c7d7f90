import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Paginacion } from '../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { enfocarTitulo } from '../../../lib/enfocar.ts';
import { pararSegundoToque } from '../../../components/ui/pararSegundoToque.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../lib/direccion/usePaginaQueExiste.ts';
import { vencer } from '../../../lib/vencimientos.ts';
import { AvisoEnLista } from './AvisoEnLista.tsx';
import { SinServidorDeCorreo } from '../../../entities/aviso/SinServidorDeCorreo.tsx';
import { consultasDeAvisos } from '../../../entities/aviso/avisos.queries.ts';
import { destinoDe, leerPagina } from '../../../entities/aviso/avisos.view.ts';

/**
 * Lists the e-mails that the server gave up on, each with the recipient, the time and the reason.
 * The desk can send an e-mail again or discard it.
 */
export function AvisosSinEntregar() {
  const pagina = leerPagina(useSearch());
  const consultas = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeAvisos.fallidos(pagina),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste({
    pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (ultima) => navegar(destinoDe(ultima), { reemplazar: true }),
  });
  const renovar = async () => {
    await vencer(consultas, 'avisos');
    // The row with the focus has left the list, and the next row is now in its place: a second tap
    // must not hit that row, and the title takes the focus.
    pararSegundoToque();
    enfocarTitulo();
  };

  return (
    <Pagina
      titulo="Mensajes sin entregar"
      bajada="Emails que el servidor de email no aceptó mientras valía la pena insistir. Quedan acá por 30 días."
    >
      <SinServidorDeCorreo className="mb-5" />
      {!data && error && (
        <EstadoDeError
          titulo="Error al obtener los mensajes"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !error && (
        <ZonaDeCarga texto="Cargando mensajes..." className="flex flex-col gap-2">
          {Array.from({ length: 3 }, (_, fila) => (
            <Esqueleto key={fila} className="h-36 sm:h-28" />
          ))}
        </ZonaDeCarga>
      )}
      {data?.totalElementos === 0 && (
        <EstadoVacio titulo="Nada pendiente" texto="No hay mensajes sin entregar." />
      )}
      {data && data.totalElementos > 0 && (
        <div className={`flex flex-col gap-6 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Tarjeta como="div" holgada={false}>
            <ul aria-label="Mensajes sin entregar">
              {data.avisos.map((aviso) => (
                <AvisoEnLista key={aviso.id} aviso={aviso} alCambiar={renovar} />
              ))}
            </ul>
          </Tarjeta>
          <Paginacion
            pagina={data}
            nombre="Páginas de mensajes"
            alCambiar={(nueva) => navegar(destinoDe(nueva), { arriba: true })}
          />
        </div>
      )}
    </Pagina>
  );
}
