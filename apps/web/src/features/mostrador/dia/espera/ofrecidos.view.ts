import { lugaresOfrecidosA } from '@remanso/contract/espera/ofertas.rules';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';

/**
 * Returns why a cancelled booking cannot have its places back, where these are offered to others
 * who would have to let them go first; null where it can, or where the places are gone anyway.
 */
export function aQuienEstanOfrecidos(
  franja: Pick<Franja, 'esperas' | 'capacidadEfectiva' | 'ocupadosTotal' | 'retenidas'>,
  personas: number,
): string | null {
  const libres = plazasLibres(franja);
  if (libres >= personas || libres + franja.retenidas < personas) return null;
  const ofrecidas = franja.esperas?.filter(({ venceEn }) => venceEn !== null) ?? [];
  return lugaresOfrecidosA(
    ofrecidas.map(({ cliente }) => `${cliente.nombre} ${cliente.apellido}`),
    personas,
  );
}
