import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  anotarCierres,
  asignarBloqueo,
  asignarMotivoDelPlan,
  cambiarCapacidades,
  franjaEnCurso,
  insertarFranjas,
  tomarFranjasDePlan,
  retirarFranjas,
} from '../franjas/franjas-de-plan.repository.ts';
import { compararPlan, type Alcance, type CambiosDePlan } from './comparar-plan.ts';
import { leerConflictos } from './leer-conflictos.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import type { TxDePlan } from './tomar-plan.ts';

export interface ResultadoDePlan {
  creadas: number;
  existentes: number;
  retiradas: number;
  conflictos: Conflictos;
}

/**
 * Makes the future franjas of a period what the hours, the configuration and the exceptions say
 * (rules §7.10). A second run changes nothing. Franjas with active bookings that no longer fit are
 * kept, blocked and returned as `conflictos`. A generated franja that an administrator deleted does
 * not come back, and one that an administrator made or changed by hand is left as it is, unless a
 * feriado closes its day.
 */
export async function planificar(
  tx: TxDePlan,
  clock: Clock,
  { ahora, ...alcance }: Alcance & { ahora: string },
): Promise<ResultadoDePlan> {
  const reglas = await leerReglasDePlan(tx, alcance);
  const enCurso = await franjaEnCurso(tx, ahora);
  const actuales = await tomarFranjasDePlan(tx, alcance, ahora);
  const cambios = compararPlan(reglas, { alcance, ahora, enCurso, actuales });
  await aplicar(tx, cambios);
  await anotarCierres(
    tx,
    actuales.map(({ id }) => id),
    clock.instant(),
  );
  return {
    creadas: cambios.crear.length,
    existentes: cambios.existentes,
    retiradas: cambios.retirar.length,
    conflictos: await leerConflictos(tx, cambios, clock),
  };
}

async function aplicar(
  tx: TxDePlan,
  { retirar, crear, capacidades, bloqueos, cierres }: CambiosDePlan,
): Promise<void> {
  await retirarFranjas(
    tx,
    retirar.map(({ id }) => id),
  );
  await insertarFranjas(tx, crear);
  await cambiarCapacidades(tx, capacidades);
  for (const [bloqueoId, grupo] of Map.groupBy(bloqueos, (marca) => marca.bloqueoId)) {
    await asignarBloqueo(tx, grupo.map(idDeFranja), bloqueoId);
  }
  await cerrar(tx, cierres);
}

/** Blocks and frees franjas as the plan says. The caller must hold their locks. */
export async function cerrar(tx: Tx, cierres: CambiosDePlan['cierres']): Promise<void> {
  for (const [motivo, grupo] of Map.groupBy(cierres, ({ motivoDelPlan }) => motivoDelPlan)) {
    await asignarMotivoDelPlan(tx, grupo.map(idDeFranja), motivo);
  }
}

const idDeFranja = ({ franja }: { franja: { id: number } }) => franja.id;
