import { formatearCantidad } from '@remanso/contract/dinero';
import type {
  FilaPrevista,
  ImportacionPrevista,
  ResultadoDeFila,
} from '@remanso/contract/persona/importaciones.contract';
import type { CampoDeImportacion } from '@remanso/contract/persona/archivo/titulos.rules';

export type Decision = 'CREAR' | 'SALTAR' | number;
export type Decisiones = Readonly<Record<string, Decision>>;
export type Columnas = ImportacionPrevista['columnas'];
type Campos = readonly Pick<Columnas[number], 'campo'>[];
export type Correccion = Record<'nombre' | 'apellido' | 'telefono' | 'email', string>;
type Persona = Pick<FilaPrevista['cliente'], 'nombre' | 'apellido' | 'telefono' | 'email' | 'nota'>;

const NOMBRE_DE_CAMPO: Record<CampoDeImportacion, string> = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  telefono: 'Teléfono',
  email: 'Email',
  genero: 'Género',
  nota: 'Nota',
  lugares: 'Lugares de un abono',
};
export const CAMPOS = Object.entries(NOMBRE_DE_CAMPO).map(([valor, texto]) => ({
  valor: valor as keyof typeof NOMBRE_DE_CAMPO,
  texto,
}));

export const NOMBRE_DE_RESULTADO: Record<ResultadoDeFila, string> = {
  NUEVO: 'Nuevo',
  YA_ESTA: 'Ya está',
  PARECIDO: 'Se parece a otro',
  CON_ERROR: 'Con errores',
};

/** The resultados with those first that need a person's eyes. */
export const ORDEN: readonly ResultadoDeFila[] = ['PARECIDO', 'CON_ERROR', 'YA_ESTA', 'NUEVO'];

/** Returns the rows with those first that need a person's eyes. */
export function ordenarFilas(filas: readonly FilaPrevista[]): FilaPrevista[] {
  return filas.toSorted(
    (a, b) => ORDEN.indexOf(a.resultado) - ORDEN.indexOf(b.resultado) || a.numero - b.numero,
  );
}

/** Returns the client or the earlier row that a row is held against, each with a heading. */
export function comparadosCon(
  { parecidos, repiteFila }: FilaPrevista,
  filas: ReadonlyMap<number, FilaPrevista>,
): { titulo: string; persona: Persona }[] {
  if (parecidos.length > 0)
    return parecidos.map((persona) => ({ titulo: 'Ya lo tienes', persona }));
  const otra = repiteFila === null ? undefined : filas.get(repiteFila);
  return otra ? [{ titulo: `Fila ${otra.numero}`, persona: otra.cliente }] : [];
}

/** Returns the data of two people side by side; without the notes where neither has one. */
export function ladoALado(fila: Persona, otra: Persona): (readonly [string, ...string[]])[] {
  const renglon = (dato: string, de: (persona: Persona) => string | null) =>
    [dato, de(fila) || '—', de(otra) || '—'] as const;
  return [
    renglon('Nombre', ({ nombre, apellido }) => `${nombre} ${apellido}`.trim()),
    renglon('Teléfono', ({ telefono }) => telefono),
    renglon('Email', ({ email }) => email),
    ...(fila.nota || otra.nota ? [renglon('Nota', ({ nota }) => nota)] : []),
  ];
}

/** Returns what may be decided of a row; nothing for one that is new or has errors. */
export function opcionesDe(fila: FilaPrevista, filas: ReadonlyMap<number, FilaPrevista>) {
  const { resultado, parecidos, cliente, repiteFila } = fila;
  if (resultado === 'CON_ERROR' || resultado === 'NUEVO') return [];
  const mismos = parecidos.map(({ id, nombre, apellido }) => ({
    valor: String(id),
    texto: `Es la misma persona: ${nombre} ${apellido}`,
  }));
  const enEsteArchivo =
    resultado === 'YA_ESTA' && parecidos.length === 0
      ? [{ valor: '', texto: `Es la misma persona que la fila ${repiteFila}` }]
      : [];
  const otros = [...parecidos, filas.get(repiteFila ?? 0)?.cliente];
  const emailLibre = cliente.email === null || !otros.some((o) => o?.email === cliente.email);
  const crear = emailLibre ? [{ valor: 'CREAR', texto: 'Es otra persona: crearla' }] : [];
  return [...mismos, ...enEsteArchivo, ...crear, { valor: 'SALTAR', texto: 'Saltar esta fila' }];
}

/**
 * Returns what happens to a row that nobody has decided about; '' for one that goes where the row
 * goes that it repeats.
 */
export function decisionPorDefecto({ resultado, parecidos }: FilaPrevista): Decision | '' {
  if (resultado === 'NUEVO') return 'CREAR';
  return resultado === 'YA_ESTA' ? (parecidos[0]?.id ?? '') : 'SALTAR';
}

/** Returns `decisiones` with the choice of a select for a row; '' takes the row's decision away. */
export function decidir(decisiones: Decisiones, numero: number, valor: string): Decisiones {
  const { [numero]: _antes, ...otras } = decisiones;
  if (valor === '') return otras;
  const decision = valor === 'CREAR' || valor === 'SALTAR' ? valor : Number(valor);
  return { ...otras, [numero]: decision };
}

