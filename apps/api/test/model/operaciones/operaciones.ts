import fc from 'fast-check';
import { adelantarReloj } from './adelantar-reloj.ts';
import type { Centro } from '../centro.ts';
import * as deAsiento from './operaciones-de-asiento.ts';
import * as deCliente from './operaciones-de-cliente.ts';
import { cambiarConfig, cambiarHorarios, generar } from './operaciones-de-config.ts';
import * as deEspera from './operaciones-de-espera.ts';
import * as deExcepcion from './operaciones-de-excepcion.ts';
import * as deFranja from './operaciones-de-franja.ts';
import * as deLista from './operaciones-de-lista-de-precios.ts';
import * as deLectura from './operaciones-de-lectura.ts';
import * as deAbono from './operaciones-de-abono.ts';
import * as deCaja from './operaciones-de-caja.ts';
import * as deInforme from './operaciones-de-informe.ts';
import * as dePersona from './operaciones-de-persona.ts';
import * as dePedido from './operaciones-de-pedido.ts';
import * as deSerie from './operaciones-de-serie.ts';
import * as deReserva from './operaciones-de-reserva.ts';
import { verCaja } from './ver-caja.ts';
import { deshacer } from './operaciones-de-vuelta.ts';
import type { clase as nuevaClase, Paso } from '../paso.ts';

const CLASES: Record<string, ReturnType<typeof nuevaClase>> = {
  adelantarReloj,
  cambiarConfig,
  cambiarHorarios,
  generar,
  deshacer,
  ...dePedido,
  ...deReserva,
  ...deEspera,
  ...deAsiento,
  ...deCaja,
  ...deAbono,
  ...deSerie,
  verCaja,
  ...deFranja,
  ...deExcepcion,
  ...deCliente,
  ...dePersona,
  ...deLectura,
  ...deLista,
  ...deInforme,
};

/** An operation as plain JSON data. The report of a failure prints it, and `--replay` reads it. */
export interface Operacion {
  clase: string;
  datos: unknown;
}

/** The first moment of a centre and the operations that follow. */
export interface Secuencia {
  inicio: string;
  operaciones: Operacion[];
}

export function pasoDe(centro: Centro, { clase, datos }: Operacion): Paso {
  const conocida = CLASES[clase];
  if (!conocida) throw new Error(`There is no operation '${clase}'`);
  return conocida.paso(centro, datos);
}

/**
 * The moments at which a sequence begins: an ordinary day, the last days of a year, and the days
 * before a 29 February.
 */
const INICIOS = ['2026-10-01T07:00:00', '2027-12-29T18:30:00', '2028-02-27T08:00:00'];

const operacion: fc.Arbitrary<Operacion> = fc.oneof(
  ...Object.entries(CLASES).map(([clase, { peso, datos }]) => ({
    weight: Math.round(peso * 10),
    arbitrary: datos.map((generados) => ({ clase, datos: generados })),
  })),
);

/** Generates a sequence of `largo` operations. The same seed generates the same sequence. */
export function generarSecuencia(seed: number, largo: number): Secuencia {
  const secuencia = fc.record({
    inicio: fc.constantFrom(...INICIOS),
    operaciones: fc.array(operacion, { minLength: largo, maxLength: largo, size: 'max' }),
  });
  // `noBias`: fast-check's usual bias towards small numbers would choose the same franja and the
  // same client again and again.
  const [generada] = fc.sample(fc.noBias(secuencia), { seed, numRuns: 1 });
  return generada as Secuencia;
}
