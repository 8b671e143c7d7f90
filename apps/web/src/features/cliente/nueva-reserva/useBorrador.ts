import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Intento } from '../../../entities/reserva/avance/intento.ts';
import { generoDelTitular } from '../../../entities/reserva/participantes.view.ts';
import { guardarEnCurso, buscarEnCurso } from '../../../lib/sesion/enCurso.ts';
import { claveDeIdempotencia } from '../../../lib/api/idempotencia.ts';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { borradorInicial, entenderBorrador, type Borrador } from './borrador.view.ts';
import type { Eleccion } from './eleccion.view.ts';
import { loPedido } from './loPedido.ts';

/**
 * Returns the initial choice of a booking, and the function that keeps later choices in the tab.
 */
export function useBorrador() {
  const { id, genero } = useUsuario();
  const client = useQueryClient();
  const [inicial] = useState(() => {
    const pedido = loPedido(window.location.search, client);
    const guardado = entenderBorrador(buscarEnCurso(), id);
    const borrador = borradorInicial(guardado, pedido, {
      usuario: id,
      visita: claveDeIdempotencia(),
      franja: null,
      personas: 1,
      titular: generoDelTitular(genero),
      acompaniantes: [],
      intento: null,
    });
    const sinPersonas = !guardado && !pedido.grupo && pedido.personas === null;
    return { borrador, franjaPedida: pedido.franjaId, sinPersonas };
  });
  const { usuario, visita } = inicial.borrador;
  return {
    ...inicial,
    guardar: (eleccion: Eleccion, intento: Intento | null): void =>
      guardarEnCurso(JSON.stringify({ usuario, visita, ...eleccion, intento } satisfies Borrador)),
  };
}
