import { admin, ana, badBodies, luis, refused, type BadInput } from './bad-input.ts';
import { CON_CONTROL, NO_ES_ID } from './bad-values.ts';

const mover = (franjaId: unknown, reserva = '#reserva', quien = ana) =>
  quien(`PUT /reservas/${reserva}`, { franjaId });
const pasar = (reserva: string, estado: string) =>
  admin(`PATCH /reservas/#${reserva}/estado?nuevoEstado=${estado}`);
const revivir = (reserva: string) => [pasar(reserva, 'CONFIRMADA'), pasar(reserva, 'PENDIENTE')];

/** The bad inputs of the calls that cancel, move or change a booking (rules §8.7 and §10.2). */
export const BAD_CAMBIOS_DE_RESERVA: BadInput[] = [
  ...badBodies(ana('PUT /reservas/#reserva'), {
    notas: [['x'], 'x'.repeat(501), ...CON_CONTROL],
    notasDeAntes: [['x'], 'x'.repeat(501), ...CON_CONTROL],
    franjaId: ['otra', ...NO_ES_ID.filter((id) => id !== undefined)],
    desde: ['otra', ...NO_ES_ID.filter((id) => id !== undefined)],
  }),
  ...badBodies(ana('POST /reservas/#reserva/cancelar'), {
    motivo: [['x'], 'x'.repeat(201), ...CON_CONTROL],
  }),
  ...refused({
    '404 RESERVA_INEXISTENTE': [
      luis('GET /reservas/#reserva'),
      luis('GET /reservas/#reserva/calendario.ics'),
      luis('GET /reservas/999999'),
      luis('POST /reservas/#reserva/cancelar'),
      luis('POST /reservas/#cancelada/cancelar'),
      luis('PUT /reservas/#reserva', { notas: 'mía' }),
      mover('#franjaLibre', '#reserva', luis),
      mover(999_999, '#reserva', luis),
      luis('POST /reservas/#reserva/deshacer'),
    ],
    '409 RESERVA_YA_CANCELADA': [
      ana('POST /reservas/#cancelada/cancelar'),
      admin('POST /reservas/#cancelada/cancelar'),
    ],
    '409 NADA_QUE_DESHACER': [
      admin('POST /reservas/#reserva/deshacer'),
      admin('POST /reservas/#completada/deshacer'),
      ana('POST /reservas/#reserva/deshacer'),
      ana('POST /reservas/#cancelada/deshacer'),
    ],
    volverA: [
      admin('POST /reservas/#reserva/deshacer?volverA=otra'),
      admin('POST /reservas/#reserva/deshacer?volverA=0'),
    ],
    '409 NOTAS_CAMBIADAS': [
      admin('PUT /reservas/#reserva', { notas: 'Con muletas', notasDeAntes: 'Otras' }),
    ],
    '409 RESERVA_MOVIDA': [
      ana('PUT /reservas/#reserva', { franjaId: '#franjaLibre', desde: '#franjaLlena' }),
      ana('PUT /reservas/#cancelada', { franjaId: '#franjaLibre', desde: 999_999 }),
    ],
    '409 RESERVA_COMPLETADA': [
      ana('POST /reservas/#completada/cancelar'),
      admin('POST /reservas/#deAyer/cancelar'),
    ],
    '409 FUERA_DEL_LIMITE': [
      ana('POST /reservas/#deHoy/cancelar'),
      ana('POST /reservas/#enCurso/cancelar'),
      mover('#franjaLibre', '#deHoy'),
    ],
    '409 TURNO_COMENZADO': [
      pasar('enCurso', 'PENDIENTE'),
      pasar('canceladaComenzada', 'PENDIENTE'),
    ],
    // A missing franja is reported before the booking's state is checked (rules §2.4).
    '404 FRANJA_INEXISTENTE': [
      mover(999_999),
      mover('#franjaRetirada'),
      mover(999_999, '#cancelada'),
    ],
    '409 FRANJA_BLOQUEADA': [
      // A refused move must not save the notes that the request contains.
      ana('PUT /reservas/#reserva', { franjaId: '#franjaBloqueada', notas: 'Se muda' }),
      mover('#franjaBajoBloqueo'),
      ...revivir('canceladaBloqueada'),
    ],
    '409 SIN_CUPO': [mover('#franjaDeDos'), mover('#franjaLlena'), ...revivir('canceladaSinCupo')],
    '409 FRANJA_COMENZADA': [mover('#franjaComenzada'), pasar('canceladaComenzada', 'CONFIRMADA')],
    '409 FUERA_DE_VENTANA': [mover('#franjaLejana')],
    '409 RESERVA_REPETIDA': [
      mover('#franjaReservada', '#deMartes'),
      ...revivir('canceladaRepetida'),
    ],
    '409 RESERVA_INACTIVA': [
      mover('#franjaLibre', '#cancelada'),
      mover('#franjaLibre', '#completada'),
      mover('#franjaLibre', '#completada', admin),
    ],
    '409 CLIENTE_NO_RESERVABLE': revivir('canceladaDeBorrada'),
    '409 FRANJA_RETIRADA': revivir('canceladaSinTurno'),
    '409 TURNO_SIN_COMENZAR': [pasar('reserva', 'Completada')],
    '409 TRANSICION_IMPOSIBLE': [
      pasar('reserva', 'confirmada'),
      ...['pendiente', 'completada'].map((estado) => pasar('pendiente', estado)),
      ...['cancelada', 'completada'].map((estado) => pasar('cancelada', estado)),
      ...['pendiente', 'confirmada', 'completada', 'cancelada'].map((estado) =>
        pasar('deAyer', estado),
      ),
      ...['pendiente', 'completada'].map((estado) => pasar('completada', estado)),
    ],
    nuevoEstado: [
      admin('PATCH /reservas/#reserva/estado'),
      admin('PATCH /reservas/#reserva/estado', { nuevoEstado: 'CANCELADA' }),
      pasar('reserva', ''),
      pasar('reserva', 'ANULADA'),
      pasar('reserva', 'CANCELADA&nuevoEstado=CANCELADA'),
      admin('PATCH /reservas/999999/estado?nuevoEstado=ANULADA'),
    ],
  }),
];
