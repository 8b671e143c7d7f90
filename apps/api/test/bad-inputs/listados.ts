import { admin, badPages } from './bad-input.ts';

/** The calls whose answer is a bare array, and the list of usuarios (rules §2.11). */
const LISTADOS = [
  '/usuarios/todos',
  '/usuarios/rol/client',
  '/franjas',
  '/franjas/por-fecha/2026-10-02',
  '/franjas/client/por-fecha/2026-10-02',
  '/franjas/client/ventana',
  '/reservas/estado/confirmada',
  '/reservas/franja/1',
  '/reservas/por-fecha?fecha=2026-10-02',
  '/reservas/alternativas?reservas=1',
  '/asientos/tipo/titular',
  '/asientos/reserva/1',
  '/reservas/1/pagos',
  '/listas-de-precios',
  '/horarios-base',
];

export const BAD_LISTADOS = LISTADOS.flatMap((listado) => badPages(admin(`GET ${listado}`)));
