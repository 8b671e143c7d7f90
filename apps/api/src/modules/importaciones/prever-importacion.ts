import { setImmediate as unRespiro } from 'node:timers/promises';
import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import { leerPersona, type Columna } from '@remanso/contract/persona/personas-escritas.rules';
import {
  MAXIMO_DE_BYTES,
  MAXIMO_DE_FILAS,
  leerPlanilla,
} from '@remanso/contract/persona/planillas.rules';
import type { Executor } from '../../database/transaction.ts';
import { telefonoDeParecido } from '../usuarios/busqueda.queries.ts';
import { archivoInvalido } from './importaciones.errors.ts';
import { buscarConocidos } from './importaciones.queries.ts';
import {
  elegirColumnas,
  nombreBuscado,
  preverFilas,
  type FilaLeida,
} from './importaciones.rules.ts';

/** Rows that are read before others have their turn. */
const FILAS_POR_RESPIRO = 200;

interface Archivo {
  /** The bytes of the file in base64. */
  csv: string;
  columnas?: readonly Columna[] | undefined;
}

export interface Leido {
  columnas: Columna[];
  filas: FilaLeida[];
}

/** Reads a file. Throws 400 where it holds no rows, or too many. */
export async function leerArchivo({ csv, columnas: pedidas }: Archivo): Promise<Leido> {
  const bytes = Buffer.from(csv, 'base64');
  if (bytes.length > MAXIMO_DE_BYTES)
    throw archivoInvalido('El archivo no puede pesar más de 2 MB');
  const planilla = leerPlanilla(bytes);
  if (planilla.renglones.length > MAXIMO_DE_FILAS || planilla.cortada) {
    throw archivoInvalido('El archivo no puede tener más de 5.000 filas');
  }
  if (planilla.renglones.length === 0) throw archivoInvalido('El archivo no tiene ninguna fila');
  const columnas = elegirColumnas(planilla, pedidas);
  const filas: FilaLeida[] = [];
  for (const { numero, celdas } of planilla.renglones) {
    filas.push({ numero, ...leerPersona(columnas, celdas) });
    if (filas.length % FILAS_POR_RESPIRO === 0) await unRespiro();
  }
  return { columnas, filas };
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
