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
      ana('GET /recados'),
      ana('PUT /reservas/uno/recados/FIESTA'),
      ana('DELETE /reservas/uno/recados/FIESTA'),
      ana('POST /clientes/#ana/bienvenida'),
    ],
    '409 AVISO_NO_FALLIDO': [
      admin('POST /avisos/#avisoEnCurso/reintentar'),
      admin('DELETE /avisos/#avisoEnCurso'),
    ],
    '409 RECORDATORIO_VENCIDO': [admin('POST /avisos/#recordatorioVencido/reenviar')],
    '409 RECADO_VIEJO': [
      admin('PUT /reservas/#reserva/recados/cambio', { franjaId: '#franjaLibre' }),
    ],
    '404 RECADO_INEXISTENTE': [
      admin('DELETE /reservas/#reserva/recados/CIERRE?franjaId=#franjaReservada'),
    ],
    tipo: [
      admin('PUT /reservas/#reserva/recados/FIESTA', { franjaId: '#franjaReservada' }),
      admin('DELETE /reservas/#reserva/recados/1?franjaId=#franjaReservada'),
    ],
    franjaId: [
      ...['1', 0, -1, 1.5, null, {}, [], true].map((franjaId) =>
        admin('PUT /reservas/#reserva/recados/CAMBIO', { franjaId }),
      ),
      admin('DELETE /reservas/#reserva/recados/CAMBIO'),
      admin('DELETE /reservas/#reserva/recados/CAMBIO?franjaId=uno'),
    ],
    '409 AVISO_SIN_REENVIO': [admin('POST /avisos/#avisoEnCurso/reenviar')],
    '404 CALENDARIO_INEXISTENTE': [
      nobody(`GET /calendario/${'x'.repeat(43)}.ics`),
      nobody('GET /calendario/nada.de.nada/turno.ics'),
    ],
    '409 CLIENTE_INACTIVO': [admin('POST /clientes/#inactiva/bienvenida')],
    '404 CLIENTE_NO_ENCONTRADO': [
      admin('POST /clientes/#admin/bienvenida'),
      admin('POST /clientes/#borrada/bienvenida'),
    ],
  }),
];
