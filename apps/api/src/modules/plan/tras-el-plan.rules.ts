import type { FranjaDePlan } from '../franjas/franjas-de-plan.repository.ts';
import type { CambiosDePlan } from './comparar-plan.ts';

export type Planeada = Pick<
  FranjaDePlan,
  'id' | 'capacidad' | 'ocupadosTotal' | 'bloqueadaAMano' | 'bloqueoId' | 'motivoDelPlan'
>;

export function estaBloqueada(
  franja: Pick<Planeada, 'bloqueadaAMano' | 'bloqueoId' | 'motivoDelPlan'>,
): boolean {
  return franja.bloqueadaAMano || franja.bloqueoId !== null || franja.motivoDelPlan !== null;
}

/** Returns a function that returns a franja as it will be after the changes of a plan. Pure. */
export function trasElPlan({
  capacidades,
  bloqueos,
  cierres,
}: Pick<CambiosDePlan, 'capacidades' | 'bloqueos' | 'cierres'>) {
  const porId = <T extends { franja: FranjaDePlan }>(cambios: readonly T[]) =>
    new Map(cambios.map((cambio) => [cambio.franja.id, cambio]));
  const [nuevas, marcas, motivos] = [porId(capacidades), porId(bloqueos), porId(cierres)];
  return <P extends Planeada>(franja: P): P => {
    const { capacidad, bloqueoId, motivoDelPlan } = franja;
    return {
      ...franja,
      capacidad: nuevas.get(franja.id)?.capacidad ?? capacidad,
      bloqueoId: (marcas.get(franja.id) ?? { bloqueoId }).bloqueoId,
      motivoDelPlan: (motivos.get(franja.id) ?? { motivoDelPlan }).motivoDelPlan,
    };
  };
}
