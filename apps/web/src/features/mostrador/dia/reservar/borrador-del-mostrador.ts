import { esFecha } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, SEXOS } from '@remanso/contract/franja/franjas.rules';
import type { Intento } from '../../../../entities/reserva/avance/intento.ts';
import { buscarEnCurso } from '../../../../lib/sesion/enCurso.ts';
import type { EleccionDelMostrador } from './reservar.view.ts';

/*
 * The borrador of the desk: the booking that a user was making for a client. The tab keeps the
 * borrador over a reload and over the end of the session.
 */

/** The texts that were typed in the form for a new client, by the names of the fields. */
export type ClienteEscrito = Readonly<Record<string, string>>;

export interface BorradorDelMostrador {
  usuario: number;
  fecha: string;
  /**
   * The franja for which the window was opened. Null where the window was opened without a franja.
   */
  franjaId: number | null;
  delMostrador: EleccionDelMostrador;
  /** The texts of the form for a new client. Null where the form is not open. */
  nuevo: ClienteEscrito | null;
  intento: Intento | null;
}

/**
 * Returns a choice for the tab's storage. The stored client has only the data that the window
 * shows.
 */
export function paraElBorrador({ cliente, ...resto }: EleccionDelMostrador): EleccionDelMostrador {
  if (!cliente) return { cliente, ...resto };
  const { id, nombre, apellido, telefono } = cliente;
  return { cliente: { id, nombre, apellido, telefono }, ...resto };
}

/**
 * Reads the borrador of the tab. Returns undefined where the tab has no borrador of this user, or
 * where the stored text is not readable as a borrador.
 */
export function buscarBorradorDelMostrador(usuario: number): BorradorDelMostrador | undefined {
  try {
    const leido = JSON.parse(buscarEnCurso() ?? '') as BorradorDelMostrador;
    return leido.usuario === usuario && esSano(leido) ? leido : undefined;
  } catch {
    return undefined;
  }
}

function esSano({ fecha, franjaId, delMostrador, nuevo }: BorradorDelMostrador): boolean {
  const { cliente, personas, acompaniantes, notas } = delMostrador;
  return (
    esFecha(fecha) &&
    (franjaId === null || franjaId > 0) &&
    (cliente === null || cliente.id > 0) &&
    personas >= 1 &&
    personas <= MAXIMO_DE_PERSONAS &&
    [notas, ...Object.values(nuevo ?? {}), ...acompaniantes.map(({ nombre }) => nombre)].every(
      (texto) => typeof texto === 'string',
    ) &&
    acompaniantes.every(({ genero }) => genero === null || SEXOS.includes(genero))
  );
}
