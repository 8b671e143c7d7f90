import { adelantar } from './adelantar.ts';

/*
 * Starts the app after the first paint. The page first shows the content of prerender.tsx; then the
 * app's code occupies the processor, on a slow phone for a third of a second. A hidden tab is never
 * painted, so there the app starts at once.
 */
adelantar(location.pathname);
const empezar = () => void import('./main.tsx');

if (document.visibilityState === 'hidden') empezar();
else requestAnimationFrame(() => setTimeout(empezar));
