import { admin, badBodies, badQueries, refused, type BadInput } from '../bad-input.ts';
import { CON_CONTROL, FECHAS_EN_CONSULTA, NO_ES_FECHA, SIN_TEXTO } from '../bad-values.ts';

const mover = (tipo: string, monto: unknown = 1_000, motivo: unknown = 'Cambio') =>
  admin('POST /caja/movimientos', { tipo, monto, motivo });
const anular = (movimiento: string, motivo: unknown = 'Fue un error') =>
  admin(`POST /caja/movimientos/${movimiento}/anular`, { motivo });
const CONTADO = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
const cerrar = (fecha: unknown, contado: unknown = CONTADO) =>
  admin('POST /caja/cierres', { fecha, contado });
const reabrir = (cierre: string, motivo: unknown = 'Faltó contar') =>
  admin(`POST /caja/cierres/${cierre}/reabrir`, { motivo });

const SIN_MOTIVO = [...SIN_TEXTO, 'x'.repeat(201), ...CON_CONTROL];
const NO_ES_CONTADO = [undefined, null, '1000', 0.5, 1e300, 100_000_000_001];

/** The bad inputs of the calls about the caja (rules §11). */
export const BAD_CAJA: BadInput[] = [
  ...badQueries(admin('GET /caja'), { fecha: FECHAS_EN_CONSULTA }),
  ...badQueries(admin('GET /caja/deudores'), { page: ['-1', 'x'], size: ['0', '101', ''] }),
  ...badBodies(mover('FONDO'), {
    tipo: [...SIN_TEXTO, 'GASTO', 'fondo'],
    monto: [undefined, '1000', 0, -1, 0.5, 1e300, 100_000_001],
    motivo: SIN_MOTIVO,
  }),
  ...badBodies(anular('#movimiento'), { motivo: SIN_MOTIVO }),
  ...badBodies(cerrar('2026-09-20'), {
    fecha: NO_ES_FECHA,
    nota: [5, 'x'.repeat(501), ...CON_CONTROL],
  }),
  ...badBodies(reabrir('#cierre'), { motivo: SIN_MOTIVO }),
  ...refused({
    fecha: [admin('GET /caja')],
    contado: [undefined, null, 7, 'todo'].map((contado) =>
      admin('POST /caja/cierres', { fecha: '2026-09-20', contado }),
    ),
    'contado.EFECTIVO': [...NO_ES_CONTADO, -1].map((monto) =>
      cerrar('2026-09-20', { ...CONTADO, EFECTIVO: monto }),
    ),
    'contado.TARJETA': [...NO_ES_CONTADO, -100_000_000_001].map((monto) =>
      cerrar('2026-09-20', { ...CONTADO, TARJETA: monto }),
    ),
    'tipo, monto, motivo': [admin('POST /caja/movimientos', {})],
    '409 CLAVE_REUTILIZADA': [{ ...mover('RETIRO', 1), headers: { 'idempotency-key': 'pagada' } }],
    '409 MOVIMIENTO_YA_ANULADO': [anular('#movimientoAnulado')],
    '409 CIERRE_FUTURO': [cerrar('2026-10-02'), cerrar('2099-12-31')],
    '409 CAJA_YA_CERRADA': [cerrar('2026-09-30')],
    '409 CIERRE_YA_REABIERTO': [reabrir('#cierreReabierto')],
  }),
];
