import { admin, ana, badBodies, luis, nobody, refused, type BadInput } from '../bad-input.ts';
import { CON_ENLACE, NO_ES_ID } from '../bad-values.ts';

const compartir = (reserva: string, asientoId: unknown, quien = ana) =>
  quien(`POST /reservas/${reserva}/invitaciones`, { asientoId });
const pagina = (call: string, body?: object, secreto = '#secreto') =>
  nobody(call.replace('{secreto}', secreto), body);
const corregir = (body: object) => pagina('PUT /invitaciones/{secreto}', body);

const NO_SON_SECRETOS = ['x'.repeat(43), '1', '%00', 'x'.repeat(400), '..%2F..%2Fcentro'];

/** The bad inputs about the page of a companion (rules §17). */
export const BAD_INVITACIONES: BadInput[] = [
  ...badBodies(compartir('#reserva', 1), { asientoId: NO_ES_ID }),
  ...badBodies(corregir({ nombre: 'Luz', sexo: 'OTROS' }), {
    nombre: ['', ' ', null, 7, 'x'.repeat(61), 'Luz\u0000', 'Luz\ud800', ...CON_ENLACE],
    sexo: ['otros', 'NO_DECLARA', '', null],
  }),
  ...refused({
    '404 RESERVA_INEXISTENTE': [compartir('#reserva', '#reservaAcompaniante', luis)],
    asientoId: [
      compartir('#reserva', '#canceladaAcompaniante'),
      compartir('#reserva', 999_999),
      admin('POST /reservas/#reserva/invitaciones', { asientoId: 1e300 }),
    ],
    '409 ASIENTO_DEL_TITULAR': [compartir('#reserva', '#reservaTitular')],
    '409 TURNO_COMENZADO': [compartir('#enCurso', '#enCursoAcompaniante')],
    '409 FUERA_DEL_LIMITE': [pagina('POST /invitaciones/{secreto}/rechazar')],
    '409 RESERVA_INACTIVA': [compartir('#cancelada', '#canceladaAcompaniante')],
    '404 INVITACION_INEXISTENTE': NO_SON_SECRETOS.flatMap((secreto) => [
      pagina('GET /invitaciones/{secreto}', undefined, secreto),
      pagina('GET /invitaciones/{secreto}/calendario.ics', undefined, secreto),
      pagina('PUT /invitaciones/{secreto}', {}, secreto),
      pagina('POST /invitaciones/{secreto}/rechazar', undefined, secreto),
    ]),
  }),
];
