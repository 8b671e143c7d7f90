import { diaDeSemana, fechaDe, horaDe, sumarHoras } from '@remanso/contract/calendario';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import {
  contarPersonas,
  estaBloqueada,
  type Centro,
  type Franja,
  type Reserva,
} from '../centro.ts';
import { pagadoDe, type Pago } from '../pagos.ts';
import { abonoDe } from './vistas-de-abono.ts';
import { filaDe } from '../reglas/reglas-de-espera.ts';
import { montoDe } from '../reglas/reglas-de-senia.ts';

/*
 * The answers of the API about the data of the model (rules §7.3, §7.4, §8.14 and §8.15).
 */

export const deFranja = ({ id, inicio, fin }: Franja) => ({ id, inicio, fin });

export function vistaDelMostrador(centro: Centro, reserva: Reserva) {
  const cliente = reserva.usuarioId === null ? undefined : centro.usuarios.get(reserva.usuarioId);
  const {
    nombre = 'Cliente eliminado',
    apellido = '',
    email = '',
    telefono = '',
    nota = '',
  } = cliente ?? {};
  return {
    id: reserva.id,
    estado: centro.estadoDe(reserva),
    franja: deFranja(reserva.franja),
    participantes: reserva.asientos.map(({ id, ...asiento }) => ({ asientoId: id, ...asiento })),
    asistencia: asistenciaDe(reserva),
    tarde: reserva.tarde,
    precioTotal: reserva.precio,
    senia: vistaDeSenia(centro, reserva),
    sinSenia: vencioSinSenia(centro, reserva),
    pagado: pagadoDe(reserva),
    saldo: centro.saldoDe(reserva),
    personas: reserva.asientos.length,
    notas: reserva.notas,
    cliente: { id: cliente?.id ?? null, nombre, apellido, email, telefono, nota },
    creadaEn: reserva.creadaEn,
    ...deSerie(centro, reserva),
    abono: abonoDe(reserva),
  };
}

/** Returns the turno fijo of a booking and the day of the week that was asked for. */
function deSerie({ series }: Centro, { serieId }: Reserva) {
  const serie = serieId === undefined ? undefined : series.get(serieId);
  return serie && { serieId, diaFijo: diaDeSemana(fechaDe(serie.inicio)) };
}

const vencioSinSenia = (centro: Centro, reserva: Reserva) =>
  reserva.senia && centro.estadoDe(reserva) === 'CANCELADA' ? true : undefined;

function vistaDeSenia(centro: Centro, reserva: Reserva) {
  const { senia } = reserva;
  if (!senia || centro.estadoDe(reserva) !== 'PENDIENTE') return null;
  return { monto: montoDe(reserva, senia), vence: senia.vence };
}

function asistenciaDe({ asientos }: Reserva): string {
  const marcas = new Set(asientos.map(({ presente }) => presente));
  if (marcas.size === 1)
    return marcas.has(true) ? 'VINO' : marcas.has(null) ? 'SIN_MARCAR' : 'NO_VINO';
  return marcas.has(true) ? 'PARCIAL' : 'NO_VINO';
}

/**
 * Returns a payment as the desk sees it, of a booking or, without one, of an abono. In the model
 * nobody but the administrator takes or gives back money.
 */
export function vistaDePago(centro: Centro, reserva: Reserva | null, pago: Pago) {
  const { id, nombre, apellido } = centro.usuarios.get(centro.adminId) ?? {};
  const admin = { id, nombre, apellido };
  const anulado = pago.anuladoEn !== null;
  const { deMano, ...campos } = pago;
  return {
    ...campos,
    reservaId: reserva?.id ?? null,
    fecha: fechaDe(pago.registradoEn),
    registradoPor: deMano ? admin : null,
    anulado,
    anuladoPor: anulado ? admin : null,
  };
}

function vistaDeCliente(centro: Centro, reserva: Reserva) {
  const { franja } = reserva;
  const cerrada = estaBloqueada(franja) && centro.esActiva(reserva);
  const horas = cerrada ? 0 : centro.config.limiteCancelHoras;
  return {
    id: reserva.id,
    estado: centro.estadoDe(reserva).toLowerCase(),
    fecha: fechaDe(franja.inicio),
    horario: `${horaDe(franja.inicio)} - ${horaDe(franja.fin)}`,
    numPersonas: reserva.asientos.length,
    precio: reserva.precio,
    senia: vistaDeSenia(centro, reserva),
    pagado: pagadoDe(reserva),
    servicio: 'Sesión de recuperación',
    notas: reserva.notas,
    franja: deFranja(franja),
    participantes: reserva.asientos.map(({ id, esTitular, nombre, sexo }) => ({
      asientoId: id,
      esTitular,
      nombreOptional: nombre,
      sexoOptional: sexo,
    })),
    cancelableHasta: sumarHoras(franja.inicio, -horas),
    cerrada: cerrada ? { motivo: motivoDe(centro, franja) } : null,
    sinSenia: vencioSinSenia(centro, reserva),
    ...deSerie(centro, reserva),
    abono: abonoDe(reserva),
  };
}

