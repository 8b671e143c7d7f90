import { aQuienSeOfrece, seOfrece, venceOferta } from '@remanso/contract/espera/esperas.rules';
import type { EsperaEnFila } from '../esperas/esperas.repository.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { estaBloqueada, trasElPlan, type Planeada } from './tras-el-plan.rules.ts';

type Entrada = Pick<EsperaEnFila, 'id' | 'franjaId' | 'personas' | 'venceEn'>;

/**
 * Returns a function that returns the line of a franja as it will be after the changes of a plan:
 * without offers where the franja is closed, otherwise with its present offers and those that the
 * changes make possible. `fila` has the open entries of the franjas, in the order of their lines.
 * Pure.
 */
export function filaTrasElPlan(cambios: CambiosDePlan, fila: readonly Entrada[], ahora: string) {
  const tras = trasElPlan(cambios);
  const porFranja = Map.groupBy(fila, ({ franjaId }) => franjaId);
  return (franja: Planeada & { inicio: string }): Entrada[] => {
    const queda = tras(franja);
    const suya = porFranja.get(franja.id) ?? [];
    if (estaBloqueada(queda)) return suya.map((una) => ({ ...una, venceEn: null }));
    const libres = queda.capacidad - queda.ocupadosTotal;
    const esperan = suya.filter(({ venceEn }) => venceEn === null);
    const nuevas = seOfrece(franja.inicio, ahora) ? aQuienSeOfrece(libres, esperan) : [];
    const hasta = venceOferta(franja.inicio, ahora);
    return suya.map((una) => (nuevas.includes(una) ? { ...una, venceEn: hasta } : una));
  };
}

/** Returns how many places the offers of a line hold. */
export function retenidasDe(fila: readonly Entrada[]): number {
  return fila.reduce((suma, { personas, venceEn }) => suma + (venceEn === null ? 0 : personas), 0);
}
