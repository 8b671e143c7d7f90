import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNamed } from './etag.ts';
import { escapeHtml } from './html.ts';

/**
 * The texts that replace the tokens of the HTML pages. While the texts do not change, the caller
 * passes the same object, and the filled pages are reused.
 */
export interface PageTexts {
  /** The texts by the name of their token: `texts.nombre` replaces `{{nombre}}`. */
  texts: Readonly<Record<string, string>>;
  /** The JSON values by the name of their token, for a `<script>` that reads the whole value. */
  data: Readonly<Record<string, unknown>>;
  /**
   * Returns the HTML that replaces what is between `<!--landing-->` and `<!--/landing-->`;
   * undefined keeps what the file has there.
   */
  landing: () => Promise<string | undefined>;
}

/** Returns the texts of a page. It is called at each request of the page. */
export type ReadPageTexts = (page: { hasLanding: boolean }) => Promise<PageTexts>;

/** The parts of a page that depend on its query, such as the day that is in view. */
export interface WrittenParts {
  /** The HTML that replaces what is between `<!--cabeza-->` and `<!--/cabeza-->`. */
  head: string;
  /** The HTML that replaces what is between `<!--comienzo-->` and `<!--/comienzo-->`. */
  body: string;
  /** More JSON values by the name of their token. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Writes the parts of a page for a query, which may hold anything; undefined leaves the parts as the
 * build has made them. While nothing changes, it returns the same object, and the filled page is
 * reused.
 */
export type WriteParts = (
  query: unknown,
  texts: Promise<PageTexts>,
) => Promise<WrittenParts | undefined>;

interface Page {
  etag: string;
  identity: Buffer;
  compress: Record<'br' | 'gzip', (text: Buffer) => Promise<Buffer>>;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

interface Filled {
  of: PageTexts;
  page: Promise<Page>;
}

const brotli = promisify(brotliCompress);
const COMPRESS = { br: (text: Buffer) => brotli(text), gzip: promisify(gzip) };
/** The compression of a page that soon is another: the best one takes a hundred times as long. */
const COMPRESS_SOON = {
  ...COMPRESS,
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
/** The only page of which the server renders a part. */
const LANDING_FILE = 'index.html';
/** The marked parts of a page. Splitting by this leaves, of each part, its name and its content. */
const MARKED = /<!--(landing|cabeza|comienzo)-->(.*?)<!--\/\1-->/s;

/**
 * Returns the function that fills in a page of the web app's build and sends it. The pages contain
 * tokens, such as `{{nombre}}`, for texts that only the running server knows. A page is filled in
 * and compressed again only when its texts change. `writers` writes parts of some files.
 */
export function createFillablePages(
  directory: string,
  readTexts: ReadPageTexts,
  writers: Readonly<Record<string, WriteParts>> = {},
) {
  const filled = new Map<string, Filled>();
  const written = new WeakMap<WrittenParts, Filled>();

  async function pageOf(file: string, query: unknown): Promise<Page> {
    const texts = readTexts({ hasLanding: file === LANDING_FILE });
    const [of, parts] = await Promise.all([texts, writers[file]?.(query, texts)]);
    const last = parts ? written.get(parts) : filled.get(file);
    if (last?.of === of) return last.page;
    const page = fill(join(directory, file), of, parts);
    if (parts) written.set(parts, { of, page });
    else filled.set(file, { of, page });
    // A page that could not be filled in is forgotten, so that the next request tries again.
    page.catch(() => (parts ? written.delete(parts) : filled.delete(file)));
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const page = await pageOf(file, request.query);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: page.etag, Vary: 'Accept-Encoding' });
    if (isNamed(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (!encoding) return reply.type(type).send(page.identity);
    page[encoding] ??= page.compress[encoding](page.identity);
    return reply
      .type(type)
      .header('Content-Encoding', encoding)
      .send(await page[encoding]);
  };
}

function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const names = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

async function fill(path: string, of: PageTexts, parts: WrittenParts | undefined): Promise<Page> {
  const source = await readFile(path, 'utf8');
  const { texts, landing } = of;
  const data = { ...of.data, ...parts?.data };
  const escape = path.endsWith('.webmanifest') ? inJson : escapeHtml;
  const fillTokens = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => {
      if (Object.hasOwn(data, name)) return inScript(JSON.stringify(data[name]));
      return Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : token;
    });
  const pieces = source.split(MARKED);
  const whole: Record<string, string | undefined> = {
    landing: pieces.includes('landing') ? await landing() : undefined,
    cabeza: parts?.head,
    comienzo: parts?.body,
  };
  // The written parts contain texts that people have written. They are inserted after the tokens
  // are replaced, so that a `{{…}}` in such a text is not replaced.
  const text = pieces
    .map((piece, index) => {
      if (index % 3 === 0) return fillTokens(piece);
      if (index % 3 === 1) return `<!--${piece}-->`;
      const name = pieces[index - 1] ?? '';
      return `${whole[name] ?? fillTokens(piece)}<!--/${name}-->`;
    })
    .join('');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { etag, identity: Buffer.from(text), compress: parts ? COMPRESS_SOON : COMPRESS };
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/**
 * Returns JSON without '<', so that no text in the JSON can close the `<script>` element around it.
 */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
