import { admin, ana, badQueries, refused, type BadInput } from './bad-input.ts';

export const BAD_ACTIVIDAD: BadInput[] = [
  ...refused({ '403 SIN_PERMISO': [ana('GET /actividad?page=-1')] }),
  ...badQueries(admin('GET /actividad'), {
    page: ['uno'],
    size: ['0'],
    usuarioId: ['0', 'ana', '1%20or%201=1'],
    reservaId: ['0', 'una'],
    autorId: ['0', 'ana'],
    programaId: ['0', 'planilla'],
    entidad: ['', 'Franjas', "x'--", 'a'.repeat(41)],
    autor: ['', 'ana'],
    accion: ['', '%00', 'a&accion=b'],
    desde: ['2026-02-30', 'ayer'],
  }),
  ...badQueries(admin('GET /actividad?desde=2026-10-02'), { hasta: ['2026-10-01'] }),
];
