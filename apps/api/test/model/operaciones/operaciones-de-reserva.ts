import { pagadoDe } from '../pagos.ts';
import { nombreDeMomento } from '@remanso/contract/calendario';
import { ESTADOS_DE_RESERVA, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import fc from 'fast-check';
import { type Centro, type Reserva } from '../centro.ts';
import {
  aMenudo,
  alguien,
  idDe,
  quizas,
  unaEsperada,
  unaFranja,
  unaReserva,
  eleccion,
} from '../elegir.ts';
import { clase, envia, exigir, pide } from '../paso.ts';
import { ajustarAlAbono, exigirDeNuevo, exigirDia } from '../reglas/reglas-de-abono.ts';
import { dejarLibre } from '../planear.ts';
import { cancelarla, exigirCancelable } from '../reglas/reglas-de-cancelacion.ts';
import {
  asentarVencidas,
  conRastro,
  exigirLugar,
  exigirPlazo,
  exigirPrimera,
  olvidarAsistencia,
  puedeVer,
  sigueAbierta,
} from '../reglas/reglas-de-reserva.ts';
import { moverSenia } from '../reglas/reglas-de-senia.ts';
import { salirDeLaFila } from '../reglas/salir-de-la-fila.ts';
import { vistaDelMostrador, vistaPara } from '../vistas/vistas.ts';

const cancelando = (peso: number, cual: typeof unaReserva) =>
  clase(peso, { reserva: cual, alguien }, (centro, { reserva, ...datos }) => {
    const quien = datos.alguien(reserva);
    return pide(quien, `POST /reservas/${idDe(reserva)}/cancelar`, () => {
      exigir(reserva && puedeVer(centro, quien, reserva), '404 RESERVA_INEXISTENTE');
      exigirCancelable(centro, reserva, quien === centro.adminId);
      conRastro(centro, quien, reserva, () => cancelarla(centro, reserva, quien));
      return vistaPara(centro, quien, reserva);
    });
  });

export const cancelar = cancelando(8, unaReserva);
/** Cancels a booking in a franja for whose places somebody waits, where there is one. */
export const liberar = cancelando(11, unaEsperada);

/** Chooses the id of the franja to which a booking is moved; undefined for no move. */
const otraFranja = eleccion(quizas(unaFranja.datos, 5), (centro, elegida) =>
  elegida === undefined ? undefined : idDe(unaFranja.en(centro, elegida)),
);

/**
 * Chooses `desde`, the franja in which the request expects the booking: none, the booking's own
 * franja, or another one.
 */
const deDonde = eleccion(
  fc.record({ es: aMenudo({ ninguna: 4, suya: 4, otra: 1 }), otra: unaFranja.datos }),
  (centro, { es, otra }) =>
    (reserva: Reserva | undefined): number | undefined =>
      es === 'ninguna'
        ? undefined
        : es === 'suya'
          ? idDe(reserva?.franja)
          : idDe(unaFranja.en(centro, otra)),
);

/**
 * Changes the notes of a booking or moves it. A move obeys the rules for cancelling the old place
 * and booking the new one, and the price does not change (rules §8.8, §10.2).
 */
export const cambiar = clase(
  9,
  {
    reserva: unaReserva,
    alguien,
    notas: quizas(fc.constantFrom('Llega tarde', '', 'Dos\nrenglones'), 3),
    franjaId: otraFranja,
    deDonde,
  },
  (centro, { reserva, notas, franjaId, ...datos }) => {
    const quien = datos.alguien(reserva);
    const desde = datos.deDonde(reserva);
    return envia(quien, `PUT /reservas/${idDe(reserva)}`, { notas, franjaId, desde }, () => {
      exigir(reserva && puedeVer(centro, quien, reserva), '404 RESERVA_INEXISTENTE');
      const isAdmin = quien === centro.adminId;
      const hacia = franjaId === reserva.franja.id ? undefined : franjaId;
      const cambiarla = () => {
        if (hacia !== undefined) mover(centro, reserva, { franjaId: hacia, desde, isAdmin });
        reserva.notas = notas ?? reserva.notas;
      };
      const otrasNotas = notas !== undefined && notas !== reserva.notas;
      // The trail records nothing when a client changes only the notes. The trail records moves,
      // and the desk's changes of notes.
      if (hacia !== undefined || (isAdmin && otrasNotas)) {
        conRastro(centro, quien, reserva, cambiarla);
      } else cambiarla();
      return vistaPara(centro, quien, reserva);
    });
  },
);

function mover(
  centro: Centro,
  reserva: Reserva,
  { franjaId, desde, isAdmin }: { franjaId: number; desde: number | undefined; isAdmin: boolean },
): void {
  const { franja: dejada, asientos, usuarioId } = reserva;
  // A missing franja is reported before the state of the booking (rules §2.4).
  const franja = centro.franjaViva(franjaId);
  exigir(franja, '404 FRANJA_INEXISTENTE');
  const donde = nombreDeMomento(dejada.inicio).match(/\d+/g)?.join(' ');
  exigir(desde === undefined || desde === dejada.id, `409 RESERVA_MOVIDA ${donde}`);
  exigir(centro.esActiva(reserva), '409 RESERVA_INACTIVA');
  exigirPlazo(centro, dejada, isAdmin);
  exigirLugar(centro, franja, { personas: asientos.length, isAdmin });
  exigirPrimera(centro, franja, { usuarioId, salvo: reserva });
  if (reserva.abono) exigirDia(reserva.abono, franja);
  asentarVencidas(centro, franja);
  reserva.franja = franja;
  moverSenia(centro, reserva);
  olvidarAsistencia(reserva);
  dejarLibre(centro, dejada);
  salirDeLaFila(centro, usuarioId, franja);
}

const PASOS_POSIBLES: Record<EstadoDeReserva, readonly EstadoDeReserva[]> = {
  PENDIENTE: ['CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['PENDIENTE', 'COMPLETADA', 'CANCELADA'],
  CANCELADA: ['CONFIRMADA', 'PENDIENTE'],
  COMPLETADA: ['CANCELADA', 'CONFIRMADA'],
};

export const cambiarEstado = clase(
  9,
  {
    reserva: unaReserva,
    nuevoEstado: fc.constantFrom(...ESTADOS_DE_RESERVA),
    enMinusculas: fc.boolean(),
  },
  (centro, { reserva, nuevoEstado, enMinusculas }) => {
    const escrito = enMinusculas ? nuevoEstado.toLowerCase() : nuevoEstado;
    const target = `PATCH /reservas/${idDe(reserva)}/estado?nuevoEstado=${escrito}`;
    return pide(centro.adminId, target, () => {
      exigir(reserva, '404 RESERVA_INEXISTENTE');
      exigirPaso(centro, reserva, nuevoEstado);
      conRastro(centro, centro.adminId, reserva, () => {
        if (nuevoEstado === 'CANCELADA') cancelarla(centro, reserva, centro.adminId);
        else ajustarAlAbono(centro, reserva, reserva.asientos.length, centro.adminId);
        Object.assign(reserva, { estado: nuevoEstado, senia: null });
      });
      if (nuevoEstado !== 'CANCELADA') salirDeLaFila(centro, reserva.usuarioId, reserva.franja);
      const message = 'Estado de la reserva actualizado correctamente';
      return { message, reserva: vistaDelMostrador(centro, reserva) };
    });
  },
);

function exigirPaso(centro: Centro, reserva: Reserva, nuevo: EstadoDeReserva): void {
  const { franja, usuarioId, asientos } = reserva;
  const estado = centro.estadoDe(reserva);
  const haComenzado = franja.inicio <= centro.ahora;
  const esFinal = estado === 'COMPLETADA' && !sigueAbierta(centro, reserva, true);
  exigir(!esFinal && PASOS_POSIBLES[estado].includes(nuevo), '409 TRANSICION_IMPOSIBLE');
  exigir(nuevo !== 'COMPLETADA' || haComenzado, '409 TURNO_SIN_COMENZAR');
  exigir(nuevo !== 'PENDIENTE' || !haComenzado, '409 TURNO_COMENZADO');
  exigir(nuevo === 'CANCELADA' || usuarioId !== null, '409 CLIENTE_NO_RESERVABLE');
  if (estado === 'COMPLETADA' && nuevo === 'CONFIRMADA') {
    const otras = centro.reservasDe(usuarioId).filter((otra) => otra !== reserva);
    const esOtra = (otra: Reserva) => otra.franja === franja && otra.estado === 'CONFIRMADA';
    exigir(!otras.some(esOtra), '409 RESERVA_REPETIDA');
  }
  if (estado === 'COMPLETADA') asentarVencidas(centro, franja);
  if (estado !== 'CANCELADA') return;
  exigir(centro.franjaViva(franja.id), '409 FRANJA_RETIRADA');
  exigirLugar(centro, franja, { personas: asientos.length, isAdmin: true });
  exigirPrimera(centro, franja, { usuarioId, salvo: reserva });
  exigirDeNuevo(centro, reserva, franja);
  asentarVencidas(centro, franja);
}

export const eliminar = clase(3, { reserva: unaReserva }, (centro, { reserva }) => {
  return pide(centro.adminId, `DELETE /reservas/${idDe(reserva)}`, () => {
    exigir(reserva, '404 RESERVA_INEXISTENTE');
    const tienePagos = reserva.pagos.some(
      ({ anuladoEn, medio }) => anuladoEn === null && medio !== 'ABONO',
    );
    exigir(!tienePagos && pagadoDe(reserva) === 0, '409 RESERVA_CON_PAGOS');
    const estado = centro.estadoDe(reserva);
    ajustarAlAbono(centro, reserva, 0, centro.adminId);
    for (const uno of reserva.abono?.movimientos ?? []) {
      if (uno.reservaId === reserva.id) uno.reservaId = null;
    }
    centro.reservas.delete(reserva.id);
    if (estado !== 'CANCELADA') dejarLibre(centro, reserva.franja);
    return { message: 'Reserva eliminada exitosamente' };
  });
});
