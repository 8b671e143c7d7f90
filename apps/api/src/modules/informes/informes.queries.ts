import { diasEntre, fechasEntre, sumarDias } from '@remanso/contract/calendario';
import type { Informe, Periodo } from '@remanso/contract/seguimiento/informes.contract';
import { inSnapshot, type Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  contarFranjas,
  contarReservas,
  sumarCobrado,
  type CifrasDeFranjas,
  type CifrasDeReservas,
} from './cifras.queries.ts';
import { contarNuevos, leerClientela } from './clientela.queries.ts';
import { grupos, horas, type Periodos } from './informes.rules.ts';

function conAnterior({ desde, hasta }: Periodo): Periodos {
  const dias = diasEntre(desde, hasta) + 1;
  return {
    desde,
    hasta,
    anterior: { desde: sumarDias(desde, -dias), hasta: sumarDias(desde, -1) },
  };
}

type Cifras = Omit<Informe['dias'][number], 'fecha'>;

/**
 * Returns the figures of a period. All of them are read from the same snapshot, so that they agree
 * (rules §15.3).
 */
export async function leerInforme(db: Executor, periodo: Periodo, clock: Clock): Promise<Informe> {
  const periodos = conAnterior(periodo);
  const { desde, hasta, anterior } = periodos;
  const ahora = clock.now();
  return inSnapshot(db, async (tx) => {
    const franjas = await contarFranjas(tx, periodos);
    const reservas = await contarReservas(tx, periodos, ahora);
    const cobrado = await sumarCobrado(tx, periodos);
    const clientela = await leerClientela(tx, periodos, ahora);
    const nuevos = await contarNuevos(tx, periodos, clock.timeZone);
    const delDia = porDia(franjas.porDia, reservas.porDia, cobrado);
    return {
      desde,
      hasta,
      dias: fechasEntre(desde, hasta).map((fecha) => ({ fecha, ...delDia(fecha) })),
      porHora: horas(franjas.porHora, reservas.porHora),
      porGrupo: grupos(reservas.porGrupo.filter(({ vigente }) => vigente)),
      clientes: { nuevos: nuevos.clientes.deAhora, ...clientela.deAhora },
      abonosVendidos: nuevos.abonos.deAhora,
      masFrecuentes: clientela.masFrecuentes,
      anterior: {
        ...anterior,
        ...sumar(fechasEntre(anterior.desde, anterior.hasta).map(delDia)),
        porGrupo: grupos(reservas.porGrupo.filter(({ vigente }) => !vigente)),
        clientes: { nuevos: nuevos.clientes.deAntes, ...clientela.deAntes },
        abonosVendidos: nuevos.abonos.deAntes,
      },
    };
  });
}

function porDia(
  franjas: ReadonlyMap<string, CifrasDeFranjas>,
  reservas: ReadonlyMap<string, CifrasDeReservas>,
  cobrado: ReadonlyMap<string, number>,
) {
  return (fecha: string): Cifras => ({
    ...(franjas.get(fecha) ?? { franjas: 0, plazas: 0 }),
    ...(reservas.get(fecha) ?? SIN_RESERVAS),
    cobrado: cobrado.get(fecha) ?? 0,
  });
}

const SIN_RESERVAS = { ocupadas: 0, reservas: 0, canceladas: 0, ausencias: 0, reservado: 0 };
const NADA: Cifras = { franjas: 0, plazas: 0, ...SIN_RESERVAS, cobrado: 0 };

function sumar(dias: readonly Cifras[]): Cifras {
  const total = { ...NADA };
  const nombres = Object.keys(NADA) as (keyof Cifras)[];
  for (const dia of dias) for (const nombre of nombres) total[nombre] += dia[nombre];
  return total;
}
