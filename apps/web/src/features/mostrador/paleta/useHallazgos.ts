import { fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fechaEnDireccion } from '../../../entities/franja/dia-en-direccion.view.ts';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';
import { consultasDeClientes } from '../../../entities/persona/clientes.queries.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { gruposPara, type GrupoDeOpciones, type SeccionALaVista } from './paleta.view.ts';

interface Hallazgos {
  grupos: GrupoDeOpciones[];
  /** The text for which the groups of options were found. */
  respondido: string;
  /** True while the groups of options are the groups of an earlier text. */
  enCamino: boolean;
  mensaje: string;
}

/**
 * Returns what the palette finds for a text. All groups change at once, after the server's answer,
 * so that no option moves while a person reads the options and presses Enter.
 */
export function useHallazgos(texto: string, secciones: readonly SeccionALaVista[]): Hallazgos {
  const ahora = useMinuto();
  const buscado = texto.trim();
  const [respondido, setRespondido] = useState(buscado);
  const hallados = useQuery(consultasDeClientes.hallados(buscado));
  const enCamino = buscado !== '' && (hallados.isPlaceholderData || hallados.isPending);
  if (!enCamino && respondido !== buscado) setRespondido(buscado);

  const clientes = respondido === '' ? [] : (hallados.data?.clientes ?? []);
  // Where the search finds more than two clients, no bookings are read.
  const [uno, otro] = clientes.length > 2 ? [] : clientes;
  const deClientes = [...useReservasDe(uno?.id), ...useReservasDe(otro?.id)];
  // The query is disabled (`enabled: false`): the palette uses the bookings that the day on screen
  // has already read.
  const fecha = fechaEnDireccion(window.location.search, fechaDe(ahora));
  const dia = useQuery({
    ...consultasDeFranjas.delDia(fecha),
    enabled: false,
    refetchInterval: false,
  });
  const grupos = gruposPara({
    texto: respondido,
    ahora,
    secciones,
    clientes,
    delDia: dia.data?.flatMap((franja) => franja.reservas ?? []) ?? [],
    deClientes,
  });
  return { grupos, respondido, enCamino, mensaje: mensajeDeHallazgos(grupos, hallados.error) };
}

/**
 * Returns the bookings of a client, if there is one. `useQueries` would read those of any number of
 * clients, but every screen behind the login would load its code.
 */
function useReservasDe(cliente: number | undefined) {
  const { data } = useQuery({
    ...consultasDeClientes.reservas(cliente ?? 0, 0),
    enabled: cliente !== undefined,
  });
  return data?.reservas ?? [];
}

function mensajeDeHallazgos(grupos: readonly GrupoDeOpciones[], error: Error | null): string {
  if (error) return mensajeDe(error, 'Error al buscar clientes');
  return grupos.length === 0 ? 'No hay nada con ese nombre. Prueba con menos letras.' : '';
}
