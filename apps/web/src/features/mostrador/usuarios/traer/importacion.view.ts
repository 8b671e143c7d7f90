import type {
  FilaPrevista,
  ImportacionPrevista,
  ResultadoDeFila,
} from '@remanso/contract/persona/importaciones.contract';

export type Decisiones = Readonly<Record<string, 'CREAR' | 'SALTAR' | number>>;
export type Columnas = ImportacionPrevista['columnas'];

export const CAMPOS = [
  { valor: 'nombre', texto: 'Nombre' },
  { valor: 'apellido', texto: 'Apellido' },
  { valor: 'telefono', texto: 'Teléfono' },
  { valor: 'email', texto: 'Email' },
  { valor: 'genero', texto: 'Género' },
  { valor: 'nota', texto: 'Nota' },
] as const;

export const NOMBRE_DE_RESULTADO: Record<ResultadoDeFila, string> = {
  NUEVO: 'Se crea',
  YA_ESTA: 'Ya está',
  PARECIDO: 'Se parece a otro',
  CON_ERROR: 'Con errores',
};

const ORDEN: readonly ResultadoDeFila[] = ['PARECIDO', 'CON_ERROR', 'YA_ESTA', 'NUEVO'];

/** Returns the rows with those first that need a person's eyes. */
export function ordenarFilas(filas: readonly FilaPrevista[]): FilaPrevista[] {
  return filas.toSorted(
    (a, b) => ORDEN.indexOf(a.resultado) - ORDEN.indexOf(b.resultado) || a.numero - b.numero,
  );
}

/** Returns what may be decided of a row; nothing for a row with errors. */
export function opcionesDe({ resultado, parecidos, cliente }: FilaPrevista) {
  if (resultado === 'CON_ERROR') return [];
  const mismos = parecidos.map(({ id, nombre, apellido }) => ({
    valor: String(id),
    texto: `Es la misma persona: ${nombre} ${apellido}`,
  }));
  const emailLibre = !parecidos.some(({ email }) => email !== null && email === cliente.email);
  const crear = emailLibre ? [{ valor: 'CREAR', texto: 'Crear' }] : [];
  return [...mismos, ...crear, { valor: 'SALTAR', texto: 'Saltar' }];
}

/** Returns what happens to a row that nobody has decided about. */
export function decisionPorDefecto({ resultado, parecidos, repiteFila }: FilaPrevista): string {
  if (resultado === 'NUEVO') return 'CREAR';
  if (resultado === 'YA_ESTA') return parecidos[0] ? String(parecidos[0].id) : `fila ${repiteFila}`;
  return 'SALTAR';
}

/** Returns the decision that the value of a select stands for. */
export function decisionDe(valor: string): 'CREAR' | 'SALTAR' | number {
  return valor === 'CREAR' || valor === 'SALTAR' ? valor : Number(valor);
}

/** Returns the bytes in base64, a slice at a time. */
export function enBase64(bytes: Uint8Array): string {
  const trozos: string[] = [];
  for (let desde = 0; desde < bytes.length; desde += 8_192) {
    trozos.push(String.fromCharCode(...bytes.subarray(desde, desde + 8_192)));
  }
  return btoa(trozos.join(''));
}
