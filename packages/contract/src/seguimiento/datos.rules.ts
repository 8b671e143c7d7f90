import { mayuscula } from '../mayuscula.rules.ts';
import { fechaDe, horaDe, nombreDeFecha } from '../calendario.ts';
import type { Valores } from './datos.contract.ts';
import { formatearPesos } from '../dinero.ts';
import { CERRADO, NOMBRE_DE_GENERO } from '../franja/franjas.rules.ts';
import { NOMBRE_DE_MEDIO, type MedioDePago } from '../caja/pagos.rules.ts';
import {
  NOMBRE_DE_ASISTENCIA,
  NOMBRE_DE_ENTREGA,
  NOMBRE_DE_ESTADO,
  NOMBRE_DE_ESTADO_DE_CUENTA,
} from './palabras.rules.ts';
import { NOMBRE_DE_ROL } from '../persona/usuarios.rules.ts';
import { nombreDeDia } from '../dias.rules.ts';

/*
 * The labels of data on a screen, and the words for the values of data.
 */

export type Clase = keyof Valores;

/** A dato of a thing: the clase of its value, and its label on a screen (rotulo). */
export interface Dato<C extends Clase = Clase> {
  readonly clase: C;
  /** Null for a dato that means nothing to people, or that the screens show elsewhere. */
  readonly rotulo: string | null;
  /**
   * The key of another dato that says the same better. Where the other dato is there, this dato is
   * not shown.
   */
  readonly salvo?: string;
  /**
   * The key of a second dato without which this dato says nothing. Where two people's changes are
   * merged, a change of the second dato counts as a change of this dato.
   */
  readonly junto?: string;
}

/** The data of a thing by their keys, or a single dato that is the whole thing. */
export type Forma = Readonly<Record<string, Dato>> | Dato;

/** @example dato('dinero', 'Precio') // { clase: 'dinero', rotulo: 'Precio' } */
export function dato<const C extends Clase>(clase: C, rotulo: string): Dato<C> {
  return { clase, rotulo };
}

/** @example callado('numero') // { clase: 'numero', rotulo: null } */
export function callado<const C extends Clase>(clase: C): Dato<C> {
  return { clase, rotulo: null };
}

/**
 * Returns the same dato, with a type that lets the value be null.
 * @example oNada(callado('numero')) // { clase: 'numero', rotulo: null }
 */
export const oNada = <D extends Dato>(de: D) => de as D & { readonly nulo: true };

/**
 * Returns the same dato, with a type that lets the dato be absent.
 * @example opcional(callado('numero')) // { clase: 'numero', rotulo: null }
 */
export const opcional = <D extends Dato>(de: D) => de as D & { readonly opcional: true };

/**
 * Returns the same forma, with a type that lets each dato be absent.
 * @example parcial({ monto: callado('numero') }) // { monto: callado('numero') }
 */
export const parcial = <F extends Readonly<Record<string, Dato>>>(forma: F) =>
  forma as { readonly [K in keyof F]: F[K] & { readonly opcional: true } };

/**
 * @example esDato(dato('texto', 'Nota')) // true
 * @example esDato({ nota: dato('texto', 'Nota') }) // false
 */
export function esDato(forma: Forma): forma is Dato {
  return typeof forma.clase === 'string';
}

/** A line on a screen about a dato: its label and its value in words. */
export type Renglon = readonly [nombre: string, texto: string];

/**
 * Returns the text of each dato of `valor`, by its label. A dato with an empty text is left out.
 * @example renglonesDe({ precio: dato('dinero', 'Precio') }, { precio: 12000 })
 *   // new Map([['Precio', '$\u00a012.000']])
 */
export function renglonesDe(forma: Forma, valor: unknown): Map<string, string> {
  return new Map(enRenglones(forma, valor).filter(([, texto]) => texto !== ''));
}

function enRenglones(forma: Forma, valor: unknown): readonly Renglon[] {
  if (typeof valor !== 'object' || valor === null) return [];
  if (esDato(forma)) return renglonesDeDato(forma, valor);
  return Object.entries(valor).flatMap(([clave, suyo]) => {
    const suDato = forma[clave];
    if (suyo === null) return [];
    if (!suDato) return sinForma(clave, suyo);
    const loDiceOtro = suDato.salvo !== undefined && suDato.salvo in valor;
    return loDiceOtro ? [] : renglonesDeDato(suDato, suyo);
  });
}

