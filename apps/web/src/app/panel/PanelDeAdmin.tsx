import '../../styles/panel.css';
import { faltaDecir } from '@remanso/contract/centro/centro.rules';
import { useQuery } from '@tanstack/react-query';
import { Suspense, memo, useState } from 'react';
import { AyudaAlLado } from '../../components/ui/ayudaAlLado.ts';
import { EsqueletoDePantalla } from '../../components/ui/estado/EsqueletoDePantalla.tsx';
import { EstadoDeError } from '../../components/ui/estado/EstadoDeError.tsx';
import { usePararSegundoToque } from '../../components/ui/pararSegundoToque.ts';
import { useVolverCierra } from '../../components/ui/dialogo/useVolverCierra.ts';
import { consultasDeConfig } from '../../entities/config/config.queries.ts';
import { TurnosDelDia } from '../../features/mostrador/dia/TurnosDelDia.tsx';
import {
  ERROR_AL_CARGAR,
  consultasDeHorarios,
} from '../../entities/horario/horarios-base.queries.ts';
import { useCentro } from '../../lib/centro.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { PERMISO_DE_SECCION, type RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { usePermiso } from '../../lib/sesion/usePermiso.ts';
import { useRuta } from '../../lib/direccion/useRuta.ts';
import { perezosa, prescindible } from '../../lib/perezosa.ts';
import { Redirigir } from '../Redirigir.tsx';
import { Alertas } from './Alertas.tsx';
import { BotonDeAyuda } from './BotonDeAyuda.tsx';
import { BarraDelPanel } from './BarraDelPanel.tsx';
import { LadoDelPanel } from './LadoDelPanel.tsx';
import { MarcoDelPanel } from './MarcoDelPanel.tsx';
import { puestaEnMarcha } from './puesta-en-marcha.view.ts';
import { SECCIONES } from './secciones.ts';

const ConfiguracionInicial = perezosa(
  async () =>
    (await import('../../features/mostrador/config/ConfiguracionInicial.tsx')).ConfiguracionInicial,
);
const ConfiguracionDeHorarios = perezosa(
  async () =>
    (await import('../../features/mostrador/horarios/ConfiguracionDeHorarios.tsx'))
      .ConfiguracionDeHorarios,
);

const PasoDelCentro = perezosa(
  async () => (await import('../../features/mostrador/centro/PasoDelCentro.tsx')).PasoDelCentro,
);
const FaltaDecir = prescindible(async () => (await import('./FaltaDecir.tsx')).FaltaDecir);

/**
 * The screen of /dashboard. An administrator first sees the steps of the setup that are missing,
 * and then the panel; everybody else sees the panel.
 */
export function PanelDeAdmin() {
  return usePermiso('admin') ? <PuestaEnMarcha /> : <Panel listo />;
}

function PuestaEnMarcha() {
  // `config` and `horarios` are read at the same time. Their results are evaluated in the
  // specification's order: first the configuration, then the weekly hours.
  const config = useQuery(consultasDeConfig.existe());
  const horarios = useQuery(consultasDeHorarios.existe());
  const falta = puestaEnMarcha(config, horarios);
  const sinDecir = faltaDecir(useCentro());
  // `empezo` is true where the administrator goes through the setup here: the setup's last step
  // then asks for the centre's data. In all other cases the panel only shows a reminder.
  const [empezo, setEmpezo] = useState(false);
  if (falta === 'horarios' && !empezo) setEmpezo(true);

  if (falta === 'error') {
    return (
      <div className="contenedor py-10">
        <EstadoDeError
          titulo={config.data ? ERROR_AL_CARGAR : 'Error al cargar configuración'}
          error={config.error ?? horarios.error}
          reintentando={config.isFetching || horarios.isFetching}
          alReintentar={() => {
            void config.refetch();
            void horarios.refetch();
          }}
        />
      </div>
    );
  }
  if (falta === 'configuración' || falta === 'horarios') {
    return (
      <Suspense fallback={<EsqueletoDePantalla />}>
        {falta === 'configuración' ? (
          <ConfiguracionInicial />
        ) : (
          <ConfiguracionDeHorarios enElPanel />
        )}
      </Suspense>
    );
  }
  if (falta === null && empezo && sinDecir) {
    return (
      <Suspense fallback={<EsqueletoDePantalla />}>
        <PasoDelCentro
          alSeguir={() => {
            setEmpezo(false);
            navegar('/dashboard', { reemplazar: true, arriba: true });
          }}
        />
      </Suspense>
    );
  }
  return <Panel listo={falta === null} recordar={falta === null && sinDecir} />;
}

interface PropiedadesDePanel {
  listo: boolean;
  /**
   * True where the owner has not entered the centre's address or telephone; the panel then shows a
   * reminder.
   */
  recordar?: boolean;
}

function Panel({ listo, recordar = false }: PropiedadesDePanel) {
  // pantallas.ts shows the panel only at the panel's own paths, so the path is a RutaDelPanel.
  const ruta = useRuta() as RutaDelPanel;
  useVolverCierra();
  usePararSegundoToque(ruta);
  if (!usePermiso(PERMISO_DE_SECCION[ruta])) return <Redirigir a="/dashboard" />;
  return (
    <MarcoDelPanel lado={<LadoDelPanel actual={ruta} />} barra={<BarraDelPanel actual={ruta} />}>
      <Alertas enSuLista={ruta === '/dashboard/avisos'} />
      {recordar && ruta !== '/dashboard/centro' && (
        <Suspense>
          <FaltaDecir />
        </Suspense>
      )}
      <AyudaAlLado value={<BotonDeAyuda key={ruta} ruta={ruta} />}>
        {ruta === '/dashboard' ? <TurnosDelDia listo={listo} /> : <Aparte ruta={ruta} />}
      </AyudaAlLado>
    </MarcoDelPanel>
  );
}

/**
 * A section whose code is loaded apart. It is memoised: an answer to the panel's own queries would
 * render the section again, without interruption, where the section has just begun in short steps.
 */
const Aparte = memo(({ ruta }: { ruta: Exclude<RutaDelPanel, '/dashboard'> }) => {
  const Pantalla = SECCIONES[ruta].aparte;
  return (
    <Suspense fallback={<EsqueletoDePantalla />}>
      <Pantalla />
    </Suspense>
  );
});
