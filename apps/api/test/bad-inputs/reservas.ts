import { acompaniantes } from '../support/builders.ts';
import { admin, ana, badBodies, badQueries, luis, refused, type BadInput } from './bad-input.ts';
import { CON_CONTROL, CON_ENLACE, FECHAS_EN_CONSULTA, NO_ES_ID, SIN_TEXTO } from './bad-values.ts';

const reservar = (franjaId: unknown, cuantos = 0, quien = luis) =>
  quien('POST /reservas', { franjaId, acompaniantes: acompaniantes(cuantos) });
const con = (acompaniante: unknown) =>
  luis('POST /reservas', { franjaId: '#franjaLibre', acompaniantes: [acompaniante] });
const conClave = (clave: string) =>
  luis('POST /reservas', { franjaId: '#franjaLibre' }, { 'idempotency-key': clave });
const para = (clienteId: unknown, franjaId = '#franjaLibre', precioEsperado?: number) =>
  admin('POST /reservas', { franjaId, clienteId, precioEsperado });

/** The bad inputs of the calls that make and read bookings (specification §5, rules §8). */
export const BAD_RESERVAS: BadInput[] = [
  ...badBodies(luis('POST /reservas', { franjaId: '#franjaLibre' }), {
    franjaId: NO_ES_ID,
    notas: [5, null, 'x'.repeat(501), ...CON_CONTROL],
    acompaniantes: [
      'Sol',
      null,
      { 0: { nombre: 'Sol' } },
      Array.from({ length: 51 }, () => ({ nombre: 'Sol' })),
      Array.from({ length: 20_000 }, () => ({})),
    ],
    generoTitular: ['MUJER', 'NO_DECLARA', null],
    precioEsperado: ['20000', 20_000.5, -1, null],
    pedirSenia: ['sí', 1, null],
  }),
  ...refused({
    '': [luis('POST /reservas', 'null'), luis('POST /reservas', '7')],
    'acompaniantes.0.nombre': [
      ...SIN_TEXTO,
      ...CON_CONTROL,
      'x'.repeat(61),
      'Sol\nLuna',
      '\u200b',
      ...CON_ENLACE,
    ].map((nombre) => con({ nombre })),
    'acompaniantes.0.genero': ['X', 'masculino', null].map((genero) =>
      con({ nombre: 'Sol', genero }),
    ),
    'acompaniantes.0': [con('Sol')],
    'acompaniantes.1.nombre, acompaniantes.2.nombre': [
      luis('POST /reservas', {
        franjaId: 999_999,
        acompaniantes: [{ nombre: 'Sol' }, { nombre: '' }, {}],
      }),
    ],
    'franjaId, acompaniantes.1.nombre': [
      admin('POST /reservas', { acompaniantes: [{}, { nombre: 7 }] }),
    ],
    clienteId: ['ana', '7', null, 0].map((id) => para(id)),
    'idempotency-key': [conClave('k'.repeat(201)), conClave('')],
    '409 CLAVE_REUTILIZADA': [conClave('usada')],

    // These refusals are in the order in which the server checks the rules (rules §8.1). A call
    // that breaks a later rule too must get the refusal of the earlier rule.
    '404 FRANJA_INEXISTENTE': [
      reservar(999_999),
      reservar(1e300),
      reservar(9_223_372_036_854_776_000, 9),
      reservar('#franjaRetirada'),
      reservar('#franjaDeFeriado'),
    ],
    '409 FRANJA_COMENZADA': [
      reservar('#franjaComenzada'),
      reservar('#franjaEnCurso', 9),
      para('#luis', '#franjaComenzada'),
    ],
    '409 FUERA_DE_VENTANA': [reservar('#franjaLejana'), reservar('#franjaLejana', 9)],
    '409 FRANJA_BLOQUEADA': [
      reservar('#franjaBloqueada'),
      reservar('#franjaBloqueada', 9),
      reservar('#franjaBajoBloqueo'),
      para('#luis', '#franjaBloqueada'),
    ],
    acompaniantes: [
      reservar('#franjaLibre', 4),
      reservar('#franjaLibre', 40),
      reservar('#franjaLlena', 4),
    ],
    '409 SIN_CUPO': [
      reservar('#franjaLlena'),
      reservar('#franjaLlena', 1),
      reservar('#franjaLlena', 0, ana),
      reservar('#franjaReservada', 1),
      reservar('#franjaReservada', 1, ana),
      reservar('#franjaDeDos', 2, ana),
    ],
    '409 RESERVA_REPETIDA': [
      reservar('#franjaReservada', 0, ana),
      para('#ana', '#franjaReservada'),
    ],
    '409 LIMITE_DE_RESERVAS': [
      ana('POST /reservas', { franjaId: '#franjaLibre', precioEsperado: 1 }),
    ],
    '409 PRECIO_CAMBIO': [
      luis('POST /reservas', { franjaId: '#franjaLibre', precioEsperado: 36_000 }),
      para('#ana', '#franjaLibre', 0),
    ],
    '404 CLIENTE_NO_ENCONTRADO': [para(999_999), para(1e300), para('#borrada')],
    '409 CLIENTE_NO_RESERVABLE': [para('#inactiva'), para('#admin')],
  }),

  ...badQueries(ana('GET /reservas/mias'), {
    page: ['-1', '', '0x1', '1&page=2'],
    size: ['0', '1000'],
    estado: ['activa', '', 'CONFIRMADA&estado=CANCELADA'],
  }),
  ...badQueries(admin('GET /reservas/todas'), { page: ['primera'], size: ['101'] }),
  ...badQueries(admin('GET /asientos/todos'), { page: ['-1'], size: ['-1', '1e2'] }),
  ...badQueries(admin('GET /reservas/por-fecha'), {
    fecha: [...FECHAS_EN_CONSULTA, '2026-10-01&fecha=2026-10-02'],
  }),
  ...badQueries(ana('GET /reservas/calcular-precio'), {
    cantidadPersonas: ['', '0', '11', '-2', '2.5', 'dos', '1e0', '2&cantidadPersonas=3'],
  }),
  ...badQueries(admin('GET /reservas/alternativas'), {
    reservas: ['', '0', '1,', '1,-2', 'una', '1&reservas=2', `1${',1'.repeat(200)}`],
  }),
  ...refused({
    estado: ['anulada', 'CONFIRMADA,CANCELADA', '%00'].map((estado) =>
      admin(`GET /reservas/estado/${estado}`),
    ),
    fecha: [admin('GET /reservas/por-fecha')],
    cantidadPersonas: [ana('GET /reservas/calcular-precio')],
    reservas: [admin('GET /reservas/alternativas')],
  }),
];
