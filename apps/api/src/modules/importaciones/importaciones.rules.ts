import { componer } from '@remanso/contract/campo/texto-limpio';
import type {
  FilaPrevista,
  ImportacionPrevista,
} from '@remanso/contract/persona/importaciones.contract';
import type {
  Columna,
  PersonaEscrita,
} from '@remanso/contract/persona/archivo/personas-escritas.rules';
import { camposPorValores, type Planilla } from '@remanso/contract/persona/archivo/planillas.rules';
import { adivinarColumnas } from '@remanso/contract/persona/archivo/titulos.rules';
import { clienteDeFila } from '../clientes/clientes.queries.ts';
import { telefonoDeParecido } from '../usuarios/busqueda.queries.ts';
import { nombreBusqueda } from '../usuarios/usuarios.rules.ts';
import { withTurns } from '../../platform/with-turns.ts';
import { columnaInexistente } from './importaciones.errors.ts';
import type { Conocido } from './importaciones.queries.ts';

const MAXIMO_DE_NOTA = 1_000;
const MAXIMO_DE_PARECIDOS = 5;
const LARGO_DE_MUESTRA = 60;

/** A row of the file as it was read, before anybody has looked who it is. */
export interface FilaLeida {
  numero: number;
  persona: PersonaEscrita;
  errores: readonly string[];
}

export type ColumnaPrevista = ImportacionPrevista['columnas'][number];

/**
 * Returns the columns of a file as they are guessed, with what `pedidas` says of them. Throws 400
 * for a column that the file does not have.
 */
export function elegirColumnas(
  { titulos, conTitulos, renglones }: Planilla,
  pedidas: readonly Columna[] = [],
): ColumnaPrevista[] {
  const muestra = renglones.slice(0, 50);
  const valores = titulos.map((_, i) => muestra.map(({ celdas }) => celdas[i] ?? ''));
  const adivinadas = conTitulos ? adivinarColumnas(titulos) : camposPorValores(valores);
  const columnas: ColumnaPrevista[] = titulos.map((titulo, i) => ({
    titulo: componer(titulo),
    campo: adivinadas[i] ?? null,
    muestra: (valores[i]?.find(Boolean) ?? '').slice(0, LARGO_DE_MUESTRA),
  }));
  const corregidas = new Set<ColumnaPrevista>();
  for (const { titulo, campo } of pedidas) {
    const columna = columnas.find((otra) => otra.titulo === titulo && !corregidas.has(otra));
    if (!columna) throw columnaInexistente(titulo);
    columna.campo = campo;
    corregidas.add(columna);
  }
  const pedidos = new Set([...corregidas].map(({ campo }) => campo));
  return columnas.map((columna) =>
    !corregidas.has(columna) && columna.campo !== 'nota' && pedidos.has(columna.campo)
      ? { ...columna, campo: null }
      : columna,
  );
}

export const nombreBuscado = ({ nombre, apellido }: Pick<PersonaEscrita, 'nombre' | 'apellido'>) =>
  nombreBusqueda(`${nombre} ${apellido}`);

/** Returns both notes as one, or the first where it holds the second; null where they are too long. */
export function sumarNotas(actual: string, otra: string): string | null {
  const nota = actual.includes(otra) ? actual : [actual, otra].filter(Boolean).join('\n');
  return nota.length > MAXIMO_DE_NOTA ? null : nota;
}

interface Claves {
  email: string | null;
  nombre: string;
  telefono: string;
}

/**
 * Finds people by what makes two of them one, or alike (rules §21.5). It keeps the first few people
 * of each name and telephone, so that a row costs the same however many are alike.
 */
