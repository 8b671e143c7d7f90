import { acompaniantes } from '../builders.ts';
import { addressCases, fieldCases, invalid, refused, type BadInput } from './bad-input.ts';

const HORARIO = 'Por favor selecciona un horario';
const FALTAN_NOMBRES = 'Por favor completa los nombres de todos los acompañantes';
const ID = 'El identificador debe ser un número positivo';
const RESERVA_INEXISTENTE = ['RESERVA_INEXISTENTE', 'No existe esa reserva'] as const;
const ASIENTO_INEXISTENTE = ['ASIENTO_INEXISTENTE', 'No existe ese asiento'] as const;
const TURNO_INEXISTENTE = ['FRANJA_INEXISTENTE', 'No existe ese turno'] as const;
const SIN_CUPO = 'SIN_CUPO';
const PERSONAS = 'Se puede reservar para 1 a 4 personas';
const ESTADO = 'El estado de reserva no existe';

const RESERVAR = { who: 'luis', call: 'POST /reservas' } as const;
const reservar = (franjaId: unknown, cuantos = 0) => ({
  ...RESERVAR,
  body: { franjaId, acompaniantes: acompaniantes(cuantos) },
});
const MOVER = { who: 'ana', call: 'PUT /reservas/#reserva' } as const;
const ESTADO_DE = (reserva: string, estado: string) =>
  ({ who: 'admin', call: `PATCH /reservas/#${reserva}/estado?nuevoEstado=${estado}` }) as const;
const transicion = (desde: string, hacia: string) =>
  ['TRANSICION_IMPOSIBLE', `Una reserva ${desde} no puede pasar a ${hacia}`] as const;

