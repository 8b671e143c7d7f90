import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { syncPath } from '../embedded/data-folder.ts';
import { damaged, unreadable, unwritable } from './backup.errors.ts';

/*
 * A compressed file with a checksum. It is a Zstandard file whose last frame is one that every
 * Zstandard reader skips: four bytes of magic, a length, and the SHA-256 of all bytes before this
 * frame. `zstd -dc FILE` prints the content.
 */

const SKIPPABLE_MAGIC = 0x18_4d_2a_50;
const DIGEST_BYTES = 32;
const SEAL_BYTES = 8 + DIGEST_BYTES;

function sealHead(): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(SKIPPABLE_MAGIC, 0);
  head.writeUInt32LE(DIGEST_BYTES, 4);
  return head;
}

/**
 * Writes `content` to a draft that only its owner can read, and renames the draft to `file` at the
 * end, so that `file` is either complete and on the disk, or unchanged. Throws a `BackupError` when
 * the file cannot be written; an error of `content` is thrown as it is.
 */
export async function writeSealed(
  file: string,
  content: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const draft = `${file}.${process.pid}${DRAFT_END}`;
  let isContent = false;
  async function* readContent() {
    try {
      yield* content;
    } catch (error) {
      isContent = true;
      throw error;
    }
  }
  try {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(readContent(), compress, seal, target);
    await rename(draft, file);
    syncPath(dirname(file));
  } catch (error) {
    // Where the draft cannot be removed, that error is ignored: the caller gets the error that made
    // the writing fail.
    await rm(draft, { force: true }).catch(() => undefined);
    throw isContent ? error : unwritable(file, error);
  }
}

/**
 * The ending of the name of a draft: a file that is being written, or that a killed process left.
 */
export const DRAFT_END = '.parte';

async function* seal(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([sealHead(), hash.digest()]);
}

/** Throws a `BackupError` unless the SHA-256 at the end of the file fits all bytes before it. */
export async function assertSealed(file: string): Promise<void> {
  const length = await contentLength(file);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: length - 1 }))
    hash.update(chunk as Buffer);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: length })) chunks.push(chunk as Buffer);
  if (!Buffer.concat([sealHead(), hash.digest()]).equals(Buffer.concat(chunks)))
    throw damaged(file);
}

/**
 * Returns the decompressed content of a file. The caller must have checked the file with
 * `assertSealed`.
 */
export async function readSealed(file: string): Promise<Readable> {
  const length = await contentLength(file);
  return createReadStream(file, { end: length - 1 }).compose(createZstdDecompress());
}

async function contentLength(file: string): Promise<number> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, error.code === 'ENOENT' ? 'no existe' : error.message);
  });
  try {
    const { size } = await handle.stat();
    if (size <= SEAL_BYTES) throw damaged(file);
    return size - SEAL_BYTES;
  } finally {
    await handle.close();
  }
}
