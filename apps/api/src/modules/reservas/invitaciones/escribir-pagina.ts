import { COLORES_DE_PAGINA } from '../../../mensajes/paleta.ts';
import { Html, html } from '../../../platform/http/html.ts';

/**
 * The style sheet of a companion's page. It is inline, so that the page loads only the icon and the
 * font besides.
 */
const ESTILO = `${COLORES_DE_PAGINA}
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/fuente.woff2) format('woff2')}
*{box-sizing:border-box}
body{margin:0;background:var(--fondo);color:var(--tinta);font:1.0625rem/1.5 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--noche);color:#f4fbfb;padding:1rem max(1rem,50% - 17rem)}
header a{display:flex;align-items:center;gap:.75rem;color:inherit;font-size:1.5rem;font-weight:800;line-height:1.2;text-decoration:none}
header img{flex:none;border-radius:.75rem}
main{max-width:36rem;margin:0 auto;padding:1rem}
section,details{background:var(--hoja);border-radius:1rem;margin:0 0 .75rem;padding:1rem}
h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0 1rem}
p{margin:0 0 .75rem}
dl{margin:0}
dt{color:var(--suave);font-size:.9375rem}
dd{margin:0 0 .75rem}
.hora{font-size:2rem;font-weight:800;line-height:1.1}
a{color:var(--enlace)}
.boton,button{display:block;width:100%;min-height:3rem;padding:.6875rem 1rem;border:0;border-radius:.75rem;background:var(--boton);color:var(--sobreBoton);font:inherit;font-weight:700;line-height:1.5;text-align:center;text-decoration:none;cursor:pointer}
.suave{background:none;border:2px solid var(--enlace);color:var(--enlace)}
summary{min-height:2.75rem;display:flex;align-items:center;font-weight:700;color:var(--enlace);cursor:pointer}
summary::marker,summary::-webkit-details-marker{content:none;display:none}
details{padding:.5rem 1rem}
form{padding:.5rem 0}
label{display:block;font-weight:600;margin:0 0 .75rem}
input,select{display:block;width:100%;min-height:3rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid var(--suave);border-radius:.75rem;background:var(--fondo);color:var(--tinta);font:inherit}
:focus-visible{outline:3px solid var(--enlace);outline-offset:2px}
.dicho{border-left:.375rem solid var(--enlace);padding-left:.75rem}
footer{color:var(--suave);font-size:.9375rem}
ul{margin:0;padding:0;list-style:none}
li a{display:flex;align-items:center;min-height:2.75rem}
`;

interface Pagina {
  titulo: string;
  /** The name of the centre; undefined while the database is away. */
  centro: string | undefined;
  cuerpo: Html;
}

/**
 * Returns the HTML of a whole page, which has no script and no menu, and loads no file but the
 * icon and the font.
 */
export function escribirPagina({ titulo, centro, cuerpo }: Pagina): string {
  return html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${centro === undefined ? titulo : `${titulo} · ${centro}`}</title>
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/icono.svg" type="image/svg+xml" />
        <style>
          ${new Html(ESTILO)}
        </style>
      </head>
      <body>
        <header>
          <a href="/"
            ><img src="/icono.svg" alt="" width="40" height="40" />${centro ?? 'Turnos'}</a
          >
        </header>
        <main>${cuerpo}</main>
      </body>
    </html>`.text;
}
