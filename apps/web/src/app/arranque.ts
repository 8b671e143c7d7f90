import { adelantar } from './adelantar.ts';

/*
 * The page shows how its screen begins (prerender.tsx) before the app's code takes the processor, which on a poor phone
 * it holds for a third of a second. A page in a tab that nobody sees is not painted, and does not wait for it.
 */
adelantar(location.pathname);
const empezar = () => void import('./main.tsx');

if (document.visibilityState === 'hidden') empezar();
else requestAnimationFrame(() => setTimeout(empezar));