/**
 * Returns the line of a value whose key has no dato in the forma, because another version has
 * written it. The key in words is the label.
 */
function sinForma(clave: string, valor: unknown): Renglon[] {
  const seDice = typeof valor === 'string' || typeof valor === 'number';
  return seDice ? [[enPalabras(clave), String(valor)]] : [];
}

/**
 * Returns a name of the code in words.
 * @example enPalabras('otraCosa') // 'Otra cosa'
 */
export function enPalabras(nombre: string): string {
  const palabras = nombre.replaceAll(/\p{Lu}/gu, (letra) => ` ${letra.toLowerCase()}`);
  return mayuscula(palabras);
}

function renglonesDeDato({ clase, rotulo }: Dato, valor: unknown): readonly Renglon[] {
  if (rotulo === null) return [];
  const partes = esPorPartes(clase) && (PARTES[clase] as Partes)(valor as never, rotulo);
  return partes || [[rotulo, (TEXTOS[clase as ClaseEntera] as Textos)(valor as never)]];
}

/**
 * Returns whether a value of this clase is shown, and merged with another change, element by
 * element.
 * @example esPorPartes('semana') // true
 * @example esPorPartes('tramos') // false
 */
export function esPorPartes(clase: Clase): clase is keyof typeof PARTES {
  return clase in PARTES;
}

type Partes = (valor: never, rotulo: string) => Renglon[];
const PARTES = {
  semana: (dias) =>
    dias.map(({ diaSemana, activo, tramos }) => [
      mayuscula(nombreDeDia(diaSemana)),
      activo ? tramosEnPalabras(tramos) : CERRADO,
    ]),
  precios: (precios) =>
    precios.map(({ capacidad, precio }) => [
      capacidad === 1 ? 'Precio para 1 persona' : `Precio para ${capacidad} personas`,
      formatearPesos(precio),
    ]),
  porMedio: (montos, rotulo) =>
    Object.entries(montos).map(([medio, monto]) => [
      `${rotulo}, ${NOMBRE_DE_MEDIO[medio as MedioDePago].toLowerCase()}`,
      formatearPesos(monto),
    ]),
} satisfies { [C in Clase]?: (valor: Valores[C], rotulo: string) => Renglon[] };

type ClaseEntera = Exclude<Clase, keyof typeof PARTES>;
type Textos = (valor: never) => string;
const TEXTOS: { [C in ClaseEntera]: (valor: Valores[C]) => string } = {
  texto: String,
  libre: String,
  numero: String,
  dinero: formatearPesos,
  siNo: (valor) => (valor ? 'Sí' : 'No'),
  fecha: nombreDeFecha,
  hora: String,
  momento: (valor) => `${nombreDeFecha(fechaDe(valor))}, ${horaDe(valor)}`,
  turno: (id) => `n.º ${id}`,
  tramos: tramosEnPalabras,
  pie: (renglones) =>
    renglones.map(({ dias, tramos }) => `${dias} ${tramos.join(' y ') || 'cerrado'}`).join('; '),
  horasAntes: (horas) => horas.join(', ') || 'Ninguno',
  estaciones: (estaciones) =>
    estaciones
      .map(({ nombre, lugares }) => nombre + (lugares === 1 ? '' : ` (${lugares})`))
      .join(', ') || 'Ninguna',
  dias: (dias) => dias.map(nombreDeDia).join(', '),
  ids: (ids) => ids.join(', '),
  sitios: (sitios) => sitios.join(', ') || 'Ninguno',
  estado: (valor) => NOMBRE_DE_ESTADO[valor],
  estadoDeCuenta: (valor) => NOMBRE_DE_ESTADO_DE_CUENTA[valor],
  rol: (valor) => NOMBRE_DE_ROL[valor],
  genero: (valor) => NOMBRE_DE_GENERO[valor],
  asistencia: (valor) => NOMBRE_DE_ASISTENCIA[valor],
  medio: (valor) => NOMBRE_DE_MEDIO[valor],
  entrega: (valor) => NOMBRE_DE_ENTREGA[valor],
  tipoDePago: String,
  tipoDeMovimiento: String,
  tipoDeAviso: String,
  tipoDeRecado: String,
};

function tramosEnPalabras(tramos: Valores['tramos']): string {
  const horas = tramos.map(({ horaInicio, horaFin }) => `${horaInicio}\u00a0a\u00a0${horaFin}`);
  return horas.join(', ') || CERRADO;
}
