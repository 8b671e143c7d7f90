import { ESTADOS_DE_RESERVA } from '@remanso/contract/reservas.rules';
import fc from 'fast-check';
import { esActiva, estadoDe, franjaDe, franjaViva, type Centro, type Reserva } from './centro.ts';
import {
  elegirFranja,
  elegirQuien,
  elegirReserva,
  franjaElegida,
  idDe,
  quienElegido,
  reservaElegida,
} from './elegir.ts';
import { clase, rechaza, responde, type Espera } from './paso.ts';
import { dejarLibre } from './planear.ts';
import * as no from './rechazos.ts';
import {
  impedimentoDeOcupar,
  impedimentoDePlazo,
  impedimentoDeRepetir,
  reservaVisible,
} from './reglas-de-reserva.ts';
import { vistaDeAdmin, vistaPara } from './vistas.ts';

export const cancelar = clase(
  8,
  fc.record({ reserva: reservaElegida, quien: quienElegido }),
  (centro, datos) => {
    const elegida = elegirReserva(centro, datos.reserva);
    const usuarioId = elegirQuien(centro, datos.quien, elegida);
    const target = `POST /reservas/${idDe(elegida)}/cancelar` as const;
    return {
      peticion: { target, usuarioId },
      espera: alCancelar(centro, usuarioId, idDe(elegida)),
    };
  },
);

function alCancelar(centro: Centro, usuarioId: number, id: number): Espera {
  const reserva = reservaVisible(centro, usuarioId, id);
  if (!reserva) return rechaza(no.RESERVA_INEXISTENTE);
  const estado = estadoDe(centro, reserva);
  if (estado === 'CANCELADA') return rechaza(no.YA_CANCELADA);
  if (estado === 'COMPLETADA') return rechaza(no.COMPLETADA);
  const isAdmin = usuarioId === centro.adminId;
  const tarde = impedimentoDePlazo(centro, franjaDe(centro, reserva), isAdmin);
  if (tarde) return rechaza(tarde);
  return responde(200, () => {
    reserva.estado = 'CANCELADA';
    dejarLibre(centro, franjaDe(centro, reserva));
    return vistaPara(centro, usuarioId, reserva);
  });
}

interface Cambio {
  notas?: string | undefined;
  franjaId?: number | undefined;
}

export const cambiar = clase(
  9,
  fc.record({
    reserva: reservaElegida,
    quien: quienElegido,
    notas: fc.option(fc.constantFrom('Llega tarde', '', 'Dos\nrenglones'), {
      nil: undefined,
      freq: 3,
    }),
    hacia: fc.option(franjaElegida, { nil: undefined, freq: 5 }),
  }),
  (centro, { reserva, quien, notas, hacia }) => {
    const elegida = elegirReserva(centro, reserva);
    const usuarioId = elegirQuien(centro, quien, elegida);
    const body: Cambio = {
      ...(notas !== undefined && { notas }),
      ...(hacia && { franjaId: elegirFranja(centro, hacia) }),
    };
    const target = `PUT /reservas/${idDe(elegida)}` as const;
    const espera = alCambiar(centro, usuarioId, idDe(elegida), body);
    return { peticion: { target, usuarioId, body }, espera };
  },
);

/**
 * Returns the expected answer to a change of a booking. A move follows the rules of cancelling and of booking; the
 * price stays (rules §7, §9.13).
 */
function alCambiar(centro: Centro, usuarioId: number, id: number, cambio: Cambio): Espera {
  const reserva = reservaVisible(centro, usuarioId, id);
  if (!reserva) return rechaza(no.RESERVA_INEXISTENTE);
  const { notas = reserva.notas, franjaId = reserva.franjaId } = cambio;
  if (franjaId !== reserva.franjaId) {
    const impedimento = impedimentoDeMover(centro, usuarioId, reserva, franjaId);
    if (impedimento) return rechaza(impedimento);
  }
  return responde(200, () => {
    const dejada = franjaDe(centro, reserva);
    Object.assign(reserva, { notas, franjaId });
    if (franjaId !== dejada.id) dejarLibre(centro, dejada);
    return vistaPara(centro, usuarioId, reserva);
  });
}

