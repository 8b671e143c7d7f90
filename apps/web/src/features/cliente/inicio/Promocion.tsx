import { formatearPesos } from '@remanso/contract/dinero';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { Banistas } from '../../../components/ilustraciones/Banistas.tsx';
import {
  bajaEnGrupo,
  filasDePromocion,
  type FilaDePromocion,
} from '../../../entities/precio/promocion.view.ts';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { prescindible } from '../../../lib/perezosa.ts';

const PreciosNuevos = prescindible(
  async () => (await import('../../../entities/precio/PreciosNuevos.tsx')).PreciosNuevos,
);

/** Shows the price per person and the saving of a group, from the centre's own price list. */
export function Promocion() {
  const idDeTitulo = useId();
  const { data, isPending, isError } = useQuery(consultasDeConfig.delCentro());
  const filas = filasDePromocion(data?.preciosPorCapacidad ?? null);
  const individual = filas[0] as FilaDePromocion;
  // While the prices load, the card says that groups pay less, as they do in most centres.
  const baja = isPending || bajaEnGrupo(filas);
  if (data === null) return <SinPrecios />;
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id={idDeTitulo} className="max-w-[14ch] text-2xl leading-tight font-bold">
          {baja ? 'En grupo baja el precio' : 'Precios por grupo'}
        </h2>
        <p className="flex flex-col">
          <span className="text-sm text-tinta-suave">Precio por persona</span>
          <span className="cifras text-cifra font-extrabold">
            {isPending ? (
              <Esqueleto className="h-10 w-32" />
            ) : (
              formatearPesos(individual.precioTotal)
            )}
          </span>
        </p>
      </div>
      {isError && (
        <div className="mt-4">
          <Nota tono="aviso">
            No se pudo consultar la lista de precios: estos son los de referencia.
          </Nota>
        </div>
      )}
      <div className="mt-5 overflow-x-auto">
        <table className="cifras w-full text-left">
          <caption className="sr-only">Promoción grupal: precio por cantidad de personas</caption>
          <thead className="text-sm text-tinta-suave">
            <tr>
              <th scope="col" className="pb-2 font-medium">
                Grupo
              </th>
              <th scope="col" className="pb-2 text-right font-medium">
                Total
              </th>
              <th scope="col" className="hidden pb-2 text-right font-medium sm:table-cell">
                Por persona
              </th>
              {baja && (
                <th scope="col" className="pb-2 pl-1 text-right font-medium">
                  Descuento
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {filas.map((fila) => (
              <Fila key={fila.personas} fila={fila} baja={baja} cargando={isPending} />
            ))}
          </tbody>
        </table>
      </div>
      {data && data.proximosPrecios.length > 0 && (
        <Suspense>
          <PreciosNuevos listas={data.proximosPrecios} />
        </Suspense>
      )}
    </Tarjeta>
  );
}

/** The card in place of the prices, while the centre has no configuration and so no prices. */
function SinPrecios() {
  return (
    <Tarjeta como="section">
      <h2 className="text-2xl font-bold">Precios por grupo</h2>
      <p className="mt-3 text-tinta-suave">El centro todavía no cargó sus precios.</p>
    </Tarjeta>
  );
}

interface PropiedadesDeFila {
  fila: FilaDePromocion;
  baja: boolean;
  cargando: boolean;
}

function Fila({ fila, baja, cargando }: PropiedadesDeFila) {
  const cifra = (texto: string) => (cargando ? <Esqueleto className="ml-auto h-6 w-16" /> : texto);
  return (
    <tr className="border-t border-borde">
      <th scope="row" className="py-3 pr-1 font-semibold">
        <Banistas personas={fila.personas} className="mb-1 h-7 text-petroleo" />
        {fila.titulo}
      </th>
      <td className="py-3 text-right text-xl font-bold">
        {cifra(formatearPesos(fila.precioTotal))}
        {!cargando && fila.personas > 1 && (
          <span className="block text-sm font-normal text-tinta-suave sm:hidden">
            {formatearPesos(fila.precioPorPersona)} c/u
          </span>
        )}
      </td>
      <td className="hidden py-3 text-right sm:table-cell">
        {cifra(formatearPesos(fila.precioPorPersona))}
      </td>
      {baja && (
        <td className="py-3 pl-1 text-right">
          {cargando ? (
            <Esqueleto className="ml-auto h-6 w-12" />
          ) : fila.descuento > 0 ? (
            <Insignia tono="exito">{fila.descuento} %</Insignia>
          ) : (
            <span className="text-tinta-suave">Normal</span>
          )}
        </td>
      )}
    </tr>
  );
}
