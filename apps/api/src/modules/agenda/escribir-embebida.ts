import { horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import type { Agenda, DiaDeAgenda, FranjaDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { AGENDA_PRIVADA } from '@remanso/contract/franja/agenda.rules';
import { CERRADO, COMPLETO, cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { COLORES_DE_PAGINA } from '../../mensajes/paleta.ts';
import { Html, html } from '../../platform/http/html.ts';

/** The style sheet, which is inline: the page asks for nothing else but its script. */
const ESTILO = `${COLORES_DE_PAGINA}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--fondo);color:var(--tinta);font:1rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
main{padding:1rem}
h1{font-size:1.375rem;line-height:1.2}
section{margin-top:1rem;padding:1rem;border-radius:1rem;background:var(--hoja)}
h2{font-size:1.0625rem}
h2::first-letter{text-transform:uppercase}
p{color:var(--suave)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.5rem;margin-top:.75rem;list-style:none}
li>*{display:block;min-height:3.25rem;padding:.375rem .75rem;border:2px solid transparent;border-radius:.75rem;text-decoration:none}
li>a{border-color:var(--enlace);color:var(--tinta)}
li>a:hover{background:var(--fondo)}
b{display:block;font-size:1.25rem;line-height:1.2;font-variant-numeric:tabular-nums}
p>a{color:var(--enlace);font-weight:700}
:focus-visible{outline:3px solid var(--enlace);outline-offset:2px}
`;

interface Embebida {
  /** The name of the centre. */
  centro: string;
  /** Null where the agenda is private. */
  agenda: Agenda | null;
}

/**
 * Writes the page that the pages of others show in a frame (rules §19.6). It only shows: each hour
 * with a place opens the agenda in a tab of its own.
 */
export function escribirEmbebida({ centro, agenda }: Embebida): string {
  const titulo = `Horarios de ${centro}`;
  return escribirPagina(titulo, agenda ? contenido(agenda) : privada);
}

/** Writes the page for a moment in which the hours cannot be read, which tries again by itself. */
export function escribirFalla(mensaje: string): string {
  return escribirPagina('Horarios', html`<p>${mensaje}</p>`);
}

function escribirPagina(titulo: string, cuerpo: Html): string {
  return html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${titulo}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icono.svg" type="image/svg+xml" />
        <style>
          ${new Html(ESTILO)}
        </style>
        <script src="/agenda-embebida.js" defer></script>
      </head>
      <body>
        <main>
          <h1>${titulo}</h1>
          ${cuerpo}
        </main>
      </body>
    </html>`.text;
}

const privada = html`<p>
  ${AGENDA_PRIVADA}.
  <a href="/login" target="_blank" rel="noopener">Iniciar Sesión</a>
</p>`;

function contenido({ dias }: Agenda): Html {
  if (dias.every(({ franjas }) => franjas.length === 0)) {
    return html`<p>Por ahora no hay horarios para reservar.</p>`;
  }
  return html`<p>Toca una hora para reservarla.</p>
    ${dias.map(escribirDia)}`;
}

function escribirDia({ fecha, feriado, franjas }: DiaDeAgenda): Html {
  const motivo = feriado === null ? 'No hay turnos.' : `${CERRADO}: ${feriado}`;
  return html`<section>
    <h2>${nombreDeFecha(fecha)}</h2>
    ${franjas.length === 0 && html`<p>${motivo}</p>`}
    ${
      franjas.length > 0 &&
      html`<ul>
        ${franjas.map(escribirHora)}
      </ul>`
    }
  </section>`;
}

function escribirHora({ id, inicio, estado, libres }: FranjaDeAgenda): Html {
  const hora = html`<b>${horaDe(inicio)}</b>`;
  if (estado !== 'ACTIVA') {
    return html`<li><p>${hora} ${estado === 'BLOQUEADA' ? CERRADO : COMPLETO}</p></li>`;
  }
  return html`<li>
    <a href="/agenda?franja=${id}" target="_blank" rel="noopener"
      >${hora} ${cuantosLugares(libres)}</a
    >
  </li>`;
}
