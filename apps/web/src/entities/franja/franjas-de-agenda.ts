import { fechaDe, horaDe, sumarDias } from '@remanso/contract/calendario';
import type { Agenda } from '@remanso/contract/franja/agenda.contract';
import { DIAS_DE_AGENDA } from '@remanso/contract/franja/agenda.rules';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { llamar } from '../../lib/api/api.ts';
import { SIN_HORARIOS } from './franjas-por-reservar.queries.ts';

/*
 * Reads franjas from the agenda that anybody sees, in the shape in which clients see them. The
 * agenda tells free places only, so that such a franja is as large as they are, and nobody is in it.
 */

const NADIE = { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 };

export async function leerDia(fecha: string, signal: AbortSignal): Promise<FranjaDeCliente[]> {
  return franjasDeAgenda(await leer({ desde: fecha, hasta: fecha }, signal));
}

/** Reads the whole ventana, two weeks a call. */
export async function leerVentana(signal: AbortSignal): Promise<FranjaDeCliente[]> {
  let agenda = await leer({}, signal);
  const franjas = franjasDeAgenda(agenda);
  while (agenda.dias.length === DIAS_DE_AGENDA) {
    const desde = sumarDias(agenda.dias.at(-1)?.fecha ?? agenda.hoy, 1);
    agenda = await leer({ desde, hasta: sumarDias(desde, DIAS_DE_AGENDA - 1) }, signal);
    franjas.push(...franjasDeAgenda(agenda));
  }
  return franjas;
}

function leer(query: { desde?: string; hasta?: string }, signal: AbortSignal): Promise<Agenda> {
  return llamar('GET /agenda', {
    query,
    sinSesion: true,
    cache: 'no-cache',
    siFalla: SIN_HORARIOS,
    signal,
  });
}

function franjasDeAgenda({ dias }: Agenda): FranjaDeCliente[] {
  return dias.flatMap(({ franjas }) =>
    franjas.map(({ id, inicio, fin, estado, libres }) => ({
      id,
      fecha: fechaDe(inicio),
      inicio,
      fin,
      horaInicio: horaDe(inicio),
      horaFin: horaDe(fin),
      estado,
      capacidadEfectiva: libres,
      ocupadosTotal: 0,
      retenidas: 0,
      composicionGenero: NADIE,
    })),
  );
}
