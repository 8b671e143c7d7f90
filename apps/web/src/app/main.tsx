import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leerSesion } from '../lib/sesion.ts';
import { alPrecargar, precargar, type Ruta } from '../lib/rutas.ts';
import { App } from './App.tsx';
import { cargarPantalla } from './rutas.ts';

alPrecargar(cargarPantalla);
// The first screen's code is on its way while React starts.
precargar(window.location.pathname as Ruta);
// Its first formatter takes a poor phone 30 ms, which nobody notices before the screen begins, in a task of their own.
if (leerSesion().token) import('@remanso/contract/calendario').catch(() => {});

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');

const lugar = document.getElementById('app');
if (!lugar) throw new Error('app.html has no #app');
createRoot(lugar).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
