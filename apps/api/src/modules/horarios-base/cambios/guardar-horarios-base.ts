import { isDeepStrictEqual } from 'node:util';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { AssertUnchanged } from '../../../platform/http/register-endpoint.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { horariosInexistentes } from '../horarios-base.errors.ts';
import { leerHorariosBase } from '../horarios-base.queries.ts';
import { insertarHorariosBase, reemplazarHorariosBase } from '../horarios-base.repository.ts';
import { replanificar } from '../../plan/replanificar.ts';
import { tomarPlan } from '../../plan/tomar-plan.ts';

interface Entrada {
  usuarioId: number;
  accion: 'crearHorariosBase' | 'actualizarHorariosBase';
  semana: Semana;
  assertUnchanged?: AssertUnchanged<{ horarios: Semana }>;
}

/** Saves the week's hours and re-plans the future in one transaction (rules §7.8). */
export async function guardarHorariosBase(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { usuarioId, accion, semana, assertUnchanged }: Entrada,
): Promise<{ horarios: Semana; conflictos: Conflictos }> {
  return tomarPlan(db, async (tx) => {
    const antes = await leerHorariosBase(tx);
    if (accion === 'crearHorariosBase') {
      await insertarHorariosBase(tx, semana);
    } else {
      if (antes.length === 0) throw horariosInexistentes();
      assertUnchanged?.({ horarios: antes });
      await reemplazarHorariosBase(tx, semana);
    }
    const { conflictos } = await replanificar(tx, { clock, avisar });
    const horarios = await leerHorariosBase(tx);
    if (isDeepStrictEqual(antes, horarios)) return { horarios, conflictos };
    await registrarHecho(tx, {
      usuarioId,
      accion,
      antes,
      despues: horarios,
      ocurridoEn: clock.instant(),
    });
    return { horarios, conflictos };
  });
}
