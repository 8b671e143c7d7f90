import { esFecha } from '@remanso/contract/calendario';
import { MAXIMO_DE_PERSONAS, SEXOS } from '@remanso/contract/franja/franjas.rules';
import type { Intento } from '../../../../entities/reserva/avance/intento.ts';
import { buscarEnCurso } from '../../../../lib/sesion/enCurso.ts';
import type { EleccionDelMostrador } from './reservar.view.ts';

/*
 * The desk's booking for a client, as the tab keeps it: it outlives a reload and a session that
 * ends, for the administrator who was making it.
 */

/** What is written in the form of a new client, field by field. */
export type ClienteEscrito = Readonly<Record<string, string>>;

export interface BorradorDelMostrador {
  usuario: number;
  fecha: string;
  /** The franja that the window was opened for; null where it was opened for none. */
  franjaId: number | null;
  delMostrador: EleccionDelMostrador;
  /** Null where the form of a new client is not open. */
  nuevo: ClienteEscrito | null;
  intento: Intento | null;
}

/** Returns what the tab keeps of a choice: of the client no more than the window shows. */
export function paraElBorrador({ cliente, ...resto }: EleccionDelMostrador): EleccionDelMostrador {
  if (!cliente) return { cliente, ...resto };
  const { id, nombre, apellido, telefono } = cliente;
  return { cliente: { id, nombre, apellido, telefono }, ...resto };
}

/**
 * Reads the tab's borrador. Returns undefined where there is none of this administrator, or where
 * another program or version wrote it.
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