/** Returns a booking as a person sees it: the administrator sees more than its owner does. */
export function vistaPara(centro: Centro, usuarioId: number, reserva: Reserva) {
  const vista = usuarioId === centro.adminId ? vistaDelMostrador : vistaDeCliente;
  return vista(centro, reserva);
}

export function franjaParaCliente(centro: Centro, franja: Franja) {
  const reservas = centro.reservasQueOcupan(franja);
  const retenidas = centro.retenidas(franja);
  const ocupadosTotal = contarPersonas(reservas) + retenidas;
  const asientos = reservas.flatMap((reserva) => reserva.asientos);
  const cuantos = (sexo: string) => asientos.filter((asiento) => asiento.sexo === sexo).length;
  const libreOCompleta = ocupadosTotal >= franja.capacidad ? 'COMPLETA' : 'ACTIVA';
  return {
    ...deFranja(franja),
    fecha: fechaDe(franja.inicio),
    horaInicio: horaDe(franja.inicio),
    horaFin: horaDe(franja.fin),
    estado: estaBloqueada(franja) ? 'BLOQUEADA' : libreOCompleta,
    capacidadEfectiva: franja.capacidad,
    ocupadosTotal,
    retenidas,
    composicionGenero: {
      MASCULINO: cuantos('MASCULINO'),
      FEMENINO: cuantos('FEMENINO'),
      OTROS: cuantos('OTROS'),
      OTRO_NB: 0,
      NO_DECLARA: cuantos('NO_DECLARA') + retenidas,
    },
  };
}

function motivoDe(centro: Centro, franja: Franja): string | null {
  const bloqueo = franja.bloqueo === null ? undefined : centro.bloqueos.get(franja.bloqueo);
  return franja.motivo ?? bloqueo?.motivo ?? franja.motivoDelPlan;
}

/**
 * Returns the line of a franja as the desk's view of the franja shows it; undefined where nobody
 * waits, or where the franja has begun.
 */
function enEspera(centro: Centro, franja: Franja) {
  const abiertas = franja.inicio > centro.ahora ? filaDe(centro, franja) : [];
  if (abiertas.length === 0) return undefined;
  return abiertas.map(({ id, usuarioId, personas, venceEn }) => {
    const { nombre, apellido } = centro.usuarios.get(usuarioId) ?? {};
    return { id, cliente: { nombre, apellido }, personas, venceEn };
  });
}

export function conflicto(centro: Centro, franja: Franja) {
  const motivo = motivoDe(centro, franja);
  const fueraDelPlan = franja.motivoDelPlan !== null || undefined;
  const esperas = enEspera(centro, franja);
  return {
    franja: { ...franjaParaCliente(centro, franja), motivo, fueraDelPlan, esperas },
    reservas: centro.reservasQueOcupan(franja).map((reserva) => vistaDelMostrador(centro, reserva)),
  };
}

export function franjaConReservas(centro: Centro, franja: Franja) {
  const { franja: vista, reservas } = conflicto(centro, franja);
  return { ...vista, reservas };
}

export function vistaDeConfig(centro: Centro) {
  const { precios: _precios, ...config } = centro.config;
  return { ...config, preciosPorCapacidad: vistaDePrecios(centro.preciosDe(centro.hoy)) };
}

export function vistaDePrecios(precios: readonly Precio[]) {
  const individual = precios.find(({ capacidad }) => capacidad === 1)?.precio ?? 0;
  return precios.map(({ capacidad, precio }) => ({
    capacidad,
    precio,
    precioPorPersona: Math.round(precio / capacidad),
    ahorro: Math.max(0, capacidad * individual - precio),
  }));
}

/** Returns the answer of a paged list of bookings. */
export function paginaDe<Fila>(
  filas: readonly Fila[],
  { page, size, vista }: { page: number; size: number; vista: (fila: Fila) => unknown },
) {
  const totalPaginas = Math.ceil(filas.length / size);
  return {
    reservas: filas.slice(page * size, (page + 1) * size).map(vista),
    paginaActual: page,
    totalPaginas,
    totalElementos: filas.length,
    tieneSiguiente: page + 1 < totalPaginas,
    tieneAnterior: page > 0,
  };
}
