import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { escucharToques } from '../components/ui/pararSegundoToque.ts';
import { hayQueRefrescarCentro } from '../lib/centro.ts';
import { tomarDestino } from '../lib/direccion/destino.ts';
import { leerSesion } from '../lib/sesion/sesion.ts';
import { alPrecargar, type Ruta } from '../lib/direccion/rutas.ts';
import { App } from './App.tsx';
import { cargarPantalla, pantallaDe } from './pantallas.ts';

tomarDestino();
escucharToques();
alPrecargar((ruta) => void cargarPantalla(ruta));
const ruta = window.location.pathname as Ruta;
const { token } = leerSesion();
// Without a session, a protected route leads to the login, so the login's code is fetched instead.
const primera = cargarPantalla(token || pantallaDe(ruta)?.acceso !== 'protegida' ? ruta : '/login');

const lugar = document.getElementById('app');
if (!lugar) throw new Error('app.html has no #app');
const raiz = createRoot(lugar);
// The content of the page itself stays until there is a screen, which makes one paint instead of
// two. As a transition, the screen is rendered in short strokes, between which a poor phone still
// answers.
void primera.then(() =>
  startTransition(() =>
    raiz.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);

// No screen waits for this; without it the screens ask for what changes.
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

// The service worker is registered late, because it fetches all that a phone needs without a
// network, which must not compete with what the phone needs now.
if (import.meta.env.PROD) {
  const registrar = () => setTimeout(() => void navigator.serviceWorker?.register('/sw.js'), 3_000);
  if (document.readyState === 'complete') registrar();
  else window.addEventListener('load', registrar);
}
