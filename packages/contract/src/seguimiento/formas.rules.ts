import type { Centro } from '../centro/centro.contract.ts';
import type { Config } from '../centro/config.contract.ts';
import { callado, dato, oNada, opcional, type Clase, type Dato } from './datos.rules.ts';
import type { Valores } from './datos.contract.ts';
import type { Bloqueo, Feriado, Override } from '../plan/excepciones.contract.ts';
import type { Usuario } from '../persona/usuarios.contract.ts';

/*
 * The data of each thing that people edit or that the trail tells of, with the labels of the data.
 */

/** A forma with a dato for each key of T. A key without a dato does not compile. */
type FormaDe<T> = { readonly [K in keyof T]-?: Dato<ClaseDe<NonNullable<T[K]>>> };
type ClaseDe<V> = { [C in Clase]: V extends Valores[C] ? C : never }[Clase];

export const CONFIG = {
  duracionBaseMin: dato('numero', 'Duración (minutos)'),
  capacidadBase: dato('numero', 'Capacidad por turno'),
  ventanaDias: dato('numero', 'Con cuánta anticipación se reserva (días)'),
  limiteCancelHoras: dato('numero', 'Hasta cuándo se cancela (horas antes)'),
  notificacionesActivas: dato('siNo', 'Notificaciones automáticas'),
  preciosPorCapacidad: dato('precios', 'Precios'),
  maxReservasActivas: dato('numero', 'Reservas por cliente'),
  recordatoriosHoras: dato('horasAntes', 'Recordatorios (horas antes)'),
  seniaPorcentaje: dato('numero', 'Seña (% del precio)'),
  seniaHoras: dato('numero', 'Plazo de la seña (horas)'),
  datosDeTransferencia: dato('texto', 'Datos de transferencia'),
  estaciones: dato('estaciones', 'Estaciones'),
  seriesDeClientes: dato('siNo', 'Turnos fijos de los clientes'),
  agendaPublica: dato('siNo', 'Agenda a la vista de todos'),
  sitiosQueEmbeben: dato('sitios', 'Sitios que muestran la agenda'),
} satisfies FormaDe<Config>;

export const CENTRO = {
  nombre: dato('texto', 'Nombre'),
  lema: dato('texto', 'Lema'),
  ciudad: dato('texto', 'Ciudad'),
  direccion: dato('texto', 'Dirección'),
  mapa: dato('texto', 'Mapa'),
  comoSePaga: dato('texto', 'Cómo se paga'),
  telefono: dato('texto', 'Teléfono'),
  email: dato('texto', 'Email'),
  whatsapp: dato('texto', 'WhatsApp'),
  instagram: dato('texto', 'Instagram'),
  horarios: dato('pie', 'Horarios del pie'),
  zonaHoraria: callado('texto'),
} satisfies FormaDe<Centro>;

export const USUARIO = {
  id: callado('numero'),
  nombre: dato('texto', 'Nombre'),
  apellido: dato('texto', 'Apellido'),
  email: oNada(dato('texto', 'Email')),
  genero: dato('genero', 'Género'),
  telefono: dato('texto', 'Teléfono'),
  rol: dato('rol', 'Rol'),
  estado: dato('estadoDeCuenta', 'Estado'),
  isAdmin: callado('siNo'),
} satisfies FormaDe<Usuario>;

export const FERIADO = {
  id: opcional(callado('numero')),
  fecha: callado('fecha'),
  descripcion: dato('texto', 'Descripción'),
} satisfies FormaDe<Feriado>;

export const BLOQUEO = {
  id: opcional(callado('numero')),
  fechaDesde: dato('fecha', 'Desde'),
  fechaHasta: dato('fecha', 'Hasta'),
  horaInicio: opcional(oNada(dato('hora', 'Hora de inicio'))),
  horaFin: opcional(oNada(dato('hora', 'Hora de fin'))),
  motivo: opcional(oNada(dato('texto', 'Motivo'))),
} satisfies FormaDe<Bloqueo>;

export const OVERRIDE = {
  id: opcional(callado('numero')),
  fecha: callado('fecha'),
  tramos: dato('tramos', 'Horarios'),
  capacidad: opcional(oNada(dato('numero', 'Capacidad'))),
  motivo: opcional(oNada(dato('texto', 'Motivo'))),
} satisfies FormaDe<Override>;

export const LISTA_DE_PRECIOS = {
  desde: dato('fecha', 'Desde'),
  preciosPorCapacidad: dato('precios', 'Precios'),
};

export const FRANJA = {
  id: callado('numero'),
  inicio: { ...dato('momento', 'Inicio'), junto: 'fin' },
  fin: { ...dato('momento', 'Fin'), junto: 'inicio' },
  capacidadEfectiva: dato('numero', 'Capacidad'),
  ocupadosTotal: dato('numero', 'Lugares ocupados'),
  bloqueada: dato('siNo', 'Bloqueado'),
  bajoBloqueo: callado('siNo'),
  fueraDelPlan: callado('siNo'),
  delPlan: callado('siNo'),
  motivo: oNada(dato('texto', 'Motivo')),
  retirada: dato('siNo', 'Retirado'),
};

export const PLAN = {
  desde: dato('fecha', 'Desde'),
  hasta: dato('fecha', 'Hasta'),
  creadas: dato('numero', 'Turnos creados'),
  existentes: dato('numero', 'Turnos que ya estaban'),
  retiradas: dato('numero', 'Turnos retirados'),
};

