import {
  DIAS_SEMANA,
  diaDeSemana,
  fechaDe,
  fechasEntre,
  horaDe,
  sumarDias,
} from '@remanso/contract/calendario';
import type { Periodo } from '@remanso/contract/seguimiento/informes.contract';
import fc from 'fast-check';
import {
  contarPersonas,
  estaBloqueada,
  noVinoNadie,
  type Centro,
  type Franja,
  type Reserva,
} from '../centro.ts';
import { pagadoDe, type Pago } from '../pagos.ts';
import { unDia } from '../elegir.ts';
import { clase, pide } from '../paso.ts';

/*
 * The figures of the informe of a period (rules §15.3). The model counts them from all its bookings
 * and payments.
 */

const suma = <T>(filas: readonly T[], numero: (fila: T) => number) =>
  filas.reduce((total, fila) => total + numero(fila), 0);

const esDe = (fecha: string, { desde, hasta }: Periodo) => desde <= fecha && fecha <= hasta;
const diaDe = ({ franja }: Reserva) => fechaDe(franja.inicio);

function franjasDe(centro: Centro, periodo: Periodo): Franja[] {
  return centro
    .franjasVivas()
    .filter((franja) => !estaBloqueada(franja) && esDe(fechaDe(franja.inicio), periodo));
}

const esDineroDe = ({ medio, registradoEn }: Pago, periodo: Periodo) =>
  medio !== 'ABONO' && esDe(fechaDe(registradoEn), periodo);

const vigentes = (centro: Centro) =>
  [...centro.reservas.values()].filter((reserva) => centro.estadoDe(reserva) !== 'CANCELADA');

const reservasDe = (centro: Centro, periodo: Periodo) =>
  vigentes(centro).filter((reserva) => esDe(diaDe(reserva), periodo));

function cifras(centro: Centro, periodo: Periodo) {
  const todas = [...centro.reservas.values()];
  const franjas = franjasDe(centro, periodo);
  const suyas = reservasDe(centro, periodo);
  const deEseDia = todas.filter((reserva) => esDe(diaDe(reserva), periodo));
  return {
    franjas: franjas.length,
    plazas: suma(franjas, ({ capacidad }) => capacidad),
    ocupadas: contarPersonas(suyas),
    reservas: suyas.length,
    canceladas: deEseDia.length - suyas.length,
    ausencias: suyas.filter(noVinoNadie).length,
    reservado: suma(suyas, ({ precio }) => precio),
    cobrado: suma([...todas, ...centro.vendidos.values()], ({ pagos }) =>
      pagadoDe({ pagos: pagos.filter((pago) => esDineroDe(pago, periodo)) }),
    ),
  };
}

function porHora(centro: Centro, periodo: Periodo) {
  const cuando = ({ inicio }: Franja) =>
    `${DIAS_SEMANA.indexOf(diaDeSemana(fechaDe(inicio)))} ${horaDe(inicio).slice(0, 2)}:00`;
  const conPlazas = Map.groupBy(franjasDe(centro, periodo), cuando);
  const conGente = Map.groupBy(reservasDe(centro, periodo), ({ franja }) => cuando(franja));
  return [...new Set([...conPlazas.keys(), ...conGente.keys()])].toSorted().map((una) => ({
    diaSemana: DIAS_SEMANA[Number(una[0])],
    hora: una.slice(2),
    plazas: suma(conPlazas.get(una) ?? [], ({ capacidad }) => capacidad),
    ocupadas: contarPersonas(conGente.get(una) ?? []),
  }));
}

function porGrupo(centro: Centro, periodo: Periodo) {
  const suyas = reservasDe(centro, periodo);
  return [1, 2, 3, 4].map((personas) => {
    const delTamanio = suyas.filter(({ asientos }) => asientos.length === personas);
    const reservado = suma(delTamanio, ({ precio }) => precio);
    return { personas, reservas: delTamanio.length, reservado };
  });
}

/**
 * Returns each client who has bookings in the period, with the bookings of the period and with
 * those before the period.
 */
function conReservas(centro: Centro, periodo: Periodo) {
  return centro
    .clientes()
    .map((cliente) => {
      const suyas = vigentes(centro).filter(({ usuarioId }) => usuarioId === cliente.id);
      const antes = suyas.filter((reserva) => diaDe(reserva) < periodo.desde);
      return { cliente, antes, suyas: suyas.filter((una) => esDe(diaDe(una), periodo)) };
    })
    .filter(({ suyas }) => suyas.length > 0);
}

function clientes(centro: Centro, periodo: Periodo) {
  const ellos = conReservas(centro, periodo);
  return {
    nuevos: centro.clientes().filter(({ creadoEn }) => esDe(fechaDe(creadoEn), periodo)).length,
    conReservas: ellos.length,
    queVolvieron: ellos.filter(({ antes }) => antes.length > 0).length,
  };
}

function masFrecuentes(centro: Centro, periodo: Periodo) {
  return conReservas(centro, periodo)
    .map(({ cliente: { id, nombre, apellido }, suyas }) => ({
      id,
      nombre: `${nombre} ${apellido}`,
      reservas: suyas.length,
      reservado: suma(suyas, ({ precio }) => precio),
    }))
    .toSorted((a, b) => b.reservas - a.reservas || b.reservado - a.reservado || a.id - b.id)
    .slice(0, 10);
}

const abonosVendidos = ({ vendidos }: Centro, periodo: Periodo) =>
  [...vendidos.values()].filter(({ desde }) => esDe(desde, periodo)).length;

/** The owner reads the informe of up to twelve days near today. */
export const verInforme = clase(
  3,
  { desde: unDia, dias: fc.integer({ min: 1, max: 12 }) },
  (centro, { desde, dias }) => {
    const periodo = { desde, hasta: sumarDias(desde, dias - 1) };
    const anterior = { desde: sumarDias(desde, -dias), hasta: sumarDias(desde, -1) };
    const target = `GET /informes?desde=${periodo.desde}&hasta=${periodo.hasta}`;
    return pide(centro.adminId, target, () => ({
      ...periodo,
      dias: fechasEntre(periodo.desde, periodo.hasta).map((fecha) => ({
        fecha,
        ...cifras(centro, { desde: fecha, hasta: fecha }),
      })),
      porHora: porHora(centro, periodo),
      porGrupo: porGrupo(centro, periodo),
      clientes: clientes(centro, periodo),
      abonosVendidos: abonosVendidos(centro, periodo),
      masFrecuentes: masFrecuentes(centro, periodo),
      anterior: {
        ...anterior,
        ...cifras(centro, anterior),
        porGrupo: porGrupo(centro, anterior),
        clientes: clientes(centro, anterior),
        abonosVendidos: abonosVendidos(centro, anterior),
      },
    }));
  },
);
