import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { seniaSinDestino } from '../config.errors.ts';

type Senia = Pick<NuevaConfig, 'seniaPorcentaje' | 'datosDeTransferencia'>;

/**
 * Throws a 400 for a configuration that asks for a seña and does not say where to pay it. What
 * `nueva` leaves out stays as it is in `guardada`.
 */
export function exigirDondeTransferir(nueva: Senia, guardada: Senia | undefined): void {
  const porcentaje = nueva.seniaPorcentaje ?? guardada?.seniaPorcentaje ?? 0;
  const datos = nueva.datosDeTransferencia ?? guardada?.datosDeTransferencia ?? '';
  if (porcentaje > 0 && datos === '') throw seniaSinDestino();
}
