import * as z from 'zod/mini';
import { CAUSAS_DE_ABONO } from '../abono/abonos.rules.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SEXOS, SEXOS_DE_ASIENTO } from '../franja/franjas.rules.ts';
import { MEDIOS_ANOTADOS, TIPOS_DE_PAGO } from '../caja/pagos.rules.ts';
import { ESTADOS_DE_ESPERA } from '../espera/esperas.rules.ts';
import { ESTADOS_DE_RESERVA } from '../reserva/reservas.rules.ts';
import { Despedida } from './usuarios.forms.ts';
import { ESTADOS_DE_USUARIO, ROLES } from './usuarios.rules.ts';

/*
 * The calls of people about their own account: to get a copy of their data, and to erase the
 * account (Ley 25.326). The calls that change an account are in usuarios.contract.ts.
 */

/** A payment or a refund of a booking or an abono of the person. */
const pago = z.object({
  fecha: z.string(),
  tipo: z.enum(TIPOS_DE_PAGO),
  montoEnPesos: z.int(),
  medio: z.enum(MEDIOS_ANOTADOS),
  nota: z.string(),
  anulado: z.boolean(),
});

/** The copy of a person's data. The person gets the copy as a file, so the keys are plain words. */
export const MisDatos = z.object({
  generadoEn: z.string(),
  persona: z.object({
    nombre: z.string(),
    apellido: z.string(),
    email: z.nullable(z.string()),
    genero: z.enum(SEXOS),
    telefono: z.string(),
    rol: z.enum(ROLES),
    estado: z.enum(ESTADOS_DE_USUARIO),
    cuentaCreadaEn: z.string(),
    nota: z.string(),
  }),
  reservas: z.array(
    z.object({
      numero: z.int(),
      estado: z.enum(ESTADOS_DE_RESERVA),
      fecha: z.string(),
      /** The hours of the franja, as 'HH:MM - HH:MM'. */
      horario: z.string(),
      servicio: z.string(),
      precioEnPesos: z.int(),
      notas: z.string(),
      reservadaEn: z.string(),
      /** The minutes by which the people came late; null where nobody has noted a delay. */
      minutosTarde: z.nullable(z.int()),
      /** The name of the abono that paid the booking, or null. */
      abono: z.nullable(z.string()),
      participantes: z.array(
        z.object({
          nombre: z.string(),
          genero: z.enum(SEXOS_DE_ASIENTO),
          titular: z.boolean(),
          /** Null where nobody has marked whether this person came. */
          vino: z.nullable(z.boolean()),
        }),
      ),
      pagos: z.array(pago),
    }),
  ),
  /** The abonos that were sold to the person, with every use of their places and what was paid. */
  abonos: z.array(
    z.object({
      nombre: z.string(),
      lugares: z.int(),
      disponibles: z.int(),
      precioEnPesos: z.int(),
      pagadoEnPesos: z.int(),
      desde: z.string(),
      vence: z.string(),
      movimientos: z.array(
        z.object({ fecha: z.string(), lugares: z.int(), causa: z.enum(CAUSAS_DE_ABONO) }),
      ),
      pagos: z.array(pago),
    }),
  ),
  /** The turns for which the person waits or has waited, the oldest entry first. */
  esperas: z.array(
    z.object({
      fecha: z.string(),
      horario: z.string(),
      personas: z.int(),
      estado: z.enum(ESTADOS_DE_ESPERA),
      pedidaEn: z.string(),
    }),
  ),
  /** The turnos fijos of the person, the oldest first; their dates are in `reservas`. */
  turnosFijos: z.array(
    z.object({
      desde: z.string(),
      hora: z.string(),
      cadaCuantasSemanas: z.int(),
      veces: z.int(),
      personas: z.int(),
      pedidoEn: z.string(),
    }),
  ),
  /** The browsers that receive the messages of the centre. */
  dispositivos: z.array(
    z.object({
      nombre: z.string(),
      activadoEn: z.string(),
      ultimoAvisoEn: z.nullable(z.string()),
    }),
  ),
});
export type MisDatos = z.output<typeof MisDatos>;

export const misDatos = endpoint({
  id: 'misDatos',
  method: 'GET',
  path: '/usuarios/mis-datos',
  access: 'session',
  tag: 'usuarios',
  summary: 'Todo lo que el centro guarda sobre quien pregunta',
  status: 200,
  response: MisDatos,
});

export const eliminarCuenta = endpoint({
  id: 'eliminarCuenta',
  method: 'POST',
  path: '/usuarios/eliminar-cuenta',
  access: 'session',
  tag: 'usuarios',
  summary: 'Borrar la cuenta propia; las reservas pasadas quedan sin los datos de la persona',
  body: Despedida,
  status: 200,
  response: Mensaje,
  errors: [409, 429],
});
