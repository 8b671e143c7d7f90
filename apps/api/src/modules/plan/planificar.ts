import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { repartirPlazas } from '../esperas/repartir-plazas.ts';
import { retirarOfertas } from '../esperas/esperas.repository.ts';
import {
  anotarCierres,
  asignarBloqueo,
  asignarMotivoDelPlan,
  cambiarCapacidades,
  franjaEnCurso,
  insertarFranjas,
  tomarFranjasDePlan,
  retirarFranjas,
  type FranjaDePlan,
} from '../franjas/franjas-de-plan.repository.ts';
import { compararPlan, type Alcance, type CambiosDePlan } from './comparar-plan.ts';
import { leerConflictos } from './leer-conflictos.ts';
import { leerReglasDePlan } from './leer-reglas-de-plan.ts';
import type { TxDePlan } from './tomar-plan.ts';
import { estaBloqueada, trasElPlan } from './tras-el-plan.rules.ts';

export interface ResultadoDePlan {
  creadas: number;
  existentes: number;
  retiradas: number;
  conflictos: Conflictos;
}

/**
 * Makes the future franjas of a period fit the weekly hours, the configuration and the exceptions
 * (rules §7.10). A second run changes nothing. Franjas with active bookings that no longer fit are
 * kept, blocked and returned as `conflictos`. A generated franja that an administrator deleted is
 * not created again. A franja that an administrator made or changed by hand stays as it is, unless
 * a feriado closes its day.
 */
export async function planificar(
  tx: TxDePlan,
  anunciar: Anunciar,
  { ahora, ...alcance }: Alcance & { ahora: string },
): Promise<ResultadoDePlan> {
  const reglas = await leerReglasDePlan(tx, alcance);
  const enCurso = await franjaEnCurso(tx, ahora);
  const actuales = await tomarFranjasDePlan(tx, alcance, ahora);
  const cambios = compararPlan(reglas, { alcance, ahora, enCurso, actuales });
  await aplicar(tx, anunciar, { ...cambios, actuales });
  const ids = actuales.map(({ id }) => id);
  await anotarCierres(tx, ids, anunciar.clock.instant());
  await repartirPlazas(tx, anunciar, ids);
  return {
    creadas: cambios.crear.length,
    existentes: cambios.existentes,
    retiradas: cambios.retirar.length,
    conflictos: await leerConflictos(tx, cambios, anunciar.clock),
  };
}

async function aplicar(
  tx: TxDePlan,
  anunciar: Anunciar,
  { retirar, crear, bloqueos, ...cambios }: CambiosDePlan & Actuales,
): Promise<void> {
  const sobran = retirar.map(({ id }) => id);
  await retirarOfertas(tx, sobran);
  await retirarFranjas(tx, sobran);
  await insertarFranjas(tx, crear);
  for (const [bloqueoId, grupo] of Map.groupBy(bloqueos, (marca) => marca.bloqueoId)) {
    await asignarBloqueo(tx, grupo.map(idDeFranja), bloqueoId);
  }
  await cerrarYAjustar(tx, anunciar, { ...cambios, bloqueos });
}

interface Actuales {
  /** The franjas of which the plan has computed the changes. */
  actuales: readonly FranjaDePlan[];
}

/**
 * Blocks and frees franjas as `cierres` says, and changes capacities. A franja that is closed loses
 * its offers first, because the new capacity does not count their places. The caller must hold the
 * locks of the franjas, and have stored `bloqueos`.
 */
export async function cerrarYAjustar(
  tx: Tx,
  anunciar: Anunciar,
  { actuales, ...cambios }: Omit<CambiosDePlan, 'retirar' | 'crear'> & Actuales,
): Promise<void> {
  const { cierres, capacidades } = cambios;
  for (const [motivo, grupo] of Map.groupBy(cierres, ({ motivoDelPlan }) => motivoDelPlan)) {
    await asignarMotivoDelPlan(tx, grupo.map(idDeFranja), motivo);
  }
  const tras = trasElPlan(cambios);
  const seCierran = actuales.filter((una) => una.retenidas > 0 && estaBloqueada(tras(una)));
  await repartirPlazas(
    tx,
    anunciar,
    seCierran.map(({ id }) => id),
  );
  await cambiarCapacidades(tx, capacidades);
}

const idDeFranja = ({ franja }: { franja: { id: number } }) => franja.id;
