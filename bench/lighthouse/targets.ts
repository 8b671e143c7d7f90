import { RUTAS, type Publico } from '../../apps/web/src/lib/direccion/rutas.ts';
import type { Scores } from './measure-route.ts';

interface Target {
  route: string;
  as: 'nadie' | 'cliente' | 'admin';
  scores: Partial<Scores>;
}

/**
 * The scores that some routes must reach. A category that a route does not name is only reported.
 */
const WITH_GOALS: Target[] = [
  {
    route: '/',
    as: 'nadie',
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  {
    route: '/agenda',
    as: 'nadie',
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  { route: '/login', as: 'nadie', scores: { performance: 95, accessibility: 100 } },
  { route: '/register', as: 'nadie', scores: { performance: 95, accessibility: 100 } },
  { route: '/reservas', as: 'cliente', scores: { performance: 95, accessibility: 100 } },
  {
    route: '/reservas/mis-reservas',
    as: 'cliente',
    scores: { performance: 95, accessibility: 100 },
  },
  {
    route: '/reservas/nueva-reserva',
    as: 'cliente',
    scores: { performance: 95, accessibility: 100 },
  },
  // A stranger may book too.
  {
    route: '/reservas/nueva-reserva',
    as: 'nadie',
    scores: { performance: 95, accessibility: 100 },
  },
  { route: '/dashboard', as: 'admin', scores: { performance: 90, accessibility: 100 } },
];

const VISITOR: Record<Publico, Target['as']> = {
  acceso: 'nadie',
  cliente: 'cliente',
  todos: 'cliente',
  cualquiera: 'nadie',
  panel: 'admin',
  comienzo: 'admin',
};

/** Every route of the app, those with goals first; the others are only reported. */
export const TARGETS: Target[] = [
  ...WITH_GOALS,
  ...Object.entries(RUTAS).flatMap(([publico, rutas]) =>
    rutas
      .filter((ruta) => !WITH_GOALS.some(({ route }) => route === ruta))
      .map((route) => ({ route, as: VISITOR[publico as Publico], scores: {} })),
  ),
];
