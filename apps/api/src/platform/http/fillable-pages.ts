import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The texts by which the pages say whose they are. The same object means the same pages. */
export interface PageTexts {
  /** The texts by the token of the pages that stands for them: `{{nombre}}`. */
  texts: Readonly<Record<string, string>>;
  /** The tokens whose text is a whole JSON value, as `data` to be read by a script. */
  data: Readonly<Record<string, unknown>>;
  /** Returns what stands between `<!--landing-->` and its end, or undefined to keep what does. */
  landing: () => Promise<string | undefined>;
}

/** Reads, at each request, the texts of a page. */
export type ReadPageTexts = (page: { hasLanding: boolean }) => Promise<PageTexts>;

interface Page {
  etag: string;
  identity: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** The one page with a part that the server renders. */
const LANDING_FILE = 'index.html';
const LANDING = /(?<=<!--landing-->).*(?=<!--\/landing-->)/s;

/**
 * Fills in and sends the pages of a build, which hold tokens in place of what only the running
 * server knows. A page is filled in and compressed once for the same texts.
 */
export function createFillablePages(directory: string, readTexts: ReadPageTexts) {
  const filled = new Map<string, { of: PageTexts; page: Promise<Page> }>();

  async function pageOf(file: string): Promise<Page> {
    const of = await readTexts({ hasLanding: file === LANDING_FILE });
    const last = filled.get(file);
    if (last?.of === of) return last.page;
    const page = fill(join(directory, file), of);
    filled.set(file, { of, page });
    // A page that could not be made is tried again.
    page.catch(() => filled.delete(file));
    return page;
  }

  return async (request: FastifyRequest, reply: FastifyReply, file: string, type: string) => {
    const page = await pageOf(file);
    reply.headers({ 'Cache-Control': 'no-cache', ETag: page.etag, Vary: 'Accept-Encoding' });
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
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
  const escape = path.endsWith('.webmanifest') ? inJson : inHtml;
  const fillTokens = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (token, name: string) => {
      if (Object.hasOwn(data, name)) return inScript(JSON.stringify(data[name]));
      return Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : token;
    });
  // The data, which people write, go in last, so that nothing in them is taken for a token.
  const [before = '', after = ''] = whole === undefined ? [source] : source.split(LANDING);
  const text =
    whole === undefined ? fillTokens(before) : fillTokens(before) + whole + fillTokens(after);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  return { etag, identity: Buffer.from(text) };
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** JSON inside of an element of HTML, which no text of it can end. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
