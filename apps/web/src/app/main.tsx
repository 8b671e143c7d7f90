import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { escucharToques } from '../components/ui/pararSegundoToque.ts';
import { hayQueRefrescarCentro } from '../lib/centro.ts';
import { escucharInstalacion } from '../lib/instalacion.ts';
import { cartel } from '../lib/carteles.ts';
import { tomarDestino } from '../lib/direccion/destino.ts';
import { dejarEnlaceSinToken } from '../lib/direccion/enlace.ts';
import { leerSesion } from '../lib/sesion/sesion.ts';
import { alPrecargar, type Ruta } from '../lib/direccion/rutas.ts';
import { App } from './App.tsx';
import { convivirConTraductor } from './convivirConTraductor.ts';
import { cargarPantalla, pantallaDe } from './pantallas.ts';

convivirConTraductor();
tomarDestino();
if (dejarEnlaceSinToken()) cartel.error('Token no válido');
escucharToques();
escucharInstalacion();
alPrecargar((ruta) => void cargarPantalla(ruta));
const ruta = window.location.pathname as Ruta;
const { token } = leerSesion();
// A protected route without a session leads to /login, so the code of the login is fetched.
const primera = cargarPantalla(token || pantallaDe(ruta)?.acceso !== 'protegida' ? ruta : '/login');

const lugar = document.getElementById('app');
if (!lugar) throw new Error('app.html has no #app');
const raiz = createRoot(lugar);
// The prerendered content stays until the screen's code has loaded, so that the page is painted
// once instead of twice. Rendered as a transition, the screen is drawn in short steps, between
// which a slow phone still reacts to presses.
void primera.then(() =>
  startTransition(() =>
    raiz.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);

// No screen waits for despues.ts. Where it fails to load, the screens poll for changes.
void primera
  .then(() => import('./despues.ts'))
  .then(
    ({ despues }) => despues(),
    () => {},
  );

if (hayQueRefrescarCentro()) {
  void primera
    .then(() => import('./refrescarCentro.ts'))
    .then(
      ({ refrescarCentro }) => refrescarCentro(),
      () => {},
    );
}

// The service worker is registered three seconds after the page has loaded. It downloads everything
// that a phone needs without a network, and those downloads must not slow down the first screen.
if (import.meta.env.PROD) {
  const registrar = () => setTimeout(() => void navigator.serviceWorker?.register('/sw.js'), 3_000);
  if (document.readyState === 'complete') registrar();
  else window.addEventListener('load', registrar);
}
