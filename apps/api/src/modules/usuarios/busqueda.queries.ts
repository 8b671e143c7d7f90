import { sql, type RawBuilder } from 'kysely';
import { nombreBusqueda } from './usuarios.rules.ts';

const MINIMO_DE_DIGITOS = 3;
/** No telephone that is accepted has fewer. */
const MINIMO_DE_DIGITOS_DE_TELEFONO = 6;

/**
 * The SQL condition that a search finds a person of `usuarios` (rules §4, §10.18): the text stands
 * anywhere in the name, or each of its words begins a word of the name or the e-mail, or is part of
 * the telephone.
 */
export function coincideCon(texto: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(texto);
  const palabras = buscado.split(/\s+/).filter(Boolean);
  // `strpos` knows no patterns, so `%` and `_` are plain characters.
  return sql<boolean>`(
    strpos(nombre_busqueda, ${buscado}) > 0
    or ${estaEnElTelefono(sql`${digitosDe(buscado)}::text`)}
    or (select bool_and(
          nombre_busqueda || ' ' || coalesce(email, '') ~ palabra.patron or ${estaEnElTelefono(sql`palabra.digitos`)})
        from unnest(${palabras.map(comienzo)}::text[], ${palabras.map(digitosDe)}::text[])
          as palabra (patron, digitos)))`;
}

const DIGITOS_DE_UN_NUMERO = 10;

/**
 * The SQL condition that a person of `usuarios` may be this one: they have the same name, without
 * regard to case and accents, or the same telephone, with or without the prefix of the country.
 */
export function puedeSer(nombre: string, telefono: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(nombre);
  const digitos = telefono.replace(/\D/g, '').slice(-DIGITOS_DE_UN_NUMERO);
  return sql<boolean>`(
    (${buscado} <> '' and nombre_busqueda = ${buscado})
    or (length(${digitos}::text) >= ${MINIMO_DE_DIGITOS_DE_TELEFONO}::integer
      and right(regexp_replace(telefono, '\\D', '', 'g'), ${DIGITOS_DE_UN_NUMERO}::integer) = ${digitos}::text))`;
}

/** Returns the pattern that a word of the name or of the e-mail begins with these letters. */
function comienzo(palabra: string): string {
  return `(^|[^[:alnum:]])${palabra.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}`;
}

/** Returns the digits of a telephone, written in any of the usual ways; none for another text. */
function digitosDe(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length >= MINIMO_DE_DIGITOS && /^[\d ()+-]+$/.test(texto) ? digitos : '';
}

const estaEnElTelefono = (digitos: RawBuilder<unknown>) =>
  sql`(${digitos} <> '' and strpos(regexp_replace(telefono, '\\D', '', 'g'), ${digitos}) > 0)`;
