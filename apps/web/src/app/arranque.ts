import { adelantar } from './adelantar.ts';

/** The time after the first frame at which the app starts where the browser tells of no paint. */
const SIN_NOTICIA_MS = 500;

/*
 * Starts the app after the first paint. The page first shows the content of prerender.tsx; then the
 * app's code occupies the network and the processor, on a slow phone for a third of a second. A hidden
 * tab is never painted, so there the app starts at once. The page of the agenda names the app's chunks
 * in a template, because it is whole without them.
 */
adelantar(location.pathname);
void new Promise<void>((pintada) => {
  if (document.visibilityState === 'hidden') return pintada();
  new PerformanceObserver(() => pintada()).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(pintada, SIN_NOTICIA_MS));
}).then(() => {
  const despues = document.querySelector<HTMLTemplateElement>('#despues');
  if (despues) document.head.append(despues.content);
  return import('./main.tsx');
});
