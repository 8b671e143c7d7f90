import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franjas.contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/EstadoVacio.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { EsqueletoDelDia } from './EsqueletoDelDia.tsx';
import { CaminosDeDiaVacio } from './CaminosDeDiaVacio.tsx';
import { TarjetaDeFranja } from './TarjetaDeFranja.tsx';
import {
  ERROR_DEL_DIA,
  columnasPara,
  destinoDeFecha,
  detalleDeError,
  gruposDe,
  etapaDe,
  type Columnas,
} from './dia.view.ts';
import { excepcionesDe } from './cierre.queries.ts';
import type { PedidoSobreFranja } from './pedidos.ts';

interface PropiedadesDeFranjasDelDia {
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  /** Called when the pointer or the focus comes near a button that opens a detail. */
  alAcercarse: () => void;
  alPedir: (pedido: PedidoSobreFranja) => void;
}

const REJILLAS: Record<Columnas, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  8: 'lg:grid-cols-8',
};

export function FranjasDelDia({
  dia,
  fecha,
  ahora,
  alAcercarse,
  alPedir,
}: PropiedadesDeFranjasDelDia) {
  const hoy = fechaDe(ahora);
  const { data: franjas, error, isFetching, refetch } = dia;
  const excepciones = useQuery(excepcionesDe(fecha));
  if (!franjas) {
    return error ? (
      <EstadoDeError
        titulo={ERROR_DEL_DIA}
        error={new Error(detalleDeError(fecha, error))}
        reintentando={isFetching}
        alReintentar={refetch}
      />
    ) : (
      <EsqueletoDelDia />
    );
  }
  // The banner above comes with the franjas, so that it does not push them down.
  if (excepciones.isLoading) return <EsqueletoDelDia />;
  if (franjas.length === 0) {
    return (
      <EstadoVacio
        titulo="No hay turnos programados"
        texto="Los turnos se generan automáticamente para las fechas futuras, según los horarios semanales."
        accion={
          <CaminosDeDiaVacio
            fecha={fecha}
            hoy={hoy}
            alIr={(otra) => navegar(destinoDeFecha(otra, hoy))}
          />
        }
      />
    );
  }
  const grupos = gruposDe(franjas);
  const rejilla = REJILLAS[columnasPara(grupos)];
  return (
    <div className="flex flex-col gap-5" onPointerEnter={alAcercarse} onFocus={alAcercarse}>
      {error && (
        <Nota tono="aviso" role="status">
          No se pudo actualizar: se muestra lo último que llegó. {detalleDeError(fecha, error)}
        </Nota>
      )}
      {grupos.map(({ nombre, franjas: delGrupo }) => (
        <section key={delGrupo[0]?.id} aria-label={nombre}>
          <h2
            className={
              grupos.length === 1
                ? 'sr-only'
                : 'mb-2 flex items-center gap-3 text-sm font-semibold text-tinta-suave after:h-px after:flex-1 after:bg-borde'
            }
          >
            {nombre}
          </h2>
          <ul
            className={`grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-3 sm:grid-cols-3 md:grid-cols-4 ${rejilla}`}
          >
            {delGrupo.map((franja) => (
              <TarjetaDeFranja
                key={franja.id}
                franja={franja}
                etapa={etapaDe(franja, ahora)}
                alPedir={alPedir}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
