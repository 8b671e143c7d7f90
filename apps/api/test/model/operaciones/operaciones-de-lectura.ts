import { fechaDe, mesDe, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import fc from 'fast-check';
import { alternativas } from '../reglas/alternativas.ts';
import { noVinoNadie, porFranja, porInicio, type Centro, type Reserva } from '../centro.ts';
import { cobradoDe, pagadoDe } from '../pagos.ts';
import { eleccion, idDe, quizas, unCliente, unDia, unLector, unaReserva } from '../elegir.ts';
import { clase, exigir, pide } from '../paso.ts';
import { replanear } from '../planear.ts';
import {
  conflicto,
  franjaParaCliente,
  paginaDe,
  vistaDelMostrador,
  vistaPara,
} from '../vistas/vistas.ts';
import { abonosPorCobrar } from '../vistas/vistas-de-abono.ts';
import { esperasPropias } from '../vistas/vistas-de-espera.ts';

/** Chooses a day near today, most often today or tomorrow. */
const diaALaVista = eleccion(fc.oneof(fc.constantFrom(0, 1), unDia.datos), unDia.en);

export const verDia = clase(
  4,
  { quien: unLector, fecha: diaALaVista },
  (centro, { quien, fecha }) =>
    pide(quien, `GET /franjas/client/por-fecha/${fecha}`, () =>
      reservables(centro).filter((franja) => franja.fecha === fecha),
    ),
);

export const verVentana = clase(1, { quien: unLector }, (centro, { quien }) =>
  pide(quien, 'GET /franjas/client/ventana', () => reservables(centro)),
);

function reservables(centro: Centro) {
  const ultimo = sumarDias(centro.hoy, centro.config.ventanaDias);
  return centro
    .franjasPorVenir()
    .filter(({ inicio }) => fechaDe(inicio) <= ultimo)
    .map((franja) => franjaParaCliente(centro, franja));
}

export const consultarPrecio = clase(
  1,
  {
    quien: unLector,
    personas: fc.integer({ min: 1, max: 10 }),
    dentroDe: quizas(fc.integer({ min: -1, max: 8 })),
  },
  (centro, { quien, personas, dentroDe }) => {
    const fecha = sumarDias(centro.hoy, dentroDe ?? 0);
    const query = `cantidadPersonas=${personas}${dentroDe === undefined ? '' : `&fecha=${fecha}`}`;
    return pide(quien, `GET /reservas/calcular-precio?${query}`, () =>
      calcularPrecio(centro.preciosDe(fecha), personas),
    );
  },
);

export const misReservas = clase(
  4,
  { quien: unLector, page: fc.nat(2), tokenViejo: fc.constantFrom(true, false, false, false) },
  (centro, { quien, page, tokenViejo }) => {
    const peticion = pide(quien, `GET /reservas/mias?page=${page}`, () => {
      const vista = (reserva: Reserva) => vistaPara(centro, quien, reserva);
      return paginaDe(centro.reservasDe(quien).toReversed(), { page, size: 5, vista });
    });
    return { ...peticion, tokenViejo };
  },
);

/**
 * Returns a person's bookings in the order of the calendar, and by kind: the summary of one's own
 * bookings and the desk's resumen of a client count the same kinds.
 */
function separar(centro: Centro, usuarioId: number) {
  const { ahora } = centro;
  const todas = centro.reservasDe(usuarioId).toSorted(porFranja);
  const activas = todas.filter((reserva) => centro.esActiva(reserva));
  const porVenir = activas.filter(({ franja }) => franja.inicio > ahora);
  const canceladas = todas.filter((reserva) => centro.estadoDe(reserva) === 'CANCELADA');
  const visitas = todas.filter(
    (reserva) => reserva.franja.inicio <= ahora && !canceladas.includes(reserva),
  );
  const totalGastado = visitas.reduce((suma, { precio }) => suma + precio, 0);
  return { todas, activas, porVenir, canceladas, visitas, totalGastado };
}

const porVencimiento = (a: Reserva, b: Reserva) =>
  (a.senia?.vence ?? '').localeCompare(b.senia?.vence ?? '');

const porCobrar = (centro: Centro, reservas: readonly Reserva[]) =>
  reservas.reduce((suma, una) => suma + Math.max(0, centro.saldoDe(una)), 0);

export const verResumen = clase(4, { quien: unLector }, (centro, { quien }) =>
  pide(quien, 'GET /reservas/mias/resumen', () => {
    const { todas, activas, canceladas, porVenir, totalGastado } = separar(centro, quien);
    const { desde, hasta } = mesDe(centro.hoy);
    const fechas = todas
      .filter((reserva) => !canceladas.includes(reserva))
      .map(({ franja }) => fechaDe(franja.inicio));
    return {
      proxima: porVenir[0] ? vistaPara(centro, quien, porVenir[0]) : null,
      esperanSenia: todas
        .filter((reserva) => reserva.senia && centro.estadoDe(reserva) === 'PENDIENTE')
        .toSorted((a, b) => porVencimiento(a, b) || a.id - b.id)
        .map((reserva) => vistaPara(centro, quien, reserva)),
      esperas: esperasPropias(centro, quien),
      estadisticas: {
        total: todas.length,
        activas: activas.length,
        completadas: todas.length - activas.length - canceladas.length,
        esteMes: fechas.filter((fecha) => desde <= fecha && fecha <= hasta).length,
        totalGastado,
      },
    };
  }),
);

export const verCliente = clase(3, { cliente: unCliente }, (centro, { cliente }) =>
  pide(centro.adminId, `GET /clientes/${idDe(cliente)}/resumen`, () => {
    exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
    const { rol: _rol, version: _version, emailConfirmado: _e, creadoEn, ...datos } = cliente;
    const suyas = separar(centro, cliente.id);
    const { todas, activas, canceladas, porVenir, visitas, totalGastado } = suyas;
    const vendidos = [...centro.vendidos.values()].filter((uno) => uno.usuarioId === cliente.id);
    return {
      cliente: { ...datos, registradoEn: creadoEn },
      cuentas: {
        total: todas.length,
        canceladas: canceladas.length,
        tardanzas: todas.filter((una) => !canceladas.includes(una) && una.tarde !== null).length,
        ausencias: todas.filter((una) => !canceladas.includes(una) && noVinoNadie(una)).length,
        pendientes: porVenir.length,
        enCurso: activas.length - porVenir.length,
        totalGastado,
        pagado: [...todas, ...vendidos].reduce((suma, cosa) => suma + cobradoDe(cosa), 0),
        pagadoPorAbonos: vendidos.reduce((suma, cosa) => suma + cobradoDe(cosa), 0),
        pagadoConAbono: todas
          .filter(({ abono }) => abono)
          .reduce((suma, reserva) => suma + pagadoDe(reserva), 0),
        porCobrar: porCobrar(centro, [...visitas, ...porVenir]),
        vencido: porCobrar(centro, visitas),
        abonosPorCobrar: abonosPorCobrar(centro, (uno) => uno.usuarioId === cliente.id).reduce(
          (suma, { saldo }) => suma + saldo,
          0,
        ),
        aDevolver: todas.reduce((suma, reserva) => suma + Math.max(0, -centro.saldoDe(reserva)), 0),
        ultimaVisita: visitas.findLast((una) => !noVinoNadie(una))?.franja.inicio ?? null,
      },
      proxima: porVenir[0] ? vistaDelMostrador(centro, porVenir[0]) : null,
    };
  }),
);

/** The desk reads a page of a client's bookings, the latest franja first. */
export const verHistorial = clase(
  3,
  { cliente: unCliente, page: fc.nat(2) },
  (centro, { cliente, page }) => {
    const target = `GET /clientes/${idDe(cliente)}/reservas?page=${page}&size=3`;
    return pide(centro.adminId, target, () => {
      exigir(cliente, '404 CLIENTE_NO_ENCONTRADO');
      const suyas = centro.reservasDe(cliente.id).toSorted(porFranja).toReversed();
      const vista = (reserva: Reserva) => vistaDelMostrador(centro, reserva);
      return paginaDe(suyas, { page, size: 3, vista });
    });
  },
);

const unasReservas = eleccion(
  fc.array(unaReserva.datos, { minLength: 1, maxLength: 4 }),
  (centro, elegidas) => elegidas.map((elegida) => idDe(unaReserva.en(centro, elegida))),
);

/**
 * The desk asks for the alternativas of bookings. A franja that the plan does not want, and that
 * exists only for its bookings, is not offered.
 */
export const verAlternativas = clase(3, { reservas: unasReservas }, (centro, { reservas }) => {
  const target = `GET /reservas/alternativas?reservas=${reservas.join(',')}`;
  return pide(centro.adminId, target, () => {
    const { conflictos } = replanear(centro.copia(), () => -1);
    const sobrantes = new Set(conflictos.map(({ franja }) => franja.id));
    return alternativas(centro, { reservas, admite: ({ id }) => !sobrantes.has(id) });
  });
});

/** The desk asks for the franjas por resolver: conflictos, and booked franjas blocked by hand. */
export const verPorResolver = clase(3, {}, (centro) =>
  pide(centro.adminId, 'GET /franjas/por-resolver', () => {
    const { conflictos } = replanear(centro.copia(), () => -1);
    const enConflicto = new Set(conflictos.map(({ franja }) => franja.id));
    const suyas = centro
      .franjasPorVenir()
      .filter((franja) => enConflicto.has(franja.id) || franja.bloqueadaAMano)
      .filter((franja) => centro.reservasQueOcupan(franja).length > 0)
      .toSorted(porInicio);
    return { conflictos: suyas.map((franja) => conflicto(centro, franja)) };
  }),
);
