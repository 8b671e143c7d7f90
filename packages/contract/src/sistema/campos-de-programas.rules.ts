import type { AbonoPagado, AbonoPorCobrar } from '../caja/caja.contract.ts';
import type { Espera } from '../espera/esperas.contract.ts';
import type { Conflictos, Franja } from '../franja/franjas.contract.ts';
import type { Cliente } from '../persona/clientes.contract.ts';
import type { Usuario } from '../persona/usuarios.contract.ts';
import type { Asiento } from '../reserva/asientos.contract.ts';
import type { ReservaDelMostrador } from '../reserva/reservas.contract.ts';
import type { Alcance } from './tokens.rules.ts';

/*
 * Which field of an answer a program sees with which alcance (rules §24.3). A field that is not in
 * the tables is closed to programs. Which call answers what is in `respuestas-de-programas.rules.ts`.
 */

/** The alcances of which any one shows a field, with all that the field holds. */
type Muestran = readonly Alcance[];

/** Fields that are shown only beside another alcance, whatever else would show them. */
export class SoloCon<A> {
  readonly alcance: Alcance;
  readonly campos: A;
  constructor(alcance: Alcance, campos: A) {
    this.alcance = alcance;
    this.campos = campos;
  }
}

/** The fields of an answer, of an object in it, or of each object of a list. */
export type Campos<T = unknown> =
  | Muestran
  | (unknown extends T
      ? SoloCon<Campos> | { readonly [campo: string]: Campos | undefined }
      : CamposDe<T>);

type CamposDe<T> = T extends readonly (infer U)[]
  ? Campos<U>
  : T extends object
    ? SoloCon<Campos<T>> | { readonly [K in keyof T]?: Campos<NonNullable<T[K]>> }
    : never;

const AGENDA = ['agenda:leer'] as const;
export const RESERVAS = ['reservas:leer'] as const;
export const CLIENTES = ['clientes:leer'] as const;
export const PAGOS = ['pagos:leer'] as const;
export const INFORMES = ['informes:leer'] as const;
const RESERVA_O_PAGO = [...RESERVAS, ...PAGOS] as const;
/** The id of what a program has written, which it is told without any reading. */
export const RESERVA_ESCRITA = [...RESERVA_O_PAGO, 'reservas:escribir'] as const;
const CLIENTE_ESCRITO = [...CLIENTES, 'clientes:escribir'] as const;

export const CONTACTO = { email: CLIENTES, telefono: CLIENTES };
/**
 * Returns the fields of a person who is named.
 * @example nombrado(PAGOS) // { id: ['pagos:leer'], nombre: ['pagos:leer'], apellido: ['pagos:leer'] }
 */
export const nombrado = <const M extends Muestran>(muestran: M) => ({
  id: muestran,
  nombre: muestran,
  apellido: muestran,
});

export const RESERVA = {
  id: RESERVA_ESCRITA,
  estado: RESERVAS,
  franja: RESERVA_O_PAGO,
  participantes: RESERVAS,
  asistencia: RESERVAS,
  tarde: RESERVAS,
  precioTotal: RESERVA_O_PAGO,
  senia: RESERVAS,
  sinSenia: RESERVAS,
  pagado: PAGOS,
  saldo: PAGOS,
  personas: RESERVAS,
  notas: RESERVAS,
  cliente: { ...nombrado(RESERVA_O_PAGO), ...CONTACTO, nota: CLIENTES },
  creadaEn: RESERVAS,
  abono: PAGOS,
  serieId: RESERVAS,
  diaFijo: RESERVAS,
} satisfies Campos<ReservaDelMostrador>;

export const FRANJA_DE_CLIENTE = {
  id: AGENDA,
  fecha: AGENDA,
  inicio: AGENDA,
  fin: AGENDA,
  horaInicio: AGENDA,
  horaFin: AGENDA,
  estado: AGENDA,
  capacidadEfectiva: AGENDA,
  ocupadosTotal: AGENDA,
  retenidas: AGENDA,
  composicionGenero: RESERVAS,
} as const;

export const FRANJA = {
  ...FRANJA_DE_CLIENTE,
  motivo: AGENDA,
  fueraDelPlan: AGENDA,
  esperas: RESERVAS,
  reservas: new SoloCon('reservas:leer', RESERVA),
} satisfies Campos<Franja>;

export const CONFLICTOS = {
  franja: FRANJA,
  reservas: FRANJA.reservas,
} satisfies Campos<Conflictos>;

export const ASIENTO = {
  id: RESERVA_ESCRITA,
  reservaId: RESERVAS,
  esTitular: RESERVAS,
  tipo: RESERVAS,
  nombre: RESERVAS,
  sexo: RESERVAS,
} satisfies Campos<Asiento>;

export const ESPERA = {
  id: RESERVA_ESCRITA,
  franja: RESERVAS,
  personas: RESERVAS,
  estado: RESERVAS,
  posicion: RESERVAS,
  venceEn: RESERVAS,
} satisfies Campos<Espera>;

export const CLIENTE = {
  ...nombrado(CLIENTES),
  id: CLIENTE_ESCRITO,
  ...CONTACTO,
  emailPorConfirmar: CLIENTES,
  activo: CLIENTES,
  genero: CLIENTES,
  nota: CLIENTES,
} satisfies Campos<Cliente>;

export const USUARIO = {
  ...nombrado(CLIENTES),
  id: CLIENTE_ESCRITO,
  ...CONTACTO,
  genero: CLIENTES,
  rol: CLIENTES,
  estado: CLIENTES,
  isAdmin: CLIENTES,
} satisfies Campos<Usuario>;

export const ABONO_PAGADO = {
  id: PAGOS,
  nombre: PAGOS,
  cliente: nombrado(PAGOS),
} satisfies Campos<AbonoPagado>;
export const ABONO_POR_COBRAR = {
  ...ABONO_PAGADO,
  desde: PAGOS,
  saldo: PAGOS,
} satisfies Campos<AbonoPorCobrar>;

export const PAGO = {
  id: PAGOS,
  reservaId: PAGOS,
  abonoVendidoId: PAGOS,
  tipo: PAGOS,
  monto: PAGOS,
  medio: PAGOS,
  nota: PAGOS,
  registradoEn: PAGOS,
  fecha: PAGOS,
  registradoPor: PAGOS,
  anulado: PAGOS,
  anuladoEn: PAGOS,
  anuladoPor: PAGOS,
  motivo: PAGOS,
} as const;

/** A message that says only what the program has done. */
export const message = ['reservas:leer', 'reservas:escribir'] as const;
/**
 * Returns the fields of a list that say which page it is.
 * @example paginas(PAGOS).tieneAnterior // ['pagos:leer']
 */
export const paginas = <const M extends Muestran>(muestran: M) => ({
  paginaActual: muestran,
  totalPaginas: muestran,
  totalElementos: muestran,
  tieneSiguiente: muestran,
  tieneAnterior: muestran,
});
