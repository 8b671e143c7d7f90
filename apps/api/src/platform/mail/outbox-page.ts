import type { Letter } from './read-outbox.ts';

/** The path of the page with the letters that were written to files instead of being sent. */
export const OUTBOX_PATH = '/correo';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); min-height: 100vh; }
nav { border-right: 1px solid #8886; overflow-y: auto; }
h1 { font-size: 1.25rem; margin: 1rem; }
h2 { font-size: 1.25rem; margin: 0; }
nav a { display: block; padding: .6rem 1rem; border-top: 1px solid #8884; color: inherit; text-decoration: none; }
nav a:hover, nav a[aria-current] { background: #0f5e6c22; }
nav strong, nav span { display: block; overflow-wrap: anywhere; }
nav span, dl { font-size: .875rem; opacity: .8; }
main { padding: 1rem; min-width: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
dd { margin: 0; }
iframe { width: 100%; height: 46rem; border: 1px solid #8886; border-radius: .5rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; }
@media (max-width: 50rem) { body { display: block; } nav { border: 0; max-height: 40vh; } }`;

/** The page of the outbox: all letters beside the chosen one, which may run no script. */
export function outboxPage(letters: readonly Letter[], chosen: Letter | undefined): string {
  const list = letters.map(
    (letter) =>
      `<a href="${OUTBOX_PATH}/${encodeURIComponent(letter.file)}"${
        letter === chosen ? ' aria-current="page"' : ''
      }><strong>${escaped(letter.subject)}</strong><span>${escaped(letter.to)}</span></a>`,
  );
  return `<!doctype html><html lang="es-AR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Correo</title><style>${STYLE}</style>
<nav><h1>Correo</h1>${list.join('')}</nav><main>${chosen ? shown(chosen) : NOTHING}</main></html>`;
}

const NOTHING =
  '<p>Todavía no hay emails. Con SMTP_URL salen por el servidor de email y no quedan aquí.</p>';

function shown({ subject, to, from, kind, html, text, calendar }: Letter): string {
  const rows = Object.entries({ De: from, Para: to, 'X-Aviso': kind });
  // The links open beside the letter.
  const inFrame = html.replace('<head>', '<head><base target="_blank">');
  return `<h2>${escaped(subject)}</h2>
<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(inFrame)}"></iframe>
<h3>Texto</h3><pre>${escaped(text)}</pre>
${calendar && `<h3>Calendario</h3><pre>${escaped(calendar)}</pre>`}`;
}
