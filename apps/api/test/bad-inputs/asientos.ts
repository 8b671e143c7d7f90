import {
  admin,
  ana,
  fieldCases,
  invalidCases,
  invalidFields,
  luis,
  refused,
  refusedCases,
  type BadInput,
} from './bad-input.ts';
import {
  ASIENTO_INEXISTENTE,
  CANCELAR_COMENZADO,
  FUERA_DEL_LIMITE,
  RESERVA_INACTIVA,
  RESERVA_INEXISTENTE,
  SIN_CUPO,
  TURNO_BLOQUEADO,
  TURNO_YA_COMENZADO,
} from './known-refusals.ts';

const SIN_RESERVA = 'La reserva es obligatoria';
const SIN_NOMBRE = 'El nombre es obligatorio';
const SIN_GENERO = 'El género es obligatorio';
const LARGO = 'El nombre no puede tener más de 60 caracteres';
const NO_PERMITIDOS = 'El nombre tiene caracteres no permitidos';
const TIPO = 'El tipo debe ser TITULAR o ACOMPANIANTE';

const AGREGAR = admin('POST /asientos');
const agregar = (reservaId: unknown) =>
  admin(AGREGAR.call, { reservaId, nombre: 'Luz', sexo: 'FEMENINO' });
const CAMBIAR = admin('PUT /asientos/#asientoDeAcompaniante');

/** The bad inputs about companions that come and go (specification §5, rules §7). */
export const BAD_ASIENTOS: BadInput[] = [
  ...fieldCases(AGREGAR, { reservaId: '#reserva', nombre: 'Luz', sexo: 'FEMENINO' }, [
    ['reservaId', undefined, SIN_RESERVA],
    ['reservaId', null, SIN_RESERVA],
    ['reservaId', '7', SIN_RESERVA],
    ['reservaId', -7, SIN_RESERVA],
    ['reservaId', 1.5, SIN_RESERVA],
    ['nombre', undefined, SIN_NOMBRE],
    ['nombre', '', SIN_NOMBRE],
    ['nombre', '  ', SIN_NOMBRE],
    ['nombre', { first: 'Luz' }, SIN_NOMBRE],
    ['nombre', 'x'.repeat(61), LARGO],
    ['nombre', 'Luz\u0000', NO_PERMITIDOS],
    ['nombre', 'Luz\ud800', NO_PERMITIDOS],
    ['sexo', undefined, SIN_GENERO],
    ['sexo', 'NO_DECLARA', SIN_GENERO],
    ['sexo', 'femenino', SIN_GENERO],
  ]),
  invalidFields(admin(AGREGAR.call, {}), [
    { campo: 'reservaId', mensaje: SIN_RESERVA },
    { campo: 'nombre', mensaje: SIN_NOMBRE },
    { campo: 'sexo', mensaje: SIN_GENERO },
  ]),
  ...refusedCases(RESERVA_INEXISTENTE, [
    agregar(999_999),
    agregar(1e300),
    luis('GET /asientos/reserva/#reserva'),
  ]),
  ...refusedCases(RESERVA_INACTIVA, [
    agregar('#cancelada'),
    agregar('#completada'),
    ana('DELETE /asientos/#asientoDeCancelada'),
    admin('DELETE /asientos/#asientoDeCancelada'),
  ]),
  refused(agregar('#deCuatro'), [
    409,
    'RESERVA_LLENA',
    'Una reserva es para 4 personas como máximo',
  ]),
  refused(agregar('#sinLugarAlLado'), SIN_CUPO),
  refused(agregar('#enBloqueada'), TURNO_BLOQUEADO),
  refused(agregar('#enCurso'), TURNO_YA_COMENZADO),

  ...fieldCases(CAMBIAR, {}, [
    ['nombre', '', SIN_NOMBRE],
    ['nombre', ' ', SIN_NOMBRE],
    ['nombre', null, SIN_NOMBRE],
    ['nombre', 'x'.repeat(61), LARGO],
    ['sexo', 'otros', SIN_GENERO],
    ['sexo', null, SIN_GENERO],
  ]),
  ...refusedCases(ASIENTO_INEXISTENTE, [
    luis('GET /asientos/#asientoDeAcompaniante'),
    luis('GET /asientos/999999'),
    luis('DELETE /asientos/#asientoDeAcompaniante'),
    luis('DELETE /asientos/#asientoDeTitular'),
  ]),
  ...refusedCases(
    [
      409,
      'ASIENTO_DEL_TITULAR',
      'No se puede quitar al titular: hay que cancelar la reserva y hacer una nueva',
    ],
    [ana('DELETE /asientos/#asientoDeTitular'), admin('DELETE /asientos/#asientoDeTitular')],
  ),
  refused(ana('DELETE /asientos/#asientoDeHoy'), FUERA_DEL_LIMITE),
  refused(admin('DELETE /asientos/#asientoEnCurso'), CANCELAR_COMENZADO),
  ...invalidCases('tipo', TIPO, [
    admin('GET /asientos/tipo/INVITADO'),
    admin('GET /asientos/tipo/TITULAR,ACOMPANIANTE'),
    admin('GET /asientos/tipo/%25'),
  ]),
];