/** Returns the decisions about the rows of which a new preview says the same as the one before. */
export function decisionesQueSiguen(
  decisiones: Decisiones,
  antes: readonly FilaPrevista[],
  ahora: readonly FilaPrevista[],
): Decisiones {
  const resultados = new Map(antes.map(({ numero, resultado }) => [numero, resultado]));
  const siguen = new Set(
    ahora.filter((f) => resultados.get(f.numero) === f.resultado).map(({ numero }) => numero),
  );
  return Object.fromEntries(Object.entries(decisiones).filter(([n]) => siguen.has(Number(n))));
}

/**
 * Says what the button does.
 * @example accionDeTraer({ crear: 55, completar: 2 }) // 'Crear 55 y completar 2'
 */
export function accionDeTraer({ crear, completar }: Pick<Cuentas, 'crear' | 'completar'>): string {
  const deCrear = `Crear ${formatearCantidad(crear)}`;
  const deCompletar = `completar ${formatearCantidad(completar)}`;
  if (completar === 0) return deCrear;
  return crear === 0 ? `Completar ${formatearCantidad(completar)}` : `${deCrear} y ${deCompletar}`;
}

type Cuentas = ReturnType<typeof contarDecisiones>;

/**
 * Returns how many rows make a client, are about one who is there, or are skipped; how many of these
 * people can be invited, and of the others how many had an e-mail before or have none. A row that
 * goes where an earlier one goes is about the person of that row.
 */
export function contarDecisiones(filas: readonly FilaPrevista[], decisiones: Decisiones) {
  const cuentas = { crear: 0, completar: 0, saltar: 0, invitables: 0, yaTienen: 0, sinEmail: 0 };
  for (const fila of filas) {
    const decision = decisiones[fila.numero] ?? decisionPorDefecto(fila);
    if (decision === 'SALTAR') cuentas.saltar += 1;
    else if (decision === 'CREAR') cuentas.crear += 1;
    else cuentas.completar += 1;
    if (decision === 'SALTAR' || decision === '') continue;
    const estaba = fila.parecidos.find(({ id }) => id === decision);
    if (estaba?.email) cuentas.yaTienen += 1;
    else if (fila.cliente.email === null) cuentas.sinEmail += 1;
    else cuentas.invitables += 1;
  }
  return cuentas;
}

/** Returns why some get no invitation: 'A 1 no: ya tenía email. A 2 no: no tienen email.' */
export function aQuienesNo({ yaTienen, sinEmail }: Pick<Cuentas, 'yaTienen' | 'sinEmail'>): string {
  return [
    ...(yaTienen > 0
      ? [`A ${formatearCantidad(yaTienen)} no: ya ${yaTienen === 1 ? 'tenía' : 'tenían'} email.`]
      : []),
    ...(sinEmail > 0
      ? [`A ${formatearCantidad(sinEmail)} no: no ${sinEmail === 1 ? 'tiene' : 'tienen'} email.`]
      : []),
  ].join(' ');
}

/** Returns whom an importacion writes to, once it is made. */
export function invitadosEnPalabras(invitados: number): string {
  if (invitados === 0) return 'A nadie se le escribió.';
  const les = invitados === 1 ? 'le llega' : 'les llega';
  return `A ${cuantosClientes(invitados)} ${les} la invitación por email, a cien por hora.`;
}

/**
 * Writes a number of clients.
 * @example cuantosClientes(5000) // '5.000 clientes'
 */
export function cuantosClientes(cuantos: number): string {
  return cuantos === 1 ? '1 cliente' : `${formatearCantidad(cuantos)} clientes`;
}

/**
 * Says how many columns are brought.
 * @example columnasEnPalabras([{ titulo: 'Mail', campo: 'email' }]) // 'se trae 1'
 */
export function columnasEnPalabras(columnas: Campos): string {
  const traidas = columnas.filter(({ campo }) => campo !== null).length;
  const otras = columnas.length - traidas;
  const cuantas = traidas === 1 ? 'se trae 1' : `se traen ${traidas}`;
  return otras === 0 ? cuantas : `${cuantas}, ${otras === 1 ? 'otra no' : `otras ${otras} no`}`;
}

/** Returns whether no column is the name or the telephone, which every client must have. */
export function faltaUnCampo(columnas: Campos): boolean {
  const campos = new Set(columnas.map(({ campo }) => campo));
  return !campos.has('nombre') || !campos.has('telefono');
}

/** Says what the decisions come to, without what is none. */
export function cuentasEnPalabras({ crear, completar, saltar }: Cuentas): string {
  const partes = [
    [crear, 'para crear'],
    [completar, completar === 1 ? 'que ya está' : 'que ya están'],
    [saltar, 'para saltar'],
  ] as const;
  return partes
    .filter(([cuantas]) => cuantas > 0)
    .map(([cuantas, que]) => `${formatearCantidad(cuantas)} ${que}`)
    .join(' · ');
}

/** Returns the bytes in base64, a slice at a time. */
export function enBase64(bytes: Uint8Array): string {
  const trozos: string[] = [];
  for (let desde = 0; desde < bytes.length; desde += 8_192) {
    trozos.push(String.fromCharCode(...bytes.subarray(desde, desde + 8_192)));
  }
  return btoa(trozos.join(''));
}
