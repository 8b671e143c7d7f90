import { fechaDe, horaDe, nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import {
  nombreDeAsistencia,
  nombreDeEntrega,
  nombreDeEstado,
  nombreDeGenero,
  nombreDeMedio,
  nombreDeRol,
} from './palabras.view.ts';

/*
 * Compares two or three states of one thing, datum by datum, and keeps only what differs.
 */

export interface Diferencia {
  dato: string;
  /** Null where the datum did not exist. */
  antes: string | null;
  despues: string | null;
}

interface Estados {
  antes?: unknown;
  despues?: unknown;
}

export function diferenciasDe({ antes, despues }: Estados): Diferencia[] {
  const viejos = aplanar(antes);
  const nuevos = aplanar(despues);
  return [...new Set([...viejos.keys(), ...nuevos.keys()])]
    .map((dato) => ({
      dato,
      antes: viejos.get(dato) ?? null,
      despues: nuevos.get(dato) ?? null,
    }))
    .filter((cada) => cada.antes !== cada.despues);
}

/**
 * The differences as a table, with only one column where the thing began or ended with the change.
 */
export function antesYDespues(estados: Estados) {
  const diferencias = diferenciasDe(estados);
  const columnas = [
    ...(diferencias.some(({ antes }) => antes !== null) ? [ANTES] : []),
    ...(diferencias.some(({ despues }) => despues !== null) ? [DESPUES] : []),
  ];
  return {
    columnas: columnas.map(({ titulo }) => titulo),
    renglones: diferencias.map((diferencia) => ({
      dato: diferencia.dato,
      valores: columnas.map(({ clave }) => diferencia[clave]),
    })),
  };
}

const ANTES = { titulo: 'Antes', clave: 'antes' } as const;
const DESPUES = { titulo: 'Después', clave: 'despues' } as const;

export interface CambioAjeno {
  dato: string;
  /** The value that is saved now. */
  guardado: string | null;
  /** The value in this form; null where there is none. */
  aca: string | null;
}

/**
 * The changes that somebody else has made since `conocido` and that are not in this form as well.
 */
export function cambiosAjenos(conocido: object, guardado: object, aca: object): CambioAjeno[] {
  const propios = aplanar(aca);
  return diferenciasDe({ antes: conocido, despues: guardado })
    .map(({ dato, despues }) => ({ dato, guardado: despues, aca: propios.get(dato) ?? null }))
    .filter((cambio) => cambio.guardado !== cambio.aca);
}

/** The keys that mean nothing to a person, or that the screens show elsewhere. */
const CALLADAS = new Set([
  'id',
  'isAdmin',
  'usuarioId',
  'reservaId',
  'tipo',
  'fecha',
  'bajoBloqueo',
  'fueraDelPlan',
  'delPlan',
  'ahorro',
  'con',
]);

const NOMBRES: Record<string, string> = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  email: 'Email',
  genero: 'Género',
  sexo: 'Género',
  otroNombre: 'Otro nombre',
  telefono: 'Teléfono',
  rol: 'Rol',
  estado: 'Estado',
  inicio: 'Inicio',
  fin: 'Fin',
  capacidadEfectiva: 'Capacidad',
  capacidad: 'Capacidad',
  ocupadosTotal: 'Lugares ocupados',
  bloqueada: 'Bloqueado',
  retirada: 'Retirado',
  motivo: 'Motivo',
  franjaId: 'Turno',
  precioTotal: 'Precio',
  personas: 'Personas',
  asistencia: 'Asistencia',
  presentes: 'Personas que vinieron',
  monto: 'Monto',
  medio: 'Medio de pago',
  esperado: 'Debería haber',
  motivoDeAnulacion: 'Motivo de la anulación',
  notas: 'Notas',
  nota: 'Nota',
  reservas: 'Reservas que pasaron',
  duracionBaseMin: 'Duración (minutos)',
  capacidadBase: 'Capacidad por turno',
  ventanaDias: 'Ventana (días)',
  limiteCancelHoras: 'Límite de cancelación (horas)',
  maxReservasActivas: 'Reservas por cliente',
  notificacionesActivas: 'Notificaciones automáticas',
  descripcion: 'Descripción',
  fechaDesde: 'Desde',
  fechaHasta: 'Hasta',
  horaInicio: 'Hora de inicio',
  horaFin: 'Hora de fin',
  desde: 'Desde',
  hasta: 'Hasta',
  tramos: 'Horarios',
  creadas: 'Turnos creados',
  existentes: 'Turnos que ya estaban',
  retiradas: 'Turnos retirados',
  intentos: 'Intentos',
  claves: 'Pedidos ya respondidos',
  enlaces: 'Enlaces vencidos',
  contadores: 'Contadores de intentos',
  avisos: 'Mensajes de hace un mes',
  redes: 'Redes sin uso',
  entrega: 'Entrega',
  visto: 'Última hora vista',
  confirmado: 'Hora confirmada',
  calendario: 'Dirección de calendario',
  lema: 'Lema',
  ciudad: 'Ciudad',
  direccion: 'Dirección',
  mapa: 'Mapa',
  comoSePaga: 'Cómo se paga',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  recordatoriosHoras: 'Recordatorios (horas antes)',
  seniaPorcentaje: 'Seña (% del precio)',
  seniaHoras: 'Plazo de la seña (horas)',
  datosDeTransferencia: 'Datos de transferencia',
};

