import { MARCA } from '@remanso/contract/marca';
import type { Mail } from './mailer.ts';

interface Link {
  href: string;
  /** The text of the link where a mail program shows HTML. */
  label: string;
}

interface Letter {
  to: string;
  subject: string;
  /** The paragraphs may hold whatever people typed, so that they are escaped in the HTML. */
  paragraphs: readonly (string | Link)[];
}

/** Writes the same words as text and as HTML, signed by the centre. */
export function composeMail({ to, subject, paragraphs }: Letter): Mail {
  const { nombre, direccion } = MARCA;
  const asText = paragraphs.map((one) => (typeof one === 'string' ? one : one.href));
  return {
    to,
    subject,
    text: [...asText, `${nombre}\n${direccion}`].join('\n\n'),
    html: [...paragraphs.map(toHtml), `${escape(nombre)}<br>${escape(direccion)}`]
      .map((inner) => `<p>${inner}</p>`)
      .join('\n'),
  };
}

function toHtml(paragraph: string | Link): string {
  if (typeof paragraph === 'string') return escape(paragraph);
  return `<a href="${escape(paragraph.href)}">${escape(paragraph.label)}</a>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
