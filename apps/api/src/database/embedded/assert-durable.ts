import type { PGlite } from '@electric-sql/pglite';
import { NotDurableError } from './embedded.errors.ts';
import { ENGINE_SETTINGS } from './engine-settings.ts';

/**
 * The start parameters are only a request, which a new PGlite may read otherwise: so the running engine
 * is asked what it does, and must have reached the disk while it started.
 */
export async function assertDurable(
  lite: PGlite,
  fileSystem: { readonly syncCount: number },
): Promise<void> {
  for (const [name, expected] of Object.entries(ENGINE_SETTINGS)) {
    const { rows } = await lite.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    const found = rows[0]?.value;
    if (found !== expected) throw new NotDurableError(`${name}=${found}, y debe ser ${expected}`);
  }
  if (fileSystem.syncCount === 0) throw new NotDurableError('el motor no sincroniza con el disco');
}