function crearIndice<T>() {
  const porEmail = new Map<string, T>();
  const porAmbos = new Map<string, T>();
  const porNombre = new Map<string, T[]>();
  const porTelefono = new Map<string, T[]>();
  const anotarEmail = (quien: T, email: string | null) => {
    if (email !== null && !porEmail.has(email)) porEmail.set(email, quien);
  };
  return {
    anotarEmail,
    anotar(quien: T, { email, nombre, telefono }: Claves) {
      anotarEmail(quien, email);
      agregar(porNombre, nombre, quien);
      if (!telefono) return;
      agregar(porTelefono, telefono, quien);
      const ambos = `${telefono} ${nombre}`;
      if (!porAmbos.has(ambos)) porAmbos.set(ambos, quien);
    },
    buscar({ email, nombre, telefono }: Claves) {
      const delEmail = email === null ? undefined : porEmail.get(email);
      const alike = [...(porTelefono.get(telefono) ?? []), ...(porNombre.get(nombre) ?? [])];
      return {
        delEmail,
        igual: delEmail ?? porAmbos.get(`${telefono} ${nombre}`),
        parecidos: [...new Set(alike)].slice(0, MAXIMO_DE_PARECIDOS),
      };
    },
  };
}

function agregar<T>(mapa: Map<string, T[]>, clave: string, quien: T): void {
  const lista = mapa.get(clave);
  if (!lista) mapa.set(clave, [quien]);
  else if (lista.length < MAXIMO_DE_PARECIDOS) lista.push(quien);
}

const DEL_CENTRO = 'Ese email es de alguien que trabaja en el centro';
const NOTAS_LARGAS = 'La nota no entra en 1.000 caracteres junto a la que ya tiene';

/** Returns what would become of each row, held against who is there and the rows before it. */
export async function preverFilas(
  filas: readonly FilaLeida[],
  conocidos: readonly Conocido[],
): Promise<FilaPrevista[]> {
  const clientes = crearIndice<Conocido>();
  for (const conocido of conocidos) {
    const { email, nombre_busqueda: nombre, telefono_busqueda: telefono } = conocido;
    if (conocido.rol === 'CLIENT') clientes.anotar(conocido, { email, nombre, telefono });
    else clientes.anotarEmail(conocido, email);
  }
  const anteriores = crearIndice<number>();
  const prever = ({ numero, persona, errores }: FilaLeida): FilaPrevista => {
    const fila = { numero, cliente: persona, parecidos: [], repiteFila: null, errores: [] };
    const error = (textos: readonly string[]) => ({
      ...fila,
      resultado: 'CON_ERROR' as const,
      errores: [...textos],
    });
    if (errores.length > 0) return error(errores);
    const claves = {
      email: persona.email,
      nombre: nombreBuscado(persona),
      telefono: telefonoDeParecido(persona.telefono),
    };
    const { igual, parecidos, delEmail } = clientes.buscar(claves);
    if (delEmail && delEmail.rol !== 'CLIENT') return error([DEL_CENTRO]);
    const repite = anteriores.buscar(claves);
    if (igual && sumarNotas(igual.nota, persona.nota) === null) return error([NOTAS_LARGAS]);
    anteriores.anotar(numero, claves);
    if (igual) return { ...fila, resultado: 'YA_ESTA', parecidos: [clienteDeFila(igual)] };
    if (repite.igual !== undefined)
      return { ...fila, resultado: 'YA_ESTA', repiteFila: repite.igual };
    const repiteFila = repite.parecidos[0] ?? null;
    const esParecido = parecidos.length > 0 || repiteFila !== null;
    const resultado = esParecido ? 'PARECIDO' : 'NUEVO';
    return { ...fila, resultado, parecidos: parecidos.map(clienteDeFila), repiteFila };
  };
  const previstas: FilaPrevista[] = [];
  for await (const fila of withTurns(filas)) previstas.push(prever(fila));
  return previstas;
}

/** Counts the rows by their resultado. */
export function contarFilas(filas: readonly FilaPrevista[]) {
  const cuentas = { NUEVO: 0, YA_ESTA: 0, PARECIDO: 0, CON_ERROR: 0 };
  for (const { resultado } of filas) cuentas[resultado] += 1;
  return cuentas;
}
