import { eliminarBloqueada, eliminarConReservas, eliminarPasada } from '../franjas.errors.ts';
import { retirarFranja } from '../franjas.repository.ts';
import { modificarFranja, type DependenciasDeFranja } from './modificar-franja.ts';

interface Entrada {
  adminId: number;
  franjaId: number;
}

/**
 * Deletes a franja for an administrator, so that the plan does not create it again. Throws, with
 * the messages of the specification, where the franja has bookings, is blocked or has begun.
 */
export async function eliminarFranja(
  dependencies: DependenciasDeFranja,
  pedido: Entrada,
): Promise<void> {
  const cambio = { ...pedido, accion: 'eliminarFranja' as const };
  await modificarFranja(dependencies, cambio, async (tx, franja) => {
    if (franja.inicio <= dependencies.clock.now()) throw eliminarPasada();
    if (franja.ocupadosTotal > 0) throw eliminarConReservas();
    if (franja.bloqueada) throw eliminarBloqueada();
    await retirarFranja(tx, franja.id);
  });
}
