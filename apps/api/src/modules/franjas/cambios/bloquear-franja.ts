import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import {
  franjaBajoBloqueo,
  franjaCompleta,
  franjaFueraDelPlan,
  franjaNoBloqueada,
  franjaYaBloqueada,
} from '../franjas.errors.ts';
import { marcarBloqueada } from '../franjas.repository.ts';
import { modificarFranja, type DependenciasDeFranja } from './modificar-franja.ts';

interface Entrada {
  adminId: number;
  franjaId: number;
}

/**
 * Blocks a franja for the desk. Only an ACTIVA franja can be blocked (rules §7.7); its bookings
 * stay.
 */
export async function bloquearFranja(
  dependencies: DependenciasDeFranja,
  { motivo, ...pedido }: Entrada & { motivo: string | null },
): Promise<Franja | undefined> {
  const cambio = { ...pedido, accion: 'bloquearFranja' as const };
  return modificarFranja(dependencies, cambio, async (tx, franja) => {
    if (franja.bloqueada) throw franjaYaBloqueada();
    if (plazasLibres(franja) === 0) throw franjaCompleta();
    await marcarBloqueada(tx, franja.id, { bloqueada: true, motivo });
  });
}

/**
 * Unblocks a franja that somebody blocked by hand. Throws 409 where a bloqueo closes the franja,
 * because the bloqueo itself has to be removed (rules §7.7). Throws 409 where the plan closes the
 * franja, because the centre does not open at those hours (rules §7.13).
 */
export async function desbloquearFranja(
  dependencies: DependenciasDeFranja,
  pedido: Entrada,
): Promise<Franja | undefined> {
  const cambio = { ...pedido, accion: 'desbloquearFranja' as const };
  return modificarFranja(dependencies, cambio, async (tx, franja) => {
    if (!franja.bloqueada) throw franjaNoBloqueada();
    if (franja.bajoBloqueo) throw franjaBajoBloqueo();
    if (franja.fueraDelPlan) throw franjaFueraDelPlan();
    await marcarBloqueada(tx, franja.id, { bloqueada: false, motivo: null });
  });
}
