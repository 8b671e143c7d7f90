import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from './sync-path.ts';

type InitArguments = Parameters<NodeFS['init']>;
type OpenFile = { nfd?: number; node: unknown };
type EngineModule = {
  NODEFS: {
    stream_ops: { fsync?: (file: OpenFile) => void };
    realPath(node: unknown): string;
    tryFSOperation<Result>(operation: () => Result): Result;
  };
};

/**
 * PGlite's folder on disk, with the `fsync` that its own file layer lacks: there PostgreSQL asks for
 * one, is told that it succeeded, and nothing happens. `onAbort` is called, from inside the engine,
 * when PostgreSQL gives up (PANIC); this class is the one place that reaches the engine's options.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onAbort: () => void;
  #syncCount = 0;

  constructor(directory: string, onAbort: () => void) {
    super(directory);
    this.#onAbort = onAbort;
  }

  /** How many times the engine has reached the disk. */
  get syncCount(): number {
    return this.#syncCount;
  }

  override async init(...[engine, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [...preRun, (module: unknown) => this.#addSync(module as EngineModule)],
      },
    };
  }

  #addSync({ NODEFS }: EngineModule): void {
    // tryFSOperation turns Node's error into the errno that PostgreSQL must see: a failed fsync is a PANIC.
    NODEFS.stream_ops.fsync = (file) =>
      NODEFS.tryFSOperation(() => {
        if (file.nfd === undefined) syncPath(NODEFS.realPath(file.node));
        else fs.fsyncSync(file.nfd);
        this.#syncCount += 1;
      });
  }
}
