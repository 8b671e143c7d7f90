import type { MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';

export interface Pago {
  id: number;
  tipo: TipoDePago;
  monto: number;
  /** ABONO where places of an abono settle a booking, which moves no money. */
  medio: MedioDePago | 'ABONO';
  nota: string;
  /** False for what a client or the time has caused. */
  deMano: boolean;
  registradoEn: string;
  anuladoEn: string | null;
  motivo: string | null;
}

/** Returns the sum of the payments of a booking or an abono, minus its refunds, without the annulled ones. */
export const pagadoDe = ({ pagos }: { pagos: readonly Pago[] }) =>
  pagos
    .filter(({ anuladoEn }) => anuladoEn === null)
    .reduce((suma, { tipo, monto }) => suma + (tipo === 'PAGO' ? monto : -monto), 0);

/** Returns the part of `pagadoDe` by which money moved. */
export const cobradoDe = ({ pagos }: { pagos: readonly Pago[] }) =>
  pagadoDe({ pagos: pagos.filter(({ medio }) => medio !== 'ABONO') });

/** Empties what was written about the payments of a booking or an abono whose holder is erased. */
export function olvidarPagos({ pagos }: { pagos: readonly Pago[] }): void {
  for (const pago of pagos) Object.assign(pago, { nota: '', motivo: pago.motivo && '' });
}
