import fc from 'fast-check';
import { esActiva, estadoDe, franjaDe, type Asiento, type Centro, type Reserva } from './centro.ts';
import {
  elegirQuien,
  elegirReserva,
  guardado,
  idDe,
  nombre,
  quienElegido,
  reservaElegida,
  sexo,
} from './elegir.ts';
import { clase, rechaza, responde, type Espera } from './paso.ts';
import { dejarLibre } from './planear.ts';
import * as no from './rechazos.ts';
import {
  impedimentoDeOcupar,
  impedimentoDePlazo,
  precioDe,
  reservaVisible,
} from './reglas-de-reserva.ts';
import { vistaPara } from './vistas.ts';

const MAXIMO_DE_PERSONAS = 4;

const vistaDeAsiento = (reserva: Reserva, asiento: Asiento) => ({
  ...asiento,
  reservaId: reserva.id,
  tipo: asiento.esTitular ? 'TITULAR' : 'ACOMPANIANTE',
});

export const agregarAcompaniante = clase(
  8,
  fc.record({ reserva: reservaElegida, nombre, sexo }),
  (centro, datos) => {
    const reserva = elegirReserva(centro, datos.reserva);
    const body = { reservaId: idDe(reserva), nombre: datos.nombre, sexo: datos.sexo };
    const espera = reserva
      ? alAgregar(centro, reserva, { nombre: guardado(datos.nombre), sexo: datos.sexo })
      : rechaza(no.RESERVA_INEXISTENTE);
    return { peticion: { target: 'POST /asientos', usuarioId: centro.adminId, body }, espera };
  },
);

function alAgregar(
  centro: Centro,
  reserva: Reserva,
  persona: Pick<Asiento, 'nombre' | 'sexo'>,
): Espera {
  const { franjaId, asientos } = reserva;
  if (!esActiva(centro, reserva)) return rechaza(no.RESERVA_INACTIVA);
  if (asientos.length >= MAXIMO_DE_PERSONAS) return rechaza(no.RESERVA_LLENA);
  const impedimento = impedimentoDeOcupar(centro, { franjaId, personas: 1, isAdmin: true });
  if (impedimento) return rechaza(impedimento);
  return responde(201, ({ id }) => {
    const asiento = { id, esTitular: false, ...persona };
    asientos.push(asiento);
    reserva.precio = precioDe(centro, asientos.length);
    return vistaDeAsiento(reserva, asiento);
  });
}

export const quitarAcompaniante = clase(
  8,
  fc.record({ reserva: reservaElegida, quien: quienElegido, cual: fc.nat(3) }),
  (centro, { quien, cual, ...datos }) => {
    const elegida = elegirReserva(centro, datos.reserva);
    const usuarioId = elegirQuien(centro, quien, elegida);
    // The companions are the last of the seats, so the seats are taken from their end.
    const asiento = elegida?.asientos.toReversed()[cual % elegida.asientos.length];
    const reserva = elegida && reservaVisible(centro, usuarioId, elegida.id);
    const espera =
      reserva && asiento
        ? alQuitar(centro, usuarioId, reserva, asiento)
        : rechaza(no.ASIENTO_INEXISTENTE);
    return { peticion: { target: `DELETE /asientos/${idDe(asiento)}`, usuarioId }, espera };
  },
);

function alQuitar(centro: Centro, usuarioId: number, reserva: Reserva, asiento: Asiento): Espera {
  if (asiento.esTitular) return rechaza(no.ASIENTO_DEL_TITULAR);
  if (!esActiva(centro, reserva)) return rechaza(no.RESERVA_INACTIVA);
  const isAdmin = usuarioId === centro.adminId;
  const tarde = impedimentoDePlazo(centro, franjaDe(centro, reserva), isAdmin);
  if (tarde) return rechaza(tarde);
  return responde(200, () => {
    reserva.asientos.splice(reserva.asientos.indexOf(asiento), 1);
    reserva.precio = precioDe(centro, reserva.asientos.length);
    dejarLibre(centro, franjaDe(centro, reserva));
    const message = 'Acompañante eliminado exitosamente';
    return { message, reserva: vistaPara(centro, usuarioId, reserva) };
  });
}

export const cambiarParticipante = clase(
  2,
  fc.record({
    reserva: reservaElegida,
    cual: fc.nat(3),
    nombre: fc.option(nombre, { nil: undefined }),
    sexo: fc.option(sexo, { nil: undefined }),
  }),
  (centro, datos) => {
    const reserva = elegirReserva(centro, datos.reserva);
    const asiento = reserva?.asientos[datos.cual % reserva.asientos.length];
    const peticion = {
      target: `PUT /asientos/${idDe(asiento)}` as const,
      usuarioId: centro.adminId,
      body: { nombre: datos.nombre, sexo: datos.sexo },
    };
    if (!reserva || !asiento) return { peticion, espera: rechaza(no.ASIENTO_INEXISTENTE) };
    if (estadoDe(centro, reserva) === 'CANCELADA') {
      return { peticion, espera: rechaza(no.RESERVA_INACTIVA) };
    }
    const espera = responde(200, () => {
      if (datos.nombre !== undefined) asiento.nombre = guardado(datos.nombre);
      asiento.sexo = datos.sexo ?? asiento.sexo;
      return vistaDeAsiento(reserva, asiento);
    });
    return { peticion, espera };
  },
);
