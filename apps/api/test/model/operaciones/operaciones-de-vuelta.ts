import { fechaDe } from '@remanso/contract/calendario';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import fc from 'fast-check';
import {
  estaBloqueada,
  seTocan,
  type Centro,
  type EstadoDeUnMomento,
  type Reserva,
} from '../centro.ts';
import { aMenudo, alguien, eleccion, idDe, masTarde, unaCambiada, unaFranja } from '../elegir.ts';
import { clase, exigir, pide } from '../paso.ts';
import { ajustarAlAbono, exigirDeNuevo } from '../reglas/reglas-de-abono.ts';
import { dejarLibre } from '../planear.ts';
import { asentarVencidas, olvidarAsistencia, puedeVer } from '../reglas/reglas-de-reserva.ts';
import { salirDeLaFila } from '../reglas/salir-de-la-fila.ts';
import { vistaPara } from '../vistas/vistas.ts';

const PLAZO_MIN = 10;

/**
 * Chooses `volverA`, the franja to which the request expects the booking to return; undefined for
 * no expectation.
 */
const haciaDonde = eleccion(
  fc.record({ es: aMenudo({ ninguna: 4, suya: 4, otra: 1 }), otra: unaFranja.datos }),
  (centro, { es, otra }) =>
    (reserva: Reserva | undefined): number | undefined => {
      if (es === 'ninguna') return undefined;
      return idDe(es === 'suya' ? reserva?.ultimo?.antes.franja : unaFranja.en(centro, otra));
    },
);

/**
 * A person undoes their own last change of a booking: a move or a cancellation (rules §8.10).
 */
export const deshacer = clase(
  6,
  { reserva: unaCambiada, alguien, haciaDonde },
  (centro, { reserva, ...datos }) => {
    const quien = datos.alguien(reserva);
    const volverA = datos.haciaDonde(reserva);
    const consulta = volverA === undefined ? '' : `?volverA=${volverA}`;
    return pide(quien, `POST /reservas/${idDe(reserva)}/deshacer${consulta}`, () => {
      exigir(reserva && puedeVer(centro, quien, reserva), '404 RESERVA_INEXISTENTE');
      const antes = loDeAntes(centro, quien, reserva);
      const sirve = antes && (volverA ?? antes.franja.id) === antes.franja.id;
      exigir(sirve && reserva.usuarioId !== null, '409 NADA_QUE_DESHACER');
      if (quien !== centro.adminId && !centro.esActiva(reserva)) exigirVuelta(centro, reserva);
      volver(centro, quien, reserva, antes);
      delete reserva.ultimo;
      return vistaPara(centro, quien, reserva);
    });
  },
);

/**
 * Returns the booking as it was before the change that `quien` may undo; undefined where there is
 * no such change.
 */
function loDeAntes(centro: Centro, quien: number, reserva: Reserva): EstadoDeUnMomento | undefined {
  const { ultimo } = reserva;
  const isAdmin = quien === centro.adminId;
  if (ultimo?.quien !== quien) return undefined;
  if (masTarde(ultimo.momento, PLAZO_MIN) < centro.ahora) return undefined;
  const { antes, despues } = ultimo;
  const seCancelo = despues.estado === 'CANCELADA';
  if (!isAdmin && !esActiva(centro.estadoDe(reserva))) {
    // Time ended the booking, or the seña that it would wait for again.
    if (!seCancelo || centro.estadoDe(antes) === 'CANCELADA') return undefined;
  }
  const seFue = antes.franja !== despues.franja || seCancelo;
  const estaba = esActiva(antes.estado) || antes.estado === 'COMPLETADA';
  const { inicio } = antes.franja;
  const aTiempo = isAdmin ? fechaDe(inicio) >= centro.hoy : inicio > centro.ahora;
  return seFue && estaba && aTiempo ? antes : undefined;
}

/** Refuses a client whose franja was closed, or who holds too many other bookings by now. */
function exigirVuelta(centro: Centro, { franja, usuarioId }: Reserva): void {
  exigir(centro.franjaViva(franja.id) && !estaBloqueada(franja), '409 FRANJA_BLOQUEADA');
  const { maxReservasActivas: maximo } = centro.config;
  exigir(centro.porVenirDe(usuarioId).length < maximo, `409 LIMITE_DE_RESERVAS ${maximo}`);
}

/**
 * Restores a booking to its state before the change, even in a franja that the plan has closed or
 * withdrawn since.
 */
function volver(centro: Centro, quien: number, reserva: Reserva, antes: EstadoDeUnMomento): void {
  const { franja, estado, senia } = antes;
  const { franja: dejada, asientos, usuarioId } = reserva;
  const caben = asientos.length <= franja.capacidad - centro.ocupados(franja);
  const existe = centro.franjas.has(franja.id) && franja.retirada !== 'ADMIN';
  exigir(caben && existe, '409 SIN_CUPO');
  const ajenas = centro.franjasVivas().filter((otra) => otra !== franja && seTocan(otra, franja));
  exigir(ajenas.length === 0, '409 FRANJA_SUPERPUESTA');
  const repetida = [...centro.reservas.values()].some(
    (otra) =>
      otra !== reserva &&
      otra.franja === franja &&
      otra.usuarioId === usuarioId &&
      (otra.estado === 'CONFIRMADA' || centro.esActiva(otra)),
  );
  exigir(!repetida, '409 RESERVA_REPETIDA');
  const revive = centro.estadoDe(reserva) === 'CANCELADA';
  if (revive) exigirDeNuevo(centro, reserva, franja);
  asentarVencidas(centro, franja);
  franja.retirada = null;
  if (reserva.franja !== franja) olvidarAsistencia(reserva);
  const vuelveA = estado === 'COMPLETADA' ? 'CONFIRMADA' : estado;
  if (!esActiva(centro.estadoDe(reserva))) {
    const esperaba = senia && senia.vence > centro.ahora;
    Object.assign(reserva, { estado: vuelveA, senia: esperaba ? { ...senia } : null });
  } else if (reserva.estado === 'PENDIENTE' && reserva.senia) reserva.senia = senia;
  reserva.franja = franja;
  if (revive) ajustarAlAbono(centro, reserva, asientos.length, quien);
  salirDeLaFila(centro, usuarioId, franja);
  dejarLibre(centro, dejada);
  dejarLibre(centro, franja, { porPlazas: false });
}
