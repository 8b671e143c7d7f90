import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { FechaInmediata } from '../../../components/fecha/FechaInmediata.tsx';
import { ControlDeSeleccion } from '../../../components/form/ControlDeSeleccion.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { consultasDeUsuarios } from '../../../entities/persona/usuarios.queries.ts';
import { COSAS, GRUPOS, destinoDe, hayFiltros, leerQuien, type Filtros } from './filtros.view.ts';

/** The filters of the trail: each takes effect at once and is kept in the address. */
export function FiltrosDeActividad({ filtros }: { filtros: Filtros }) {
  const { data: administradores = [] } = useQuery(consultasDeUsuarios.administradores());
  const cambiar = (cambios: Partial<Filtros>) =>
    navegar(destinoDe({ ...filtros, ...cambios, pagina: 0 }));
  const { quien, cosa, desde, hasta } = filtros;
  const personas = administradores.map(({ id, nombre, apellido }) => ({
    valor: String(id),
    texto: `${nombre} ${apellido}`,
  }));
  // The account in the address may be a client's, an erased one's or a former administrator's,
  // whose hechos are still there.
  const esConocida =
    typeof quien !== 'number' || personas.some(({ valor }) => valor === String(quien));
  const otra = esConocida ? [] : [{ valor: String(quien), texto: `Cuenta n.º ${quien}` }];

  return (
    <search
      className={`grid de-a-pares items-end gap-3 max-[23rem]:grid-cols-1 ${hayFiltros(filtros) ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
    >
      <Seleccion
        etiqueta="Quién"
        vacia="Cualquiera"
        opciones={[...GRUPOS, ...personas, ...otra]}
        value={quien}
        onChange={({ target }) => cambiar({ quien: leerQuien(target.value) })}
      />
      <Seleccion
        etiqueta="Qué"
        vacia="Todo"
        opciones={COSAS}
        value={cosa}
        onChange={({ target }) => cambiar({ cosa: target.value })}
      />
      <FechaInmediata
        etiqueta="Desde"
        valor={desde}
        maximo={hasta || undefined}
        // The end chosen last wins and clears the other, because moving both ends begins with one
        // of them.
        alElegir={(dia) => cambiar({ desde: dia, ...(dia > hasta && { hasta: '' }) })}
      />
      <FechaInmediata
        etiqueta="Hasta"
        valor={hasta}
        minimo={desde || undefined}
        alElegir={(dia) => cambiar({ hasta: dia, ...(dia && dia < desde && { desde: '' }) })}
      />
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
