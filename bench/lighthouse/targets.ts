import type { Scores } from './measure-route.ts';

/**
 * The scores that each route must reach. A category that a route does not name is only reported.
 */
export const TARGETS: {
  route: string;
  as: 'nadie' | 'cliente' | 'admin';
  scores: Partial<Scores>;
}[] = [
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
