import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EncabezadoMarco } from '../components/layout/EncabezadoMarco.tsx';
import { Esqueleto } from '../components/ui/estado/Esqueleto.tsx';
import { Acceso } from '../features/acceso/Acceso.tsx';
import { TituloDeLogin } from '../features/acceso/TituloDeLogin.tsx';
import { TituloDeRegistro } from '../features/acceso/TituloDeRegistro.tsx';
import { VolverAlInicio } from '../components/layout/VolverAlInicio.tsx';
import { CabeceraDeMisReservas } from '../features/cliente/mis-reservas/CabeceraDeMisReservas.tsx';
import { CabeceraDeCambio } from '../features/cliente/nueva-reserva/cambio/CabeceraDeCambio.tsx';
import { CabeceraDeReserva } from '../features/cliente/nueva-reserva/CabeceraDeReserva.tsx';
import { EsqueletoDePartes } from '../features/cliente/nueva-reserva/turno/EsqueletoDePartes.tsx';
import { CentroMostrado } from '../lib/centro.ts';
import { publicoDe, type Ruta } from '../lib/direccion/rutas.ts';
import { MarcoDelPanel } from './panel/MarcoDelPanel.tsx';

/*
 * The content that each route's page shows before the app has started: the frame and the title, in
 * their final places. The content must be the same for everybody and must have no field to type in,
 * because the app replaces it.
 */
const COMIENZOS: Partial<Record<Ruta, ReactNode>> = {
  '/login': deAcceso(<TituloDeLogin />, 'h-111'),
  '/register': deAcceso(<TituloDeRegistro />, 'h-160'),
  '/reservas': conEncabezado(<Esqueleto className="mt-9 h-10 w-64" />),
  '/reservas/mis-reservas': conEncabezado(
    <div className="pt-3">
      <CabeceraDeMisReservas />
    </div>,
  ),
  '/reservas/cambiar-turno': conEncabezado(
    <div className="pt-1.5 sm:pt-3">
      <CabeceraDeCambio alVolver={() => {}} />
    </div>,
  ),
  '/reservas/nueva-reserva': conEncabezado(
    <div className="pt-1.5 sm:pt-3">
      <CabeceraDeReserva paso={1}>
        <VolverAlInicio />
      </CabeceraDeReserva>
      <div className="al-lado:grid al-lado:grid-cols-[clamp(15rem,36%,21rem)_minmax(0,1fr)] al-lado:items-start gap-x-8">
        <Esqueleto className="h-96 max-lg:hidden" />
        <div className="flex min-w-0 al-lado:col-start-2 al-lado:row-start-1 flex-col gap-5 sm:gap-8 bajo:gap-2">
          <div>
            <p className="text-xl font-bold bajo:hidden">¿Cuántas personas?</p>
            <Esqueleto className="mt-2 h-22.5 bajo:mt-0 bajo:h-11" />
          </div>
          <div>
            <p className="text-xl font-bold bajo:hidden">¿Qué día?</p>
            <Esqueleto className="mt-1 h-5 w-72 max-w-full" />
            <Esqueleto className="mt-2.5 h-33 sm:h-29.5" />
          </div>
          <div>
            <p className="mb-2 text-xl font-bold sm:mb-4">¿A qué hora?</p>
            <EsqueletoDePartes />
          </div>
        </div>
      </div>
    </div>,
  ),
};

/**
 * The prerendered page of the panel: the frame with placeholders. The page is the same for each
 * rol, so it shows no links to sections.
 */
const PANEL = (
  <>
    <EncabezadoMarco />
    <MarcoDelPanel
      lado={
        <>
          <Esqueleto className="h-11 w-24 lg:h-9 lg:w-full" />
          <Esqueleto className="h-56 max-lg:hidden" />
        </>
      }
      barra={<div className="barra-del-panel" />}
    >
      <div className="contenedor min-h-dvh">
        <Esqueleto className="mt-7 h-10 w-64" />
      </div>
    </MarcoDelPanel>
  </>
);

/**
 * The centre for the prerendered pages. The running server replaces `{{nombre}}` by the centre's
 * name.
 */
const CENTRO = { ...centroNuevo(), nombre: '{{nombre}}' };

/**
 * Returns the HTML that a route's page shows until the app has started; undefined for a route that
 * shows nothing until then. Only the build calls this function, not the browser.
 */
export function renderizarComienzo(ruta: Ruta): string | undefined {
  const comienzo = publicoDe(ruta) === 'panel' ? PANEL : COMIENZOS[ruta];
  if (comienzo === undefined) return undefined;
  return renderToStaticMarkup(<CentroMostrado value={CENTRO}>{comienzo}</CentroMostrado>);
}

/**
 * Returns the page of the login or the registration, with empty space in place of the form.
 * `altoDelFormulario` is a Tailwind class with the form's height, which decides where the form,
 * centred vertically on a wide screen, begins.
 */
function deAcceso(titulo: ReactNode, altoDelFormulario: string): ReactNode {
  return (
    <div className="flex min-h-dvh flex-col">
      <Acceso>
        {titulo}
        <div className={altoDelFormulario} />
      </Acceso>
    </div>
  );
}

function conEncabezado(children: ReactNode): ReactNode {
  return (
    <>
      <EncabezadoMarco />
      <div className="contenedor min-h-dvh">{children}</div>
    </>
  );
}
