import { crearInvitacion } from '@remanso/contract/reserva/invitaciones.contract';
import type { Persona } from '../../support/builders.ts';
import type { TestApp } from '../../support/test-app.ts';

/**
 * Creates the page of the companion of `deHoy`, whose booking begins too soon for the companion to
 * leave it. Returns the secret of the page.
 */
export async function compartirLaDeHoy(
  app: TestApp,
  as: Persona,
  { deHoy, deHoyAcompaniante }: Record<string, unknown>,
) {
  const body = { asientoId: Number(deHoyAcompaniante) };
  const { url } = await app.make(crearInvitacion, { as, params: { id: Number(deHoy) }, body });
  return url.slice(-43);
}
