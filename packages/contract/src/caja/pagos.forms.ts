import * as z from 'zod/mini';
import { texto } from '../campo/campos-de-texto.ts';
import { MEDIOS_DE_PAGO, MONTO_MAXIMO, TIPOS_DE_PAGO } from './pagos.rules.ts';

const MONTO = 'El monto debe ser un número entero de pesos, de 1 en adelante';

export const montoDePago = z
  .int(MONTO)
  .check(z.minimum(1, MONTO), z.maximum(MONTO_MAXIMO, 'El monto es demasiado alto'));

export const NuevoPago = z.object({
  tipo: z.enum(TIPOS_DE_PAGO, 'El tipo debe ser PAGO o DEVOLUCION'),
  monto: montoDePago,
  medio: z.enum(MEDIOS_DE_PAGO, `El medio debe ser ${MEDIOS_DE_PAGO.join(', ')}`),
  nota: z.nullish(texto({ nombre: 'La nota', max: 200 })),
});
export type NuevoPago = z.output<typeof NuevoPago>;

export const Anulacion = z.object({
  motivo: texto({ nombre: 'El motivo', max: 200 }).check(
    z.minLength(1, 'El motivo de la anulación es obligatorio'),
  ),
});
