import { adelantar } from './adelantar.ts';

/*
 * Starts the app after the first paint. The page first shows the content of prerender.tsx; then the
 * app's code occupies the processor, on a slow phone for a third of a second. A hidden tab is never
 * painted, so there the app starts at once. The page of the agenda names the app's chunks in a
 * template, because it is whole without them.
 */
adelantar(location.pathname);
const empezar = () => {
  const despues = document.querySelector<HTMLTemplateElement>('#despues');
  if (despues) document.head.append(despues.content);
  void import('./main.tsx');
};

if (document.visibilityState === 'hidden') empezar();
else requestAnimationFrame(() => setTimeout(empezar));
