// The landing's only script: who is looking? Without it, and for strangers, the page is already right. Written small on
// purpose; the app itself checks the session for good.
const almacen = localStorage;
const raiz = document.documentElement.dataset;
try {
  const carga = almacen.token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
  if (JSON.parse(atob(carga)).exp * 1e3 > Date.now())
    raiz.sesion = almacen.rol === 'ADMIN' ? 'ADMIN' : 'CLIENT';
} catch {}
document.addEventListener('click', ({ target }) => {
  if ((target as Element).matches('[data-salir]')) {
    for (const clave of ['token', 'rol', 'user', 'copia:resumen', 'copia:reservas'])
      almacen.removeItem(clave);
    delete raiz.sesion;
  }
});

export {};
