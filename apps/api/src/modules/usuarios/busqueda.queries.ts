import {
  PARECE_TELEFONO,
  telefonoBuscado,
  telefonoComparable,
} from '@remanso/contract/persona/telefonos.rules';
import { sql, type RawBuilder } from 'kysely';
import { nombreBusqueda } from './usuarios.rules.ts';

const MINIMO_DE_DIGITOS = 3;
/** No telephone that is accepted has fewer. */
const MINIMO_DE_DIGITOS_DE_TELEFONO = 6;

/**
 * The SQL condition that a search finds a person of `usuarios` (rules §5.5 and §5.6): the text
 * stands anywhere in the name, or each of its words begins a word of the name or the e-mail, or is
 * part of the telephone, as it was written down or without what people put before a number.
 */
export function coincideCon(texto: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(texto);
  // A lone apostrophe is left out of every name, and looks for nobody.
  if (texto !== '' && buscado === '') return sql<boolean>`false`;
  const palabras = buscado.split(/\s+/).filter(Boolean);
  // `strpos` knows no patterns, so `%` and `_` are plain characters.
  return sql<boolean>`(
    strpos(nombre_busqueda, ${buscado}) > 0
    or ${estaEnElTelefono(sql`${digitosDe(buscado)}::text`, sql`${telefonoBuscado(buscado)}::text`)}
    or (select bool_and(
          nombre_busqueda || ' ' || coalesce(email, '') ~ palabra.patron
          or ${estaEnElTelefono(sql`palabra.digitos`, sql`palabra.comparable`)})
        from unnest(${palabras.map(comienzo)}::text[], ${palabras.map(digitosDe)}::text[],
          ${palabras.map(telefonoBuscado)}::text[]) as palabra (patron, digitos, comparable)))`;
}

/**
 * The SQL condition that a person of `usuarios` may be this one: they have the same name, without
 * regard to case and accents, or the same telephone, however it was written.
 */
export function puedeSer(nombre: string, telefono: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(nombre);
  const digitos = telefonoComparable(telefono);
  return sql<boolean>`(
    (${buscado} <> '' and nombre_busqueda = ${buscado})
    or (length(${digitos}::text) >= ${MINIMO_DE_DIGITOS_DE_TELEFONO}::integer
      and telefono_busqueda = ${digitos}::text))`;
}

/** Returns the pattern that a word of the name or of the e-mail begins with these letters. */
function comienzo(palabra: string): string {
  return `(^|[^[:alnum:]])${palabra.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}`;
}

/** Returns the digits of what looks like a telephone as they are typed; none for another text. */
function digitosDe(texto: string): string {
  const digitos = texto.replace(/\D/g, '');
  return digitos.length >= MINIMO_DE_DIGITOS && PARECE_TELEFONO.test(texto) ? digitos : '';
}

const estaEnElTelefono = (digitos: RawBuilder<unknown>, telefono: RawBuilder<unknown>) => sql`(
  (${digitos} <> '' and strpos(regexp_replace(telefono, '\\D', '', 'g'), ${digitos}) > 0)
  or (${telefono} <> '' and strpos(telefono_busqueda, ${telefono}) > 0))`;
