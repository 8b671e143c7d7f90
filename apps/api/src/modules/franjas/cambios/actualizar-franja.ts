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
 * Changes a franja for an administrator. Its hours never move under bookings, and its capacity
 * never goes below the occupied places (rules §7.5). One that the plan only keeps for its bookings
 * is no administrator's to change: from then on it would be sold.
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
    // A franja whose hours stay remains as closed as it is. One that has begun stays open even if
    // an exception was made since.
    const cierre = seMueve ? { cierre: await buscarCierre(tx, { inicio, fin }) } : {};
    await editarFranja(tx, franjaId, { inicio, fin, capacidad, ...cierre });
  });
}
