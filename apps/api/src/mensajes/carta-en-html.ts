import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ESTILO, OSCURO } from './carta.estilo.ts';
import type { Mensaje, Renglon } from './mensaje.ts';

/*
 * A letter as HTML, built with React's mail components. The letter contains no image and loads
 * nothing from the network. Mail programs that do not know `prefers-color-scheme` show the light
 * colours.
 */

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function cartaEnHtml(mensaje: Mensaje, centro: Centro): string {
  const carta = h(
    Html,
    { lang: 'es-AR' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, mensaje.asunto),
      h('style', { dangerouslySetInnerHTML: { __html: OSCURO } }),
    ),
    h(Preview, null, mensaje.parrafos[0] ?? mensaje.titulo),
    h(
      Body,
      { className: 'fondo', style: ESTILO.fondo },
      h(Container, { className: 'hoja', style: ESTILO.hoja }, contenido(mensaje, centro)),
    ),
  );
  return DOCTYPE + renderToStaticMarkup(carta);
}

function contenido(mensaje: Mensaje, centro: Centro): ReactNode {
  return [
    h(
      Section,
      { key: 'marca', className: 'noche', style: ESTILO.noche },
      h(Text, { style: ESTILO.marca }, sello(centro), centro.nombre),
      h(Heading, { as: 'h1', style: ESTILO.titulo }, mensaje.titulo),
      mensaje.momento && momento(mensaje.momento),
      mensaje.codigo && h(Text, { style: ESTILO.codigo }, mensaje.codigo),
    ),
    h(Section, { key: 'cuerpo', style: ESTILO.cuerpo }, cuerpo(mensaje)),
    h(Section, { key: 'firma', style: ESTILO.cuerpo }, firma(centro)),
  ];
}

/** Returns the centre's initial in a coloured pebble: a logo that needs no image. */
function sello({ nombre }: Centro): ReactNode {
  const [inicial = ''] = nombre;
  return h('span', { 'aria-hidden': true, style: ESTILO.sello }, inicial.toUpperCase());
}

function momento({ dia, hora, tachado = false }: NonNullable<Mensaje['momento']>): ReactNode {
  const tachadura = tachado ? { textDecoration: 'line-through' } : {};
  return h(
    'div',
    null,
    h(Text, { style: { ...ESTILO.dia, ...tachadura } }, dia),
    h(Text, { style: { ...ESTILO.hora, ...tachadura } }, hora),
  );
}

function cuerpo({ saludo, parrafos, renglones = [], boton, nota, enlace }: Mensaje): ReactNode {
  return [
    ...[saludo, ...parrafos].map((texto, orden) =>
      h(Text, { key: orden, className: 'tinta', style: ESTILO.parrafo }, texto),
    ),
    ...renglones.map((cada) => renglon(cada)),
    boton &&
      h(
        Section,
        { key: 'boton', style: ESTILO.deBoton },
        h(Button, { href: boton.href, className: 'boton', style: ESTILO.boton }, boton.texto),
      ),
    nota && h(Text, { key: 'nota', className: 'suave', style: ESTILO.nota }, nota),
    enlace &&
      h(
        Text,
        { key: 'enlace', style: ESTILO.nota },
        h(Link, { href: enlace.href, className: 'enlace', style: ESTILO.enlace }, enlace.texto),
      ),
  ];
}

function renglon({ nombre, valor, antes }: Renglon): ReactNode {
  const cambia = antes !== undefined && antes !== valor;
  return h(
    Text,
    { key: nombre, className: 'tinta renglon', style: ESTILO.renglon },
    h('span', { className: 'suave', style: ESTILO.nombre }, nombre),
    h('br'),
    // Screen readers do not tell that a text is crossed out, so the word 'Antes' precedes the
    // crossed-out text.
    cambia &&
      h('span', { className: 'suave', style: ESTILO.antes }, 'Antes: ', h('s', null, antes)),
    cambia && h('br'),
    h('strong', null, ...enRenglones(valor)),
    antes === valor && h('span', { className: 'suave', style: ESTILO.nombre }, ' (como antes)'),
  );
}

/**
 * Turns the line breaks of a text into `<br>` elements, because HTML does not show a line break of
 * the text itself.
 */
function enRenglones(texto: string): ReactNode[] {
  return texto.split('\n').flatMap((parte, orden) => (orden === 0 ? [parte] : [h('br'), parte]));
}

function firma({ nombre, direccion, mapa, telefono, whatsapp }: Centro): ReactNode {
  const enlace = (texto: string, href: string) =>
    h(Link, { key: texto, href, className: 'enlace', style: ESTILO.enlace }, texto);
  const enlaces = [
    ...(mapa ? [enlace('Cómo llegar', mapa)] : []),
    enlace(telefono, enlaceDeTelefono(telefono)),
    ...(whatsapp ? [enlace('WhatsApp', `https://wa.me/${whatsapp}`)] : []),
  ];
  return [
    h(Hr, { key: 'raya', className: 'raya', style: ESTILO.raya }),
    h(
      Text,
      { key: 'centro', className: 'suave', style: ESTILO.firma },
      h('strong', null, nombre),
      h('br'),
      direccion,
      h('br'),
      enlaces.flatMap((uno, orden) => (orden === 0 ? [uno] : [' · ', uno])),
    ),
  ];
}
