import { DIAS_SEMANA, sumarDias } from '@remanso/contract/calendario';
import fc from 'fast-check';
import { cambiarElPlan } from './cambiar-el-plan.ts';
import { porHora } from '../centro.ts';
import { quizas } from '../elegir.ts';
import { clase, exigir, pide } from '../paso.ts';
import { planear } from '../planear.ts';
import { vistaDeConfig } from '../vistas/vistas.ts';

const precio = fc.integer({ min: 1, max: 90 }).map((cientos) => cientos * 1_000);

const unaConfig = fc
  .record({
    duracionBaseMin: fc.constantFrom(30, 45, 60, 60, 90),
    capacidadBase: fc.constantFrom(1, 2, 3, 4, 5, 7, 10),
    ventanaDias: fc.integer({ min: 1, max: 6 }),
    limiteCancelHoras: fc.constantFrom(0, 1, 2, 6, 24),
    notificacionesActivas: fc.boolean(),
    // The server keeps the saved `maxReservasActivas` where a request leaves it out.
    maxReservasActivas: fc.constantFrom(undefined, undefined, 1, 2, 4, 8, 20, 200),
    seniaPorcentaje: fc.constantFrom(undefined, 0, 25, 50, 100),
    seniaHoras: fc.constantFrom(undefined, 1, 6, 24),
    datosDeTransferencia: fc.constantFrom(undefined, undefined, 'alias AGUA', ''),
  })
  .chain((config) => {
    const minLength = config.capacidadBase;
    // A list of prices can have prices for more people than the capacity.
    const precios = fc.array(precio, { minLength, maxLength: Math.min(10, minLength + 2) });
    return precios.map((cada) => ({
      ...config,
      precios: cada.map((total, n) => ({ capacidad: n + 1, precio: total })),
    }));
  });

export const cambiarConfig = clase(2.5, { nueva: unaConfig }, (centro, { nueva }) => {
  const { precios, ...campos } = nueva;
  const body = { ...campos, preciosPorCapacidad: precios.toReversed() };
  return cambiarElPlan(centro, 'PUT /config', body, () => {
    const { config } = centro;
    const { maxReservasActivas = config.maxReservasActivas } = nueva;
    const { seniaPorcentaje = config.seniaPorcentaje, seniaHoras = config.seniaHoras } = nueva;
    const { datosDeTransferencia = config.datosDeTransferencia } = nueva;
    exigir(
      seniaPorcentaje === 0 || datosDeTransferencia !== '',
      '400 DATOS_INVALIDOS datosDeTransferencia',
    );
    const { recordatoriosHoras, estaciones } = config;
    const { seriesDeClientes, agendaPublica, sitiosQueEmbeben } = config;
    const agregados = { maxReservasActivas, recordatoriosHoras, seniaPorcentaje, seniaHoras };
    const lista = centro.listaDe(centro.hoy);
    if (lista) lista.precios = precios;
    const suyos = lista ? config.precios : precios;
    centro.config = {
      ...campos,
      ...agregados,
      datosDeTransferencia,
      estaciones,
      seriesDeClientes,
      agendaPublica,
      sitiosQueEmbeben,
      precios: suyos,
    };
    return { config: vistaDeConfig(centro) };
  });
});

const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

/** Lists of tramos for a day. In one of the lists the later tramo comes first. */
export const TRAMOS = [
  [tramo('09:00', '12:00')],
  [tramo('15:00', '17:00'), tramo('09:00', '11:00')],
  [tramo('08:30', '10:30'), tramo('10:30', '12:30')],
  [tramo('07:00', '07:40')],
  [tramo('21:00', '23:59')],
];

const unDia = fc.record({
  activo: fc.constantFrom(true, true, true, false),
  tramos: fc.constantFrom(...TRAMOS),
});
const unaSemana = fc.array(unDia, { minLength: 7, maxLength: 7 });

export const cambiarHorarios = clase(2, { dias: unaSemana }, (centro, { dias }) => {
  const body = DIAS_SEMANA.flatMap((diaSemana, n) => (dias[n] ? [{ diaSemana, ...dias[n] }] : []));
  return cambiarElPlan(centro, 'PUT /horarios-base', body, () => {
    centro.horarios = body.map((cada) => ({ ...cada, tramos: cada.tramos.toSorted(porHora) }));
    return { horarios: centro.horarios };
  });
});

export const generar = clase(
  2,
  {
    desdeDentroDe: quizas(fc.integer({ min: -2, max: 4 })),
    hastaDentroDe: quizas(fc.integer({ min: 0, max: 10 })),
  },
  (centro, { desdeDentroDe, hastaDentroDe }) => {
    const { ventanaDias } = centro.config;
    const desde = sumarDias(centro.hoy, desdeDentroDe ?? 0);
    const hasta = sumarDias(centro.hoy, hastaDentroDe ?? (desdeDentroDe ?? 0) + ventanaDias);
    const query = new URLSearchParams({
      ...(desdeDentroDe !== undefined && { desde }),
      ...(hastaDentroDe !== undefined && { hasta }),
    });
    const target = `POST /franjas/generar?${query.toString()}`;
    const peticion = pide(centro.adminId, target, ({ franjaEn }) => {
      exigir(desde <= hasta, '400 DATOS_INVALIDOS hasta');
      const periodo = { desde, hasta, llenarHasta: hasta };
      const { conflictos: _conflictos, ...cuentas } = planear(centro, periodo, franjaEn);
      return { message: `Se generaron ${cuentas.creadas} turnos`, desde, hasta, ...cuentas };
    });
    return { ...peticion, creaSinDecir: true };
  },
);
