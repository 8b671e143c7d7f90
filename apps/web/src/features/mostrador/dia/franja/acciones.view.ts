import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { mensajeSinCupo } from '@remanso/contract/franja/franjas.rules';
import type { Etapa } from '../dia.view.ts';

/*
 * Each function here returns the reason why an action on a franja is not possible. Null where the
 * action is possible. The server refuses with the same texts, which the specification prescribes.
 */

export function motivoParaNoEliminar(
  { estado, ocupadosTotal }: Pick<Franja, 'estado' | 'ocupadosTotal'>,
  etapa: Etapa,
): string | null {
  if (etapa !== 'por venir') return 'No se puede eliminar un turno que ya pasó';
  if (ocupadosTotal > 0) return 'No se puede eliminar un turno que tiene reservas activas';
  return estado === 'BLOQUEADA' ? 'No se puede eliminar un turno bloqueado' : null;
}

export function motivoParaNoBloquear(
  { estado, fueraDelPlan }: Pick<Franja, 'estado' | 'fueraDelPlan'>,
  etapa: Etapa,
): string | null {
  if (etapa === 'pasada') return 'No se puede bloquear un turno que ya pasó';
  if (fueraDelPlan) return 'Ya está bloqueado: el centro no abre en ese horario';
  return estado === 'COMPLETA'
    ? 'No se puede bloquear un turno completo: antes mueve o cancela una de sus reservas'
    : null;
}

export function motivoParaNoReservar(
  { estado }: Pick<Franja, 'estado'>,
  etapa: Etapa,
): string | null {
  if (etapa === 'pasada') return 'Ese turno ya terminó';
  if (estado === 'BLOQUEADA') return 'Ese turno está bloqueado y no se puede reservar';
  return estado === 'COMPLETA' ? mensajeSinCupo(0) : null;
}