/** What people can get wrong about bookings: specification §5 and §8, decisions §7. */
export const BAD_RESERVAS: BadInput[] = [
  ...fieldCases(RESERVAR, { franjaId: '#franjaLibre' }, [
    ['franjaId', undefined, HORARIO],
    ['franjaId', null, HORARIO],
    ['franjaId', '8', HORARIO],
    ['franjaId', 0, HORARIO],
    ['franjaId', -3, HORARIO],
    ['franjaId', 1.5, HORARIO],
    ['franjaId', [1], HORARIO],
    ['notas', 5, 'El texto de las notas: se esperaba un texto'],
    ['notas', 'x'.repeat(501), 'El texto de las notas no puede tener más de 500 caracteres'],
    ['notas', 'a\u0007b', 'El texto de las notas tiene caracteres no permitidos'],
    ['acompaniantes', 'Sol', 'Los acompañantes deben ser una lista'],
    ['acompaniantes', { 0: { nombre: 'Sol' } }, 'Los acompañantes deben ser una lista'],
    ['generoTitular', 'MUJER', 'El género del titular no es válido'],
  ]),
  invalid(
    { ...RESERVAR, body: { franjaId: '#franjaLibre', acompaniantes: [{ nombre: ' ' }] } },
    'acompaniantes.0.nombre',
    FALTAN_NOMBRES,
  ),
  invalid(
    { ...RESERVAR, body: { franjaId: '#franjaLibre', acompaniantes: [{ genero: 'OTROS' }] } },
    'acompaniantes.0.nombre',
    FALTAN_NOMBRES,
  ),
  invalid(
    {
      ...RESERVAR,
      body: { franjaId: '#franjaLibre', acompaniantes: [{ nombre: 'Sol', genero: 'X' }] },
    },
    'acompaniantes.0.genero',
    'El género del acompañante no es válido',
  ),
  invalid(
    {
      ...RESERVAR,
      body: { franjaId: '#franjaLibre', acompaniantes: [{ nombre: 'x'.repeat(61) }] },
    },
    'acompaniantes.0.nombre',
    'El nombre del acompañante no puede tener más de 60 caracteres',
  ),
  invalid(
    {
      ...RESERVAR,
      body: { franjaId: '#franjaLibre' },
      headers: { 'idempotency-key': 'k'.repeat(201) },
    },
    'idempotency-key',
    'La clave Idempotency-Key no puede tener más de 200 caracteres',
  ),
  refused(
    { ...RESERVAR, body: { franjaId: '#franjaLibre' }, headers: { 'idempotency-key': 'usada' } },
    409,
    'CLAVE_REUTILIZADA',
    'Esa clave Idempotency-Key ya se usó con otra petición',
  ),
  refused(reservar(999_999), 404, ...TURNO_INEXISTENTE),
  refused(reservar(1e300), 404, ...TURNO_INEXISTENTE),
  refused(reservar('#franjaRetirada'), 404, ...TURNO_INEXISTENTE),
  refused(reservar('#franjaComenzada'), 409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó'),
  refused(
    reservar('#franjaLejana'),
    409,
    'FUERA_DE_VENTANA',
    'Solo puedes reservar desde hoy hasta dentro de 7 días',
  ),
  refused(
    reservar('#franjaBloqueada'),
    409,
    'FRANJA_BLOQUEADA',
    'Ese turno está bloqueado y no se puede reservar',
  ),
  refused(
    reservar('#franjaBajoBloqueo'),
    409,
    'FRANJA_BLOQUEADA',
    'Ese turno está bloqueado y no se puede reservar',
  ),
  invalid(reservar('#franjaLibre', 4), 'acompaniantes', PERSONAS),
  invalid(reservar('#franjaLibre', 40), 'acompaniantes', PERSONAS),
  refused(reservar('#franjaLlena'), 409, SIN_CUPO, 'No hay cupos disponibles para este horario'),
  refused(
    reservar('#franjaReservada', 1),
    409,
    SIN_CUPO,
    'Solo hay 1 cupo disponible para este horario',
  ),
  refused(
    reservar('#franjaDeDos', 3),
    409,
    SIN_CUPO,
    'Solo hay 2 cupos disponibles para este horario',
  ),
  refused(
    { who: 'ana', call: 'POST /reservas', body: { franjaId: '#franjaReservada' } },
    409,
    'RESERVA_REPETIDA',
    'Ya hay una reserva activa de esa persona en este turno',
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /reservas',
      body: { franjaId: '#franjaLibre', clienteId: 999_999 },
    },
    404,
    'CLIENTE_NO_ENCONTRADO',
    'No existe ese cliente',
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /reservas',
      body: { franjaId: '#franjaLibre', clienteId: '#inactiva' },
    },
    409,
    'CLIENTE_NO_RESERVABLE',
    'Solo se puede reservar para un cliente activo',
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /reservas',
      body: { franjaId: '#franjaLibre', clienteId: '#admin' },
    },
    409,
    'CLIENTE_NO_RESERVABLE',
    'Solo se puede reservar para un cliente activo',
  ),
  invalid(
    { who: 'admin', call: 'POST /reservas', body: { franjaId: '#franjaLibre', clienteId: 'ana' } },
    'clienteId',
    'El cliente no es válido',
  ),

  ...addressCases('ana', 'page', 'La página debe ser un número desde 0', [
    'GET /reservas/mias?page=-1',
    'GET /reservas/mias?page=',
    'GET /reservas/mias?page=0x1',
  ]),
  ...addressCases('ana', 'size', 'El tamaño de página debe estar entre 1 y 100', [
    'GET /reservas/mias?size=0',
    'GET /reservas/mias?size=1000',
  ]),
  ...addressCases('ana', 'estado', ESTADO, [
    'GET /reservas/mias?estado=activa',
    'GET /reservas/mias?estado=',
  ]),
  ...addressCases('admin', 'size', 'El tamaño de página debe estar entre 1 y 100', [
    'GET /reservas/todas?size=101',
    'GET /asientos/todos?size=-1',
  ]),
  invalid({ who: 'admin', call: 'GET /reservas/estado/anulada' }, 'estado', ESTADO),
  invalid(
    { who: 'admin', call: 'GET /reservas/por-fecha' },
    'fecha',
    'La fecha debe tener la forma AAAA-MM-DD',
  ),
  invalid(
    { who: 'admin', call: 'GET /reservas/por-fecha?fecha=2026-02-29' },
    'fecha',
    'La fecha debe existir y tener la forma AAAA-MM-DD',
  ),
  refused({ who: 'admin', call: 'GET /reservas/franja/999999' }, 404, ...TURNO_INEXISTENTE),
  ...addressCases('ana', 'cantidadPersonas', 'La cantidad de personas debe estar entre 1 y 10', [
    'GET /reservas/calcular-precio',
    'GET /reservas/calcular-precio?cantidadPersonas=0',
    'GET /reservas/calcular-precio?cantidadPersonas=11',
    'GET /reservas/calcular-precio?cantidadPersonas=dos',
    'GET /reservas/calcular-precio?cantidadPersonas=1e0',
    'GET /reservas/calcular-precio?cantidadPersonas=2&cantidadPersonas=3',
  ]),
  ...addressCases('ana', 'id', ID, [
    'GET /reservas/0',
    'GET /reservas/-1',
    'GET /reservas/nada',
    'POST /reservas/1.5/cancelar',
  ]),
  refused({ who: 'luis', call: 'GET /reservas/#reserva' }, 404, ...RESERVA_INEXISTENTE),
  refused({ who: 'luis', call: 'GET /reservas/999999' }, 404, ...RESERVA_INEXISTENTE),
  refused({ who: 'luis', call: 'POST /reservas/#reserva/cancelar' }, 404, ...RESERVA_INEXISTENTE),
  refused(
    { who: 'ana', call: 'POST /reservas/99999999999999999999/cancelar' },
    404,
    ...RESERVA_INEXISTENTE,
  ),
  refused(
    { who: 'ana', call: 'POST /reservas/#cancelada/cancelar' },
    409,
    'RESERVA_YA_CANCELADA',
    'La reserva ya está cancelada',
  ),
  refused(
    { who: 'admin', call: 'POST /reservas/#completada/cancelar' },
    409,
    'RESERVA_COMPLETADA',
    'Una reserva completada no se puede cancelar',
  ),
  refused(
    { who: 'ana', call: 'POST /reservas/#deHoy/cancelar' },
    409,
    'FUERA_DEL_LIMITE',
    'Solo puedes cancelar hasta 6 horas antes del turno',
  ),
  refused(
    { who: 'admin', call: 'POST /reservas/#enCurso/cancelar' },
    409,
    'TURNO_COMENZADO',
    'No se puede cancelar un turno que ya comenzó',
  ),

  ...fieldCases(MOVER, {}, [
    ['notas', ['x'], 'El texto de las notas: se esperaba un texto'],
    ['notas', 'x'.repeat(501), 'El texto de las notas no puede tener más de 500 caracteres'],
    ['franjaId', 'otra', HORARIO],
  ]),
  refused(
    { who: 'luis', call: 'PUT /reservas/#reserva', body: { notas: 'mía' } },
    404,
    ...RESERVA_INEXISTENTE,
  ),
  refused({ ...MOVER, body: { franjaId: 999_999 } }, 404, ...TURNO_INEXISTENTE),
  refused(
    { ...MOVER, body: { franjaId: '#franjaBloqueada' } },
    409,
    'FRANJA_BLOQUEADA',
    'Ese turno está bloqueado y no se puede reservar',
  ),
  refused(
    { ...MOVER, body: { franjaId: '#franjaDeDos' } },
    409,
    SIN_CUPO,
    'Solo hay 2 cupos disponibles para este horario',
  ),
  refused(
    { ...MOVER, body: { franjaId: '#franjaComenzada' } },
    409,
    'FRANJA_COMENZADA',
    'Ese turno ya comenzó',
  ),
  refused(
    { ...MOVER, body: { franjaId: '#franjaLejana' } },
    409,
    'FUERA_DE_VENTANA',
    'Solo puedes reservar desde hoy hasta dentro de 7 días',
  ),
  refused(
    { who: 'ana', call: 'PUT /reservas/#cancelada', body: { franjaId: '#franjaLibre' } },
    409,
    'RESERVA_INACTIVA',
    'Solo se puede cambiar una reserva activa',
  ),
  refused(
    { who: 'ana', call: 'PUT /reservas/#deHoy', body: { franjaId: '#franjaLibre' } },
    409,
    'FUERA_DEL_LIMITE',
    'Solo puedes cancelar hasta 6 horas antes del turno',
  ),

  invalid({ who: 'admin', call: 'PATCH /reservas/#reserva/estado' }, 'nuevoEstado', ESTADO),
  invalid(ESTADO_DE('reserva', 'ANULADA'), 'nuevoEstado', ESTADO),
  refused(
    { who: 'admin', call: 'PATCH /reservas/999999/estado?nuevoEstado=CANCELADA' },
    404,
    ...RESERVA_INEXISTENTE,
  ),
  refused(ESTADO_DE('reserva', 'CONFIRMADA'), 409, ...transicion('confirmada', 'confirmada')),
  refused(
    ESTADO_DE('reserva', 'completada'),
    409,
    'TURNO_SIN_COMENZAR',
    'No se puede completar una reserva antes de que empiece su turno',
  ),
  refused(ESTADO_DE('cancelada', 'COMPLETADA'), 409, ...transicion('cancelada', 'completada')),
  refused(ESTADO_DE('cancelada', 'CANCELADA'), 409, ...transicion('cancelada', 'cancelada')),
  refused(ESTADO_DE('completada', 'CONFIRMADA'), 409, ...transicion('completada', 'confirmada')),
  refused(ESTADO_DE('completada', 'CANCELADA'), 409, ...transicion('completada', 'cancelada')),
  refused({ who: 'admin', call: 'DELETE /reservas/999999' }, 404, ...RESERVA_INEXISTENTE),
  invalid({ who: 'admin', call: 'DELETE /reservas/todas' }, 'id', ID),

  ...fieldCases(
    { who: 'admin', call: 'POST /asientos' },
    { reservaId: '#reserva', nombre: 'Luz', sexo: 'FEMENINO' },
    [
      ['reservaId', undefined, 'La reserva es obligatoria'],
      ['reservaId', '7', 'La reserva es obligatoria'],
      ['nombre', '', 'El nombre es obligatorio'],
      ['nombre', 'x'.repeat(61), 'El nombre no puede tener más de 60 caracteres'],
      ['sexo', undefined, 'El género es obligatorio'],
      ['sexo', 'NO_DECLARA', 'El género es obligatorio'],
    ],
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /asientos',
      body: { reservaId: 999_999, nombre: 'Luz', sexo: 'FEMENINO' },
    },
    404,
    ...RESERVA_INEXISTENTE,
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /asientos',
      body: { reservaId: '#cancelada', nombre: 'Luz', sexo: 'FEMENINO' },
    },
    409,
    'RESERVA_INACTIVA',
    'Solo se puede cambiar una reserva activa',
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /asientos',
      body: { reservaId: '#deCuatro', nombre: 'Luz', sexo: 'FEMENINO' },
    },
    409,
    'RESERVA_LLENA',
    'Una reserva es para 4 personas como máximo',
  ),
  refused(
    {
      who: 'admin',
      call: 'POST /asientos',
      body: { reservaId: '#sinLugarAlLado', nombre: 'Luz', sexo: 'FEMENINO' },
    },
    409,
    SIN_CUPO,
    'No hay cupos disponibles para este horario',
  ),
  invalid(
    { who: 'admin', call: 'PUT /asientos/#asientoDeAcompaniante', body: { nombre: ' ' } },
    'nombre',
    'El nombre es obligatorio',
  ),
  invalid(
    { who: 'admin', call: 'PUT /asientos/#asientoDeAcompaniante', body: { sexo: 'otros' } },
    'sexo',
    'El género es obligatorio',
  ),
  refused(
    { who: 'admin', call: 'PUT /asientos/999999', body: { nombre: 'Luz' } },
    404,
    ...ASIENTO_INEXISTENTE,
  ),
  refused(
    { who: 'luis', call: 'GET /asientos/#asientoDeAcompaniante' },
    404,
    ...ASIENTO_INEXISTENTE,
  ),
  refused(
    { who: 'luis', call: 'DELETE /asientos/#asientoDeAcompaniante' },
    404,
    ...ASIENTO_INEXISTENTE,
  ),
  refused(
    { who: 'ana', call: 'DELETE /asientos/#asientoDeTitular' },
    409,
    'ASIENTO_DEL_TITULAR',
    'No se puede quitar al titular: hay que cancelar la reserva y hacer una nueva',
  ),
  refused(
    { who: 'ana', call: 'DELETE /asientos/#asientoDeHoy' },
    409,
    'FUERA_DEL_LIMITE',
    'Solo puedes cancelar hasta 6 horas antes del turno',
  ),
  refused({ who: 'luis', call: 'GET /asientos/reserva/#reserva' }, 404, ...RESERVA_INEXISTENTE),
  invalid({ who: 'ana', call: 'GET /asientos/uno' }, 'id', ID),
  invalid(
    { who: 'admin', call: 'GET /asientos/tipo/INVITADO' },
    'tipo',
    'El tipo debe ser TITULAR o ACOMPANIANTE',
  ),
];
