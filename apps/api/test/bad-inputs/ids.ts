import { NUEVO_WEBHOOK } from '../support/programas/webhooks-de-escena.ts';
import { admin, ana, refused, type Call } from './bad-input.ts';

const en = (quien: typeof admin, call: string, body?: object) => (id: string) =>
  quien(call.replace('{id}', id), body);

/** Every call with an id in its path, by the refusal for an id that does not exist (rules §2.6). */
const CON_ID: Record<string, ((id: string) => Call)[]> = {
  '404 USUARIO_INEXISTENTE': [
    en(admin, 'GET /usuarios/{id}'),
    en(admin, 'PUT /usuarios/{id}', { nombre: 'Otra' }),
    en(admin, 'PATCH /usuarios/{id}/rol', { rol: 'ADMIN' }),
    en(admin, 'POST /usuarios/{id}/enlace'),
    en(admin, 'PATCH /usuarios/{id}/estado', { estado: 'ACTIVO' }),
    en(admin, 'DELETE /usuarios/{id}'),
  ],
  '404 CLIENTE_NO_ENCONTRADO': [
    en(admin, 'GET /clientes/{id}/resumen'),
    en(admin, 'GET /clientes/{id}/reservas'),
    en(admin, 'GET /clientes/{id}/avisos'),
    en(admin, 'GET /clientes/{id}/historia'),
    en(admin, 'GET /clientes/{id}/abonos'),
    en(admin, 'POST /clientes/{id}/abonos', { abonoId: 1 }),
    en(admin, 'POST /clientes/{id}/bienvenida'),
    en(admin, 'POST /clientes/{id}/confirmar-email'),
    en(admin, 'PUT /clientes/{id}/nota', { nota: '' }),
    en(admin, 'GET /clientes/{id}/unir?con=777777'),
    en(admin, 'POST /clientes/{id}/unir', { con: 777777 }),
    en(admin, 'PUT /clientes/{id}/toggle-activo'),
    en(admin, 'DELETE /clientes/{id}'),
  ],
  '404 EXCEPCION_INEXISTENTE': ['feriados', 'bloqueos', 'overrides'].flatMap((clase) => [
    en(admin, `DELETE /excepciones/${clase}/{id}`),
    en(admin, `GET /excepciones/${clase}/{id}/previsualizar-eliminacion`),
  ]),
  '404 ABONO_INEXISTENTE': [
    en(admin, 'PATCH /abonos/{id}', { activo: true }),
    en(ana, 'GET /abonos-vendidos/{id}'),
    en(admin, 'POST /abonos-vendidos/{id}/pagos', { monto: 1, medio: 'OTRO' }),
    en(admin, 'PUT /abonos-vendidos/{id}', { motivo: 'Otro' }),
    en(admin, 'POST /abonos-vendidos/{id}/anular', { motivo: 'No', devolucion: 0, medio: 'OTRO' }),
  ],
  '404 LISTA_INEXISTENTE': [en(admin, 'DELETE /listas-de-precios/{id}')],
  '404 SUSCRIPCION_INEXISTENTE': [en(ana, 'DELETE /suscripciones/{id}')],
  '404 WEBHOOK_INEXISTENTE': [
    en(admin, 'PUT /webhooks/{id}', NUEVO_WEBHOOK),
    en(admin, 'DELETE /webhooks/{id}'),
    en(admin, 'GET /webhooks/{id}/envios'),
    en(admin, 'POST /webhooks/{id}/probar'),
  ],
  '404 TOKEN_INEXISTENTE': [en(admin, 'DELETE /tokens/{id}')],
  '404 ENVIO_INEXISTENTE': [en(admin, 'POST /envios/{id}/reenviar')],
  '404 AVISO_INEXISTENTE': [
    en(admin, 'POST /avisos/{id}/reintentar'),
    en(admin, 'POST /avisos/{id}/reenviar'),
    en(admin, 'DELETE /avisos/{id}'),
  ],
  '404 FRANJA_INEXISTENTE': [
    en(admin, 'GET /franjas/{id}'),
    en(admin, 'PUT /franjas/{id}', { capacidadEfectiva: 2 }),
    en(admin, 'PUT /franjas/{id}/bloquear'),
    en(admin, 'PUT /franjas/{id}/desbloquear'),
    en(admin, 'DELETE /franjas/{id}'),
    en(admin, 'GET /reservas/franja/{id}'),
    en(ana, 'POST /franjas/{id}/espera', { personas: 1 }),
    en(admin, 'GET /franjas/{id}/esperas'),
  ],
  '404 RESERVA_INEXISTENTE': [
    en(ana, 'GET /reservas/{id}'),
    en(ana, 'GET /reservas/{id}/calendario.ics'),
    en(ana, 'POST /reservas/{id}/calendario'),
    en(admin, 'GET /reservas/{id}/avisos'),
    en(admin, 'GET /reservas/{id}/historia'),
    en(ana, 'PUT /reservas/{id}', { notas: 'Otra' }),
    en(ana, 'POST /reservas/{id}/cancelar'),
    en(ana, 'POST /reservas/{id}/invitaciones', { asientoId: 1 }),
    en(admin, 'PATCH /reservas/{id}/estado?nuevoEstado=CANCELADA'),
    en(admin, 'POST /reservas/{id}/deshacer'),
    en(admin, 'DELETE /reservas/{id}'),
    en(admin, 'PUT /reservas/{id}/asistencia', { presentes: [7] }),
    en(admin, 'POST /reservas/{id}/pagos', { tipo: 'PAGO', monto: 1, medio: 'OTRO' }),
    en(admin, 'GET /reservas/{id}/pagos'),
    en(admin, 'PUT /reservas/{id}/recados/CAMBIO', { franjaId: 1 }),
    en(admin, 'DELETE /reservas/{id}/recados/CAMBIO?franjaId=1'),
    en(ana, 'GET /asientos/reserva/{id}'),
  ],
  '404 IMPORTACION_INEXISTENTE': [en(admin, 'POST /importaciones/{id}/deshacer')],
  '404 ESPERA_INEXISTENTE': [
    en(ana, 'DELETE /esperas/{id}'),
    en(ana, 'POST /esperas/{id}/aceptar', {}),
    en(ana, 'POST /esperas/{id}/rechazar'),
    en(admin, 'PUT /esperas/{id}/recados/OFERTA'),
    en(admin, 'DELETE /esperas/{id}/recados/OFERTA'),
  ],
  '404 SERIE_INEXISTENTE': [
    en(ana, 'GET /series/{id}'),
    en(ana, 'POST /series/{id}/cancelar', { desde: '2026-10-09' }),
  ],
  '404 PAGO_INEXISTENTE': [en(admin, 'POST /pagos/{id}/anular', { motivo: 'Error' })],
  '404 MOVIMIENTO_INEXISTENTE': [en(admin, 'POST /caja/movimientos/{id}/anular', { motivo: 'No' })],
  '404 CIERRE_INEXISTENTE': [en(admin, 'POST /caja/cierres/{id}/reabrir', { motivo: 'No' })],
  '404 ASIENTO_INEXISTENTE': [
    en(ana, 'GET /asientos/{id}'),
    en(admin, 'PUT /asientos/{id}', { nombre: 'Luz' }),
    en(ana, 'DELETE /asientos/{id}'),
  ],
};

const NO_SON_IDS = ['0', '-1', '1.5', '1e3', '0x10', 'uno', '1%20or%201=1', '%00', '٣'];

/** Ids that no row has: larger than the last id, than an int4, than an int8. */
const DE_NADA = ['888888', '2147483648', '9223372036854775808', '1'.repeat(30)];

export const BAD_IDS = Object.entries(CON_ID).flatMap(([inexistente, calls]) =>
  calls.flatMap((call) => refused({ id: NO_SON_IDS.map(call), [inexistente]: DE_NADA.map(call) })),
);
