import {
  PARECE_TELEFONO,
  telefonoBuscado,
  telefonoComparable,
} from '@remanso/contract/persona/telefonos.rules';
import { sql, type RawBuilder } from 'kysely';
import { nombreBusqueda } from './usuarios.rules.ts';

const MINIMO_DE_DIGITOS = 3;
/** A telephone with fewer digits than this is not compared. */
const MINIMO_DE_DIGITOS_DE_TELEFONO = 6;

/**
 * The SQL condition that a person of `usuarios` is found by a search (rules §5.5, §5.6). Either the
 * text is part of the name or of the telephone, or each word of the text begins a word of the name
 * or the e-mail, or is part of the telephone. A telephone is compared as it was written and also
 * without its prefixes.
 */
export function coincideCon(texto: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(texto);
  // Names are compared without apostrophes. A text of apostrophes alone finds nobody.
  if (texto !== '' && buscado === '') return sql<boolean>`false`;
  const palabras = buscado.split(/\s+/).filter(Boolean).map(buscadaPor);
  const [unica, ...demas] = palabras;
  return sql<boolean>`(
    strpos(nombre_busqueda, ${buscado}) > 0 or ${estaEnElTelefono(enSql(buscadaPor(buscado)))}
    or ${unica && demas.length === 0 ? estaPorPalabra(enSql(unica)) : estaCadaUna(palabras)})`;
}

type Palabra = Record<'texto' | 'patron' | 'digitos' | 'comparable', string>;

/** Returns a word, or a whole text, in the forms by which people are found. */
const buscadaPor = (texto: string): Palabra => ({
  texto,
  patron: comienzo(texto),
  digitos: digitosDe(texto),
  comparable: telefonoBuscado(texto),
});

type PalabraEnSql = Record<keyof Palabra, RawBuilder<unknown>>;

const enSql = ({ texto, patron, digitos, comparable }: Palabra): PalabraEnSql => ({
  texto: sql`${texto}::text`,
  patron: sql`${patron}::text`,
  digitos: sql`${digitos}::text`,
  comparable: sql`${comparable}::text`,
});

/** A subquery over the words costs some times as much for each person as the condition of one word. */
const estaCadaUna = (palabras: readonly Palabra[]) => {
  const todos = (forma: keyof Palabra) => palabras.map((palabra) => palabra[forma]);
  const palabra: PalabraEnSql = {
    texto: sql`palabra.texto`,
    patron: sql`palabra.patron`,
    digitos: sql`palabra.digitos`,
    comparable: sql`palabra.comparable`,
  };
  return sql`not exists (
    select from unnest(${todos('texto')}::text[], ${todos('patron')}::text[],
      ${todos('digitos')}::text[], ${todos('comparable')}::text[])
      as palabra (texto, patron, digitos, comparable)
    where not ${estaPorPalabra(palabra)})`;
};

const estaPorPalabra = (palabra: PalabraEnSql) => sql`(
  ${comienzaEn(sql`nombre_busqueda`, palabra)} or ${comienzaEn(sql`coalesce(email, '')`, palabra)}
  or ${estaEnElTelefono(palabra)})`;

/**
 * `strpos` takes `%` and `_` as plain characters. The pattern of a word is only tried where the word
 * stands anywhere: of thousands of people that spares nearly all.
 */
const comienzaEn = (texto: RawBuilder<unknown>, palabra: PalabraEnSql) => sql`(
  strpos(${texto}, ${palabra.texto}) > 0 and ${texto} ~ ${palabra.patron})`;

/**
 * The SQL condition that a person of `usuarios` has the same name as a given person, regardless of
 * case and accents, or the same telephone, however the telephone was written.
 */
export function puedeSer(nombre: string, telefono: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(nombre);
  const digitos = telefonoComparable(telefono);
  return sql<boolean>`(
    (${buscado} <> '' and nombre_busqueda = ${buscado})
    or (length(${digitos}::text) >= ${MINIMO_DE_DIGITOS_DE_TELEFONO}::integer
      and telefono_busqueda = ${digitos}::text))`;
}

export interface Buscados {
  emails: readonly string[];
  nombres: readonly string[];
  /** The comparable digits of telephones. */
  telefonos: readonly string[];
}

/**
 * The SQL condition that a person of `usuarios` has one of the e-mails, or is a parecido
 * (`puedeSer`) of one of many people.
 */
export function puedeSerAlguno({ emails, nombres, telefonos }: Buscados): RawBuilder<boolean> {
  return sql<boolean>`(
    email = any(${emails}::text[])
    or nombre_busqueda = any(${nombres}::text[])
    or telefono_busqueda = any(${telefonos}::text[]))`;
}

/** Returns the digits by which a telephone is compared; '' where it has too few to be compared. */
export function telefonoDeParecido(telefono: string): string {
  const digitos = telefonoComparable(telefono);
  return digitos.length >= MINIMO_DE_DIGITOS_DE_TELEFONO ? digitos : '';
}

/** Returns a pattern that finds a word beginning with `palabra`. */
function comienzo(palabra: string): string {
  return `(^|[^[:alnum:]])${palabra.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}`;
}

/**
 * Returns the digits of a text that looks like a telephone with at least `MINIMO_DE_DIGITOS`
 * digits; an empty string for other texts.
 */
function digitosDe(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length >= MINIMO_DE_DIGITOS && PARECE_TELEFONO.test(texto) ? digitos : '';
}

const estaEnElTelefono = ({ digitos, comparable }: PalabraEnSql) => sql`(
  (${digitos} <> '' and strpos(regexp_replace(telefono, '\\D', '', 'g'), ${digitos}) > 0)
  or (${comparable} <> '' and strpos(telefono_busqueda, ${comparable}) > 0))`;
