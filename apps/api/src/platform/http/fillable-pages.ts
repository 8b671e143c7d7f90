import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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

interface Page {
  etag: string;
  identity: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** The only page of which the server renders a part. */
const LANDING_FILE = 'index.html';
const LANDING = /(?<=<!--landing-->).*(?=<!--\/landing-->)/s;

/**
 * Returns the function that fills in a page of the web app's build and sends it. The pages contain
 * tokens, such as `{{nombre}}`, for texts that only the running server knows. A page is filled in
 * and compressed again only when its texts change.
 */
export function createFillablePages(directory: string, readTexts: ReadPageTexts) {
  const filled = new Map<string, { of: PageTexts; page: Promise<Page> }>();

  async function pageOf(file: string): Promise<Page> {
    const of = await readTexts({ hasLanding: file === LANDING_FILE });
    const last = filled.get(file);
    if (last?.of === of) return last.page;
    const page = fill(join(directory, file), of);
    filled.set(file, { of, page });
    // A page that could not be filled in is forgotten, so that the next request tries again.
    page.catch(() => filled.delete(file));
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const page = await pageOf(file);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: page.etag, Vary: 'Accept-Encoding' });
    if (isNamed(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (!encoding) return reply.type(type).send(page.identity);
    page[encoding] ??= COMPRESS[encoding](page.identity);
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

async function fill(path: string, { texts, data, landing }: PageTexts): Promise<Page> {
  const source = await readFile(path, 'utf8');
  const whole = LANDING.test(source) ? await landing() : undefined;
  const escape = path.endsWith('.webmanifest') ? inJson : escapeHtml;
  const fillTokens = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => {
      if (Object.hasOwn(data, name)) return inScript(JSON.stringify(data[name]));
      return Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : token;
    });
  // The landing contains texts that people have written. It is inserted after the tokens are
  // replaced, so that a `{{…}}` in such a text is not replaced.
  const [before = '', after = ''] = whole === undefined ? [source] : source.split(LANDING);
  const text =
    whole === undefined ? fillTokens(before) : fillTokens(before) + whole + fillTokens(after);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { etag, identity: Buffer.from(text) };
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
