import {
  diasEntre,
  fechaConAnio,
  fechaCorta,
  fechaDe,
  horaDe,
  sumarDias,
} from '@remanso/contract/calendario';
import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { telefonoBuscado, telefonoComparable } from '@remanso/contract/persona/telefonos.rules';
import { destinoDeFecha } from '../../../entities/franja/dia-en-direccion.view.ts';
import { destinoDe } from '../../../entities/persona/clientes.view.ts';
import type { Destino, RutaDelPanel } from '../../../lib/direccion/rutas.ts';
import { sinAcentos } from '../../../lib/palabras.ts';
import { entenderDia } from './entender-dia.view.ts';
import { PALABRAS_DE_SECCION } from './palabras-de-seccion.view.ts';

/*
 * The places that the palette offers for a text, and their order.
 */

/** A section of the panel that the person may see. */
export interface SeccionALaVista {
  ruta: RutaDelPanel;
  nombre: string;
}

interface Rotulo {
  clave: string;
  titulo: string;
  detalle: string;
}

/** A place to go to, or a booking that is opened wherever one is. */
export type Opcion = Rotulo & ({ destino: Destino } | { reserva: ReservaDelMostrador });

export interface GrupoDeOpciones {
  nombre: 'Días' | 'Clientes' | 'Reservas' | 'Secciones';
  opciones: Opcion[];
}

interface Material {
  texto: string;
  /** The centre's present, `YYYY-MM-DDTHH:MM`. */
  ahora: string;
  secciones: readonly SeccionALaVista[];
  /** The clients whom the server has found for the text. */
  clientes: readonly Cliente[];
  /** The bookings of the day on screen. */
  delDia: readonly ReservaDelMostrador[];
  /** The bookings of the clients found. */
  deClientes: readonly ReservaDelMostrador[];
}

const RESERVAS_A_LA_VISTA = 5;

/**
 * Returns the options in their groups, without the empty ones. A day or a section by its whole name
 * leaves no doubt and goes first; then people, whom the desk looks for most. Without a text there
 * is what needs none.
 */
export function gruposPara(material: Material): GrupoDeOpciones[] {
  const { texto, ahora, secciones, clientes } = material;
  const hoy = fechaDe(ahora);
  const vacio = texto.trim() === '';
  const dia = entenderDia(texto, hoy);
  const fechas = vacio ? [hoy, sumarDias(hoy, 1)] : dia ? [dia.fecha] : [];
  const halladas = vacio ? secciones : seccionesPor(texto, secciones);
  const seLlama = halladas.some(({ nombre }) => sinAcentos(nombre) === sinAcentos(texto.trim()));
  const dias = grupo('Días', fechas, (fecha) => deFecha(fecha, hoy));
  const suyas = grupo('Secciones', halladas, deSeccion);
  return [
    ...(vacio || dia?.exacto ? [dias] : []),
    ...(seLlama ? [suyas] : []),
    grupo('Clientes', clientes, deCliente),
    grupo('Reservas', reservasPara(material), (reserva) => deReserva(reserva, texto)),
    ...(vacio || dia?.exacto ? [] : [dias]),
    ...(seLlama ? [] : [suyas]),
  ].filter(({ opciones }) => opciones.length > 0);
}

/** Returns the sections that a text names, and then those that it finds by what is done there. */
function seccionesPor(texto: string, secciones: readonly SeccionALaVista[]): SeccionALaVista[] {
  const nombradas = secciones.filter(({ nombre }) => empiezan(texto, [nombre]));
  const porSusPalabras = secciones.filter(({ ruta, nombre }) =>
    empiezan(texto, [nombre, PALABRAS_DE_SECCION[ruta]]),
  );
  return [...new Set([...nombradas, ...porSusPalabras])];
}

/**
 * Returns the key of the option to which an arrow key goes from `activa`: the next or the previous
 * one, from the last on to the first, and the first or the last where none is active.
 */
