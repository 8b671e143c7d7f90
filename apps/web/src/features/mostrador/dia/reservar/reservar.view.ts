import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { mensajeSinCupo, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { capitalizar } from '@remanso/contract/persona/nombres.rules';
import type { Pantalla } from '../../../../entities/reserva/avance/avance.ts';
import { motivoParaNoReservar } from '../franja/acciones.view.ts';
import { etapaDe, textoDePlazas } from '../dia.view.ts';

/*
 * The choices and the checks of the desk's booking for a client who phoned or walked in.
 */

export interface ClienteElegido {
  id: number;
  nombre: string;
  apellido: string;
  telefono: string;
}

/**
 * A companion in the desk's form. The name is '' and the gender is null until the desk fills them
 * in.
 */
export interface AcompanianteDelMostrador {
  nombre: string;
  genero: Sexo | null;
}

export interface ReservaParaCliente {
  franjaId: number;
  clienteId: number;
  notas?: string;
  acompaniantes?: { nombre?: string; genero?: Sexo }[];
  abonoVendidoId?: number;
  pedirSenia?: true;
}

export interface EleccionDelMostrador {
  franjaId: number | null;
  cliente: ClienteElegido | null;
  personas: number;
  acompaniantes: readonly AcompanianteDelMostrador[];
  notas: string;
  /** The abono that pays for the booking; null or undefined where it is paid apart. */
  abonoVendidoId?: number | null;
  /** True once the desk has chosen that the booking is paid apart. */
  pagaAparte?: boolean;
  /** True where the booking waits for its seña, as a client's own does. */
  pedirSenia?: boolean;
}

export const FALTA_CLIENTE = 'Falta elegir para quién es la reserva';
const FALTA_FRANJA = 'Por favor selecciona un horario';

/**
 * Returns the reason why the franja cannot be booked now. Places of the franja can have been taken
 * or blocked since the person chose the franja.
 */
export function impedimento(
  franja: Franja | undefined,
  personas: number,
  ahora: string,
): string | null {
  if (!franja) return null;
  const motivo = motivoParaNoReservar(franja, etapaDe(franja, ahora));
  if (motivo !== null) return motivo;
  const libres = plazasLibres(franja);
  return personas > libres ? mensajeSinCupo(libres) : null;
}

/** Returns a reason short enough for a list of franjas. Null where the franja can be chosen. */
export function motivoParaNoElegir(franja: Franja, ahora: string): string | null {
  const etapa = etapaDe(franja, ahora);
  if (motivoParaNoReservar(franja, etapa) === null) return null;
  return etapa === 'pasada' ? 'Ya terminó' : textoDePlazas(franja);
}

/** The text that says what is missing in a form, and the name of the field that takes the focus. */
interface Falta {
  texto: string;
  campo: string;
}

/**
 * Returns what is missing before the booking can be sent. Null where nothing is missing. `franja`
 * is undefined where none is chosen, or where it was taken off the calendar.
 */
export function faltaEn(
  { cliente }: EleccionDelMostrador,
  franja: Franja | undefined,
): Falta | null {
  if (!franja) return { texto: FALTA_FRANJA, campo: 'franja' };
  return cliente ? null : { texto: FALTA_CLIENTE, campo: 'cliente' };
}

/** Returns a companion for each person besides the holder, blank where nothing was typed. */
export function losAcompaniantes({
  personas,
  acompaniantes,
}: Pick<EleccionDelMostrador, 'personas' | 'acompaniantes'>): AcompanianteDelMostrador[] {
  return Array.from(
    { length: personas - 1 },
    (_, orden) => acompaniantes[orden] ?? { nombre: '', genero: null },
  );
}

/** Returns the companions after a change of one of them. */
export function conAcompaniante(
  eleccion: Pick<EleccionDelMostrador, 'personas' | 'acompaniantes'>,
  orden: number,
  cambio: Partial<AcompanianteDelMostrador>,
): AcompanianteDelMostrador[] {
  return losAcompaniantes(eleccion).map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno));
}

/**
 * The desk's window has a single step: after a refusal the window stays in that step, and the
 * person can try again.
 */
export const PANTALLA_DEL_MOSTRADOR: Pantalla<EleccionDelMostrador, ReservaParaCliente> = {
  cuerpoDe,
  trasRechazo: 'confirmando',
};

/**
 * Returns the body of the request, or null without a franja or a client. Empty `notas` and
 * `acompaniantes` are left out; the server then writes the automatic notes.
 */
function cuerpoDe(eleccion: EleccionDelMostrador): ReservaParaCliente | null {
  const { franjaId, cliente, abonoVendidoId, pedirSenia } = eleccion;
  if (franjaId === null || !cliente) return null;
  return {
    franjaId,
    clienteId: cliente.id,
    ...detallesDe(eleccion),
    ...(abonoVendidoId && { abonoVendidoId }),
    ...(pedirSenia && !abonoVendidoId && { pedirSenia }),
  };
}

/** Returns the notes and the companions of a request, each left out where there are none. */
export function detallesDe(
  eleccion: Pick<EleccionDelMostrador, 'personas' | 'acompaniantes' | 'notas'>,
): Pick<ReservaParaCliente, 'notas' | 'acompaniantes'> {
  const notas = eleccion.notas.trim();
  const acompaniantes = losAcompaniantes(eleccion).map(({ nombre, genero }) => ({
    ...(nombre.trim() !== '' && { nombre: nombre.trim() }),
    ...(genero && { genero }),
  }));
  return {
    ...(notas !== '' && { notas }),
    ...(acompaniantes.length > 0 && { acompaniantes }),
  };
}

/** True where closing the window would lose typed data or a client other than `inicial`. */
export function estaEmpezada(
  { cliente, notas, acompaniantes }: EleccionDelMostrador,
  inicial?: ClienteElegido,
): boolean {
  return (
    cliente !== (inicial ?? null) ||
    [notas, ...acompaniantes.map(({ nombre }) => nombre)].some((uno) => uno.trim())
  );
}

/**
 * Returns the text of the button that books. After a change of the price, the text names the new
 * price, which the person accepts with the press.
 */
export function accionDeReservar(precioAnterior: number | null, precio?: number): string {
  return precioAnterior === null || precio === undefined
    ? 'Confirmar reserva'
    : `Confirmar a ${formatearPesos(precio)}`;
}

/**
 * Returns the fields of the form for a new client that the text of the search fills in: the e-mail,
 * the telephone, or the first and last name.
 */
export function datosBuscados(texto: string): Record<string, string> {
  if (texto.includes('@')) return { email: texto.trim() };
  if (/^[\d\s()+-]+$/.test(texto)) return { telefono: texto.trim() };
  const [nombre = '', ...resto] = capitalizar(texto).trim().split(/\s+/);
  return { nombre, apellido: resto.join(' ') };
}
