import * as z from 'zod/mini';
import { texto, textoLlano } from '../campo/campos-de-texto.ts';
import { lista } from '../campo/lista.ts';
import { llano, textoLimpio } from '../campo/texto-limpio.ts';
import { camposDePersona } from '../persona/usuarios.forms.ts';
import { esDeOtroPais } from '../persona/telefonos.rules.ts';
import { numeroDeWhatsapp } from '../persona/whatsapp.rules.ts';

/*
 * The data of the centre that the owner edits (rules §6.1). The form and the server both check
 * them.
 */

const RENGLONES_DE_HORARIO = 7;
const TRAMOS_DE_UN_RENGLON = 6;
const LARGO_DE_UN_RENGLON = 60;

const obligatorio = (nombre: string, max: number, siFalta: string) =>
  texto({ nombre, max }).check(z.minLength(1, siFalta));

const emailDelCentro = textoLimpio({
  max: 254,
  siNoEsTexto: 'Email inválido',
  siEsLargo: 'El email no puede tener más de 254 caracteres',
  limpiar: (valor) => llano(valor).toLowerCase(),
}).check(z.refine((valor) => valor === '' || z.regexes.email.test(valor), 'Email inválido'));
const whatsapp = textoLlano({ nombre: 'El WhatsApp', max: 30 });
const instagram = textoLlano({ nombre: 'El Instagram', max: 100 });
const mapa = texto({ nombre: 'El enlace del mapa', max: 500 });

/** Matches the name of an Instagram account: no dot at either end, no two dots in a row. */
const CUENTA_DE_INSTAGRAM = /^(?!.*\.\.)(?!\.)[\w.]{1,30}(?<!\.)$/;

/** Returns the name of an Instagram account from a text: the name, the name after `@`, or a URL. */
function cuentaDeInstagram(valor: string): string {
  return valor
    .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');
}

/**
 * Returns whether a text is an `https` address with a host. The expression demands the host,
 * because the URL parser takes the beginning of the path for a missing host.
 */
function esDireccionSegura(valor: string): boolean {
  return /^https:\/\/[^\s/?#\\]\S*$/i.test(valor) && URL.canParse(valor);
}

const HorarioDelCentro = z.object({
  dias: obligatorio('El texto de los días', LARGO_DE_UN_RENGLON, 'Cada horario necesita sus días'),
  /** The hours as people write them, such as '08:00-12:00'. Empty where the centre is closed. */
  tramos: lista(
    obligatorio('Cada horario', LARGO_DE_UN_RENGLON, 'El horario está vacío'),
    'Los horarios de un renglón deben ser una lista',
    { max: TRAMOS_DE_UN_RENGLON },
  ),
});

export const CambiosDelCentro = z.partial(
  z.object({
    nombre: textoLlano({ nombre: 'El nombre', max: 60 }).check(
      z.minLength(1, 'El nombre es obligatorio'),
    ),
    lema: obligatorio('El lema', 120, 'El lema es obligatorio'),
    ciudad: obligatorio('La ciudad', 120, 'La ciudad es obligatoria'),
    direccion: obligatorio('La dirección', 160, 'La dirección es obligatoria'),
    mapa: mapa.check(
      z.refine(
        (valor) => valor === '' || esDireccionSegura(valor),
        'El enlace del mapa debe empezar con https://',
      ),
    ),
    comoSePaga: texto({ nombre: 'Cómo se paga', max: 160 }),
    telefono: camposDePersona.telefono,
    email: emailDelCentro,
    whatsapp: z.pipe(
      whatsapp.check(
        z.refine(
          (valor) =>
            valor === '' ||
            (/^[\d +()-]+$/.test(valor) &&
              !esDeOtroPais(valor) &&
              numeroDeWhatsapp(valor) !== null),
          'El WhatsApp debe ser un celular argentino con su código de área',
        ),
      ),
      z.transform((valor) => numeroDeWhatsapp(valor) ?? ''),
    ),
    instagram: z.pipe(
      instagram.check(
        z.refine(
          (valor) => valor === '' || CUENTA_DE_INSTAGRAM.test(cuentaDeInstagram(valor)),
          'El Instagram debe ser el nombre de una cuenta',
        ),
      ),
      z.transform(cuentaDeInstagram),
    ),
    horarios: lista(HorarioDelCentro, 'Los horarios deben ser una lista', {
      max: RENGLONES_DE_HORARIO,
      siEsLarga: `Los horarios no pueden tener más de ${RENGLONES_DE_HORARIO} renglones`,
    }),
  }),
);
export type CambiosDelCentro = z.output<typeof CambiosDelCentro>;
