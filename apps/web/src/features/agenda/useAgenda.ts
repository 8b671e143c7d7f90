import { diasEntre } from '@remanso/contract/calendario';
import type { Agenda } from '@remanso/contract/franja/agenda.contract';
import { DIAS_DE_AGENDA } from '@remanso/contract/franja/agenda.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultasDeAgenda } from '../../entities/franja/agenda.queries.ts';
import { consultasDePrecios } from '../../entities/precio/precios.queries.ts';
import { cadaCuanto } from '../../lib/vivo/vivo.ts';
import { diaEnVista, diaPedido, tramoDe, type Pedido } from './agenda.view.ts';
import { agendaEnLaPagina } from './enLaPagina.ts';

const escrita = agendaEnLaPagina();

/**
 * Reads the agenda, two weeks at a time (the longest ventana has three tramos), and finds the day
 * to show. The two weeks in view are read again as time goes by.
 */
export function useAgenda(pedido: Pedido) {
  const [enVista, setEnVista] = useState(0);
  const primero = useTramo(0, enVista, true);
  const segundo = useTramo(1, enVista, estaLleno(primero.data));
  const tercero = useTramo(2, enVista, estaLleno(segundo.data));
  const tramos = [primero, segundo, tercero];
  const conocidos = tramos.flatMap(({ data }) => data?.dias ?? []);

  const nombrado = diaPedido(conocidos, pedido);
  // The server has looked at the whole ventana for the day of its page.
  const buscando =
    !escrita &&
    !nombrado &&
    (pedido.fecha !== null || pedido.franja !== null) &&
    tramos.some(({ isLoading }) => isLoading);
  // Once found, the day that nobody has named stays, even if its last place is taken meanwhile.
  const [hallado, setHallado] = useState<string | null>(null);
  const dia = buscando
    ? undefined
    : (nombrado ?? diaEnVista({ dias: conocidos }, { fecha: hallado, franja: null }));
  if (dia && !nombrado && hallado !== dia.fecha) setHallado(dia.fecha);
  const tramo = dia ? tramoDe(tramos, dia.fecha) : enVista;
  if (tramo !== enVista) setEnVista(tramo);
  const precios = useQuery({
    ...consultasDePrecios.deAgenda(dia?.fecha ?? ''),
    enabled: dia !== undefined,
    initialData: () => {
      const escritos = escrita?.precios;
      return escritos && escritos.fecha === dia?.fecha ? escritos : undefined;
    },
    initialDataUpdatedAt: performance.timeOrigin,
  });

  return {
    /** The two weeks in view; undefined while they load, and where they could not be read. */
    agenda: buscando ? undefined : tramos[tramo]?.data,
    conocidos,
    dia,
    /** The first day of the two weeks before and after those in view; null where there are none. */
    antes: tramos[tramo - 1]?.data?.dias[0]?.fecha ?? null,
    despues: tramos[tramo + 1]?.data?.dias[0]?.fecha ?? null,
    lectura: tramos[tramo] ?? primero,
    precios: precios.isError ? [] : precios.data?.precios,
  };
}

function useTramo(tramo: number, enVista: number, hay: boolean) {
  const seVe = tramo === enVista;
  return useQuery({
    ...consultasDeAgenda.dias(tramo),
    enabled: hay,
    initialData: () => {
      const agenda = escrita?.agenda;
      const desde = agenda?.dias[0]?.fecha ?? agenda?.hoy;
      const suya = agenda && desde && diasEntre(agenda.hoy, desde) === tramo * DIAS_DE_AGENDA;
      return suya ? agenda : undefined;
    },
    initialDataUpdatedAt: performance.timeOrigin,
    refetchInterval: seVe ? cadaCuanto : false,
    refetchOnWindowFocus: seVe ? 'always' : false,
  });
}

/** True where days may follow those of an answer. */
function estaLleno(agenda: Agenda | undefined): boolean {
  return agenda?.dias.length === DIAS_DE_AGENDA;
}
