import { fechaDe } from '@remanso/contract/calendario';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import fc from 'fast-check';
import { seTocan, type Centro, type EstadoDeUnMomento, type Reserva } from '../centro.ts';
import { aMenudo, eleccion, idDe, masTarde, unaCambiada, unaFranja } from '../elegir.ts';
import { clase, exigir, pide } from '../paso.ts';
import { dejarLibre } from '../planear.ts';
import { asentarVencidas, olvidarAsistencia } from '../reglas-de-reserva.ts';
import { vistaDelMostrador } from '../vistas.ts';

const PLAZO_MIN = 10;

/** Chooses the franja to which the desk expects a booking to return, or none. */
const haciaDonde = eleccion(
  fc.record({ es: aMenudo({ ninguna: 4, suya: 4, otra: 1 }), otra: unaFranja.datos }),
  (centro, { es, otra }) =>
    (reserva: Reserva | undefined): number | undefined => {
      if (es === 'ninguna') return undefined;
      return idDe(es === 'suya' ? reserva?.ultimo?.antes.franja : unaFranja.en(centro, otra));
    },
);

/** The desk undoes its own last move or cancellation of a booking (rules §8.10). */
export const deshacer = clase(
  6,
  { reserva: unaCambiada, haciaDonde },
  (centro, { reserva, ...datos }) => {
    const volverA = datos.haciaDonde(reserva);
    const consulta = volverA === undefined ? '' : `?volverA=${volverA}`;
    return pide(centro.adminId, `POST /reservas/${idDe(reserva)}/deshacer${consulta}`, () => {
      exigir(reserva, '404 RESERVA_INEXISTENTE');
      const antes = loDeAntes(centro, reserva);
      const sirve = antes && (volverA ?? antes.franja.id) === antes.franja.id;
      exigir(sirve && reserva.usuarioId !== null, '409 NADA_QUE_DESHACER');
      volver(centro, reserva, antes);
      delete reserva.ultimo;
      return vistaDelMostrador(centro, reserva);
    });
  },
);

/** Returns what the booking was before the change that may be undone, if there is one. */
function loDeAntes(centro: Centro, { ultimo }: Reserva): EstadoDeUnMomento | undefined {
  if (ultimo?.quien !== centro.adminId) return undefined;
  if (masTarde(ultimo.momento, PLAZO_MIN) < centro.ahora) return undefined;
  const { antes, despues } = ultimo;
  const seFue = antes.franja !== despues.franja || despues.estado === 'CANCELADA';
  const estaba = esActiva(antes.estado) || antes.estado === 'COMPLETADA';
  const esDeHoy = fechaDe(antes.franja.inicio) >= centro.hoy;
  return seFue && estaba && esDeHoy ? antes : undefined;
}

/** Puts a booking back, also in a franja that the plan has closed or withdrawn since. */
function volver(centro: Centro, reserva: Reserva, { franja, estado }: EstadoDeUnMomento): void {
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
  asentarVencidas(centro, franja);
  franja.retirada = null;
  if (reserva.franja !== franja) olvidarAsistencia(reserva);
  const vuelveA = estado === 'COMPLETADA' ? 'CONFIRMADA' : estado;
  if (vuelveA !== centro.estadoDe(reserva)) {
    Object.assign(reserva, { estado: vuelveA, senia: null });
  }
  reserva.franja = franja;
  dejarLibre(centro, dejada);
  dejarLibre(centro, franja);
}
