import { admin, ana, invalidCases, refusedCases, type BadInput } from './bad-input.ts';
import { PAGINA_INVALIDA, SIN_PERMISO, TAMANO_INVALIDO } from './known-refusals.ts';

export const BAD_AVISOS: BadInput[] = [
  ...refusedCases(SIN_PERMISO, [
    ana('GET /avisos/fallidos?page=-1'),
    ana('POST /avisos/#avisoEnCurso/reintentar'),
    ana('DELETE /avisos/uno'),
    ana('POST /clientes/#ana/bienvenida'),
  ]),
  ...invalidCases('page', PAGINA_INVALIDA, [admin('GET /avisos/fallidos?page=uno')]),
  ...invalidCases('size', TAMANO_INVALIDO, [admin('GET /avisos/fallidos?size=101')]),
  ...refusedCases(
    [409, 'AVISO_NO_FALLIDO', 'Ese mensaje ya salió o se está enviando'],
    [admin('POST /avisos/#avisoEnCurso/reintentar'), admin('DELETE /avisos/#avisoEnCurso')],
  ),
  ...refusedCases(
    [409, 'CLIENTE_INACTIVO', 'La cuenta de ese cliente está desactivada'],
    [admin('POST /clientes/#inactiva/bienvenida')],
  ),
  ...refusedCases(
    [404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente'],
    [admin('POST /clientes/#admin/bienvenida'), admin('POST /clientes/#borrada/bienvenida')],
  ),
];
