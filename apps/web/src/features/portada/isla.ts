// This file is the only script of the landing. The script shows the parts for the user who is
// logged in. Without the script, and for a visitor without a session, the page is right as
// rendered.
import { tomarCartel } from '../../lib/sesion/cartel-al-llegar.ts';
import { cerrarSesion, leerSesion, seguirAlmacen, suscribir } from '../../lib/sesion/sesion.ts';

const raiz = document.documentElement.dataset;

function mostrarDeQuien(): void {
  const { token, rol } = leerSesion();
  if (token) raiz.sesion = rol;
  else delete raiz.sesion;
}

mostrarDeQuien();
suscribir(mostrarDeQuien);
seguirAlmacen();
document.addEventListener('click', ({ target }) => {
  if ((target as Element).matches('[data-salir]')) cerrarSesion();
});

const cartel = tomarCartel();
if (cartel) {
  const caja = document.createElement('p');
  caja.role = 'status';
  caja.style.cssText =
    'position:fixed;z-index:50;top:5.25rem;right:1rem;padding:.75rem 1.25rem;border:1px solid var(--color-borde);border-radius:.9rem;background:var(--color-superficie);box-shadow:var(--sombra-flotante);font-weight:500';
  document.body.append(caja);
  // A screen reader announces only text that is put into a region that exists already, so the text
  // is added a little later.
  setTimeout(() => (caja.textContent = cartel), 100);
  setTimeout(() => caja.remove(), 5e3);
}

// Prefetches the first chunk of the app once the landing is at rest. Nearly every visitor who goes
// on needs that chunk.
setTimeout(() => {
  const sigue = { rel: 'prefetch', as: 'script', crossOrigin: '', href: raiz.sigue };
  if (sigue.href) document.head.append(Object.assign(document.createElement('link'), sigue));
}, 2e3);
