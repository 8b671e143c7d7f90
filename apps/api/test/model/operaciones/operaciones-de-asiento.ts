import fc from 'fast-check';
import { type Asiento, type Centro, type Reserva } from '../centro.ts';
import { alguien, guardado, idDe, nombre, quizas, sexo, unaReserva } from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { ajustarAlAbono, exigirUnLugarMas } from '../reglas/reglas-de-abono.ts';
import { dejarLibre } from '../planear.ts';
import {
  MAXIMO_DE_PERSONAS,
  asentarVencidas,
  conRastro,
  exigirLugar,
  exigirPlazo,
  precioDe,
  puedeVer,
  sigueAbierta,
} from '../reglas/reglas-de-reserva.ts';
import { confirmarSiSePago } from '../reglas/reglas-de-senia.ts';
import { vistaPara } from '../vistas/vistas.ts';

const vistaDeAsiento = (reserva: Reserva, { presente: _presente, ...asiento }: Asiento) => ({
  ...asiento,
  reservaId: reserva.id,
  tipo: asiento.esTitular ? 'TITULAR' : 'ACOMPANIANTE',
});

/**
 * Returns the name of a new companion without a name: 'Acompañante' and the number of the asientos
 * so far, or the first free number.
 */
function sinNombrar(asientos: readonly Asiento[]): string {
  const nombres = asientos.map(({ nombre: suNombre }) => suNombre);
  return (
    [asientos.length, 1, 2, 3]
      .map((orden) => `Acompañante ${orden}`)
      .find((uno) => !nombres.includes(uno)) ?? ''
  );
}

/** Sets the price for the people of a booking: that of the day, or what its places are worth. */
function recalcularPrecio(centro: Centro, reserva: Reserva, quien: number): void {
  const { abono, franja, asientos } = reserva;
  if (abono) ajustarAlAbono(centro, reserva, asientos.length, quien);
  else reserva.precio = precioDe(centro, franja, asientos.length);
}

export const agregarAcompaniante = clase(
  8,
  { reserva: unaReserva, nombre: quizas(nombre), sexo: quizas(sexo) },
  (centro, { reserva, ...persona }) => {
    const body = { reservaId: idDe(reserva), ...persona };
    return crea(centro.adminId, 'POST /asientos', body, ({ id }) => {
      exigir(reserva, '404 RESERVA_INEXISTENTE');
      const { franja, asientos } = reserva;
      exigir(sigueAbierta(centro, reserva, true), '409 RESERVA_INACTIVA');
      exigir(asientos.length < MAXIMO_DE_PERSONAS, '409 RESERVA_LLENA 4');
      exigirLugar(centro, franja, { personas: 1, isAdmin: true, paraSuReserva: true });
      exigirUnLugarMas(centro, reserva);
      asentarVencidas(centro, franja);
      const asiento: Asiento = {
        id,
        esTitular: false,
        nombre: persona.nombre === undefined ? sinNombrar(asientos) : guardado(persona.nombre),
        sexo: persona.sexo ?? 'NO_DECLARA',
        presente: null,
      };
      conRastro(centro, centro.adminId, reserva, () => asientos.push(asiento));
      recalcularPrecio(centro, reserva, centro.adminId);
      return vistaDeAsiento(reserva, asiento);
    });
  },
);

export const quitarAcompaniante = clase(
  8,
  { reserva: unaReserva, alguien, cual: fc.nat(3) },
  (centro, { reserva, cual, ...datos }) => {
    const quien = datos.alguien(reserva);
    // The asientos are counted from the end, so that `cual` mostly chooses a companion: the titular
    // has the first asiento.
    const asiento = reserva?.asientos.toReversed()[cual % reserva.asientos.length];
    return pide(quien, `DELETE /asientos/${idDe(asiento)}`, () => {
      exigir(reserva && asiento && puedeVer(centro, quien, reserva), '404 ASIENTO_INEXISTENTE');
      exigir(!asiento.esTitular, '409 ASIENTO_DEL_TITULAR');
      const isAdmin = quien === centro.adminId;
      exigir(sigueAbierta(centro, reserva, isAdmin), '409 RESERVA_INACTIVA');
      exigirPlazo(centro, reserva.franja, isAdmin);
      conRastro(centro, quien, reserva, () =>
        reserva.asientos.splice(reserva.asientos.indexOf(asiento), 1),
      );
      recalcularPrecio(centro, reserva, quien);
      dejarLibre(centro, reserva.franja);
      confirmarSiSePago(centro, reserva);
      const message = 'Acompañante eliminado exitosamente';
      return { message, reserva: vistaPara(centro, quien, reserva) };
    });
  },
);

export const cambiarParticipante = clase(
  2,
  { reserva: unaReserva, cual: fc.nat(3), nombre: quizas(nombre), sexo: quizas(sexo) },
  (centro, { reserva, cual, ...cambio }) => {
    const asiento = reserva?.asientos[cual % reserva.asientos.length];
    return envia(centro.adminId, `PUT /asientos/${idDe(asiento)}`, cambio, () => {
      exigir(reserva && asiento, '404 ASIENTO_INEXISTENTE');
      exigir(centro.estadoDe(reserva) !== 'CANCELADA', '409 RESERVA_INACTIVA');
      if (cambio.nombre !== undefined) asiento.nombre = guardado(cambio.nombre);
      asiento.sexo = cambio.sexo ?? asiento.sexo;
      return vistaDeAsiento(reserva, asiento);
    });
  },
);
