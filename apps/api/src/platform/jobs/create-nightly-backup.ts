import { join } from 'node:path';
import { fechaDe, horaDe, sumarDias } from '@remanso/contract/calendario';
import type pg from 'pg';
import { backupFolder, backupName, pruneBackups } from '../../database/backup/backup-folder.ts';
import { takeBackup } from '../../database/backup/take-backup.ts';
import type { Outage } from '../../database/outage/outage.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { anotarTrabajoHecho, estaHecho, tomarTrabajoLargo } from './trabajos-del-dia.repository.ts';

/**
 * The name of the backup job in trabajos_del_dia, for the nightly backup and for the one that the
 * operator runs by hand.
 */
export const RESPALDO = 'respaldo';
const HOUR = '03:00';
/**
 * The time for which an instance that makes the backup keeps other instances from starting it. A
 * backup takes seconds; after this time the instance has crashed, and any instance may start the
 * backup again.
 */
const TOMA_MS = 15 * 60_000;

interface Options {
  db: Executor;
  pool: pg.Pool;
  clock: Clock;
  outage: Pick<Outage, 'explains'>;
  dataDir: string;
  trust: () => Promise<{ steady: boolean }>;
  log: (message: string, error?: unknown) => void;
}

export interface NightlyBackup {
  /**
   * Makes the backup of the night unless an instance has made it since three in the morning. When
   * every machine was asleep or off at three, the first check after three makes it.
   */
  check(): Promise<void>;
  /** Aborts a running backup. The instance makes the backup after its next start. */
  stop(): Promise<void>;
}

export function createNightlyBackup(options: Options): NightlyBackup {
  const { db, pool, clock, outage, dataDir, trust, log } = options;
  const stopping = new AbortController();
  let doneFor: string | undefined;
  let running: Promise<void> | undefined;
  let failing = false;

  async function run(): Promise<void> {
    const dia = nightOf(clock.now());
    if (doneFor === dia || stopping.signal.aborted) return;
    if (!(await trust()).steady || !(await hasCentre(db))) return;
    const own = { trabajo: RESPALDO, dia };
    if (!(await estaHecho(db, own))) {
      if (!(await tomarTrabajoLargo(db, clock, { ...own, tomaMs: TOMA_MS }))) return;
      const folder = backupFolder(dataDir);
      const file = join(folder, backupName(clock.now()));
      await takeBackup(pool, { file, clock, signal: stopping.signal });
      await anotarTrabajoHecho(db, clock, own);
      pruneBackups(folder);
    }
    doneFor = dia;
    failing = false;
  }

  return {
    check() {
      running ??= run()
        .catch((error: unknown) => {
          if (!failing && !outage.explains(error) && !stopping.signal.aborted)
            log('the backup of the night failed; it is tried again', error);
          failing = true;
        })
        .finally(() => (running = undefined));
      return running;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Returns the date of the night that a momento belongs to. A night begins at three in the morning.
 */
function nightOf(momento: string): string {
  return horaDe(momento) < HOUR ? sumarDias(fechaDe(momento), -1) : fechaDe(momento);
}

/** Returns whether the centre has a configuration. Without one there is no data to back up. */
async function hasCentre(db: Executor): Promise<boolean> {
  return (await db.selectFrom('config').select('id').execute()).length > 0;
}
