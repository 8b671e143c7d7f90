import type { Conflictos as ListaDeConflictos } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useId, useState } from 'react';
import { Conflictos } from '../../../entities/conflicto/Conflictos.tsx';
import { PorResolver } from '../../../entities/conflicto/PorResolver.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { EstadoVacio } from '../../../components/ui/estado/EstadoVacio.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { DatosGenerales } from './DatosGenerales.tsx';
import type { ParteDeConfig } from './EditarConfig.tsx';
import { PreciosConFecha } from './precios/PreciosConFecha.tsx';
import { PreciosPorCapacidad } from './precios/PreciosPorCapacidad.tsx';
import { consultasDeConfig } from '../../../entities/config/config.queries.ts';
import { TarjetaDeAbonos } from './abonos/TarjetaDeAbonos.tsx';
import { TarjetaDeAgenda } from './agenda/TarjetaDeAgenda.tsx';
import { EsqueletoDeConfig } from './EsqueletoDeConfig.tsx';
import { AbrirIntegraciones } from './integraciones/AbrirIntegraciones.tsx';
import { TarjetaDeEstaciones } from './estaciones/TarjetaDeEstaciones.tsx';
import { TarjetaDeNotificaciones } from './TarjetaDeNotificaciones.tsx';
import { TarjetaDeSenia } from './TarjetaDeSenia.tsx';
import { TarjetaDeHorarios } from './TarjetaDeHorarios.tsx';
import { consultasPorResolver } from '../../../entities/conflicto/por-resolver.queries.ts';

const EditarConfig = perezosa(async () => (await import('./EditarConfig.tsx')).EditarConfig);

const LAPIZ = <Pencil aria-hidden="true" className="size-4" />;

/** Shows all settings. Each part has a button or a link that leads to the form of that part. */
export function ConfiguracionDelSistema() {
  const idDeGeneral = useId();
  const idDePrecios = useId();
  const { data: config, error, isFetching, refetch } = useQuery(consultasDeConfig.actual());
  const porResolver = useQuery(consultasPorResolver.ahora());
  const [editando, setEditando] = useState<ParteDeConfig | null>(null);
  const [conflictos, setConflictos] = useState<ListaDeConflictos>([]);
  const falta = error instanceof ErrorDeApi && error.status === 404;

  return (
    <Pagina
      titulo="Configuración del Sistema"
      acciones={
        <Boton
          variante="primary"
          icono={LAPIZ}
          disabled={!config}
          onClick={() => setEditando('general')}
        >
          Editar configuración
        </Boton>
      }
    >
      <div className="flex flex-col gap-5">
        {conflictos.length > 0 && (
          <Conflictos conflictos={conflictos} alCerrar={() => setConflictos([])} />
        )}
        {config && (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <div className="flex flex-col gap-5">
              <Tarjeta como="section" aria-labelledby={idDeGeneral}>
                <h2 id={idDeGeneral} className="mb-4 flex min-h-9 items-center text-xl font-bold">
                  Configuración general
                </h2>
                <DatosGenerales config={config} />
              </Tarjeta>
              <Tarjeta como="section" aria-labelledby={idDePrecios}>
                <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                  <h2 id={idDePrecios} className="text-xl font-bold">
                    Precios por capacidad
                  </h2>
                  <Boton
                    variante="outline"
                    tamano="sm"
                    icono={LAPIZ}
                    onClick={() => setEditando('precios')}
                  >
                    Editar precios
                  </Boton>
                </div>
                <PreciosPorCapacidad precios={config.preciosPorCapacidad} />
                <PreciosConFecha deHoy={config.preciosPorCapacidad} />
              </Tarjeta>
              <TarjetaDeSenia config={config} alEditar={() => setEditando('senia')} />
              {/* What is sold arrives late, so the card is last and pushes nothing down. */}
              <TarjetaDeAbonos precios={config.preciosPorCapacidad} />
            </div>
            <div className="flex flex-col gap-5">
              <TarjetaDeHorarios />
              <TarjetaDeEstaciones config={config} alEditar={() => setEditando('estaciones')} />
              <TarjetaDeNotificaciones
                config={config}
                alEditar={() => setEditando('notificaciones')}
              />
              <TarjetaDeAgenda config={config} alEditar={() => setEditando('agenda')} />
              {/* The notice is last in the column, so that a notice that arrives late pushes
                  nothing down. */}
              {conflictos.length === 0 && (
                <PorResolver conflictos={porResolver.data} alVer={setConflictos} />
              )}
            </div>
          </div>
        )}
        {config && <AbrirIntegraciones />}
        {!config && falta && (
          <EstadoVacio
            titulo="Todavía no hay configuración"
            texto="Sin ella no se generan turnos ni se calculan precios."
            accion={<BotonEnlace a="/configuracion-inicial">Crear Configuración</BotonEnlace>}
          />
        )}
        {!config && error && !falta && (
          <EstadoDeError
            titulo="Error al cargar configuración"
            error={error}
            reintentando={isFetching}
            alReintentar={refetch}
          />
        )}
        {!config && !error && <EsqueletoDeConfig />}
      </div>
      {editando && config && (
        <Suspense>
          <EditarConfig
            config={config}
            parte={editando}
            alCerrar={() => setEditando(null)}
            alGuardar={(nuevos) => {
              setEditando(null);
              setConflictos(nuevos);
              cartel.exito('Configuración actualizada correctamente');
            }}
          />
        </Suspense>
      )}
    </Pagina>
  );
}
