import { admin, badBodies, refused, type BadInput } from '../bad-input.ts';
import { CON_CONTROL, SIN_TEXTO } from '../bad-values.ts';

const vinieron = (presentes: unknown, reserva = '#enCurso') =>
  admin(`PUT /reservas/${reserva}/asistencia`, { presentes });
const tardaron = (presentes: unknown, tarde: unknown) =>
  admin('PUT /reservas/#enCurso/asistencia', { presentes, tarde });
const mover = (reserva: string, tipo: string, monto: unknown, medio = 'EFECTIVO') =>
  admin(`POST /reservas/${reserva}/pagos`, { tipo, monto, medio });
const anular = (pago: string, motivo: unknown = 'Fue un error') =>
  admin(`POST /pagos/${pago}/anular`, { motivo });
const conClave = (clave: string) => ({
  ...mover('#enCurso', 'PAGO', 1),
  headers: { 'idempotency-key': clave },
});

/** The bad inputs of the calls about asistencia and pagos (rules §9.4, §10.7). */
export const BAD_PAGOS: BadInput[] = [
  ...badBodies(vinieron([]), { presentes: [undefined, 7, 'todos', {}, Array(51).fill(1)] }),
  ...badBodies(mover('#enCurso', 'PAGO', 1), {
    tipo: [...SIN_TEXTO, 'COBRO', 'pago'],
    monto: [undefined, '1000', 0, -1, 0.5, 1e300, 100_000_001],
    medio: [...SIN_TEXTO, 'CHEQUE', 'efectivo'],
    nota: [5, 'x'.repeat(201), ...CON_CONTROL],
  }),
  ...badBodies(anular('#pago'), { motivo: [...SIN_TEXTO, 'x'.repeat(201), ...CON_CONTROL] }),
  ...refused({
    'presentes.0': [vinieron(['1']), vinieron([0]), vinieron([null])],
    presentes: [
      vinieron(['#reservaTitular']),
      vinieron(['#enCursoTitular', 999_999]),
      vinieron([999_999], '#cancelada'),
    ],
    tarde: [
      ...['12', 0, 1.5, 241].map((tarde) => tardaron(['#enCursoTitular'], tarde)),
      tardaron([], 5),
      tardaron(null, 5),
    ],
    'tipo, monto, medio': [admin('POST /reservas/#enCurso/pagos', {})],
    'idempotency-key': [conClave(''), conClave('k'.repeat(201))],
    '409 CLAVE_REUTILIZADA': [conClave('pagada')],
    '409 RESERVA_CANCELADA': [vinieron([], '#cancelada'), vinieron(null, '#cancelada')],
    '409 ASISTENCIA_FUERA_DE_PLAZO': [vinieron([], '#reserva'), vinieron(null, '#deHoy')],
    '409 PAGO_EXCEDIDO': [
      mover('#enCurso', 'PAGO', 36_001),
      mover('#reserva', 'PAGO', 51_000),
      mover('#cancelada', 'PAGO', 1),
      mover('#canceladaComenzada', 'PAGO', 1),
    ],
    '409 DEVOLUCION_EXCEDIDA': [
      mover('#enCurso', 'DEVOLUCION', 1),
      mover('#reserva', 'DEVOLUCION', 1_001),
    ],
    '409 ANULACION_IMPOSIBLE': [anular('#pagoDevuelto'), anular('#devolucionCobrada')],
    '409 PAGO_YA_ANULADO': [anular('#pagoAnulado')],
    '409 RESERVA_CON_PAGOS': [admin('DELETE /reservas/#reserva')],
  }),
];
