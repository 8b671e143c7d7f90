import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { CONFIG } from '../../support/builders.ts';
import type { TestApp } from '../../support/test-app.ts';
import { world } from '../../support/world.ts';
import type { BadScene } from '../bad-scene.ts';

/** Opens a centre whose agenda nobody sees without an account. */
export async function openPrivate(app: TestApp): Promise<BadScene> {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, agendaPublica: false } });
  return { things: {}, personas: { admin, ana } };
}
