import { fechaCorta, nombreDeFecha } from '@remanso/contract/calendario';
import type { Bloqueo, Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type {
  NuevoBloqueo,
  NuevoFeriado,
  NuevoOverride,
} from '@remanso/contract/plan/excepciones.forms';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import type { Tramo } from '@remanso/contract/plan/plan.rules';
import { detalleDeOverride, textoDeTramos } from '../../../entities/horario/tramos.view.ts';

/*
 * The texts of the panel about feriados, bloqueos and overrides. The panel calls an override
 * 'horario especial'.
 */

export const TIPOS = ['feriado', 'bloqueo', 'override'] as const;
export type Tipo = (typeof TIPOS)[number];

interface TextosDeTipo {
  nombre: string;
  /** The Spanish name of the kind with the article, for example 'el feriado'. */
  conArticulo: string;
  letra: string;
  /** The effect of an exception of this kind, shown while the person chooses the kind. */
  queHace: string;
}

export const TEXTOS: Record<Tipo, TextosDeTipo> = {
  feriado: {
    nombre: 'Feriado',
    conArticulo: 'el feriado',
    letra: 'F',
    queHace: 'Cierra un día entero: sus turnos libres se retiran y los reservados se bloquean.',
  },
  bloqueo: {
    nombre: 'Bloqueo',
    conArticulo: 'el bloqueo',
    letra: 'B',
    queHace: 'Marca días u horas como no reservables: los turnos quedan a la vista, bloqueados.',
  },
  override: {
    nombre: 'Horario especial',
    conArticulo: 'el horario especial',
    letra: 'H',
    queHace: 'Da a un día otros horarios u otra cantidad de lugares.',
  },
};

export const PRECEDENCIA =
  'Si coinciden en un día, vale el horario especial; si no hay, el feriado; si no, los horarios semanales. Los bloqueos se suman a lo que valga.';

export interface Excepciones {
  feriados: readonly Feriado[];
  bloqueos: readonly Bloqueo[];
  overrides: readonly Override[];
}

export interface Excepcion {
  tipo: Tipo;
  editable: Nueva;
  id: number;
  desde: string;
  hasta: string;
  titulo: string;
  detalle: string;
}

/** Returns the exceptions by their first day, and by precedence where the first day is the same. */
export function listaDe({ feriados, bloqueos, overrides }: Excepciones): Excepcion[] {
  const todas: Excepcion[] = [
    ...overrides.map(({ id, fecha, motivo, ...resto }) => ({
      tipo: 'override' as const,
      editable: {
        tipo: 'override' as const,
        reemplaza: id,
        body: { fecha, motivo: motivo ?? '', ...resto },
      },
      id,
      desde: fecha,
      hasta: fecha,
      titulo: motivo ?? TEXTOS.override.nombre,
      detalle: detalleDeOverride(resto),
    })),
    ...feriados.map(({ id, fecha, descripcion }) => ({
      tipo: 'feriado' as const,
      editable: { tipo: 'feriado' as const, reemplaza: id, body: { fecha, descripcion } },
      id,
      desde: fecha,
      hasta: fecha,
      titulo: descripcion,
      detalle: 'Cerrado todo el día',
    })),
    ...bloqueos.map(({ id, fechaDesde, fechaHasta, motivo, horaInicio, horaFin }) => ({
      tipo: 'bloqueo' as const,
      editable: {
        tipo: 'bloqueo' as const,
        reemplaza: id,
        body: { fechaDesde, fechaHasta, horaInicio, horaFin, motivo: motivo ?? '' },
      },
      id,
      desde: fechaDesde,
      hasta: fechaHasta,
      titulo: motivo ?? TEXTOS.bloqueo.nombre,
      detalle: horaInicio && horaFin ? `De ${horaInicio} a ${horaFin}` : 'Todo el día',
    })),
  ];
  return todas.toSorted((a, b) => (a.desde === b.desde ? 0 : a.desde < b.desde ? -1 : 1));
}

export function excepcionesDelDia(lista: readonly Excepcion[], fecha: string): Excepcion[] {
  return lista.filter(({ desde, hasta }) => desde <= fecha && fecha <= hasta);
}

/** Returns the dates in words, for example 'vie 25 dic' or 'del vie 25 dic al mié 30 dic'. */
export function textoDeFechas({ desde, hasta }: Pick<Excepcion, 'desde' | 'hasta'>): string {
  return desde === hasta ? fechaCorta(desde) : `del ${fechaCorta(desde)} al ${fechaCorta(hasta)}`;
}

/**
 * Returns the accessible name of a day in the calendar, for example 'viernes 25 de diciembre:
 * feriado, Navidad, cerrado todo el día'.
 */
export function nombreDeCasilla(
  fecha: string,
  suyas: readonly Excepcion[],
  { hoy, cerrado }: { hoy: string; cerrado: boolean },
): string {
  const dia = `${nombreDeFecha(fecha)}${fecha === hoy ? ', hoy' : ''}`;
  if (suyas.length === 0) return cerrado ? `${dia}: cerrado` : dia;
  const textos = suyas.map(({ tipo, titulo, detalle }) => {
    const nombre = TEXTOS[tipo].nombre;
    const que = titulo === nombre ? nombre : `${nombre}, ${titulo}`;
    return `${que.charAt(0).toLowerCase()}${que.slice(1)}, ${detalle.charAt(0).toLowerCase()}${detalle.slice(1)}`;
  });
  return `${dia}: ${textos.join('; ')}`;
}

/**
 * Returns a sentence that says which rule applies on a day. `base` is null while the hours of the
 * week are not known.
 */
export function queVale(suyas: readonly Excepcion[], base: readonly Tramo[] | null): string {
  const tiene = (tipo: Tipo) => suyas.some((una) => una.tipo === tipo);
  const bloqueo = tiene('bloqueo') ? ' Los bloqueos marcan además sus turnos.' : '';
  if (tiene('override')) {
    const feriado = tiene('feriado') ? ', aunque sea feriado' : '';
    return `Vale el horario especial${feriado}.${bloqueo}`;
  }
  if (tiene('feriado')) return `Vale el feriado: el centro no abre.${bloqueo}`;
  if (base === null) return `Valen los horarios semanales.${bloqueo}`;
  const horas = base.length === 0 ? 'cerrado' : `abierto de ${textoDeTramos(base)}`;
  return `Valen los horarios semanales: ${horas}.${bloqueo}`;
}

/** An exception to be saved. `reemplaza` is the id of the exception that is corrected, if any. */
export type Nueva = { reemplaza?: number } & (
  | { tipo: 'feriado'; body: NuevoFeriado }
  | { tipo: 'bloqueo'; body: NuevoBloqueo }
  | { tipo: 'override'; body: NuevoOverride }
);

export interface PropiedadesDeFormulario<T extends Tipo> {
  id: string;
  hoy: string;
  /** The values with which the form begins: typed before the review, or the defaults. */
  valores: Extract<Nueva, { tipo: T }>['body'];
  /** Called with the values of the form. The form shows an error that `alSeguir` throws. */
  alSeguir: (body: Extract<Nueva, { tipo: T }>['body']) => Promise<void>;
}

export function yaPaso(nueva: Nueva, hoy: string): string | null {
  return diasDe(nueva).hasta < hoy ? 'Ese día ya pasó: no cambiaría ningún turno.' : null;
}

export function diasDe(nueva: Nueva): Pick<Excepcion, 'desde' | 'hasta'> {
  if (nueva.tipo !== 'bloqueo') return { desde: nueva.body.fecha, hasta: nueva.body.fecha };
  return { desde: nueva.body.fechaDesde, hasta: nueva.body.fechaHasta };
}

/**
 * Returns the conflictos on the days of the exception. Conflictos on other days, which earlier
 * changes can have left, are left out.
 */
export function conflictosDe(
  conflictos: Conflictos,
  { desde, hasta }: Pick<Excepcion, 'desde' | 'hasta'>,
): Conflictos {
  return conflictos.filter(({ franja }) => desde <= franja.fecha && franja.fecha <= hasta);
}

export function resumenDeNueva(nueva: Nueva): string {
  if (nueva.tipo === 'feriado') {
    return `${nueva.body.descripcion}, ${nombreDeFecha(nueva.body.fecha)}`;
  }
  if (nueva.tipo === 'override') {
    const { fecha, tramos, capacidad = null } = nueva.body;
    return `${nombreDeFecha(fecha)}. ${detalleDeOverride({ tramos, capacidad })}`;
  }
  const { fechaDesde, fechaHasta, horaInicio, horaFin } = nueva.body;
  const horas = horaInicio && horaFin ? `de ${horaInicio} a ${horaFin}` : 'todo el día';
  return fechaDesde === fechaHasta
    ? `${nombreDeFecha(fechaDesde)}, ${horas}`
    : `Del ${nombreDeFecha(fechaDesde)} al ${nombreDeFecha(fechaHasta)}, ${horas}`;
}

/** Returns the reason that clients are told, which leaves out the motive of a bloqueo. */
export function razonDe(nueva: Nueva): string {
  if (nueva.tipo === 'feriado') return `ese día el centro no abre (${nueva.body.descripcion})`;
  return nueva.tipo === 'bloqueo'
    ? 'en ese horario el centro no va a atender'
    : 'ese día cambian los horarios del centro';
}

export type Abierto =
  | { que: 'dia'; fecha: string }
  | { que: 'agregar'; fecha: string; tipo: Tipo; editada?: Nueva }
  | { que: 'importar' };

export function edicionDe({ desde, tipo, editable }: Excepcion): Abierto {
  return { que: 'agregar', fecha: desde, tipo, editada: editable };
}
