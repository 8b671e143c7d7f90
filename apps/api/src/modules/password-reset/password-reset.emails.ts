import { MARCA } from '@remanso/contract/marca';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Datos {
  nombre: string;
  email: string;
  enlace: string;
}

export function emailDeEnlace({ nombre, email, enlace }: Datos): Mail {
  const saludo = `Hola, ${nombre}:`;
  const pedido = `Se pidió elegir una contraseña nueva para la cuenta de ${MARCA.nombre} de este email.`;
  const aviso =
    'El enlace es válido por 1 hora y se puede usar una sola vez. Si no fue un pedido tuyo, este mensaje se puede ignorar: la contraseña sigue siendo la misma.';
  return {
    to: email,
    subject: `Contraseña nueva en ${MARCA.nombre}`,
    text: [saludo, '', pedido, '', enlace, '', aviso, '', MARCA.nombre, MARCA.direccion].join('\n'),
    html: [
      `<p>${escapar(saludo)}</p>`,
      `<p>${escapar(pedido)}</p>`,
      `<p><a href="${escapar(enlace)}">Elegir una contraseña nueva</a></p>`,
      `<p>${escapar(aviso)}</p>`,
      `<p>${escapar(MARCA.nombre)}<br>${escapar(MARCA.direccion)}</p>`,
    ].join('\n'),
  };
}

/** A person's name is whatever they typed. */
function escapar(texto: string): string {
  const entidades: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return texto.replace(/[&<>"]/g, (signo) => entidades[signo] ?? signo);
}
