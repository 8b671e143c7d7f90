import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/**
 * Writes each script and style sheet a second time, as small as brotli can make it: a phone gets
 * fewer bytes than a server would make of it at each request, and the server has nothing to do.
 */
export function compressedChunks(): Plugin {
  return {
    name: 'remanso:compressed-chunks',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const source = file.type === 'chunk' ? file.code : file.source;
          await writeFile(join(dir, `${file.fileName}.br`), await compress(source));
        }),
      );
    },
  };
}
