import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { AssertUnchanged } from '../../../platform/http/register-endpoint.ts';
import { buscarCierre, comprobarForma, comprobarHorario } from './comprobar-horario.ts';
import {
  capacidadBajoOcupacion,
  editarFueraDelPlan,
  horarioConReservas,
} from '../franjas.errors.ts';
import { leerFranja } from '../franjas.queries.ts';
import { editarFranja } from '../franjas.repository.ts';
import { modificarFranja, type DependenciasDeFranja } from './modificar-franja.ts';

interface Entrada {
  adminId: number;
  franjaId: number;
  inicio?: string | undefined;
  fin?: string | undefined;
  capacidadEfectiva?: number | undefined;
  assertUnchanged?: AssertUnchanged<{ franja: Franja }>;
}

/**
 * Changes a franja for an administrator. A franja with bookings keeps its hours, and no capacity
 * goes below the occupied places (rules §7.5). Throws for a franja that the plan keeps only for its
 * bookings: a change by hand would open that franja to new bookings.
 */
export async function actualizarFranja(
  dependencies: DependenciasDeFranja,
  { adminId, franjaId, assertUnchanged, ...cambios }: Entrada,
): Promise<Franja | undefined> {
  // A malformed body is reported before a missing franja (rules §2.4).
  if (cambios.inicio !== undefined && cambios.fin !== undefined) {
    comprobarForma({ inicio: cambios.inicio, fin: cambios.fin });
  }
  const pedido = { adminId, franjaId, accion: 'actualizarFranja' as const };
  return modificarFranja(dependencies, pedido, async (tx, franja) => {
    const ahora = dependencies.clock.now();
    assertUnchanged?.({ franja: await leerFranja(tx, ahora, franjaId) });
    const { inicio = franja.inicio, fin = franja.fin } = cambios;
    const capacidad = cambios.capacidadEfectiva ?? franja.capacidadEfectiva;
    const { ocupadosTotal } = franja;
    const seMueve = inicio !== franja.inicio || fin !== franja.fin;
    if (seMueve) {
      comprobarHorario({ inicio, fin }, ahora);
      if (ocupadosTotal > 0) throw horarioConReservas();
    }
    if (capacidad < ocupadosTotal) throw capacidadBajoOcupacion(ocupadosTotal);
    if (franja.fueraDelPlan && franja.delPlan && ocupadosTotal > 0) throw editarFueraDelPlan();
    // A change that keeps the hours neither closes nor opens the franja: a franja that has begun
    // stays open even if somebody has made an exception since.
    const cierre = seMueve ? { cierre: await buscarCierre(tx, { inicio, fin }) } : {};
    await editarFranja(tx, franjaId, { inicio, fin, capacidad, ...cierre });
  });
}
