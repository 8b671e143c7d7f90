import { fechaDe } from '@remanso/contract/calendario';
import { MEDIOS_DE_PAGO } from '@remanso/contract/caja/pagos.rules';
import { valorSinUsar } from '../abonos.ts';
import { porFranja, type Centro } from '../centro.ts';
import type { Pago } from '../pagos.ts';
import { unDia } from '../elegir.ts';
import { clase, pide } from '../paso.ts';
import { vistaDelMostrador, vistaDePago } from '../vistas/vistas.ts';
import { abonosPorCobrar, clienteDe } from '../vistas/vistas-de-abono.ts';

const sumar = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0);

interface Movida {
  pago: Pago;
  /** The day of the turn that was paid; null where an abono was. */
  delTurno: string | null;
  vista: object;
}

/** Returns the payments of all days by which money moved, those of abonos too. */
function todoLoMovido(centro: Centro): Movida[] {
  const deReservas = [...centro.reservas.values()].flatMap((reserva) =>
    reserva.pagos
      .filter(({ medio }) => medio !== 'ABONO')
      .map((pago) => {
        const vista = vistaDePago(centro, reserva, pago);
        const delTurno = fechaDe(reserva.franja.inicio);
        return { pago, delTurno, vista: { ...vista, reserva: vistaDelMostrador(centro, reserva) } };
      }),
  );
  const deAbonos = [...centro.vendidos.values()].flatMap((vendido) =>
    vendido.pagos.map((pago) => {
      const { id, nombre } = vendido;
      const abono = { id, nombre, cliente: clienteDe(centro, vendido) };
      const vista = {
        ...vistaDePago(centro, null, pago),
        abonoVendidoId: id,
        reserva: null,
        abono,
      };
      return { pago, delTurno: null, vista };
    }),
  );
  return [...deReservas, ...deAbonos];
}

const neto = (movidas: readonly Movida[]) =>
  sumar(
    movidas
      .filter(({ pago }) => pago.anuladoEn === null)
      .map(({ pago: { tipo, monto } }) => (tipo === 'PAGO' ? monto : -monto)),
  );

function cobradoEl(centro: Centro, fecha: string) {
  const movidas = todoLoMovido(centro)
    .filter(({ pago }) => fechaDe(pago.registradoEn) === fecha)
    .toSorted((a, b) => a.pago.id - b.pago.id);
  const porMedio = Object.fromEntries(
    MEDIOS_DE_PAGO.map((medio) => [
      medio,
      neto(movidas.filter(({ pago }) => pago.medio === medio)),
    ]),
  );
  const { true: abonos = [], false: turnos = [] } = Object.groupBy(movidas, ({ delTurno }) =>
    delTurno === null ? 'true' : 'false',
  );
  const deTurnosDelDia = neto(turnos.filter(({ delTurno }) => delTurno === fecha));
  return {
    cobrado: neto(movidas),
    deTurnosDelDia,
    deOtrosDias: neto(turnos) - deTurnosDelDia,
    ventasDeAbonos: neto(abonos),
    porMedio,
    efectivoEsperado: porMedio['EFECTIVO'],
    pagos: movidas.map(({ vista }) => vista),
  };
}

export const verCaja = clase(3, { fecha: unDia }, (centro, { fecha }) =>
  pide(centro.adminId, `GET /caja?fecha=${fecha}`, () => {
    const todas = [...centro.reservas.values()].toSorted(porFranja);
    const delDia = todas.filter(
      (reserva) =>
        fechaDe(reserva.franja.inicio) === fecha && centro.estadoDe(reserva) !== 'CANCELADA',
    );
    const utiles = [...centro.vendidos.values()].filter(
      ({ motivo, vence }) => motivo === null && vence >= centro.hoy,
    );
    return {
      fecha,
      reservado: sumar(delDia.map(({ precio }) => precio)),
      ...cobradoEl(centro, fecha),
      abonosPorUsar: sumar(utiles.map(valorSinUsar)),
      movimientos: [],
      cierre: null,
      porCobrar: sumar(delDia.map((reserva) => Math.max(0, centro.saldoDe(reserva)))),
      abonosPorCobrar: abonosPorCobrar(centro, ({ desde }) => desde === fecha),
      aDevolver: todas
        .filter((reserva) => fecha === centro.hoy && centro.saldoDe(reserva) < 0)
        .map((reserva) => vistaDelMostrador(centro, reserva)),
    };
  }),
);
