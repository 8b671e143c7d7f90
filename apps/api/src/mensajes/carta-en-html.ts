import type { Centro } from '@remanso/contract/centro/centro.contract';
import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import { Html, html } from '../platform/http/html.ts';
import { ESTILO, OSCURO } from './carta.estilo.ts';
import type { Mensaje, Renglon } from './mensaje.ts';

/**
 * Returns a message as an HTML letter. The letter contains no image and loads nothing from the
 * network. Mail programs that do not know `prefers-color-scheme` show the light colours.
 */
export function cartaEnHtml(mensaje: Mensaje, centro: Centro): string {
  return html`<!doctype html>
    <html lang="es-AR" dir="ltr">
      <head>
        <meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mensaje.asunto}</title>
        <style>
          ${new Html(OSCURO)}
        </style>
      </head>
      <body class="fondo" style="${ESTILO.fondo}">
        <div style="${ESTILO.adelanto}">${mensaje.parrafos[0] ?? mensaje.titulo}</div>
        ${tabla(html`<td class="fondo" align="center" style="${ESTILO.alrededor}">${hoja(mensaje, centro)}</td>`)}
      </body>
    </html>`.text;
}

/** Returns a table that only lays out: screen readers read its cells as text. */
function tabla(...celdas: readonly Html[]): Html {
  const filas = celdas.map(
    (celda) =>
      html`<tr>
        ${celda}
      </tr>`,
  );
  return html`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">
    ${filas}
  </table>`;
}

function hoja(mensaje: Mensaje, centro: Centro): Html {
  const partes = tabla(
    html`<td class="noche" align="left" style="${ESTILO.noche}">
      ${encabezado(mensaje, centro)}
    </td>`,
    html`<td align="left" style="${ESTILO.cuerpo}">${cuerpo(mensaje)}</td>`,
    html`<td align="left" style="${ESTILO.cuerpo}">${firma(centro)}</td>`,
  );
  // Outlook ignores max-width, and takes the width of a table of its own.
  return html`<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
    <div class="hoja" style="${ESTILO.hoja}">${partes}</div>
    <!--[if mso]></td></tr></table><![endif]-->`;
}

/** The centre's initial in a coloured pebble is a logo that needs no image. */
function encabezado({ titulo, momento, codigo }: Mensaje, { nombre }: Centro): Html {
  const [inicial = ''] = nombre;
  const tachado = momento?.tachado ? ESTILO.tachado : '';
  return html`<p style="${ESTILO.marca}">
      <span aria-hidden="true" style="${ESTILO.sello}">${inicial.toUpperCase()}</span>${nombre}
    </p>
    <h1 style="${ESTILO.titulo}">${titulo}</h1>
    ${
      momento !== undefined &&
      html`<p style="${ESTILO.dia + tachado}">${momento.dia}</p>
        <p style="${ESTILO.hora + tachado}">${momento.hora}</p>`
    }
    ${codigo !== undefined && html`<p style="${ESTILO.codigo}">${codigo}</p>`}`;
}

function cuerpo({ saludo, parrafos, renglones = [], boton, nota, enlace }: Mensaje): Html {
  const textos = [saludo, ...parrafos].map(
    (texto) => html`<p class="tinta" style="${ESTILO.parrafo}">${texto}</p>`,
  );
  return html`${textos}${renglones.map(renglon)}
  ${
    boton !== undefined &&
    html`<table
      role="presentation"
      border="0"
      cellpadding="0"
      cellspacing="0"
      style="${ESTILO.deBoton}"
    >
      <tr>
        <td class="boton" style="${ESTILO.boton}">
          <a href="${boton.href}" style="${ESTILO.enBoton}">${boton.texto}</a>
        </td>
      </tr>
    </table>`
  }
  ${nota !== undefined && html`<p class="suave" style="${ESTILO.nota}">${nota}</p>`}
  ${
    enlace !== undefined &&
    html`<p style="${ESTILO.nota}">${enlaceA(enlace.href, enlace.texto)}</p>`
  }`;
}

function renglon({ nombre, valor, antes }: Renglon): Html {
  const cambia = antes !== undefined && antes !== valor;
  // Screen readers do not tell that a text is crossed out, so the word 'Antes' precedes it.
  return html`<p class="tinta renglon" style="${ESTILO.renglon}">
    <span class="suave" style="${ESTILO.nombre}">${nombre}</span><br />
    ${
      cambia &&
      html`<span class="suave" style="${ESTILO.antes}">Antes: <s>${antes}</s></span
        ><br />`
    }
    <strong>${enRenglones(valor)}</strong>
    ${antes === valor && html`<span class="suave" style="${ESTILO.nombre}"> (como antes)</span>`}
  </p>`;
}

/** Turns the line breaks of a text into `<br>` elements. */
function enRenglones(texto: string): Html[] {
  return texto
    .split('\n')
    .map((parte, orden) => (orden === 0 ? html`${parte}` : html`<br />${parte}`));
}

function firma({ nombre, direccion, mapa, telefono, whatsapp }: Centro): Html {
  const enlaces = [
    ...(mapa ? [enlaceA(mapa, 'Cómo llegar')] : []),
    enlaceA(enlaceDeTelefono(telefono), telefono),
    ...(whatsapp ? [enlaceA(`https://wa.me/${whatsapp}`, 'WhatsApp')] : []),
  ];
  return html`<hr class="raya" style="${ESTILO.raya}" />
    <p class="suave" style="${ESTILO.firma}">
      <strong>${nombre}</strong><br />${direccion}<br />
      ${enlaces.map((uno, orden) => (orden === 0 ? uno : html` · ${uno}`))}
    </p>`;
}

const enlaceA = (href: string, texto: string): Html =>
  html`<a href="${href}" class="enlace" style="${ESTILO.enlace}">${texto}</a>`;
