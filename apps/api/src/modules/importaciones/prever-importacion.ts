import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import {
  decodificar,
  pareceMalLeido,
} from '@remanso/contract/persona/archivo/codificaciones.rules';
import { porQueNoEsTexto } from '@remanso/contract/persona/archivo/formatos.rules';
import {
  leerPersona,
  type Columna,
  type Correccion,
} from '@remanso/contract/persona/archivo/personas-escritas.rules';
import {
  MAXIMO_DE_BYTES,
  MAXIMO_DE_COLUMNAS,
  MAXIMO_DE_FILAS,
  MAXIMO_DE_RENGLONES,
  armarPlanilla,
  renglonesDeTexto,
  type Planilla,
  type Renglon,
} from '@remanso/contract/persona/archivo/planillas.rules';
import { MARCA } from '@remanso/contract/centro/marca';
import type { Executor } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { leerCentro } from '../centro/centro.queries.ts';
import { telefonoDeParecido } from '../usuarios/busqueda.queries.ts';
import { withTurns } from '../../platform/with-turns.ts';
import { archivoInvalido, correccionInvalida } from './importaciones.errors.ts';
import { buscarConocidos } from './importaciones.queries.ts';
import {
  elegirColumnas,
  nombreBuscado,
  preverFilas,
  type ColumnaPrevista,
  type FilaLeida,
} from './importaciones.rules.ts';

interface Archivo {
  /** The bytes of the file in base64. */
  csv: string;
  columnas?: readonly Columna[] | undefined;
  /** What somebody typed in place of what a row says, by the row's number. */
  correcciones?: Readonly<Record<string, Correccion>> | undefined;
}

export interface Leido {
  columnas: ColumnaPrevista[];
  filas: FilaLeida[];
}

/** Reads a file. Throws 400 where it holds no rows of people, or too many. */
export async function leerArchivo(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { csv, columnas: pedidas, correcciones = {} }: Archivo,
): Promise<Leido> {
  const bytes = Buffer.from(csv, 'base64');
  if (bytes.length > MAXIMO_DE_BYTES)
    throw archivoInvalido('El archivo no puede pesar más de 2 MB');
  const motivo = porQueNoEsTexto(bytes);
  if (motivo !== null) throw archivoInvalido(motivo);
  const { texto, seguro } = decodificar(bytes);
  const planilla = await leerPlanilla(texto);
  const columnas = elegirColumnas(planilla, pedidas);
  comprobarNumeros(planilla.renglones, Object.keys(correcciones));
  const { telefono } = await leerCentro(db, clock.timeZone);
  const vecino = telefono || MARCA.telefono;
  const filas: FilaLeida[] = [];
  for await (const { numero, celdas } of withTurns(planilla.renglones)) {
    const correccion = correcciones[numero];
    const { persona, errores } = leerPersona(columnas, celdas, { correccion, vecino });
    const dudosa = !seguro && !correccion && celdas.some((celda) => NO_ES_ASCII.test(celda));
    const malLeida = dudosa || pareceMalLeido(`${persona.nombre} ${persona.apellido}`);
    filas.push({ numero, persona, errores: malLeida ? [MAL_LEIDA, ...errores] : errores });
  }
  return { columnas, filas };
}

const NO_ES_ASCII = /[\u0080-\uffff]/;
const MAL_LEIDA =
  'No se leen bien los acentos: corrige la fila, o guarda la planilla como «CSV UTF-8» y tráela de nuevo';

async function leerPlanilla(texto: string): Promise<Planilla> {
  const renglones: Renglon[] = [];
  let leidos = 0;
  for await (const renglon of withTurns(renglonesDeTexto(texto))) {
    leidos += 1;
    if (renglon === null) {
      throw archivoInvalido(
        `La fila ${leidos} es demasiado larga para ser de una lista de clientes`,
      );
    }
    if (leidos > MAXIMO_DE_RENGLONES) throw archivoInvalido(DEMASIADAS_FILAS);
    if (renglon.celdas.some(Boolean)) renglones.push(renglon);
  }
  const planilla = armarPlanilla(renglones);
  if (planilla === null) {
    throw archivoInvalido(`El archivo no puede tener más de ${MAXIMO_DE_COLUMNAS} columnas`);
  }
  if (planilla.renglones.length > MAXIMO_DE_FILAS) throw archivoInvalido(DEMASIADAS_FILAS);
  if (planilla.renglones.length === 0) throw archivoInvalido('El archivo no tiene ninguna fila');
  return planilla;
}

const DEMASIADAS_FILAS = 'El archivo no puede tener más de 5.000 filas';

function comprobarNumeros(renglones: readonly Renglon[], corregidas: readonly string[]): void {
  const numeros = new Set(renglones.map(({ numero }) => String(numero)));
  const ajena = corregidas.find((numero) => !numeros.has(numero));
  if (ajena !== undefined) throw correccionInvalida(ajena);
}

/** Returns what would become of the rows that were read. */
export async function preverFilasLeidas(
  db: Executor,
  filas: readonly FilaLeida[],
): Promise<FilaPrevista[]> {
  const personas = filas
    .filter(({ errores }) => errores.length === 0)
    .map(({ persona }) => persona);
  const conocidos = await buscarConocidos(db, {
    emails: personas.flatMap(({ email }) => email ?? []),
    nombres: personas.map(nombreBuscado),
    telefonos: personas.map(({ telefono }) => telefonoDeParecido(telefono)).filter(Boolean),
  });
  return preverFilas(filas, conocidos);
}
