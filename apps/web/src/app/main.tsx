import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { leerSesion } from '../lib/sesion.ts';
import { alPrecargar, type Ruta } from '../lib/rutas.ts';
import { App } from './App.tsx';
import { cargarPantalla, pantallaDe } from './rutas.ts';

alPrecargar((ruta) => void cargarPantalla(ruta));
const ruta = window.location.pathname as Ruta;
const { token } = leerSesion();
// Who has no session is led to the login.
const primera = cargarPantalla(token || pantallaDe(ruta)?.acceso !== 'protegida' ? ruta : '/login');
// Its first formatter takes a poor phone 30 ms, which nobody notices before the screen begins, in a task of their own.
if (token) import('@remanso/contract/calendario').catch(() => {});

const lugar = document.getElementById('app');
if (!lugar) throw new Error('app.html has no #app');
const raiz = createRoot(lugar);
// What the page itself says stays until there is a screen: one paint instead of two. Being a transition, that screen is
// made in short strokes, between which a poor phone still answers.
void primera.then(() =>
  startTransition(() =>
    raiz.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);

// It fetches all that a phone needs without a network, which must not compete with what it needs now.
if (import.meta.env.PROD) {
  const registrar = () => setTimeout(() => void navigator.serviceWorker?.register('/sw.js'), 3_000);
  if (document.readyState === 'complete') registrar();
  else window.addEventListener('load', registrar);
}
