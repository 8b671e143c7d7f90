import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { LeyendaDeGenero } from '../../../components/ui/ocupacion/LeyendaDeGenero.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { EsqueletoDelDia } from './EsqueletoDelDia.tsx';
import { Planilla } from './planilla/Planilla.tsx';
import { Tarjetas } from './tarjetas/Tarjetas.tsx';
import { alPulsarFlecha } from './alPulsarFlecha.ts';
import { FallaDelDia } from './FallaDelDia.tsx';
import { gruposDe } from './dia.view.ts';
import { destinoDeFecha } from '../../../entities/franja/dia-en-direccion.view.ts';
import { excepcionesDe } from './por-atender/excepciones-del-dia.queries.ts';
import type { VentanaDelDia } from './ventanas.ts';
import type { VistaDelDia } from './useVistaDelDia.ts';

const CaminosDeDiaVacio = perezosa(
  async () => (await import('./vacio/CaminosDeDiaVacio.tsx')).CaminosDeDiaVacio,
);

interface PropiedadesDeFranjasDelDia {
  dia: UseQueryResult<Franja[]>;
  fecha: string;
  ahora: string;
  vista: VistaDelDia;
  /**
   * Called when the pointer or the focus enters the franjas. The caller then loads the code of the
   * windows (VentanasDelDia).
   */
  alAcercarse: () => void;
  alAbrir: (ventana: VentanaDelDia) => void;
}

export function FranjasDelDia({
  dia,
  fecha,
  ahora,
  vista,
  alAcercarse,
  alAbrir,
}: PropiedadesDeFranjasDelDia) {
  const hoy = fechaDe(ahora);
  const { data: franjas, error } = dia;
  const enabled = usePermiso('admin');
  const excepciones = useQuery({ ...excepcionesDe(fecha), enabled });
  if (!franjas) {
    return error ? <FallaDelDia fecha={fecha} dia={dia} /> : <EsqueletoDelDia />;
  }
  // The franjas wait until the exceptions are read: the banner about the exceptions, above the
  // franjas, would push the franjas down.
  if (excepciones.isLoading) return <EsqueletoDelDia />;
  if (franjas.length === 0) {
    return (
      <EstadoVacio
        titulo="No hay turnos programados"
        texto="Los turnos se generan automáticamente para las fechas futuras, según los horarios semanales."
        accion={
          <Suspense fallback={<p className="min-h-6" />}>
            <CaminosDeDiaVacio
              fecha={fecha}
              hoy={hoy}
              alIr={(otra) => navegar(destinoDeFecha(otra, hoy))}
            />
          </Suspense>
        }
      />
    );
  }
  const grupos = gruposDe(franjas);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of its buttons.
    <div
      className="flex flex-col gap-5"
      onPointerEnter={alAcercarse}
      onFocus={alAcercarse}
      onKeyDown={alPulsarFlecha}
    >
      <FallaDelDia fecha={fecha} dia={dia} />
      {vista === 'planilla' ? (
        <Planilla grupos={grupos} ahora={ahora} alAbrir={alAbrir} />
      ) : (
        <Tarjetas grupos={grupos} ahora={ahora} alAbrir={alAbrir} />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        <LeyendaDeGenero franjas={franjas} />
        <p className="text-sm text-tinta-suave max-lg:hidden">
          Con Tab se entra a los turnos; las flechas los recorren y Enter abre.
        </p>
      </div>
    </div>
  );
}
