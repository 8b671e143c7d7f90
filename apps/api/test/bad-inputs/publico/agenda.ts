import { admin, ana, badQueries, nobody, refused, type BadInput } from '../bad-input.ts';
import { FECHAS_EN_CONSULTA } from '../bad-values.ts';

/** The bad inputs of the agenda that anybody sees (rules §19). */
export const BAD_AGENDA: BadInput[] = [
  ...badQueries(nobody('GET /agenda'), {
    desde: [...FECHAS_EN_CONSULTA, '2026-10-01&desde=2026-10-02'],
    hasta: [...FECHAS_EN_CONSULTA, '2026-09-30', '2026-10-15', '2026-10-01&hasta=2026-10-02'],
  }),
  ...badQueries(nobody('GET /agenda/precios'), {
    fecha: [...FECHAS_EN_CONSULTA, '2026-10-01&fecha=2026-10-02'],
  }),
  ...refused({
    fecha: [nobody('GET /agenda/precios')],
    hasta: [
      nobody('GET /agenda?desde=2026-10-05&hasta=2026-10-01'),
      nobody('GET /agenda?desde=2026-09-20&hasta=2026-10-04'),
      nobody('GET /agenda?desde=1900-01-01&hasta=2999-12-31'),
    ],
  }),
];

/** The bad inputs to a centre that keeps its agenda for who is logged in. */
export const BAD_AGENDA_PRIVADA: BadInput[] = refused({
  '404 AGENDA_PRIVADA': [nobody, ana, admin].flatMap((sentBy) => [
    sentBy('GET /agenda'),
    sentBy('GET /agenda/precios?fecha=2026-10-02'),
  ]),
  // A malformed request is refused before what there is not (rules §2.4).
  desde: [nobody('GET /agenda?desde=mañana')],
  fecha: [nobody('GET /agenda/precios?fecha=hoy')],
});
