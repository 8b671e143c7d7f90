import {
  admin,
  ana,
  fieldCases,
  invalid,
  invalidCases,
  invalidFields,
  refused,
  refusedCases,
  type BadInput,
  type Refusal,
} from './bad-input.ts';
import {
  CAPACIDAD,
  FECHA_INVALIDA,
  FIN_ANTES_DE_INICIO,
  MOTIVO_LARGO,
  NO_ES_OBJETO,
  NO_SON_FECHAS,
  SIN_FECHA,
  SIN_PERMISO,
  TURNO_INEXISTENTE,
} from './known-refusals.ts';

const FECHA_HORA = 'La fecha y la hora deben tener la forma AAAA-MM-DDTHH:MM:SS';
const DOS_DIAS = 'Un turno debe empezar y terminar el mismo día';
const INVERTIDO = 'El período debe terminar después de empezar';
const DETALLES = 'incluirDetalles debe ser true o false';
const MOTIVO_NO_ES_TEXTO = 'El motivo: se esperaba un texto';

const SUPERPUESTA: Refusal = [409, 'FRANJA_SUPERPUESTA', 'Ya existe un turno en ese horario'];
const AL_PASADO: Refusal = [409, 'FRANJA_PASADA', 'No se puede crear o mover un turno al pasado'];
const PASADA: Refusal = [409, 'FRANJA_PASADA', 'No se puede eliminar un turno que ya pasó'];
const CON_RESERVAS: Refusal = [
  409,
  'FRANJA_CON_RESERVAS',
  'No se puede eliminar un turno que tiene reservas activas',
];
const ELIMINAR_BLOQUEADA: Refusal = [
  409,
  'FRANJA_BLOQUEADA',
  'No se puede eliminar un turno bloqueado',
];
const HORARIO_CON_RESERVAS: Refusal = [
  409,
  'HORARIO_CON_RESERVAS',
  'No se puede cambiar el horario de un turno que tiene reservas activas',
];
const YA_BLOQUEADA: Refusal = [409, 'FRANJA_YA_BLOQUEADA', 'El turno ya está bloqueado'];

const viernes = (desde: string, hasta: string) => ({
  inicio: `2026-10-02T${desde}:00`,
  fin: `2026-10-02T${hasta}:00`,
});
const CREAR = admin('POST /franjas');
const LIBRE = 'PUT /franjas/#franjaLibre';

const NO_SON_FECHA_HORAS = [
  null,
  '',
  1_790_812_800,
  ['2026-10-02T21:00:00'],
  '2026-10-02',
  '21:00',
  'now',
  'infinity',
  '2026-10-02 21:00:00',
  '2026-10-02T21:00:30',
  '2026-10-02T21:00:00Z',
  '2026-10-02T21:00:00-03:00',
  '2026-10-02T24:00:00',
  '2026-10-02T21:60:00',
  '2026-02-30T21:00:00',
  '02-10-2026T21:00:00',
];

