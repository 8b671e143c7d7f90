import { MEDIOS_DE_PAGO, type MedioDePago } from '@remanso/contract/pagos.rules';
import { useSyncExternalStore } from 'react';
import { guardar, leer } from '../../lib/almacen.ts';

const CLAVE = 'medio-de-pago';
const oyentes = new Set<() => void>();

/** The means by which this device took money last; cash until it has. */
export function useMedioHabitual(): MedioDePago {
  return useSyncExternalStore(suscribir, leerMedio);
}

export function guardarMedioHabitual(medio: MedioDePago): void {
  guardar(CLAVE, medio);
  for (const oyente of oyentes) oyente();
}

function leerMedio(): MedioDePago {
  return MEDIOS_DE_PAGO.find((medio) => medio === leer(CLAVE)) ?? 'EFECTIVO';
}

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
