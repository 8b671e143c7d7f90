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
    texto: 'Quien hizo la reserva ya lo sabe. Esta página se puede cerrar.',
  },
} as const satisfies Record<string, PaginaQuieta>;

export function escribirQuieta({ titulo, texto }: Omit<PaginaQuieta, 'status'>): Html {
  return html`<h1>${titulo}</h1>
    <section><p>${texto}</p></section>`;
}
