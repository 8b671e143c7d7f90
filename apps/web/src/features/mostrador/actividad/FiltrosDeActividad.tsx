import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { useQuery } from '@tanstack/react-query';
import { memo, type ComponentProps } from 'react';
import { FechaInmediata } from '../../../components/fecha/FechaInmediata.tsx';
import { ControlDeSeleccion } from '../../../components/form/ControlDeSeleccion.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { consultasDeUsuarios } from '../../../entities/persona/usuarios.queries.ts';
import {
  COSAS,
  destinoDe,
  hayFiltros,
  leerQuien,
  opcionesDeQuien,
  type Filtros,
} from './filtros.view.ts';

interface PropiedadesDeFiltrosDeActividad {
  filtros: Filtros;
  /** The programs that have ever done something. */
  programas: readonly NonNullable<Hecho['programa']>[];
}

/** The filters of the trail: each takes effect at once and is kept in the address. */
export function FiltrosDeActividad({ filtros, programas }: PropiedadesDeFiltrosDeActividad) {
  const { data: administradores = [] } = useQuery(consultasDeUsuarios.administradores());
  const { quien, cosa } = filtros;
  const personas = administradores.map(({ id, nombre, apellido }) => ({
    valor: String(id),
    texto: `${nombre} ${apellido}`,
  }));

  return (
    <search
      className={`grid de-a-pares items-end gap-3 max-[23rem]:grid-cols-1 ${hayFiltros(filtros) ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
    >
      <Seleccion
        etiqueta="Quién"
        vacia="Cualquiera"
        opciones={opcionesDeQuien(quien, { personas, programas })}
        value={quien}
        onChange={({ target }) => filtrar(filtros, { quien: leerQuien(target.value) })}
      />
      <Seleccion
        etiqueta="Qué"
        vacia="Todo"
        opciones={COSAS}
        value={cosa}
        onChange={({ target }) => filtrar(filtros, { cosa: target.value })}
      />
      <Periodo {...filtros} />
      {hayFiltros(filtros) && (
        <BotonEnlace
          a="/dashboard/actividad"
          variante="ghost"
          className="max-lg:col-span-full max-lg:justify-self-start"
        >
          Quitar filtros
        </BotonEnlace>
      )}
    </search>
  );
}

/**
 * The two days. They are memoised, because a date field takes long to render and is not about the
 * answers that arrive meanwhile.
 */
const Periodo = memo((filtros: Filtros) => {
  const { desde, hasta } = filtros;
  return (
    <>
      <FechaInmediata
        etiqueta="Desde"
        valor={desde}
        maximo={hasta || undefined}
        // The date chosen last wins: an end before the start, or a start after the end, clears the
        // other date.
        alElegir={(dia) => filtrar(filtros, { desde: dia, ...(dia > hasta && { hasta: '' }) })}
      />
      <FechaInmediata
        etiqueta="Hasta"
        valor={hasta}
        minimo={desde || undefined}
        alElegir={(dia) =>
          filtrar(filtros, { hasta: dia, ...(dia && dia < desde && { desde: '' }) })
        }
      />
    </>
  );
});

function filtrar(filtros: Filtros, cambios: Partial<Filtros>): void {
  navegar(destinoDe({ ...filtros, ...cambios, pagina: 0 }));
}

function Seleccion({
  etiqueta,
  ...control
}: { etiqueta: string } & ComponentProps<typeof ControlDeSeleccion>) {
  return (
    <MarcoDeCampo etiqueta={etiqueta}>
      {(enlaces) => <ControlDeSeleccion {...control} {...enlaces} />}
    </MarcoDeCampo>
  );
}
