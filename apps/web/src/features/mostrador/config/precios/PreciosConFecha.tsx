import { fechaConAnio } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { listaEmpezo, type Precio } from '@remanso/contract/precio/precios.rules';
import type { ListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Suspense, useId, useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { hoy } from '../../../../lib/tiempo/reloj.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import { ERROR_AL_QUITAR_LISTA, useQuitarLista } from './listas-de-precios.mutations.ts';
import { ERROR_AL_LEER_LISTAS, consultasDeListas } from './listas-de-precios.queries.ts';
import { personas } from '../config-en-palabras.view.ts';

const NuevosPrecios = perezosa(async () => (await import('./NuevosPrecios.tsx')).NuevosPrecios);

/** The listas de precios that begin on a day, and the button that adds a list. */
export function PreciosConFecha({ deHoy }: { deHoy: readonly Precio[] }) {
  const idDeTitulo = useId();
  const { data: listas, error, isFetching, refetch } = useQuery(consultasDeListas.todas());
  const [editando, setEditando] = useState(false);
  return (
    <section aria-labelledby={idDeTitulo} className="mt-5 border-t border-borde pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={idDeTitulo} className="font-bold">
          Precios desde una fecha
        </h3>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<CalendarPlus aria-hidden="true" className="size-4" />}
          disabled={!listas}
          onClick={() => setEditando(true)}
        >
          Cambiar desde una fecha
        </Boton>
      </div>
      {listas?.length === 0 && (
        <p className="mt-2 text-sm text-tinta-suave">
          No hay otros precios por venir: los de arriba siguen hasta que se cambien.
        </p>
      )}
      {listas && listas.length > 0 && (
        <ul className="mt-2 flex flex-col">
          {listas.map((lista) => (
            <Lista key={lista.id} lista={lista} />
          ))}
        </ul>
      )}
      {!listas && error && (
        <EstadoDeError
          titulo={ERROR_AL_LEER_LISTAS}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {editando && listas && (
        <Suspense>
          <NuevosPrecios deHoy={deHoy} listas={listas} alCerrar={() => setEditando(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Lista({ lista: { id, desde, enVigor, preciosPorCapacidad } }: { lista: ListaDePrecios }) {
  const { mutateAsync: quitar } = useQuitarLista();
  // The text of the day includes the year, because the list may have begun in an earlier year.
  const dia = fechaConAnio(desde);

  async function preguntar() {
    const quitada = await confirmar({
      titulo: `¿Quitar los precios del ${dia}?`,
      detalle: 'Desde ese día siguen los precios de antes. Lo ya reservado no cambia.',
      accion: 'Quitar precios',
      alConfirmar: () => quitar(id),
      siFalla: ERROR_AL_QUITAR_LISTA,
    });
    if (quitada) cartel.exito('Precios quitados');
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-borde py-2.5 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="cifras">Desde el {dia}</span>
          {enVigor && <Insignia tono="exito">Rigen hoy</Insignia>}
        </p>
        <p className="cifras text-sm text-tinta-suave">
          {preciosPorCapacidad
            .map(({ capacidad, precio }) => `${personas(capacidad)} ${formatearPesos(precio)}`)
            .join(' · ')}
        </p>
      </div>
      {!listaEmpezo({ desde }, hoy()) && (
        <Boton
          variante="ghost"
          tamano="sm"
          aria-label={`Quitar los precios del ${dia}`}
          onClick={preguntar}
        >
          Quitar
        </Boton>
      )}
    </li>
  );
}
