import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import { html, type Html } from '../../../platform/http/html.ts';

export interface PaginaQuieta {
  status: number;
  titulo: string;
  texto: string;
}

/** The pages on which a companion can do nothing. They contain no person's name. */
export const PAGINAS_QUIETAS = {
  desconocida: {
    status: 404,
    titulo: 'Esta invitación ya no sirve',
    texto:
      'Puede haber un enlace más nuevo, o el lugar ya se devolvió. Quien hizo la reserva puede mandar otro.',
  },
  cancelada: {
    status: 410,
    titulo: 'Este turno se canceló',
    texto: 'No hace falta ir. Quien hizo la reserva sabe más.',
  },
  pasada: {
    status: 410,
    titulo: 'Este turno ya pasó',
    texto: 'La invitación era hasta el comienzo del turno.',
  },
  devuelto: {
    status: 200,
    titulo: 'El lugar quedó libre',
    texto: 'Quien hizo la reserva ya lo sabe. Ya puedes cerrar esta página.',
  },
  devueltoSinCorreo: {
    status: 200,
    titulo: 'El lugar quedó libre',
    texto: 'Avísale tú también a quien hizo la reserva. Después puedes cerrar esta página.',
  },
} as const satisfies Record<string, PaginaQuieta>;

/** `telefono` is that of the centre; '' where the centre has none, or the database is away. */
export function escribirQuieta(
  { titulo, texto }: Omit<PaginaQuieta, 'status'>,
  telefono: string,
): Html {
  return html`<h1>${titulo}</h1>
    <section>
      <p>${texto}</p>
      ${telefono !== '' && html`<p>El centro: <a href="${enlaceDeTelefono(telefono)}">${telefono}</a></p>`}
    </section>`;
}
