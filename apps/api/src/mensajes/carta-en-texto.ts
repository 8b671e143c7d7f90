import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje, Renglon } from './mensaje.ts';

/** Returns a message as plain text, with everything that the HTML letter says. */
export function cartaEnTexto(mensaje: Mensaje, centro: Centro): string {
  const {
    titulo,
    momento,
    codigo,
    saludo,
    parrafos,
    renglones = [],
    boton,
    nota,
    enlace,
  } = mensaje;
  return [
    titulo.toUpperCase(),
    ...(momento ? [`${momento.dia}\n${momento.hora}`] : []),
    ...(codigo ? [codigo] : []),
    saludo,
    ...parrafos,
    ...(renglones.length > 0 ? [renglones.map(enTexto).join('\n')] : []),
    ...(boton ? [`${boton.texto}:\n${boton.href}`] : []),
    ...(nota ? [nota] : []),
    ...(enlace ? [`${enlace.texto}:\n${enlace.href}`] : []),
    firmaDe(centro).join('\n'),
  ].join('\n\n');
}

function enTexto({ nombre, valor, antes }: Renglon): string {
  if (valor.includes('\n')) return [`${nombre}:`, ...valor.split('\n')].join('\n  ');
  return `${nombre}: ${antes === undefined ? valor : `${valor} (antes: ${antes})`}`;
}

/**
 * Returns the lines at the end of every letter. The lines of the map and of WhatsApp are left out
 * where the centre has none.
 */
function firmaDe(centro: Centro): string[] {
  const { nombre, direccion, mapa, telefono, whatsapp } = centro;
  return [
    nombre,
    direccion,
    ...(mapa ? [`Cómo llegar: ${mapa}`] : []),
    `Teléfono: ${telefono}`,
    ...(whatsapp ? [`WhatsApp: https://wa.me/${whatsapp}`] : []),
  ];
}
