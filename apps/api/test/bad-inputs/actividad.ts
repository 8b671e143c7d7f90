import { admin, ana, invalidCases, refused, type BadInput } from './bad-input.ts';
import { ID_INVALIDO, PAGINA_INVALIDA, SIN_PERMISO, TAMANO_INVALIDO } from './known-refusals.ts';

export const BAD_ACTIVIDAD: BadInput[] = [
  refused(ana('GET /actividad?page=-1'), SIN_PERMISO),
  ...invalidCases('page', PAGINA_INVALIDA, [admin('GET /actividad?page=uno')]),
  ...invalidCases('size', TAMANO_INVALIDO, [admin('GET /actividad?size=0')]),
  ...invalidCases('usuarioId', ID_INVALIDO, [
    admin('GET /actividad?usuarioId=0'),
    admin('GET /actividad?usuarioId=ana'),
    admin('GET /actividad?usuarioId=1%20or%201=1'),
  ]),
  ...invalidCases('entidad', 'La entidad no es válida', [
    admin('GET /actividad?entidad='),
    admin('GET /actividad?entidad=Franjas'),
    admin("GET /actividad?entidad=x'--"),
    admin(`GET /actividad?entidad=${'a'.repeat(41)}`),
  ]),
  ...invalidCases('autor', 'El autor debe ser ADMIN, CLIENT, SISTEMA', [
    admin('GET /actividad?autor='),
    admin('GET /actividad?autor=ana'),
  ]),
  ...invalidCases('accion', 'La acción no es válida', [
    admin('GET /actividad?accion='),
    admin('GET /actividad?accion=%00'),
    admin('GET /actividad?accion=a&accion=b'),
  ]),
  ...invalidCases('desde', 'La fecha debe existir y tener la forma AAAA-MM-DD', [
    admin('GET /actividad?desde=2026-02-30'),
    admin('GET /actividad?desde=ayer'),
  ]),
  ...invalidCases('hasta', 'La fecha hasta no puede ser anterior a la fecha desde', [
    admin('GET /actividad?desde=2026-10-02&hasta=2026-10-01'),
  ]),
];
