import { admin, ana, badBodies, badQueries, refused, type BadInput } from './bad-input.ts';
import { CON_CONTROL, FECHAS_EN_CONSULTA } from './bad-values.ts';

const viernes = (desde: string, hasta: string) => ({
  inicio: `2026-10-02T${desde}:00`,
  fin: `2026-10-02T${hasta}:00`,
});
const crear = (body: unknown) => admin('POST /franjas', body);
const LIBRE = 'PUT /franjas/#franjaLibre';
const libre = (body: object) => admin(LIBRE, body);

const NO_SON_FECHA_HORAS = [
  undefined,
  null,
  1_790_812_800,
  ['2026-10-02T21:00:00'],
  '2026-10-02 21:00:00',
  ...` 2026-10-02 21:00 now infinity 2026-10-02T21:00:30 2026-10-02T21:00:00Z 2026-10-02T21:00:00-03:00
    2026-10-02T24:00:00 2026-10-02T21:60:00 2026-02-30T21:00:00 02-10-2026T21:00:00`.split(/\s+/),
];
/** Wrong ends for a franja that begins on Friday at 21:00: too early, or on another day. */
const FINES = `2026-10-02T21:00:00 2026-10-02T20:50:00 2026-10-03T01:00:00 2026-10-03T00:00:00
  2026-10-01T21:50:00`.split(/\s+/);
const CAPACIDAD = [0, 11, 1.5, '4', null];
/** The calls about one franja. Each answers 404 when the franja does not exist. */
const sobre = (franja: string) => [
  admin(`GET /franjas/${franja}`),
  admin(`PUT /franjas/${franja}`, { capacidadEfectiva: 2 }),
  admin(`PUT /franjas/${franja}/bloquear`),
  admin(`PUT /franjas/${franja}/desbloquear`),
  admin(`DELETE /franjas/${franja}`),
];

/** The bad inputs of the calls about franjas (specification §5 and §8, rules §7.5 to §7.7). */
export const BAD_FRANJAS: BadInput[] = [
  ...badBodies(crear(viernes('21:00', '21:50')), {
    inicio: NO_SON_FECHA_HORAS,
    fin: [...NO_SON_FECHA_HORAS, ...FINES],
    capacidadEfectiva: CAPACIDAD,
  }),
  ...badBodies(admin(LIBRE), {
    inicio: ['mañana'],
    fin: ['2026-10-02T09:00:00', '2026-10-03T11:00:00'],
    capacidadEfectiva: CAPACIDAD,
  }),
  ...badBodies(admin(`${LIBRE}/bloquear`), {
    motivo: ['x'.repeat(201), 7, ['a'], ...CON_CONTROL],
  }),
  ...badQueries(admin(`${LIBRE}/bloquear`), { motivo: ['x'.repeat(201), 'a&motivo=b', '%00'] }),
  ...badQueries(admin('GET /franjas'), {
    desde: [...FECHAS_EN_CONSULTA, '2026-10-01&desde=2026-10-02'],
    hasta: [...FECHAS_EN_CONSULTA, '2026-09-30'],
    incluirDetalles: ['TRUE', 'true&incluirDetalles=true'],
  }),
  ...badQueries(admin('GET /franjas/por-fecha/2026-10-02'), { incluirDetalles: ['1', ''] }),
  ...badQueries(admin('POST /franjas/generar'), {
    desde: [...FECHAS_EN_CONSULTA, '2026-10-01&desde=2026-10-02'],
    hasta: [...FECHAS_EN_CONSULTA, '2026-09-30', '2999-12-31'],
  }),
  ...refused({
    'inicio, fin': [crear({})],
    '': [crear([])],
    // A bad body is reported before a missing franja (rules §2.4).
    capacidadEfectiva: [admin('PUT /franjas/999999', { capacidadEfectiva: 11 })],
    fin: [
      libre({ inicio: '2026-10-02T11:30:00' }),
      admin('PUT /franjas/999999', viernes('22:00', '21:00')),
    ],
    hasta: [
      admin('GET /franjas?desde=2026-10-05&hasta=2026-10-01'),
      admin('POST /franjas/generar?desde=2026-10-05&hasta=2026-10-01'),
      admin('GET /franjas?desde=2026-10-01&hasta=2027-10-02'),
      admin('GET /franjas?desde=1900-01-01&hasta=2999-12-31'),
      admin('POST /franjas/generar?desde=2026-10-01&hasta=2027-01-01'),
    ],
    fecha: FECHAS_EN_CONSULTA.filter((fecha) => fecha !== '').flatMap((fecha) => [
      admin(`GET /franjas/por-fecha/${fecha}`),
      ana(`GET /franjas/client/por-fecha/${fecha}`),
    ]),
    '409 FRANJA_SUPERPUESTA': [
      crear(viernes('08:30', '09:30')),
      crear(viernes('08:00', '09:00')),
      crear(viernes('07:00', '21:00')),
      crear(viernes('19:59', '20:30')),
      libre(viernes('09:00', '10:00')),
      libre(viernes('10:30', '11:30')),
    ],
    '409 FRANJA_PASADA': [
      crear({ inicio: '2026-09-30T21:00:00', fin: '2026-09-30T22:00:00' }),
      crear({ inicio: '2026-10-01T10:30:00', fin: '2026-10-01T15:00:00' }),
      libre({ inicio: '2026-09-30T08:00:00', fin: '2026-09-30T09:00:00' }),
      admin('PUT /franjas/#franjaComenzada', { fin: '2026-10-01T09:50:00' }),
      admin('DELETE /franjas/#franjaComenzada'),
      admin('DELETE /franjas/#franjaEnCurso'),
    ],
    '403 SIN_PERMISO': [ana('POST /franjas', viernes('21:00', '21:50'))],
    '409 HORARIO_CON_RESERVAS': [
      admin('PUT /franjas/#franjaReservada', viernes('21:00', '22:00')),
      admin('PUT /franjas/#franjaReservada', { fin: '2026-10-02T08:50:00' }),
    ],
    '409 CAPACIDAD_BAJO_OCUPACION': [
      admin('PUT /franjas/#franjaReservada', { capacidadEfectiva: 2 }),
    ],
    '409 FRANJA_YA_BLOQUEADA': [
      admin('PUT /franjas/#franjaBloqueada/bloquear'),
      admin('PUT /franjas/#franjaBajoBloqueo/bloquear', { motivo: 'Otra vez' }),
      admin('PUT /franjas/#franjaFueraDelPlan/bloquear'),
    ],
    '409 FRANJA_COMPLETA': [admin('PUT /franjas/#franjaLlena/bloquear')],
    '409 FRANJA_NO_BLOQUEADA': [admin(`${LIBRE}/desbloquear`)],
    '409 FRANJA_BAJO_BLOQUEO': [admin('PUT /franjas/#franjaBajoBloqueo/desbloquear')],
    '409 FRANJA_FUERA_DEL_PLAN': [
      admin('PUT /franjas/#franjaFueraDelPlan/desbloquear'),
      admin('PUT /franjas/#franjaFueraDelPlan', { capacidadEfectiva: 4 }),
    ],
    '409 FRANJA_CON_RESERVAS': [
      admin('DELETE /franjas/#franjaReservada'),
      admin('DELETE /franjas/#franjaLlena'),
    ],
    '409 FRANJA_BLOQUEADA': [
      admin('DELETE /franjas/#franjaBloqueada'),
      admin('DELETE /franjas/#franjaBajoBloqueo'),
    ],
    '404 FRANJA_INEXISTENTE': [...sobre('#franjaRetirada'), ...sobre('#franjaDeFeriado')],
  }),
];
