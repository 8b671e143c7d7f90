import * as z from 'zod/mini';
import { ASISTENCIAS } from '../reserva/asistencia.rules.ts';
import { TIPOS_DE_AVISO } from './avisos.contract.ts';
import { TIPOS_DE_MOVIMIENTO } from '../caja/caja.rules.ts';
import { DIAS_SEMANA, esFecha, esHora, fechaDe, horaDe } from '../calendario.ts';
import { SEXOS_DE_ASIENTO } from '../franja/franjas.rules.ts';
import { MEDIOS_DE_PAGO, TIPOS_DE_PAGO } from '../caja/pagos.rules.ts';
import { ENTREGAS } from './palabras.rules.ts';
import { TIPOS_DE_RECADO } from '../reserva/recados.contract.ts';
import { ESTADOS_DE_RESERVA } from '../reserva/reservas.rules.ts';
import { ESTADOS_DE_USUARIO, ROLES } from '../persona/usuarios.rules.ts';

const fecha = z.string().check(z.refine(esFecha));
const hora = z.string().check(z.refine(esHora));
const momento = z
  .string()
  .check(z.refine((valor) => esFecha(fechaDe(valor)) && esHora(horaDe(valor))));
const tramos = z.array(z.object({ horaInicio: hora, horaFin: hora }));

/**
 * The schema of the values of each clase of dato. `datos.rules.ts` puts these values into words.
 */
export const VALORES = {
  texto: z.string(),
  /**
   * A text that somebody wrote freely about a person. It is erased with that person (decision 10).
   */
  libre: z.string(),
  numero: z.int(),
  dinero: z.int(),
  siNo: z.boolean(),
  fecha,
  hora,
  momento,
  /** The id of a franja. An old hecho knows no more than this id of its turno. */
  turno: z.int(),
  tramos,
  semana: z.array(z.object({ diaSemana: z.enum(DIAS_SEMANA), activo: z.boolean(), tramos })),
  /** The lines of the footer's opening hours. */
  pie: z.array(z.object({ dias: z.string(), tramos: z.array(z.string()) })),
  precios: z.array(z.object({ capacidad: z.int(), precio: z.int() })),
  porMedio: z.record(z.enum(MEDIOS_DE_PAGO), z.int()),
  /** The numbers of hours before a turn at which reminders are sent. */
  horasAntes: z.array(z.int()),
  estaciones: z.array(z.object({ nombre: z.string(), lugares: z.int() })),
  sitios: z.array(z.string()),
  estado: z.enum(ESTADOS_DE_RESERVA),
  estadoDeCuenta: z.enum(ESTADOS_DE_USUARIO),
  rol: z.enum(ROLES),
  genero: z.enum(SEXOS_DE_ASIENTO),
  asistencia: z.enum(ASISTENCIAS),
  medio: z.enum(MEDIOS_DE_PAGO),
  entrega: z.enum(ENTREGAS),
  tipoDePago: z.enum(TIPOS_DE_PAGO),
  tipoDeMovimiento: z.enum(TIPOS_DE_MOVIMIENTO),
  tipoDeAviso: z.enum(TIPOS_DE_AVISO),
  tipoDeRecado: z.enum(TIPOS_DE_RECADO),
};

export type Valores = { [C in keyof typeof VALORES]: z.output<(typeof VALORES)[C]> };
