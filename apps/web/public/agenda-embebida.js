// Keeps the embedded agenda fresh: while somebody can see it, it is read again every half a minute,
// and shown where it has changed.
const CADA = 30_000;

async function leer() {
  if (document.hidden) return;
  const respuesta = await fetch(location.href, { cache: 'no-cache', credentials: 'omit' });
  if (!respuesta.ok) return;
  const nueva = new DOMParser().parseFromString(await respuesta.text(), 'text/html');
  const [viejo, nuevo] = [document, nueva].map((una) => una.querySelector('main'));
  if (!viejo || !nuevo || viejo.innerHTML === nuevo.innerHTML) return;
  const enfocado = document.activeElement?.getAttribute('href');
  viejo.replaceWith(nuevo);
  const mismo = [...nuevo.querySelectorAll('a')].find((a) => a.getAttribute('href') === enfocado);
  mismo?.focus({ preventScroll: true });
}

// Without a network the hours stay as they are.
const otraVez = () => void leer().catch(() => {});
setInterval(otraVez, CADA);
document.addEventListener('visibilitychange', otraVez);
