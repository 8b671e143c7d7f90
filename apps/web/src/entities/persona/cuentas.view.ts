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
 * Returns what stands beside all that a client has paid: for example, '$ 60.000 por abonos; $ 30.000
 * en turnos con abono; turnos hasta hoy: $ 90.000'. Undefined where there is nothing to say.
 */
export function gastadoEnPalabras({
  totalGastado,
  pagadoPorAbonos,
  pagadoConAbono,
}: Pick<Cuentas, 'totalGastado' | 'pagadoPorAbonos' | 'pagadoConAbono'>): string | undefined {
  const partes = [
    ...(pagadoPorAbonos === 0 ? [] : [`${formatearPesos(pagadoPorAbonos)} por abonos`]),
    ...(pagadoConAbono > 0 ? [`${formatearPesos(pagadoConAbono)} en turnos con abono`] : []),
    ...(totalGastado > 0 ? [`turnos hasta hoy: ${formatearPesos(totalGastado)}`] : []),
  ];
  return partes.length === 0 ? undefined : partes.join('; ');
}

/** Returns all that a client owes, for turnos and for abonos, in pesos. */
export function todoLoQueDebe({
  porCobrar,
  abonosPorCobrar,
}: Pick<Cuentas, 'porCobrar' | 'abonosPorCobrar'>): number {
  return porCobrar + abonosPorCobrar;
}

/** Returns what a client owes for, and how much of it is due; undefined where nothing is owed. */
export function vencidoEnPalabras(
  cuentas: Pick<Cuentas, 'porCobrar' | 'vencido' | 'abonosPorCobrar'>,
): string | undefined {
  const { porCobrar, abonosPorCobrar } = cuentas;
  if (abonosPorCobrar === 0) return turnosPorCobrar(cuentas);
  if (porCobrar === 0) return 'de abonos';
  return `${turnosPorCobrar(cuentas)}, ${formatearPesos(abonosPorCobrar)} de abonos`;
}

function turnosPorCobrar({
  porCobrar,
  vencido,
}: Pick<Cuentas, 'porCobrar' | 'vencido'>): string | undefined {
  if (porCobrar === 0) return undefined;
  if (vencido === 0) return 'de turnos por venir';
  return vencido === porCobrar
    ? 'de turnos ya empezados'
    : `${formatearPesos(vencido)} de turnos ya empezados`;
}
