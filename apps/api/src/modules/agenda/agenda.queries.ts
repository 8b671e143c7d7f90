import { sql } from 'kysely';
import { fechaDe, fechasEntre } from '@remanso/contract/calendario';
import type {
  DiaDeAgenda,
  FranjaDeAgenda,
  PreciosDeAgenda,
} from '@remanso/contract/franja/agenda.contract';
import {
  MAXIMO_DE_PERSONAS,
  estadoDeFranja,
  plazasLibres,
} from '@remanso/contract/franja/franjas.rules';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { Executor } from '../../database/transaction.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { CIERRA_EL_DIA } from '../excepciones/excepciones.queries.ts';
import { selectReservables } from '../franjas/franjas.queries.ts';
import { agendaPrivada } from './agenda.errors.ts';

interface Fila {
  /** The last day of the window. */
  ultimo: string;
  /** The franjas and the feriados are null where the agenda is private. */
  franjas: FranjaLeida[] | null;
  /** The descriptions of the feriados that close a day, by the day. */
  feriados: Record<string, string> | null;
}

interface FranjaLeida {
  id: number;
  inicio: string;
  fin: string;
  capacidad_efectiva: number;
  ocupados: number;
  bloqueada: boolean;
}

/**
 * Reads every day from today to the end of the window, in one statement. There is no day while there
 * is no configuration.
 */
export async function leerVentanaDeAgenda(
  db: Executor,
  ahora: string,
): Promise<DiaDeAgenda[] | 'PRIVADA'> {
  const hoy = fechaDe(ahora);
  const { rows } = await sql<Fila>`
    select (${hoy}::date + c.ventana_dias)::text as ultimo,
      case when c.agenda_publica then (
        select coalesce(json_agg(json_build_object('id', f.id, 'inicio', f.inicio, 'fin', f.fin,
          'capacidad_efectiva', f.capacidad_efectiva, 'ocupados', f.ocupados,
          'bloqueada', f.bloqueada) order by f.inicio), '[]')
        from (${selectReservables(ahora, sql`f.fecha >= ${hoy}`)}) f) end as franjas,
      case when c.agenda_publica then (
        select coalesce(json_object_agg(d.fecha, d.descripcion), '{}')
        from feriados d
        where d.fecha between ${hoy} and ${hoy}::date + c.ventana_dias and ${CIERRA_EL_DIA}
      ) end as feriados
    from config c`.execute(db);
  const [fila] = rows;
  if (!fila) return [];
  const { franjas, feriados, ultimo } = fila;
  if (!franjas || !feriados) return 'PRIVADA';
  const porFecha = Map.groupBy(franjas, ({ inicio }) => fechaDe(inicio));
  return fechasEntre(hoy, ultimo).map((fecha) => ({
    fecha,
    feriado: feriados[fecha] ?? null,
    franjas: (porFecha.get(fecha) ?? []).map(franjaDeAgenda),
  }));
}

function franjaDeAgenda({ id, inicio, fin, ...fila }: FranjaLeida): FranjaDeAgenda {
  const ocupacion = { capacidadEfectiva: fila.capacidad_efectiva, ocupadosTotal: fila.ocupados };
  const estado = estadoDeFranja({ ...ocupacion, bloqueada: fila.bloqueada });
  return { id, inicio, fin, estado, libres: plazasLibres(ocupacion) };
}

/**
 * Reads the prices of a day, for 1 person first, as the booking screen computes them (rules §10.4),
 * and the terms of a booking. There is none before the first configuration. Throws 404 where the agenda is private.
 */
export async function leerPrecios(db: Executor, fecha: string): Promise<PreciosDeAgenda> {
  const config = await buscarConfig(db, fecha);
  if (!config) return { fecha, precios: [] };
  if (!config.agendaPublica) throw agendaPrivada();
  const maximo = Math.min(MAXIMO_DE_PERSONAS, config.capacidadBase);
  const precios = Array.from({ length: maximo }, (_, indice) => {
    const personas = indice + 1;
    const calculado = calcularPrecio(config.preciosPorCapacidad, personas);
    const { precioTotal: precio, precioPorPersona, ahorro } = calculado;
    return { personas, precio, precioPorPersona, ahorro };
  });
  const { limiteCancelHoras, seniaPorcentaje, seniaHoras } = config;
  return { fecha, precios, condiciones: { limiteCancelHoras, seniaPorcentaje, seniaHoras } };
}