function impedimentoDeMover(
  centro: Centro,
  usuarioId: number,
  reserva: Reserva,
  hacia: number,
): no.Rechazo | undefined {
  const isAdmin = usuarioId === centro.adminId;
  const personas = reserva.asientos.length;
  // A franja that is missing is reported before what the state forbids (rules §9.1).
  if (!franjaViva(centro, hacia)) return no.FRANJA_INEXISTENTE;
  if (!esActiva(centro, reserva)) return no.RESERVA_INACTIVA;
  return (
    impedimentoDePlazo(centro, franjaDe(centro, reserva), isAdmin) ??
    impedimentoDeOcupar(centro, { franjaId: hacia, personas, isAdmin }) ??
    impedimentoDeRepetir(centro, { ...reserva, franjaId: hacia, salvo: reserva.id, isAdmin })
  );
}

const PASOS_POSIBLES: Record<Reserva['estado'], readonly Reserva['estado'][]> = {
  PENDIENTE: ['CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['PENDIENTE', 'COMPLETADA', 'CANCELADA'],
  CANCELADA: ['CONFIRMADA', 'PENDIENTE'],
  COMPLETADA: [],
};

export const cambiarEstado = clase(
  9,
  fc.record({
    reserva: reservaElegida,
    nuevoEstado: fc.constantFrom(...ESTADOS_DE_RESERVA),
    enMinusculas: fc.boolean(),
  }),
  (centro, datos) => {
    const reserva = elegirReserva(centro, datos.reserva);
    const { nuevoEstado } = datos;
    const escrito = datos.enMinusculas ? nuevoEstado.toLowerCase() : nuevoEstado;
    const target = `PATCH /reservas/${idDe(reserva)}/estado?nuevoEstado=${escrito}` as const;
    const espera = reserva
      ? alCambiarEstado(centro, reserva, nuevoEstado)
      : rechaza(no.RESERVA_INEXISTENTE);
    return { peticion: { target, usuarioId: centro.adminId }, espera };
  },
);

function alCambiarEstado(centro: Centro, reserva: Reserva, nuevo: Reserva['estado']): Espera {
  const impedimento = impedimentoDeEstado(centro, reserva, nuevo);
  if (impedimento) return rechaza(impedimento);
  return responde(200, () => {
    reserva.estado = nuevo;
    if (nuevo === 'CANCELADA') dejarLibre(centro, franjaDe(centro, reserva));
    const message = 'Estado de la reserva actualizado correctamente';
    return { message, reserva: vistaDeAdmin(centro, reserva) };
  });
}

function impedimentoDeEstado(
  centro: Centro,
  reserva: Reserva,
  nuevo: Reserva['estado'],
): no.Rechazo | undefined {
  const franja = franjaDe(centro, reserva);
  const { asientos } = reserva;
  const estado = estadoDe(centro, reserva);
  if (!PASOS_POSIBLES[estado].includes(nuevo)) return no.transicionImposible(estado, nuevo);
  if (nuevo === 'COMPLETADA' && franja.inicio > centro.ahora) return no.TURNO_SIN_COMENZAR;
  if (nuevo === 'CANCELADA') return impedimentoDePlazo(centro, franja, true);
  const vuelveAtras = estado === 'CONFIRMADA' && nuevo === 'PENDIENTE';
  if (vuelveAtras && franja.inicio <= centro.ahora) return no.PENDIENTE_COMENZADA;
  if (estado !== 'CANCELADA') return undefined;
  if (reserva.usuarioId === null) return no.CLIENTE_NO_RESERVABLE;
  if (!franjaViva(centro, reserva.franjaId)) return no.FRANJA_RETIRADA;
  const vuelta = { franjaId: reserva.franjaId, personas: asientos.length, isAdmin: true };
  return (
    impedimentoDeOcupar(centro, vuelta) ??
    impedimentoDeRepetir(centro, { ...reserva, salvo: reserva.id, isAdmin: true })
  );
}

export const eliminar = clase(3, reservaElegida, (centro, datos) => {
  const reserva = elegirReserva(centro, datos);
  const target = `DELETE /reservas/${idDe(reserva)}` as const;
  const espera = reserva
    ? responde(200, () => {
        const franja = franjaDe(centro, reserva);
        const estado = estadoDe(centro, reserva);
        centro.reservas.delete(reserva.id);
        if (estado !== 'CANCELADA') dejarLibre(centro, franja);
        return { message: 'Reserva eliminada exitosamente' };
      })
    : rechaza(no.RESERVA_INEXISTENTE);
  return { peticion: { target, usuarioId: centro.adminId }, espera };
});
