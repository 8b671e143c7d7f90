import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guardarEnCurso, leerEnCurso } from '../../../lib/enCurso.ts';
import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';
import { useUsuario } from '../../../lib/useUsuario.ts';
import { borradorInicial, leerBorrador, type Borrador } from './borrador.view.ts';
import { loPedido } from './loPedido.ts';
import { generoDelTitular } from '../../../entities/reserva/participantes.view.ts';

/**
 * The choices made so far. They are stored at every change and not in an effect, because a session that ends unmounts
 * the screen first.
 */
export function useBorrador() {
  const { id, genero } = useUsuario();
  const client = useQueryClient();
  const [pedido] = useState(() => loPedido(window.location.search, client));
  const [borrador, setBorrador] = useState(() => {
    const guardado = leerBorrador(leerEnCurso(), id);
    return borradorInicial(guardado, pedido, {
      usuario: id,
      visita: claveDeIdempotencia(),
      franja: null,
      personas: 1,
      titular: generoDelTitular(genero),
      acompaniantes: [],
      intento: null,
    });
  });
  const ultimo = useRef(borrador);
  return {
    borrador,
    /** The id of the franja in the address, of which nothing else is known until its day has loaded. */
    pedida: pedido.franjaId,
    cambiar: (cambio: Partial<Borrador>): void => {
      ultimo.current = { ...ultimo.current, ...cambio };
      guardarEnCurso(JSON.stringify(ultimo.current));
      setBorrador(ultimo.current);
    },
    /** Reads the current attempt, also for a call that outlives the screen. */
    leerIntento: () => ultimo.current.intento,
  };
}
