import { sql, type RawBuilder } from 'kysely';
import { nombreBusqueda } from './usuarios.rules.ts';

const MINIMO_DE_DIGITOS = 3;

/**
 * The SQL condition that a search finds a person of `usuarios` (rules §4, §10.18): the text stands anywhere in the
 * name, or each of its words begins a word of the name or the e-mail, or is part of the telephone.
 */
export function coincideCon(texto: string): RawBuilder<boolean> {
  const buscado = nombreBusqueda(texto);
  const palabras = buscado.split(/\s+/).filter(Boolean);
  return alguna([
    // `strpos` knows no patterns, so `%` and `_` are plain characters.
    sql`strpos(nombre_busqueda, ${buscado}) > 0`,
    ...estaEnElTelefono(buscado),
    todas(palabras.map((palabra) => alguna([empieza(palabra), ...estaEnElTelefono(palabra)]))),
  ]);
}

/** The condition that a word begins one of the words of the name or of the e-mail. */
function empieza(palabra: string): RawBuilder<boolean> {
  const alPie = palabra.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return sql`nombre_busqueda || ' ' || email ~ ${`(^|[^[:alnum:]])${alPie}`}`;
}

/** The condition that digits, written in any of the usual ways, are part of the telephone; none for another text. */
function estaEnElTelefono(texto: string): RawBuilder<boolean>[] {
  const digitos = texto.replace(/\D/g, '');
  if (digitos.length < MINIMO_DE_DIGITOS || !/^[\d ()+-]+$/.test(texto)) return [];
  return [sql`strpos(regexp_replace(telefono, '\\D', '', 'g'), ${digitos}) > 0`];
}

const alguna = (condiciones: RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(condiciones, sql` or `)})`;

const todas = (condiciones: RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join([sql`true`, ...condiciones], sql` and `)})`;
