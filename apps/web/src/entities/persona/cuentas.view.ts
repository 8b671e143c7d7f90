import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { formatearPesos } from '@remanso/contract/dinero';

/*
 * The words beside the figures of a client.
 */

type Cuentas = ResumenDeCliente['cuentas'];

/** Returns, for example, '2 canceladas'; undefined where there are none. */
export function contarCanceladas({ canceladas }: Pick<Cuentas, 'canceladas'>): string | undefined {
  if (canceladas === 0) return undefined;
  return canceladas === 1 ? '1 cancelada' : `${canceladas} canceladas`;
}

/**
 * Returns, for example, 'de $ 90.000 en turnos hasta hoy'; undefined where the client spent
 * nothing.
 */
export function gastadoEnPalabras({
  totalGastado,
}: Pick<Cuentas, 'totalGastado'>): string | undefined {
  return totalGastado === 0 ? undefined : `de ${formatearPesos(totalGastado)} en turnos hasta hoy`;
}

/** Returns how much of what a client owes is due, in words; undefined where nothing is owed. */
export function vencidoEnPalabras({
  porCobrar,
  vencido,
}: Pick<Cuentas, 'porCobrar' | 'vencido'>): string | undefined {
  if (porCobrar === 0) return undefined;
  if (vencido === 0) return 'de turnos por venir';
  return vencido === porCobrar
    ? 'de turnos ya empezados'
    : `${formatearPesos(vencido)} de turnos ya empezados`;
}