export function vecinaDe(
  opciones: readonly Opcion[],
  activa: Opcion | undefined,
  paso: 1 | -1,
): string | null {
  const lugar = activa ? opciones.indexOf(activa) : paso === 1 ? -1 : 0;
  return opciones.at((lugar + paso) % opciones.length)?.clave ?? null;
}

function grupo<T>(
  nombre: GrupoDeOpciones['nombre'],
  lista: readonly T[],
  opcionDe: (uno: T) => Opcion,
): GrupoDeOpciones {
  return { nombre, opciones: lista.map(opcionDe) };
}

/**
 * Returns the bookings on screen with somebody of that name, and those to come of the clients found,
 * the soonest first.
 */
function reservasPara({ texto, ahora, delDia, deClientes }: Material): ReservaDelMostrador[] {
  if (texto.trim() === '') return [];
  const telefono = telefonoBuscado(texto.trim());
  const aLaVista = delDia.filter(
    ({ cliente, participantes }) =>
      (telefono !== '' && telefonoComparable(cliente.telefono).includes(telefono)) ||
      empiezan(texto, [
        cliente.nombre,
        cliente.apellido,
        ...participantes.map(({ nombre }) => nombre),
      ]),
  );
  const porVenir = deClientes
    .filter(({ estado }) => estado === 'CONFIRMADA' || estado === 'PENDIENTE')
    .filter(({ franja }) => franja.fin.slice(0, 16) > ahora)
    .toSorted((una, otra) => (una.franja.inicio < otra.franja.inicio ? -1 : 1));
  const todas = new Map([...aLaVista, ...porVenir].map((reserva) => [reserva.id, reserva]));
  return [...todas.values()].slice(0, RESERVAS_A_LA_VISTA);
}

/** True where every word of the text begins a word of what is known. */
function empiezan(texto: string, sabido: readonly string[]): boolean {
  const palabras = sabido.flatMap((uno) => sinAcentos(uno).split(/\s+/));
  const buscadas = sinAcentos(texto).trim().split(/\s+/);
  return buscadas.every((una) => palabras.some((palabra) => palabra.startsWith(una)));
}

function deFecha(fecha: string, hoy: string): Opcion {
  return {
    clave: `dia ${fecha}`,
    titulo: fechaConAnio(fecha),
    detalle: distanciaDe(diasEntre(hoy, fecha)),
    destino: destinoDeFecha(fecha, hoy),
  };
}

/** Returns, for example, 'hoy', 'en 3 días' or 'hace 1 día'. */
function distanciaDe(dias: number): string {
  if (dias === 0) return 'hoy';
  if (dias === 1) return 'mañana';
  const cuantos = Math.abs(dias) === 1 ? '1 día' : `${Math.abs(dias)} días`;
  return dias > 0 ? `en ${cuantos}` : `hace ${cuantos}`;
}

function deCliente({ id, nombre, apellido, telefono, activo }: Cliente): Opcion {
  return {
    clave: `cliente ${id}`,
    titulo: `${nombre} ${apellido}`,
    detalle: activo ? telefono : 'Cuenta inactiva',
    destino: destinoDe({ rol: 'CLIENT', buscar: '', pagina: 0, cliente: id, reservas: 0 }),
  };
}

/** A booking is told by its holder, or by whom of its people the text has found. */
function deReserva(reserva: ReservaDelMostrador, texto: string): Opcion {
  const { id, cliente, participantes, personas, franja } = reserva;
  const titular = `${cliente.nombre} ${cliente.apellido}`.trim();
  const hallado = empiezan(texto, [titular])
    ? undefined
    : participantes.find(({ nombre }) => empiezan(texto, [nombre]));
  const mas = personas > 1 ? ` +${personas - 1}` : '';
  return {
    clave: `reserva ${id}`,
    titulo: hallado ? `${hallado.nombre}, con ${titular}` : `${titular}${mas}`,
    detalle: `${fechaCorta(fechaDe(franja.inicio))}, ${horaDe(franja.inicio)}`,
    reserva,
  };
}

function deSeccion({ ruta, nombre }: SeccionALaVista): Opcion {
  return { clave: `seccion ${ruta}`, titulo: nombre, detalle: '', destino: ruta };
}
