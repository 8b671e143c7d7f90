import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guardarEnCurso, leerEnCurso } from '../../../lib/enCurso.ts';
import { claveDeIdempotencia } from '../../../lib/idempotencia.ts';
import { useUsuario } from '../../../lib/useUsuario.ts';
import { borradorInicial, leerBorrador, type Borrador } from './borrador.view.ts';
import { loPedido } from './loPedido.ts';
import { generoDelTitular } from './participantes.view.ts';

/** What is chosen so far. Kept at every change, not in an effect: a session that ends takes the screen away first. */
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
    /** The franja that the address names, of which no more is known until its day is there. */
    pedida: pedido.franjaId,
    cambiar: (cambio: Partial<Borrador>): void => {
      ultimo.current = { ...ultimo.current, ...cambio };
      guardarEnCurso(JSON.stringify(ultimo.current));
      setBorrador(ultimo.current);
    },
    /** Also for what goes on after the screen was left. */
    leerIntento: () => ultimo.current.intento,
  };
}
