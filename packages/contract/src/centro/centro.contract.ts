import * as z from 'zod/mini';
import { CambiosDelCentro } from './centro.forms.ts';
import { endpoint } from '../endpoint.ts';
import { SiNadieCambio } from '../etiqueta.ts';

/** The data of a centre, which everybody may read (rules §6.1). An empty text is not shown. */
export const Centro = z.object({
  nombre: z.string(),
  lema: z.string(),
  ciudad: z.string(),
  direccion: z.string(),
  /** An `https://` address of a map. */
  mapa: z.string(),
  comoSePaga: z.string(),
  telefono: z.string(),
  email: z.string(),
  /** `549` + area code + number, the form that a WhatsApp link needs. */
  whatsapp: z.string(),
  /** The name of the Instagram account, without `@`. */
  instagram: z.string(),
  /** The lines of the footer's opening hours. `tramos` is empty where the centre is closed. */
  horarios: z.array(z.object({ dias: z.string(), tramos: z.array(z.string()) })),
  /** The IANA zone of the centre's civil time (`CENTER_TIME_ZONE`). */
  zonaHoraria: z.string(),
});
export type Centro = z.output<typeof Centro>;

const editable = (centro: Centro) => centro;

export const obtenerCentro = endpoint({
  id: 'obtenerCentro',
  method: 'GET',
  path: '/centro',
  access: 'public',
  tag: 'centro',
  summary: 'El nombre del centro, dónde queda, cómo escribirle y cuándo abre',
  status: 200,
  response: Centro,
  editable,
});

export const previsualizarCentro = endpoint({
  id: 'previsualizarCentro',
  method: 'POST',
  path: '/centro/previsualizar',
  access: 'admin',
  tag: 'centro',
  summary: 'Cómo se vería un email con estos datos del centro; no cambia nada',
  body: CambiosDelCentro,
  status: 200,
  response: z.object({ asunto: z.string(), html: z.string() }),
});

export const actualizarCentro = endpoint({
  id: 'actualizarCentro',
  method: 'PUT',
  path: '/centro',
  access: 'admin',
  tag: 'centro',
  summary: 'Cambiar los datos del centro; lo que no se manda queda como está',
  headers: SiNadieCambio,
  body: CambiosDelCentro,
  status: 200,
  response: Centro,
  editable,
});
