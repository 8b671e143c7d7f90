import { admin, invalidCases } from './bad-input.ts';

const PAGINA = 'La página debe ser un número desde 0';
const TAMANO = 'El tamaño de página debe estar entre 1 y 1000';

/** Every call that answers a bare array, and the list of users (rules §10.6). */
const LISTADOS = [
  '/usuarios/todos?',
  '/usuarios/rol/client?',
  '/franjas?',
  '/franjas/por-fecha/2026-10-02?',
  '/franjas/client/por-fecha/2026-10-02?',
  '/franjas/client/ventana?',
  '/reservas/estado/confirmada?',
  '/reservas/franja/1?',
  '/reservas/por-fecha?fecha=2026-10-02&',
  '/reservas/alternativas?reservas=1&',
  '/asientos/tipo/titular?',
  '/asientos/reserva/1?',
  '/horarios-base?',
] as const;

export const BAD_LISTADOS = LISTADOS.flatMap((listado) => [
  ...invalidCases('page', PAGINA, [
    admin(`GET ${listado}page=-1`),
    admin(`GET ${listado}page=1.5`),
    admin(`GET ${listado}page=1&page=2`),
  ]),
  ...invalidCases('size', TAMANO, [
    admin(`GET ${listado}size=0`),
    admin(`GET ${listado}size=1001`),
    admin(`GET ${listado}size=`),
  ]),
]);