/** The bad inputs about the franjas of a day (specification §5 and §8, rules §6 and §9.5 to §9.7). */
export const BAD_FRANJAS: BadInput[] = [
  ...NO_SON_FECHA_HORAS.flatMap((malo) => [
    invalid(
      admin(CREAR.call, { ...viernes('21:00', '21:50'), inicio: malo }),
      'inicio',
      FECHA_HORA,
    ),
    invalid(admin(CREAR.call, { ...viernes('21:00', '21:50'), fin: malo }), 'fin', FECHA_HORA),
  ]),
  ...fieldCases(CREAR, viernes('21:00', '21:50'), [
    ['fin', '2026-10-02T21:00:00', FIN_ANTES_DE_INICIO],
    ['fin', '2026-10-02T20:50:00', FIN_ANTES_DE_INICIO],
    ['fin', '2026-10-03T01:00:00', DOS_DIAS],
    ['fin', '2026-10-03T00:00:00', DOS_DIAS],
    ['fin', '2026-10-01T21:50:00', DOS_DIAS],
    ['capacidadEfectiva', 0, CAPACIDAD],
    ['capacidadEfectiva', 11, CAPACIDAD],
    ['capacidadEfectiva', 1.5, CAPACIDAD],
    ['capacidadEfectiva', '4', CAPACIDAD],
    ['capacidadEfectiva', null, CAPACIDAD],
  ]),
  ...fieldCases(CREAR, viernes('21:00', '21:50'), [
    ['inicio', undefined, 'La hora de inicio es requerida'],
    ['fin', undefined, 'La hora de fin es requerida'],
  ]),
  invalidFields(admin(CREAR.call, {}), [
    { campo: 'inicio', mensaje: 'La hora de inicio es requerida' },
    { campo: 'fin', mensaje: 'La hora de fin es requerida' },
  ]),
  invalid(admin(CREAR.call, []), '', NO_ES_OBJETO),
  ...refusedCases(SUPERPUESTA, [
    admin(CREAR.call, viernes('08:30', '09:30')),
    admin(CREAR.call, viernes('08:00', '09:00')),
    admin(CREAR.call, viernes('07:00', '21:00')),
    admin(CREAR.call, viernes('19:59', '20:30')),
    admin(LIBRE, viernes('09:00', '10:00')),
    admin(LIBRE, viernes('10:30', '11:30')),
  ]),
  ...refusedCases(AL_PASADO, [
    admin(CREAR.call, { inicio: '2026-09-30T21:00:00', fin: '2026-09-30T22:00:00' }),
    admin(CREAR.call, { inicio: '2026-10-01T10:30:00', fin: '2026-10-01T15:00:00' }),
    admin(LIBRE, { inicio: '2026-09-30T08:00:00', fin: '2026-09-30T09:00:00' }),
    admin('PUT /franjas/#franjaComenzada', { fin: '2026-10-01T09:50:00' }),
  ]),
  refused(ana(CREAR.call, viernes('21:00', '21:50')), SIN_PERMISO),

  ...invalidCases('capacidadEfectiva', CAPACIDAD, [
    admin(LIBRE, { capacidadEfectiva: 0 }),
    admin(LIBRE, { capacidadEfectiva: 11 }),
    // A bad form is reported before a franja that is missing (rules §9.1).
    admin('PUT /franjas/999999', { capacidadEfectiva: 11 }),
  ]),
  invalid(admin(LIBRE, { inicio: 'mañana' }), 'inicio', FECHA_HORA),
  ...invalidCases('fin', FIN_ANTES_DE_INICIO, [
    admin(LIBRE, { fin: '2026-10-02T09:00:00' }),
    admin(LIBRE, { inicio: '2026-10-02T11:30:00' }),
    admin('PUT /franjas/999999', viernes('22:00', '21:00')),
  ]),
  invalid(admin(LIBRE, { fin: '2026-10-03T11:00:00' }), 'fin', DOS_DIAS),
  ...refusedCases(HORARIO_CON_RESERVAS, [
    admin('PUT /franjas/#franjaReservada', viernes('21:00', '22:00')),
    admin('PUT /franjas/#franjaReservada', { fin: '2026-10-02T08:50:00' }),
  ]),
  refused(admin('PUT /franjas/#franjaReservada', { capacidadEfectiva: 2 }), [
    409,
    'CAPACIDAD_BAJO_OCUPACION',
    'La capacidad no puede ser menor que las 3 personas que ya reservaron',
  ]),

  ...refusedCases(YA_BLOQUEADA, [
    admin('PUT /franjas/#franjaBloqueada/bloquear'),
    admin('PUT /franjas/#franjaBajoBloqueo/bloquear', { motivo: 'Otra vez' }),
  ]),
  refused(admin('PUT /franjas/#franjaLlena/bloquear'), [
    409,
    'FRANJA_COMPLETA',
    'No se puede bloquear un turno completo',
  ]),
  ...invalidCases('motivo', MOTIVO_LARGO, [
    admin(`${LIBRE}/bloquear`, { motivo: 'x'.repeat(201) }),
    admin(`${LIBRE}/bloquear?motivo=${'x'.repeat(201)}`),
  ]),
  ...invalidCases('motivo', MOTIVO_NO_ES_TEXTO, [
    admin(`${LIBRE}/bloquear`, { motivo: 7 }),
    admin(`${LIBRE}/bloquear`, { motivo: ['a'] }),
    admin(`${LIBRE}/bloquear?motivo=a&motivo=b`),
  ]),
  ...invalidCases('motivo', 'El motivo tiene caracteres no permitidos', [
    admin(`${LIBRE}/bloquear`, { motivo: 'a\u0000' }),
    admin(`${LIBRE}/bloquear?motivo=%00`),
  ]),
  refused(admin(`${LIBRE}/desbloquear`), [
    409,
    'FRANJA_NO_BLOQUEADA',
    'El turno no está bloqueado',
  ]),
  refused(admin('PUT /franjas/#franjaBajoBloqueo/desbloquear'), [
    409,
    'FRANJA_BAJO_BLOQUEO',
    'El turno está dentro de un bloqueo: hay que eliminar el bloqueo',
  ]),

  ...refusedCases(CON_RESERVAS, [
    admin('DELETE /franjas/#franjaReservada'),
    admin('DELETE /franjas/#franjaLlena'),
  ]),
  ...refusedCases(ELIMINAR_BLOQUEADA, [
    admin('DELETE /franjas/#franjaBloqueada'),
    admin('DELETE /franjas/#franjaBajoBloqueo'),
  ]),
  ...refusedCases(PASADA, [
    admin('DELETE /franjas/#franjaComenzada'),
    admin('DELETE /franjas/#franjaEnCurso'),
  ]),
  ...refusedCases(
    TURNO_INEXISTENTE,
    ['#franjaRetirada', '#franjaDeFeriado'].flatMap((franja) => [
      admin(`GET /franjas/${franja}`),
      admin(`PUT /franjas/${franja}`, { capacidadEfectiva: 2 }),
      admin(`PUT /franjas/${franja}/bloquear`),
      admin(`PUT /franjas/${franja}/desbloquear`),
      admin(`DELETE /franjas/${franja}`),
    ]),
  ),

  ...NO_SON_FECHAS.flatMap((fecha) => {
    const escrita = encodeURIComponent(fecha);
    return [
      invalid(admin(`GET /franjas/por-fecha/${escrita}`), 'fecha', FECHA_INVALIDA),
      invalid(ana(`GET /franjas/client/por-fecha/${escrita}`), 'fecha', FECHA_INVALIDA),
      invalid(admin(`GET /franjas?desde=${escrita}`), 'desde', FECHA_INVALIDA),
      invalid(admin(`GET /franjas?hasta=${escrita}`), 'hasta', FECHA_INVALIDA),
      invalid(admin(`POST /franjas/generar?desde=${escrita}`), 'desde', FECHA_INVALIDA),
      invalid(admin(`POST /franjas/generar?hasta=${escrita}`), 'hasta', FECHA_INVALIDA),
    ];
  }),
  ...invalidCases('desde', SIN_FECHA, [
    admin('GET /franjas?desde=2026-10-01&desde=2026-10-02'),
    admin('POST /franjas/generar?desde=2026-10-01&desde=2026-10-02'),
  ]),
  ...invalidCases('incluirDetalles', DETALLES, [
    admin('GET /franjas/por-fecha/2026-10-02?incluirDetalles=1'),
    admin('GET /franjas/por-fecha/2026-10-02?incluirDetalles='),
    admin('GET /franjas?incluirDetalles=TRUE'),
    admin('GET /franjas?incluirDetalles=true&incluirDetalles=true'),
  ]),
  ...invalidCases('hasta', INVERTIDO, [
    admin('GET /franjas?desde=2026-10-05&hasta=2026-10-01'),
    admin('POST /franjas/generar?desde=2026-10-05&hasta=2026-10-01'),
    admin('POST /franjas/generar?hasta=2026-09-30'),
  ]),
  ...invalidCases('hasta', 'El período no puede tener más de 366 días', [
    admin('GET /franjas?desde=2026-10-01&hasta=2027-10-02'),
    admin('GET /franjas?desde=1900-01-01&hasta=2999-12-31'),
  ]),
  ...invalidCases('hasta', 'El período no puede tener más de 92 días', [
    admin('POST /franjas/generar?desde=2026-10-01&hasta=2027-01-01'),
    admin('POST /franjas/generar?hasta=2999-12-31'),
  ]),
];
