/** A piece of HTML that is written into other HTML as it is; every other value is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | false;

/** The tag of an HTML template, in which a text cannot become markup; `false` writes nothing. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: pieces }, ...values.map(written)));
}

function written(value: Value): string {
  if (value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
