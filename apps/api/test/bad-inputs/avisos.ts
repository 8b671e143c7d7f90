import { admin, ana, badQueries, nobody, refused, type BadInput } from './bad-input.ts';

export const BAD_AVISOS: BadInput[] = [
  ...badQueries(admin('GET /avisos/fallidos'), { page: ['uno'], size: ['101'] }),
  ...refused({
    '403 SIN_PERMISO': [
      ana('GET /avisos/fallidos?page=-1'),
      ana('POST /avisos/#avisoEnCurso/reintentar'),
      ana('POST /avisos/#avisoEnCurso/reenviar'),
      ana('GET /reservas/uno/avisos'),
      ana('DELETE /avisos/uno'),
      ana('POST /clientes/#ana/bienvenida'),
    ],
    '409 AVISO_NO_FALLIDO': [
      admin('POST /avisos/#avisoEnCurso/reintentar'),
      admin('DELETE /avisos/#avisoEnCurso'),
    ],
    '409 AVISO_SIN_REENVIO': [admin('POST /avisos/#avisoEnCurso/reenviar')],
    '404 CALENDARIO_INEXISTENTE': [nobody(`GET /calendario/${'x'.repeat(43)}.ics`)],
    '409 CLIENTE_INACTIVO': [admin('POST /clientes/#inactiva/bienvenida')],
    '404 CLIENTE_NO_ENCONTRADO': [
      admin('POST /clientes/#admin/bienvenida'),
      admin('POST /clientes/#borrada/bienvenida'),
    ],
  }),
];
