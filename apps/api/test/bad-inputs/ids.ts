import {
  admin,
  ana,
  invalid,
  refused,
  type BadInput,
  type Call,
  type Refusal,
} from './bad-input.ts';
import {
  ASIENTO_INEXISTENTE,
  AVISO_INEXISTENTE,
  CLIENTE_INEXISTENTE,
  EXCEPCION_INEXISTENTE,
  ID_INVALIDO,
  RESERVA_INEXISTENTE,
  TURNO_INEXISTENTE,
  USUARIO_INEXISTENTE,
} from './known-refusals.ts';

/** Every call that names its thing in the path, with the refusal when there is none (rules §9.2). */
const CON_ID: readonly (readonly [Refusal, (id: string) => Call])[] = [
  [USUARIO_INEXISTENTE, (id) => admin(`GET /usuarios/${id}`)],
  [USUARIO_INEXISTENTE, (id) => admin(`PUT /usuarios/${id}`, { nombre: 'Otra' })],
  [USUARIO_INEXISTENTE, (id) => admin(`PATCH /usuarios/${id}/rol`, { rol: 'ADMIN' })],
  [USUARIO_INEXISTENTE, (id) => admin(`PATCH /usuarios/${id}/estado`, { estado: 'ACTIVO' })],
  [USUARIO_INEXISTENTE, (id) => admin(`DELETE /usuarios/${id}`)],
  [CLIENTE_INEXISTENTE, (id) => admin(`GET /clientes/${id}/resumen`)],
  [CLIENTE_INEXISTENTE, (id) => admin(`GET /clientes/${id}/reservas`)],
  [CLIENTE_INEXISTENTE, (id) => admin(`POST /clientes/${id}/bienvenida`)],
  [CLIENTE_INEXISTENTE, (id) => admin(`PUT /clientes/${id}/toggle-activo`)],
  [CLIENTE_INEXISTENTE, (id) => admin(`DELETE /clientes/${id}`)],
  [EXCEPCION_INEXISTENTE, (id) => admin(`DELETE /excepciones/feriados/${id}`)],
  [EXCEPCION_INEXISTENTE, (id) => admin(`DELETE /excepciones/bloqueos/${id}`)],
  [EXCEPCION_INEXISTENTE, (id) => admin(`DELETE /excepciones/overrides/${id}`)],
  [
    EXCEPCION_INEXISTENTE,
    (id) => admin(`GET /excepciones/feriados/${id}/previsualizar-eliminacion`),
  ],
  [
    EXCEPCION_INEXISTENTE,
    (id) => admin(`GET /excepciones/bloqueos/${id}/previsualizar-eliminacion`),
  ],
  [
    EXCEPCION_INEXISTENTE,
    (id) => admin(`GET /excepciones/overrides/${id}/previsualizar-eliminacion`),
  ],
  [AVISO_INEXISTENTE, (id) => admin(`POST /avisos/${id}/reintentar`)],
  [AVISO_INEXISTENTE, (id) => admin(`DELETE /avisos/${id}`)],
  [TURNO_INEXISTENTE, (id) => admin(`GET /franjas/${id}`)],
  [TURNO_INEXISTENTE, (id) => admin(`PUT /franjas/${id}`, { capacidadEfectiva: 2 })],
  [TURNO_INEXISTENTE, (id) => admin(`PUT /franjas/${id}/bloquear`)],
  [TURNO_INEXISTENTE, (id) => admin(`PUT /franjas/${id}/desbloquear`)],
  [TURNO_INEXISTENTE, (id) => admin(`DELETE /franjas/${id}`)],
  [TURNO_INEXISTENTE, (id) => admin(`GET /reservas/franja/${id}`)],
  [RESERVA_INEXISTENTE, (id) => ana(`GET /reservas/${id}`)],
  [RESERVA_INEXISTENTE, (id) => ana(`PUT /reservas/${id}`, { notas: 'Otra' })],
  [RESERVA_INEXISTENTE, (id) => ana(`POST /reservas/${id}/cancelar`)],
  [RESERVA_INEXISTENTE, (id) => admin(`PATCH /reservas/${id}/estado?nuevoEstado=CANCELADA`)],
  [RESERVA_INEXISTENTE, (id) => admin(`DELETE /reservas/${id}`)],
  [RESERVA_INEXISTENTE, (id) => ana(`GET /asientos/reserva/${id}`)],
  [ASIENTO_INEXISTENTE, (id) => ana(`GET /asientos/${id}`)],
  [ASIENTO_INEXISTENTE, (id) => admin(`PUT /asientos/${id}`, { nombre: 'Luz' })],
  [ASIENTO_INEXISTENTE, (id) => ana(`DELETE /asientos/${id}`)],
];

const NO_SON_IDS = ['0', '-1', '1.5', '1e3', '0x10', 'uno', '1%20or%201=1', '%00', '٣'];

/** Ids that name nothing: past the last row, past int4, past int8. */
const DE_NADA = ['888888', '2147483648', '9223372036854775808', '1'.repeat(30)];

export const BAD_IDS: BadInput[] = CON_ID.flatMap(([inexistente, call]) => [
  ...NO_SON_IDS.map((id) => invalid(call(id), 'id', ID_INVALIDO)),
  ...DE_NADA.map((id) => refused(call(id), inexistente)),
]);
