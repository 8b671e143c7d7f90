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
 * Decides which options the palette offers for a text, and in which order.
 */

/** A section of the panel that the user is allowed to see. */
export interface SeccionALaVista {
  ruta: RutaDelPanel;
  nombre: string;
}

interface Rotulo {
  clave: string;
  titulo: string;
  detalle: string;
}

/** An option leads to an address, or opens a booking over the current screen. */
export type Opcion = Rotulo & ({ destino: Destino } | { reserva: ReservaDelMostrador });

export interface GrupoDeOpciones {
  nombre: 'Días' | 'Clientes' | 'Reservas' | 'Secciones';
  opciones: Opcion[];
}

interface Material {
  texto: string;
  /** The current time of the centre, `YYYY-MM-DDTHH:MM`. */
  ahora: string;
  secciones: readonly SeccionALaVista[];
  /** The clients that the server has found for the text. */
  clientes: readonly Cliente[];
  delDia: readonly ReservaDelMostrador[];
  /** The bookings of the clients that the server has found for the text. */
  deClientes: readonly ReservaDelMostrador[];
}

const RESERVAS_A_LA_VISTA = 5;

/**
 * Returns the groups of options that are not empty. A day or a section that the text names in full
 * comes first, then clients, because the desk looks for clients most often. For an empty text,
 * returns today, tomorrow and all sections.
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

/**
 * Returns the sections whose name matches the text, then the sections whose words match
 * (PALABRAS_DE_SECCION).
 */
function seccionesPor(texto: string, secciones: readonly SeccionALaVista[]): SeccionALaVista[] {
  const nombradas = secciones.filter(({ nombre }) => empiezan(texto, [nombre]));
  const porSusPalabras = secciones.filter(({ ruta, nombre }) =>
    empiezan(texto, [nombre, PALABRAS_DE_SECCION[ruta]]),
  );
  return [...new Set([...nombradas, ...porSusPalabras])];
}

/**
 * Returns the key of the option after `activa` (`paso` 1) or before `activa` (`paso` -1). The first
 * option follows the last option. Where `activa` is undefined, returns the key of the first option
 * (`paso` 1) or of the last option (`paso` -1).
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
 * Returns the bookings of the day on screen that match the text by a name or the telephone, then
 * the bookings to come of the clients that were found, the soonest first.
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

/** True where every word of `texto` is the beginning of some word of `sabido`. */
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

/** Returns a distance from today in words, for example 'hoy', 'en 3 días' or 'hace 1 día'. */
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

/**
 * Returns the option of a booking. The title of the option is the holder, or the companion whose
 * name the text has matched.
 */
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
