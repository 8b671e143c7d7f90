import { DIAS_SEMANA } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { cambiarElPlan } from './cambiar-el-plan.ts';
import type { Centro } from './centro.ts';
import { diaDe, enOrden } from './elegir.ts';
import { clase, rechaza, respondeSinDecir } from './paso.ts';
import { planear } from './planear.ts';
import { PERIODO_INVERTIDO } from './rechazos.ts';
import { vistaDeConfig } from './vistas.ts';

const precio = fc.integer({ min: 1, max: 90 }).map((cientos) => cientos * 1_000);

const nuevaConfig = fc
  .record({
    duracionBaseMin: fc.constantFrom(30, 45, 60, 60, 90),
    capacidadBase: fc.constantFrom(1, 2, 3, 4, 5, 7, 10),
    ventanaDias: fc.integer({ min: 1, max: 6 }),
    limiteCancelHoras: fc.constantFrom(0, 1, 2, 6, 24),
    notificacionesActivas: fc.boolean(),
    // A config that leaves out `maxReservasActivas` keeps its value.
    maxReservasActivas: fc.constantFrom(undefined, undefined, 1, 2, 4, 8, 20, 200),
  })
  // A price table may go beyond the capacity.
  .chain((config) =>
    fc
      .array(precio, {
        minLength: config.capacidadBase,
        maxLength: Math.min(10, config.capacidadBase + 2),
      })
      .map((precios) => ({
        ...config,
        precios: precios.map((cada, n) => ({ capacidad: n + 1, precio: cada })),
      })),
  );

export const cambiarConfig = clase(2.5, nuevaConfig, (centro, nueva) => {
  const { precios, ...campos } = nueva;
  const body = { ...campos, preciosPorCapacidad: precios.toReversed() };
  return cambiarElPlan(centro, {
    target: 'PUT /config',
    previa: 'POST /config/previsualizar',
    body,
    status: 200,
    cambiar() {
      const { maxReservasActivas = centro.config.maxReservasActivas } = nueva;
      centro.config = { ...nueva, maxReservasActivas };
      return { config: vistaDeConfig(centro.config) };
    },
  });
});

const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

/** The tramos that a day may have; in one of these lists the later tramo comes first. */
export const TRAMOS = [
  [tramo('09:00', '12:00')],
  [tramo('15:00', '17:00'), tramo('09:00', '11:00')],
  [tramo('08:30', '10:30'), tramo('10:30', '12:30')],
  [tramo('07:00', '07:40')],
  [tramo('21:00', '23:59')],
];

const dia = fc.record({
  activo: fc.constantFrom(true, true, true, false),
  tramos: fc.constantFrom(...TRAMOS),
});
const semana = fc.array(dia, { minLength: DIAS_SEMANA.length, maxLength: DIAS_SEMANA.length });

export const cambiarHorarios = clase(2, semana, (centro, dias) => {
  const body = DIAS_SEMANA.flatMap((diaSemana, n) => (dias[n] ? [{ diaSemana, ...dias[n] }] : []));
  return cambiarElPlan(centro, {
    target: 'PUT /horarios-base',
    previa: 'POST /horarios-base/previsualizar',
    body,
    status: 200,
    cambiar() {
      centro.horarios = body.map((cada) => ({ ...cada, tramos: enOrden(cada.tramos) }));
      return { horarios: centro.horarios };
    },
  });
});

export const generar = clase(
  2,
  fc.record({
    desde: fc.option(fc.integer({ min: -2, max: 4 }), { nil: undefined }),
    hasta: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  }),
  (centro, datos) => {
    const desde = diaDe(centro, datos.desde ?? 0);
    const hasta = diaDe(centro, datos.hasta ?? (datos.desde ?? 0) + centro.config.ventanaDias);
    const query = new URLSearchParams({
      ...(datos.desde !== undefined && { desde }),
      ...(datos.hasta !== undefined && { hasta }),
    });
    const espera = hasta < desde ? rechaza(PERIODO_INVERTIDO) : alGenerar(centro, { desde, hasta });
    return {
      peticion: { target: `POST /franjas/generar?${query.toString()}`, usuarioId: centro.adminId },
      espera,
    };
  },
);

function alGenerar(centro: Centro, periodo: { desde: string; hasta: string }) {
  return respondeSinDecir(200, ({ franjaEn }) => {
    const { conflictos: _conflictos, ...cuentas } = planear(
      centro,
      { ...periodo, llenarHasta: periodo.hasta },
      franjaEn,
    );
    return { message: `Se generaron ${cuentas.creadas} turnos`, ...periodo, ...cuentas };
  });
}
