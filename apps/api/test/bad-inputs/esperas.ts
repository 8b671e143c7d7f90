import { admin, ana, badBodies, luis, refused, type BadInput } from './bad-input.ts';
import { NO_ES_ID } from './bad-values.ts';

const esperar = (franja: string, personas: unknown = 1, quien = ana) =>
  quien(`POST /franjas/${franja}/espera`, { personas });
const aceptar = (espera: string, quien = ana) => quien(`POST /esperas/${espera}/aceptar`, {});

/** The bad inputs of the calls about the waiting list (rules §16). */
export const BAD_ESPERAS: BadInput[] = [
  ...badBodies(admin('POST /franjas/#franjaOcupada/espera', { personas: 1, clienteId: '#ana' }), {
    personas: [undefined, null, '1', 1.5, {}],
    clienteId: NO_ES_ID.filter((id) => id !== undefined),
  }),
  ...badBodies(aceptar('#espera'), {
    acompaniantes: ['Sol', null],
    generoTitular: ['MUJER', null],
    notas: [5, null, 'x'.repeat(501)],
    precioEsperado: ['20000', -1],
    devolver: NO_ES_ID.filter((id) => id !== undefined),
  }),
  ...refused({
    '404 FRANJA_INEXISTENTE': [
      esperar('#franjaRetirada'),
      admin('POST /franjas/999999/espera', { personas: 1, clienteId: 999_999 }),
    ],
    '404 CLIENTE_NO_ENCONTRADO': [
      admin('POST /franjas/#franjaOcupada/espera', { personas: 1, clienteId: 999_999 }),
    ],
    '409 CLIENTE_NO_RESERVABLE': [
      admin('POST /franjas/#franjaOcupada/espera', { personas: 1, clienteId: '#inactiva' }),
    ],
    '409 FRANJA_COMENZADA': [esperar('#franjaComenzada', 9)],
    '409 TARDE_PARA_ESPERAR': [esperar('#franjaCasi', 9)],
    '409 FUERA_DE_VENTANA': [esperar('#franjaLejana', 9)],
    '409 FRANJA_BLOQUEADA': [esperar('#franjaBloqueada', 9)],
    personas: [esperar('#franjaOcupada', 0), esperar('#franjaOcupada', 5)],
    '409 NO_ENTRAN': [esperar('#franjaAngosta', 4)],
    '409 HAY_CUPO': [esperar('#franjaLibre')],
    '409 RESERVA_REPETIDA': [esperar('#franjaLlena', 1, luis)],
    '409 LIMITE_DE_ESPERAS': [esperar('#franjaOcupada')],
    '409 YA_ESPERA': [esperar('#franjaLlena', 2)],
    '404 ESPERA_INEXISTENTE': [
      luis('DELETE /esperas/#espera'),
      luis('POST /esperas/#espera/rechazar'),
      aceptar('#espera', luis),
      aceptar('999999'),
    ],
    '409 ESPERA_EN_OTRO_ESTADO': [
      ana('POST /esperas/#espera/rechazar'),
      aceptar('#espera'),
      admin('PUT /esperas/#espera/recados/OFERTA'),
      admin('DELETE /esperas/#espera/recados/OFERTA'),
    ],
    tipo: [
      admin('PUT /esperas/#espera/recados/CAMBIO'),
      admin('DELETE /esperas/#espera/recados/CAMBIO'),
    ],
  }),
];
