import { admin, ana, badBodies, luis, refused, type BadInput } from './bad-input.ts';
import { CON_ENLACE, NO_ES_ID, NO_ES_TEXTO } from './bad-values.ts';

const NOMBRE = ['x'.repeat(61), 'Luz\u0000', 'Luz\ud800', ...CON_ENLACE];
const agregar = (reservaId: unknown) =>
  admin('POST /asientos', { reservaId, nombre: 'Luz', sexo: 'FEMENINO' });

/** The bad inputs of the calls that add and remove companions (specification §5, rules §9.2). */
export const BAD_ASIENTOS: BadInput[] = [
  ...badBodies(agregar('#reserva'), {
    reservaId: [...NO_ES_ID, '7', -7],
    nombre: [...NO_ES_TEXTO.slice(1), ...NOMBRE],
    sexo: ['', null, 7, 'NO_DECLARA', 'femenino'],
  }),
  ...badBodies(admin('PUT /asientos/#reservaAcompaniante'), {
    nombre: ['', ' ', null, ...NOMBRE],
    sexo: ['otros', null],
  }),
  ...refused({
    'reservaId, nombre, sexo': [admin('POST /asientos', { nombre: 7, sexo: '' })],
    '404 RESERVA_INEXISTENTE': [
      agregar(999_999),
      agregar(1e300),
      luis('GET /asientos/reserva/#reserva'),
    ],
    '409 RESERVA_INACTIVA': [
      agregar('#cancelada'),
      agregar('#deAyer'),
      admin('DELETE /asientos/#deAyerAcompaniante'),
      ana('DELETE /asientos/#canceladaAcompaniante'),
      admin('DELETE /asientos/#canceladaAcompaniante'),
    ],
    '409 RESERVA_LLENA': [agregar('#deCuatro')],
    '409 SIN_CUPO': [agregar('#sinLugarAlLado')],
    '409 FRANJA_BLOQUEADA': [agregar('#enBloqueada')],
    '404 ASIENTO_INEXISTENTE': [
      luis('GET /asientos/#reservaAcompaniante'),
      luis('GET /asientos/999999'),
      luis('DELETE /asientos/#reservaAcompaniante'),
      luis('DELETE /asientos/#reservaTitular'),
    ],
    '409 ASIENTO_DEL_TITULAR': [
      ana('DELETE /asientos/#reservaTitular'),
      admin('DELETE /asientos/#reservaTitular'),
    ],
    '409 FUERA_DEL_LIMITE': [ana('DELETE /asientos/#deHoyAcompaniante')],
    tipo: ['INVITADO', 'TITULAR,ACOMPANIANTE', '%25'].map((tipo) =>
      admin(`GET /asientos/tipo/${tipo}`),
    ),
  }),
];
