import { adelantar } from './adelantar.ts';

/*
 * Starts the app after the first paint: the page shows how its screen begins (prerender.tsx) before
 * the app's code occupies the processor, for a third of a second on a poor phone. A page in a
 * hidden tab is not painted, so it starts at once.
 */
adelantar(location.pathname);
const empezar = () => void import('./main.tsx');

if (document.visibilityState === 'hidden') empezar();
else requestAnimationFrame(() => setTimeout(empezar));
