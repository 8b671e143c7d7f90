// The landing's only script: it finds out who is looking. Without it, and for visitors without a session, the page is
// already right. It is kept small on purpose; the app itself checks the session properly.
import { quitarEnCursoAjeno, quitarRestos } from '../../lib/restosDeSesion.ts';

const raiz = document.documentElement.dataset;
const mirar = () => {
  delete raiz.sesion;
  try {
    const { token, rol } = localStorage;
    if (!token) return quitarEnCursoAjeno();
    const carga = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    if (JSON.parse(atob(carga)).exp * 1e3 > Date.now())
      raiz.sesion = rol === 'ADMIN' ? 'ADMIN' : 'CLIENT';
    else quitarRestos({ vencida: true });
  } catch {}
};
mirar();
// The session is read again after a logout in another tab, and when the browser restores this page from its cache.
addEventListener('storage', mirar);
addEventListener('pageshow', mirar);
try {
  const aviso = sessionStorage.getItem('aviso');
  if (aviso) {
    sessionStorage.removeItem('aviso');
    const caja = document.createElement('p');
    caja.role = 'status';
    caja.style.cssText =
      'position:fixed;z-index:50;top:1rem;right:1rem;padding:.75rem 1.25rem;border:1px solid var(--color-borde);border-radius:.9rem;background:var(--color-superficie);box-shadow:var(--sombra-flotante);font-weight:500';
    document.body.append(caja);
    // A screen reader announces only what is put into a region that is already in the page.
    setTimeout(() => (caja.textContent = aviso), 100);
    setTimeout(() => caja.remove(), 5e3);
  }
} catch {}
document.addEventListener('click', ({ target }) => {
  if ((target as Element).matches('[data-salir]')) {
    quitarRestos();
    delete raiz.sesion;
  }
});

// Prefetches the app's first chunk, which nearly everybody who goes on will need, once this page is at rest.
setTimeout(() => {
  const sigue = { rel: 'prefetch', as: 'script', crossOrigin: '', href: raiz.sigue };
  if (sigue.href) document.head.append(Object.assign(document.createElement('link'), sigue));
}, 2e3);
