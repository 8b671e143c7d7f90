import * as z from 'zod/mini';
import { texto } from '../campo/campos-de-texto.ts';
import { fecha } from '../campo/campos.ts';
import { CONTADO_MAXIMO, TIPOS_DE_MOVIMIENTO } from './caja.rules.ts';
import { montoDePago } from './pagos.forms.ts';

export const NuevoMovimiento = z.object({
  tipo: z.enum(TIPOS_DE_MOVIMIENTO, `El tipo debe ser ${TIPOS_DE_MOVIMIENTO.join(', ')}`),
  monto: montoDePago,
  motivo: texto({ nombre: 'El motivo', max: 200 }).check(
    z.minLength(1, 'El motivo es obligatorio'),
  ),
});
export type NuevoMovimiento = z.output<typeof NuevoMovimiento>;

const CONTADO = 'Lo contado debe ser un número entero de pesos';

const contado = z
  .int(CONTADO)
  .check(
    z.minimum(-CONTADO_MAXIMO, 'Lo contado es demasiado bajo'),
    z.maximum(CONTADO_MAXIMO, 'Lo contado es demasiado alto'),
  );

/**
 * Counted cash is never below zero. The amount of another medio may be negative: more money may
 * have gone out by it than came in.
 */
const Contado = z.object(
  {
    EFECTIVO: contado.check(z.minimum(0, 'El efectivo contado no puede ser negativo')),
    TRANSFERENCIA: contado,
    TARJETA: contado,
    OTRO: contado,
  },
  'Falta lo contado',
);

export const NuevoCierre = z.object({
  fecha,
  contado: Contado,
  nota: z.nullish(texto({ nombre: 'La nota', max: 500, multilinea: true })),
});
export type NuevoCierre = z.output<typeof NuevoCierre>;

export const Reapertura = z.object({
  motivo: texto({ nombre: 'El motivo', max: 200 }).check(
    z.minLength(1, 'El motivo de la reapertura es obligatorio'),
  ),
});
