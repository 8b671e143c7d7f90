import { fechaDe, horaDe } from '@remanso/contract/calendario';
import { MEDIOS_DE_PAGO } from '@remanso/contract/caja/pagos.rules';
import fc from 'fast-check';
import type { Centro, Reserva } from '../centro.ts';
import { pagadoDe, type Pago } from '../pagos.ts';
import {
  aMenudo,
  idDe,
  masTarde,
  quizas,
  unPago,
  unaMarcable,
  unaNotaDePago,
  unaReserva,
} from '../elegir.ts';
import { clase, crea, envia, exigir, pide } from '../paso.ts';
import { confirmarSiSePago } from '../reglas/reglas-de-senia.ts';
import { vistaDelMostrador, vistaDePago } from '../vistas/vistas.ts';

const conSaldo = (centro: Centro, reserva: Reserva, pago: Pago) => ({
  pago: vistaDePago(centro, reserva, pago),
  pagado: pagadoDe(reserva),
  saldo: centro.saldoDe(reserva),
});

/**
 * Returns the numbers in the text of PAGO_EXCEDIDO about the last payment that is not annulled: the
 * amount, the day of the month, the hour and the minutes.
 */
function cobroAnterior({ pagos }: Reserva): (number | string)[] {
  const ultimo = pagos.findLast(({ tipo, anuladoEn }) => tipo === 'PAGO' && anuladoEn === null);
  if (!ultimo) return [];
  const { monto, registradoEn } = ultimo;
  const dia = Number(fechaDe(registradoEn).slice(-2));
  return [monto, dia, ...horaDe(registradoEn).split(':')];
}

/**
 * The desk takes or gives back money: the largest amount that the server allows, half of it, or one
 * peso too much.
 */
export const moverDinero = clase(
  9,
  {
    reserva: unaReserva,
    tipo: aMenudo({ PAGO: 3, DEVOLUCION: 1 }),
    medio: fc.constantFrom(...MEDIOS_DE_PAGO),
    cuanto: aMenudo({ todo: 4, parte: 4, demas: 1 }),
    nota: unaNotaDePago,
  },
  (centro, { reserva, tipo, medio, cuanto, nota }) => {
    const debido = reserva ? Math.max(0, centro.saldoDe(reserva)) : 0;
    // The places that settle a booking are no money that can be given back.
    const pagado = reserva && !reserva.abono ? pagadoDe(reserva) : 0;
    const tope = tipo === 'PAGO' ? debido : pagado;
    const montos = { todo: tope, parte: Math.floor(tope / 2), demas: tope + 1 };
    const monto = Math.max(1, montos[cuanto]);
    const target = `POST /reservas/${idDe(reserva)}/pagos`;
    return crea(centro.adminId, target, { tipo, monto, medio, nota }, ({ id }) => {
      exigir(reserva, '404 RESERVA_INEXISTENTE');
      exigir(
        tipo !== 'PAGO' || monto <= debido,
        `409 PAGO_EXCEDIDO ${[debido, ...cobroAnterior(reserva)].join(' ')}`,
      );
      exigir(tipo !== 'DEVOLUCION' || monto <= pagado, `409 DEVOLUCION_EXCEDIDA ${pagado}`);
      const pago = centro.nuevoPago({ id, tipo, monto, medio, nota: nota ?? '', deMano: true });
      reserva.pagos.push(pago);
      confirmarSiSePago(centro, reserva);
      return conSaldo(centro, reserva, pago);
    });
  },
);

export const anular = clase(4, { elegido: unPago }, (centro, { elegido }) => {
  const motivo = 'Se anotó mal';
  return envia(centro.adminId, `POST /pagos/${idDe(elegido)}/anular`, { motivo }, () => {
    exigir(elegido, '404 PAGO_INEXISTENTE');
    const { pago, reserva } = elegido;
    exigir(pago.medio !== 'ABONO', '409 ANULACION_IMPOSIBLE');
    exigir(pago.anuladoEn === null, '409 PAGO_YA_ANULADO');
    const sobra = pago.monto - centro.saldoDe(reserva);
    exigir(pago.tipo === 'PAGO' || sobra <= 0, `409 ANULACION_IMPOSIBLE ${sobra}`);
    const falta = pago.monto - pagadoDe(reserva);
    exigir(pago.tipo === 'DEVOLUCION' || falta <= 0, `409 ANULACION_IMPOSIBLE ${falta}`);
    Object.assign(pago, { anuladoEn: centro.ahora, motivo });
    return conSaldo(centro, reserva, pago);
  });
});

export const verPagos = clase(1, { reserva: unaReserva }, (centro, { reserva }) =>
  pide(centro.adminId, `GET /reservas/${idDe(reserva)}/pagos`, () => {
    exigir(reserva, '404 RESERVA_INEXISTENTE');
    return reserva.pagos.map((pago) => vistaDePago(centro, reserva, pago));
  }),
);

/** The desk marks the asistencia: everybody, nobody or only the titular came, or no mark at all. */
export const marcarAsistencia = clase(
  6,
  {
    reserva: unaMarcable,
    quienes: aMenudo({ todos: 4, nadie: 2, titular: 2, nada: 1 }),
    minutos: quizas(fc.integer({ min: 1, max: 240 }), 2),
  },
  (centro, { reserva, quienes, minutos }) => {
    const { asientos = [] } = reserva ?? {};
    const vinieron = asientos.filter(
      ({ esTitular }) => quienes === 'todos' || (quienes === 'titular' && esTitular),
    );
    const presentes = quienes === 'nada' ? null : vinieron.map(({ id }) => id);
    const body = { presentes, tarde: minutos };
    return envia(centro.adminId, `PUT /reservas/${idDe(reserva)}/asistencia`, body, () => {
      exigir(reserva, '404 RESERVA_INEXISTENTE');
      exigir(minutos === undefined || vinieron.length > 0, '400 DATOS_INVALIDOS tarde');
      exigir(centro.estadoDe(reserva) !== 'CANCELADA', '409 RESERVA_CANCELADA');
      const { inicio, fin } = reserva.franja;
      const aTiempo =
        masTarde(inicio, -30) <= centro.ahora && centro.ahora <= masTarde(fin, 7 * 24 * 60);
      exigir(aTiempo, '409 ASISTENCIA_FUERA_DE_PLAZO 30 7');
      for (const asiento of asientos) {
        asiento.presente = quienes === 'nada' ? null : vinieron.includes(asiento);
      }
      reserva.tarde = minutos ?? null;
      return vistaDelMostrador(centro, reserva);
    });
  },
);
