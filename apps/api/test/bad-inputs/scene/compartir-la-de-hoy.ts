import { crearInvitacion } from '@remanso/contract/reserva/invitaciones.contract';
import type { Persona } from '../../support/builders.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Gives the companion of `deHoy`, who can no longer leave it, a page; returns its secret. */
export async function compartirLaDeHoy(
  app: TestApp,
  as: Persona,
  { deHoy, deHoyAcompaniante }: Record<string, unknown>,
) {
  const body = { asientoId: Number(deHoyAcompaniante) };
  const { url } = await app.make(crearInvitacion, { as, params: { id: Number(deHoy) }, body });
  return url.slice(-43);
}