const DIAS: Record<string, string> = {
  LUNES: 'Lunes',
  MARTES: 'Martes',
  MIERCOLES: 'Miércoles',
  JUEVES: 'Jueves',
  VIERNES: 'Viernes',
  SABADO: 'Sábado',
  DOMINGO: 'Domingo',
};

type Datos = Record<string, unknown>;
const esObjeto = (valor: unknown): valor is Datos => typeof valor === 'object' && valor !== null;

function aplanar(valor: unknown): Map<string, string> {
  if (Array.isArray(valor)) return new Map(valor.filter(esObjeto).map(diaDeSemana));
  if (!esObjeto(valor)) return new Map();
  return new Map(
    Object.entries(valor)
      .filter(([clave]) => !CALLADAS.has(clave) && !(clave === 'franjaId' && 'turno' in valor))
      .flatMap(([clave, dato]) => enRenglones(clave, dato))
      .filter(([, texto]) => texto !== ''),
  );
}

function enRenglones(clave: string, dato: unknown): [string, string][] {
  if (clave === 'preciosPorCapacidad' && Array.isArray(dato)) {
    return dato
      .filter(esObjeto)
      .map(({ capacidad, precio }) => [
        capacidad === 1 ? 'Precio para 1 persona' : `Precio para ${String(capacidad)} personas`,
        typeof precio === 'number' ? formatearPesos(precio) : '',
      ]);
  }
  if (clave === 'horarios' && Array.isArray(dato)) {
    return [['Horarios del pie', dato.filter(esObjeto).map(renglonDelPie).join('; ')]];
  }
  if (clave === 'estaciones' && Array.isArray(dato)) {
    return [['Estaciones', dato.filter(esObjeto).map(estacionEnPalabras).join(', ') || 'Ninguna']];
  }
  if ((clave === 'esperado' || clave === 'contado') && esObjeto(dato)) {
    return Object.entries(dato).map(([medio, monto]) => [
      `${nombreDe(clave)}, ${nombreDeMedio(medio).toLowerCase()}`,
      typeof monto === 'number' ? formatearPesos(monto) : '',
    ]);
  }
  if (clave === 'tramos') return [[nombreDe(clave), tramosEnPalabras(dato)]];
  return [[nombreDe(clave), enTexto(clave, dato)]];
}

/** A line of the hours in the footer, as its text. */
function renglonDelPie({ dias, tramos }: Datos): string {
  const horas = Array.isArray(tramos) ? tramos.join(' y ') : '';
  return `${String(dias)} ${horas || 'cerrado'}`;
}

/** A station, with the number of people that it fits where it is more than one. */
function estacionEnPalabras({ nombre, lugares }: Datos): string {
  return lugares === 1 ? String(nombre) : `${String(nombre)} (${String(lugares)})`;
}

/** A day of the week's hours, as its name and its text. */
function diaDeSemana({ diaSemana, activo, tramos }: Datos): [string, string] {
  const dia = typeof diaSemana === 'string' ? diaSemana : '';
  return [DIAS[dia] ?? dia, activo === true ? tramosEnPalabras(tramos) : 'Cerrado'];
}

function tramosEnPalabras(tramos: unknown): string {
  if (!Array.isArray(tramos) || tramos.length === 0) return 'Cerrado';
  return tramos
    .filter(esObjeto)
    .map(({ horaInicio, horaFin }) => `${String(horaInicio)}\u00a0a\u00a0${String(horaFin)}`)
    .join(', ');
}

/**
 * The name of a datum. A key without a name in NOMBRES is shown as its words: `otraCosa` → 'Otra
 * cosa'.
 */
function nombreDe(clave: string): string {
  const palabras = clave.replaceAll(/\p{Lu}/gu, (letra) => ` ${letra.toLowerCase()}`);
  return NOMBRES[clave] ?? palabras.charAt(0).toUpperCase() + palabras.slice(1);
}

const MOMENTO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const FECHA = /^\d{4}-\d{2}-\d{2}$/;

function enTexto(clave: string, dato: unknown): string {
  if (typeof dato === 'boolean') return dato ? 'Sí' : 'No';
  if (typeof dato === 'number') return numeroEnTexto(clave, dato);
  if (Array.isArray(dato)) return listaEnTexto(dato);
  if (typeof dato !== 'string') return '';
  if (MOMENTO.test(dato)) return `${nombreDeFecha(fechaDe(dato))}, ${horaDe(dato)}`;
  if (FECHA.test(dato)) return nombreDeFecha(dato);
  if (clave === 'estado') return nombreDeEstado(dato);
  if (clave === 'asistencia') return nombreDeAsistencia(dato);
  if (clave === 'medio') return nombreDeMedio(dato);
  if (clave === 'entrega') return nombreDeEntrega(dato);
  if (clave === 'rol') return nombreDeRol(dato);
  if (clave === 'genero' || clave === 'sexo') return nombreDeGenero(dato);
  return dato;
}

/** Returns numbers, such as the hours of reminders, or the opening hours of the footer. */
function listaEnTexto(lista: unknown[]): string {
  const partes = lista.map((cada) =>
    esObjeto(cada) && Array.isArray(cada['tramos'])
      ? `${String(cada['dias'])} ${cada['tramos'].join(' y ') || 'cerrado'}`
      : String(cada),
  );
  return partes.join(', ') || 'Ninguno';
}

function numeroEnTexto(clave: string, dato: number): string {
  if (clave === 'franjaId') return `n.º ${dato}`;
  const sonPesos = clave.startsWith('precio') || clave === 'monto';
  return sonPesos ? formatearPesos(dato) : String(dato);
}