/** The data by which the trail names the booking of a hecho: its client and its franja. */
const deReserva = {
  usuarioId: oNada(callado('numero')),
  franjaId: { ...dato('turno', 'Turno'), salvo: 'turno' },
};
const turno = dato('momento', 'Turno');

export const RESERVA = {
  id: callado('numero'),
  ...deReserva,
  estado: dato('estado', 'Estado'),
  precioTotal: dato('dinero', 'Precio'),
  notas: dato('libre', 'Notas'),
  personas: dato('numero', 'Personas'),
  turno,
  seniaVence: opcional(callado('momento')),
  seniaPorcentaje: opcional(callado('numero')),
  abono: opcional(dato('texto', 'Abono')),
  motivo: opcional(dato('libre', 'Motivo')),
};

export const INVITACION = {
  reservaId: callado('numero'),
  usuarioId: oNada(callado('numero')),
  franjaId: callado('turno'),
};

export const ASIENTO = {
  ...INVITACION,
  sexo: dato('genero', 'Género'),
  otroNombre: opcional(dato('siNo', 'Otro nombre')),
};

export const ASISTENCIA = {
  reservaId: callado('numero'),
  ...deReserva,
  turno,
  asistencia: dato('asistencia', 'Asistencia'),
  presentes: dato('numero', 'Personas que vinieron'),
  personas: dato('numero', 'Personas'),
  tarde: opcional(dato('numero', 'Llegada tarde (minutos)')),
};

/** The data of a payment or a refund, whatever was paid. */
export const DE_PAGO = {
  tipo: callado('tipoDePago'),
  monto: dato('dinero', 'Monto'),
  medio: dato('medio', 'Medio de pago'),
};

export const PAGO = {
  reservaId: callado('numero'),
  ...deReserva,
  turno,
  ...DE_PAGO,
  motivo: opcional(dato('libre', 'Motivo')),
};

export const ABONO = {
  nombre: dato('texto', 'Nombre'),
  lugares: dato('numero', 'Lugares'),
  precio: dato('dinero', 'Precio'),
  vigenciaDias: dato('numero', 'Vigencia (días)'),
  dias: oNada(dato('dias', 'Días')),
  activo: dato('siNo', 'Se vende'),
};

/** The data of the payment at the sale of an abono, all of them absent where nothing was paid. */
export const PAGADO_AL_VENDER = {
  pagado: opcional(dato('dinero', 'Pagado')),
  medio: opcional(DE_PAGO.medio),
} satisfies Record<'pagado' | Exclude<keyof typeof DE_PAGO, 'tipo' | 'monto'>, Dato>;

/** A sold abono, with the client by whom the trail names it. */
export const ABONO_VENDIDO = {
  usuarioId: oNada(callado('numero')),
  abono: dato('texto', 'Abono'),
  disponibles: dato('numero', 'Lugares sin usar'),
  precio: dato('dinero', 'Precio'),
  vence: dato('fecha', 'Vence'),
  ...PAGADO_AL_VENDER,
  compartidoCon: opcional(callado('ids')),
  motivo: opcional(dato('libre', 'Motivo')),
  devolucion: opcional(dato('dinero', 'Devolución')),
};

export const PAGO_DE_ABONO = {
  usuarioId: oNada(callado('numero')),
  abono: dato('texto', 'Abono'),
  ...DE_PAGO,
  motivo: opcional(dato('libre', 'Motivo')),
};

export const MOVIMIENTO = {
  fecha: callado('fecha'),
  tipo: callado('tipoDeMovimiento'),
  monto: dato('dinero', 'Monto'),
  motivo: dato('texto', 'Motivo'),
  motivoDeAnulacion: opcional(dato('texto', 'Motivo de la anulación')),
};

export const CIERRE = {
  fecha: callado('fecha'),
  esperado: dato('porMedio', 'Debería haber'),
  contado: dato('porMedio', 'Contado'),
  nota: dato('texto', 'Nota'),
  motivo: opcional(dato('texto', 'Motivo')),
};

export const AVISO = {
  tipo: callado('tipoDeAviso'),
  usuarioId: oNada(callado('numero')),
  reservaId: oNada(callado('numero')),
  entrega: opcional(dato('entrega', 'Entrega')),
};

export const ESPERA = {
  ...deReserva,
  turno,
  personas: dato('numero', 'Personas'),
};

/** A turno fijo as a whole; what becomes of each of its bookings are hechos of their own. */
export const SERIE = {
  ...deReserva,
  turno,
  cada: dato('numero', 'Cada cuántas semanas'),
  veces: dato('numero', 'Veces'),
  personas: dato('numero', 'Personas'),
  reservas: dato('numero', 'Reservas'),
  enEspera: dato('numero', 'Fechas en espera'),
  omitidas: dato('numero', 'Fechas que se omitieron'),
  precioTotal: dato('dinero', 'Precio de todas'),
};

export const RECADO = {
  tipo: callado('tipoDeRecado'),
  usuarioId: oNada(callado('numero')),
  franjaId: callado('turno'),
};

/** A webhook, without its address and its secreto: some addresses are secrets too. */
export const WEBHOOK = {
  sitio: dato('texto', 'Sitio'),
  eventos: dato('texto', 'Eventos'),
  activo: dato('siNo', 'Se avisa'),
};

/** The token of a program, of which the trail keeps nothing that lets in. */
export const TOKEN = {
  nombre: dato('texto', 'Nombre'),
  alcances: dato('texto', 'Permisos'),
  venceEn: oNada(dato('momento', 'Vence')),
};
