import type { Persona } from '../../support/builders.ts';
import { pedirSerie, prever } from '../../support/series.ts';
import type { TestApp } from '../../support/test-app.ts';

const MARTES = '2026-10-06';

/**
 * Books two weeks for Ana (`serie`), and asks what two weeks from the full franja of Friday would
 * be, for which she waits (`sello`).
 */
export async function hacerUnaSerie(
  app: TestApp,
  { admin, ana }: { admin: Persona; ana: Persona },
  franja: (hora: string, dia?: string) => number,
): Promise<{ serie: number; sello: string }> {
  const terminos = { clienteId: ana.id, veces: 2 };
  const pedido = { ...terminos, franjaId: franja('10:00', MARTES) };
  const { body } = await pedirSerie(app, admin, pedido);
  const { sello } = await prever(app, admin, { ...terminos, franjaId: franja('11:00') });
  return { serie: body.id, sello };
}
