import type { AbonosDelCentro as Respuesta } from '@remanso/contract/abono/abonos.contract';
import { formatearCantidad, formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Buscador } from '../../../../components/form/Buscador.tsx';
import { Pagina } from '../../../../components/layout/Pagina.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Cifras } from '../../../../components/ui/Cifras.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { OpcionElegible } from '../../../../components/ui/OpcionElegible.tsx';
import { Paginacion } from '../../../../components/ui/Paginacion.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { useVentanaDeAbono } from '../../../../entities/abono/vendido/useVentanaDeAbono.tsx';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { usePaginaQueExiste } from '../../../../lib/direccion/usePaginaQueExiste.ts';
import { AbonoDelCentro } from './AbonoDelCentro.tsx';
import {
  LISTAS_DE_ABONOS,
  NADIE_EN_LISTA,
  NOMBRE_DE_LISTA,
  consultaDeAbonos,
  destinoDeAbonos,
  leerLugarDeAbonos,
  type LugarDeAbonos,
} from './abonos-del-centro.view.ts';

/** The owner's list of all sold abonos: what is left, what it is worth, what ends and who owes. */
export function AbonosDelCentro({ consulta }: { consulta: string }) {
  const lugar = leerLugarDeAbonos(consulta);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consultasDeAbonos.delCentro(consultaDeAbonos(lugar)),
    placeholderData: keepPreviousData,
  });
  const { verAbono, ventanaDeAbono } = useVentanaDeAbono();
  usePaginaQueExiste({
    pagina: lugar.pagina,
    totalPaginas: isPlaceholderData ? undefined : data?.totalPaginas,
    alCorregir: (pagina) => navegar(destinoDeAbonos({ ...lugar, pagina }), { reemplazar: true }),
  });
  return (
    <Pagina
      titulo="Abonos vendidos"
      acciones={
        <BotonEnlace
          a="/dashboard/caja"
          variante="outline"
          icono={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          Volver a la caja
        </BotonEnlace>
      }
    >
      <div className="flex flex-col gap-5">
        <CifrasDeAbonos totales={error && !data ? null : data?.totales} />
        <Filtros lugar={lugar} />
        {!data && error && (
          <EstadoDeError
            titulo="Error al obtener los abonos"
            error={error}
            reintentando={isFetching}
            alReintentar={() => void refetch()}
          />
        )}
        {!data && !error && (
          <ZonaDeCarga texto="Cargando abonos...">
            <Esqueleto className="h-96" />
          </ZonaDeCarga>
        )}
        {data && (
          <Tarjeta
            como="section"
            aria-label={NOMBRE_DE_LISTA[lugar.lista]}
            holgada={false}
            className="px-4 py-4 sm:px-6"
          >
            {data.totalElementos === 0 ? (
              <Ninguno lugar={lugar} />
            ) : (
              <ul className={isPlaceholderData ? 'opacity-60' : ''}>
                {data.abonos.map((abono) => (
                  <AbonoDelCentro key={abono.id} abono={abono} alAbrir={() => verAbono(abono.id)} />
                ))}
              </ul>
            )}
            <Paginacion
              pagina={data}
              nombre="Páginas de abonos"
              alCambiar={(pagina) =>
                navegar(destinoDeAbonos({ ...lugar, pagina }), { arriba: true })
              }
            />
          </Tarjeta>
        )}
      </div>
      {ventanaDeAbono}
    </Pagina>
  );
}

function Ninguno({ lugar: { lista, buscar } }: { lugar: LugarDeAbonos }) {
  if (buscar.trim() === '') return <EstadoVacio titulo={NADIE_EN_LISTA[lista]} />;
  return (
    <EstadoVacio
      titulo={`Ninguno con «${buscar.trim()}»`}
      accion={
        <BotonEnlace
          variante="outline"
          a={destinoDeAbonos({ lista: 'todos', buscar: '', pagina: 0 })}
        >
          Ver todos
        </BotonEnlace>
      }
    />
  );
}

function Filtros({ lugar }: { lugar: LugarDeAbonos }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="guijarro grid min-h-11 grid-cols-2 border-2 border-piedra max-sm:w-full sm:grid-cols-4">
        <legend className="sr-only">Cuáles</legend>
        {LISTAS_DE_ABONOS.map((lista) => (
          <OpcionElegible
            key={lista}
            grupo="lista-de-abonos"
            elegida={lista === lugar.lista}
            alElegir={() => navegar(destinoDeAbonos({ ...lugar, lista, pagina: 0 }))}
            className="min-h-10 px-4"
          >
            {NOMBRE_DE_LISTA[lista]}
          </OpcionElegible>
        ))}
      </fieldset>
      <Buscador
        etiqueta="Buscar abonos"
        ejemplo="Cliente o abono"
        valor={lugar.buscar}
        alBuscar={(buscar) =>
          navegar(destinoDeAbonos({ ...lugar, buscar, pagina: 0 }), { reemplazar: true })
        }
        className="min-w-0 flex-1 basis-48"
      />
    </div>
  );
}

/** The sums of all that was sold; null where they could not be read. */
function CifrasDeAbonos({ totales }: { totales: Respuesta['totales'] | null | undefined }) {
  const cifra = (cual: keyof Respuesta['totales'], decir: (valor: number) => string) =>
    totales && decir(totales[cual]);
  return (
    <div className="max-sm:[&_.cifras]:text-lg">
      <Cifras
        columnas="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] md:grid-cols-2 xl:grid-cols-4"
        cifras={[
          {
            etiqueta: 'Con lugares',
            valor: cifra('vigentes', formatearCantidad),
            detalle: cifra('disponibles', cuantosLugares),
          },
          { etiqueta: 'Valen', valor: cifra('valor', formatearPesos) },
          { etiqueta: 'Terminan en 7 días', valor: cifra('porVencer', formatearCantidad) },
          { etiqueta: 'Se debe', valor: cifra('saldo', formatearPesos) },
        ]}
      />
    </div>
  );
}
