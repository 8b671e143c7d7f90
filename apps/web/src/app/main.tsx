import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { alPrecargar, precargar, type Ruta } from '../lib/rutas.ts';
import { App } from './App.tsx';
import { cargarPantalla } from './rutas.ts';

alPrecargar(cargarPantalla);
// The first screen's code is on its way while React starts.
precargar(window.location.pathname as Ruta);

if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');

const lugar = document.getElementById('app');
if (!lugar) throw new Error('app.html has no #app');
createRoot(lugar).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
