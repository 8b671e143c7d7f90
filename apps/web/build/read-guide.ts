import type { Bloque, PaginaDeGuia, Trozo } from '../src/components/guia/pagina-de-guia.ts';

/*
 * Reads a page of the guide (docs/guia/). The guide is written in a part of Markdown: one `#` title,
 * `##` headings, paragraphs, lists, pictures on a line of their own, links, and `**words**` that a
 * screen shows. Everything else is an error, so that no mark is ever shown as text.
 */

const LINK = String.raw`\[([^\]]+)\]\(([^)\s]+)\)`;
const PIECE = new RegExp(String.raw`\*\*([^*]+)\*\*|${LINK}`, 'g');
const PICTURE = new RegExp(`^!${LINK}$`);
const ITEM = /^(?:(-)|\d+\.) +/;
/** A mark of Markdown that the guide does not use, or one that is not closed. */
const OTHER_MARK = /[*`_|<>]|\]\(|^#|^\s*[+>]/;

/** Throws where the text has a mark that the guide does not use; `file` is named then. */
export function readGuide(markdown: string, file: string): PaginaDeGuia {
  const [title = '', ...parts] = markdown.trim().split(/\n{2,}/);
  const [, titulo] = /^# (.+)$/.exec(title) ?? [];
  if (!titulo) throw new Error(`${file}: the first line is no '# ' title.`);
  return { titulo, bloques: parts.map((part) => blockOf(part, file)) };
}

function blockOf(part: string, file: string): Bloque {
  if (part.startsWith('## ')) return { titulo: plain(part.slice(3), file) };
  const [, texto, imagen] = PICTURE.exec(part) ?? [];
  if (texto && imagen) return { imagen, texto };
  const [item, bullet] = ITEM.exec(part) ?? [];
  if (item === undefined) return { parrafo: piecesOf(part, file) };
  return {
    lista: part.split(/\n(?=- |\d+\. )/).map((line) => piecesOf(line.replace(ITEM, ''), file)),
    numerada: bullet === undefined,
  };
}

function piecesOf(text: string, file: string): Trozo[] {
  const line = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  if (line.includes('![')) throw new Error(`${file}: '${line}' has a picture among its words.`);
  const pieces: Trozo[] = [];
  let end = 0;
  for (const { 0: whole, 1: palabras, 2: texto = '', 3: enlace = '', index } of line.matchAll(
    PIECE,
  )) {
    pieces.push(plain(line.slice(end, index), file));
    pieces.push(palabras === undefined ? { enlace, texto } : { palabras });
    end = index + whole.length;
  }
  pieces.push(plain(line.slice(end), file));
  return pieces.filter((piece) => piece !== '');
}

function plain(text: string, file: string): string {
  const [mark] = OTHER_MARK.exec(text) ?? [];
  if (mark !== undefined)
    throw new Error(`${file}: '${text}' has a mark that is not read: ${mark}`);
  return text;
}
