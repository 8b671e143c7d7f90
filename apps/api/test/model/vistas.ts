import { fechaDe, horaDe, restarHoras } from '@remanso/contract/calendario';
import {
  esActiva,
  estaBloqueada,
  estadoDe,
  franjaDe,
  ocupados,
  reservasQueOcupan,
  type Centro,
  type Config,
  type Franja,
  type Reserva,
} from './centro.ts';

/*
 * The answers that the API must give about the model's data (rules §5 to §7, §9.12).
 */

const deFranja = ({ id, inicio, fin }: Franja) => ({ id, inicio, fin });

export function vistaDeAdmin(centro: Centro, reserva: Reserva) {
  const cliente = reserva.usuarioId === null ? undefined : centro.usuarios.get(reserva.usuarioId);
  return {
    id: reserva.id,
    estado: estadoDe(centro, reserva),
    franja: deFranja(franjaDe(centro, reserva)),
    participantes: reserva.asientos.map(({ id, ...asiento }) => ({ asientoId: id, ...asiento })),
    precioTotal: reserva.precio,
    personas: reserva.asientos.length,
    notas: reserva.notas,
    cliente: {
      id: cliente?.id ?? null,
      nombre: cliente?.nombre ?? 'Cliente eliminado',
      apellido: cliente?.apellido ?? '',
      email: cliente?.email ?? '',
      telefono: cliente?.telefono ?? '',
    },
    creadaEn: reserva.creadaEn,
  };
}

function vistaDeCliente(centro: Centro, reserva: Reserva) {
  const franja = franjaDe(centro, reserva);
  return {
    id: reserva.id,
    estado: estadoDe(centro, reserva).toLowerCase(),
    fecha: fechaDe(franja.inicio),
    horario: `${horaDe(franja.inicio)} - ${horaDe(franja.fin)}`,
    numPersonas: reserva.asientos.length,
    precio: reserva.precio,
    servicio: 'Sesión de recuperación',
    notas: reserva.notas,
    franja: deFranja(franja),
    participantes: reserva.asientos.map(({ id, esTitular, nombre, sexo }) => ({
      asientoId: id,
      esTitular,
      nombreOptional: nombre,
      sexoOptional: sexo,
    })),
    cancelableHasta: restarHoras(franja.inicio, centro.config.limiteCancelHoras),
    ...(franja.motivoDelPlan !== null &&
      esActiva(centro, reserva) && { cierre: franja.motivoDelPlan }),
  };
}

/**
 * Returns a booking as this person sees it: a client always gets the client's view, an administrator the
 * administrator's.
 */
export function vistaPara(centro: Centro, usuarioId: number, reserva: Reserva) {
  return usuarioId === centro.adminId
    ? vistaDeAdmin(centro, reserva)
    : vistaDeCliente(centro, reserva);
}

export function franjaParaCliente(centro: Centro, franja: Franja) {
  const ocupadosTotal = ocupados(centro, franja.id);
  const cuantos = (sexo: string) =>
    reservasQueOcupan(centro, franja.id).flatMap(({ asientos }) =>
      asientos.filter((asiento) => asiento.sexo === sexo),
    ).length;
  const libreOCompleta = ocupadosTotal >= franja.capacidad ? 'COMPLETA' : 'ACTIVA';
  return {
    ...deFranja(franja),
    fecha: fechaDe(franja.inicio),
    horaInicio: horaDe(franja.inicio),
    horaFin: horaDe(franja.fin),
    estado: estaBloqueada(franja) ? 'BLOQUEADA' : libreOCompleta,
    capacidadEfectiva: franja.capacidad,
    ocupadosTotal,
    composicionGenero: {
      MASCULINO: cuantos('MASCULINO'),
      FEMENINO: cuantos('FEMENINO'),
      OTROS: cuantos('OTROS'),
      OTRO_NB: 0,
      NO_DECLARA: 0,
    },
  };
}

function franjaParaAdmin(centro: Centro, franja: Franja) {
  const bloqueo = franja.bloqueo === null ? undefined : centro.bloqueos.get(franja.bloqueo);
  const motivo = franja.motivo ?? bloqueo?.motivo ?? franja.motivoDelPlan;
  const marca = franja.motivoDelPlan === null ? {} : { fueraDelPlan: true };
  return { ...franjaParaCliente(centro, franja), motivo, ...marca };
}

function reservasDe(centro: Centro, { id }: Franja) {
  return reservasQueOcupan(centro, id).map((reserva) => vistaDeAdmin(centro, reserva));
}

export function franjaConReservas(centro: Centro, franja: Franja) {
  return { ...franjaParaAdmin(centro, franja), reservas: reservasDe(centro, franja) };
}

export function conflicto(centro: Centro, franja: Franja) {
  return { franja: franjaParaAdmin(centro, franja), reservas: reservasDe(centro, franja) };
}

export function vistaDeConfig({ precios, ...config }: Config) {
  const individual = precios.find(({ capacidad }) => capacidad === 1)?.precio ?? 0;
  return {
    ...config,
    preciosPorCapacidad: precios.map(({ capacidad, precio }) => ({
      capacidad,
      precio,
      precioPorPersona: Math.round(precio / capacidad),
      ahorro: Math.max(0, capacidad * individual - precio),
    })),
  };
}
