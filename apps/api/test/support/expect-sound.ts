import { expect } from 'vitest';
import { brokenInvariants } from '../../src/database/invariants.ts';
import type { TestApp } from './test-app.ts';

/** Expects that the data of the centre keep every rule of the invariants. */
export async function expectSound({ database, clock }: TestApp): Promise<void> {
  expect(await brokenInvariants(database.db, clock)).toEqual([]);
}
