import {
  admin,
  ana,
  fieldCases,
  invalidCases,
  luis,
  refused,
  refusedCases,
  type BadInput,
  type Refusal,
} from './bad-input.ts';
import {
  CANCELAR_COMENZADO,
  CLIENTE_NO_RESERVABLE,
  DOS_CUPOS,
  FUERA_DEL_LIMITE,
  FUERA_DE_VENTANA,
  RESERVA_INACTIVA,
  RESERVA_INEXISTENTE,
  RESERVA_REPETIDA,
  SIN_CUPO,
  TURNO_BLOQUEADO,
  TURNO_INEXISTENTE,
  TURNO_YA_COMENZADO,
} from './known-refusals.ts';

const ESTADO = 'El estado de reserva no existe';
const MOVER = ana('PUT /reservas/#reserva');
const mover = (franjaId: unknown) => ana(MOVER.call, { franjaId });
const pasar = (reserva: string, estado: string) =>
  admin(`PATCH /reservas/#${reserva}/estado?nuevoEstado=${estado}`);

const YA_CANCELADA: Refusal = [409, 'RESERVA_YA_CANCELADA', 'La reserva ya está cancelada'];
const YA_COMPLETADA: Refusal = [
  409,
  'RESERVA_COMPLETADA',
  'Una reserva completada no se puede cancelar',
];
const SIN_COMENZAR: Refusal = [
  409,
  'TURNO_SIN_COMENZAR',
  'No se puede completar una reserva antes de que empiece su turno',
];

/** The steps that no estado may take: the name of the booking, its estado, and the one that is asked for. */
const IMPOSIBLES = [
  ['reserva', 'confirmada', 'confirmada'],
  ['pendiente', 'pendiente', 'pendiente'],
  ['pendiente', 'pendiente', 'completada'],
  ['cancelada', 'cancelada', 'cancelada'],
  ['cancelada', 'cancelada', 'completada'],
  ['completada', 'completada', 'pendiente'],
  ['completada', 'completada', 'confirmada'],
  ['completada', 'completada', 'completada'],
  ['completada', 'completada', 'cancelada'],
] as const;

/** The bad inputs about cancelling, moving and changing a booking's estado (rules §7 and §9.13). */
export const BAD_CAMBIOS_DE_RESERVA: BadInput[] = [
  ...refusedCases(RESERVA_INEXISTENTE, [
    luis('GET /reservas/#reserva'),
    luis('GET /reservas/999999'),
    luis('POST /reservas/#reserva/cancelar'),
    luis('POST /reservas/#cancelada/cancelar'),
    luis('PUT /reservas/#reserva', { notas: 'mía' }),
    luis('PUT /reservas/#reserva', { franjaId: '#franjaLibre' }),
    luis('PUT /reservas/#reserva', { franjaId: 999_999 }),
  ]),
  ...refusedCases(YA_CANCELADA, [
    ana('POST /reservas/#cancelada/cancelar'),
    admin('POST /reservas/#cancelada/cancelar'),
  ]),
  ...refusedCases(YA_COMPLETADA, [
    ana('POST /reservas/#completada/cancelar'),
    admin('POST /reservas/#completada/cancelar'),
  ]),
  ...refusedCases(FUERA_DEL_LIMITE, [
    ana('POST /reservas/#deHoy/cancelar'),
    ana('POST /reservas/#enCurso/cancelar'),
    ana('PUT /reservas/#deHoy', { franjaId: '#franjaLibre' }),
  ]),
  ...refusedCases(CANCELAR_COMENZADO, [
    admin('POST /reservas/#enCurso/cancelar'),
    admin('PUT /reservas/#enCurso', { franjaId: '#franjaLibre' }),
    pasar('enCurso', 'CANCELADA'),
  ]),

  ...fieldCases(MOVER, {}, [
    ['notas', ['x'], 'El texto de las notas: se esperaba un texto'],
    ['notas', 'x'.repeat(501), 'El texto de las notas no puede tener más de 500 caracteres'],
    ['notas', 'a\u0000', 'El texto de las notas tiene caracteres no permitidos'],
    ['franjaId', 'otra', 'Por favor selecciona un horario'],
    ['franjaId', null, 'Por favor selecciona un horario'],
    ['franjaId', 0, 'Por favor selecciona un horario'],
  ]),
  ...refusedCases(TURNO_INEXISTENTE, [
    mover(999_999),
    mover('#franjaRetirada'),
    // A franja that is missing is reported before what the state forbids (rules §9.1).
    ana('PUT /reservas/#cancelada', { franjaId: 999_999 }),
  ]),
  // A move that is refused does not save its notes either.
  refused(ana(MOVER.call, { franjaId: '#franjaBloqueada', notas: 'Se muda' }), TURNO_BLOQUEADO),
  refused(mover('#franjaBajoBloqueo'), TURNO_BLOQUEADO),
  refused(mover('#franjaDeDos'), DOS_CUPOS),
  refused(mover('#franjaLlena'), SIN_CUPO),
  refused(mover('#franjaComenzada'), TURNO_YA_COMENZADO),
  refused(mover('#franjaLejana'), FUERA_DE_VENTANA),
  refused(ana('PUT /reservas/#deMartes', { franjaId: '#franjaReservada' }), RESERVA_REPETIDA),
  ...refusedCases(RESERVA_INACTIVA, [
    ana('PUT /reservas/#cancelada', { franjaId: '#franjaLibre' }),
    ana('PUT /reservas/#completada', { franjaId: '#franjaLibre' }),
    admin('PUT /reservas/#completada', { franjaId: '#franjaLibre' }),
  ]),

  ...invalidCases('nuevoEstado', ESTADO, [
    admin('PATCH /reservas/#reserva/estado'),
    admin('PATCH /reservas/#reserva/estado', { nuevoEstado: 'CANCELADA' }),
    pasar('reserva', ''),
    pasar('reserva', 'ANULADA'),
    pasar('reserva', 'CANCELADA&nuevoEstado=CANCELADA'),
    admin('PATCH /reservas/999999/estado?nuevoEstado=ANULADA'),
  ]),
  ...IMPOSIBLES.map(([reserva, desde, hacia]) =>
    refused(pasar(reserva, hacia), [
      409,
      'TRANSICION_IMPOSIBLE',
      `Una reserva ${desde} no puede pasar a ${hacia}`,
    ]),
  ),
  refused(pasar('reserva', 'Completada'), SIN_COMENZAR),
  ...['CONFIRMADA', 'PENDIENTE'].flatMap((estado) => [
    refused(pasar('canceladaComenzada', estado), TURNO_YA_COMENZADO),
    refused(pasar('canceladaSinCupo', estado), SIN_CUPO),
    refused(pasar('canceladaBloqueada', estado), TURNO_BLOQUEADO),
    refused(pasar('canceladaRepetida', estado), RESERVA_REPETIDA),
    refused(pasar('canceladaDeBorrada', estado), CLIENTE_NO_RESERVABLE),
    refused(pasar('canceladaSinTurno', estado), [
      409,
      'FRANJA_RETIRADA',
      'El turno de esa reserva ya no existe',
    ]),
  ]),
];
