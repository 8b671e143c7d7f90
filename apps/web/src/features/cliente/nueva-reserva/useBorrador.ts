import type { UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Intento } from '../../../entities/reserva/avance/intento.ts';
import { generoDelTitular } from '../../../entities/reserva/participantes.view.ts';
import { guardarEnCurso, buscarEnCurso, olvidarEnCurso } from '../../../lib/sesion/enCurso.ts';
import { claveDeIdempotencia } from '../../../lib/api/idempotencia.ts';
import { seEntroAqui } from '../../../lib/sesion/sesion.ts';
import { useSesion } from '../../../lib/sesion/useSesion.ts';
import {
  buscarReservaDeVisita,
  buscarVisitante,
  guardarReservaDeVisita,
  olvidarVisita,
} from '../../../lib/sesion/visita.ts';
import {
  borradorAlLlegar,
  borradorInicial,
  entenderBorrador,
  type Borrador,
} from './borrador.view.ts';
import type { Eleccion } from './eleccion.view.ts';
import { loPedido } from './loPedido.ts';

/**
 * Returns the initial choice of a booking, and the function that keeps later choices: in the tab
 * for its user, in the browser while nobody is logged in.
 */
export function useBorrador() {
  const { user } = useSesion();
  const client = useQueryClient();
  const [inicial] = useState(() => {
    const pedido = loPedido(window.location.search, client);
    const guardado = buscarBorrador(user);
    const borrador = borradorInicial(guardado, pedido, {
      usuario: user?.id ?? null,
      visita: claveDeIdempotencia(),
      franja: null,
      personas: 1,
      titular: user && generoDelTitular(user.genero),
      acompaniantes: [],
      abonoVendidoId: null,
      pagaAparte: false,
      intento: null,
    });
    const sinPersonas = !guardado && !pedido.grupo && pedido.personas === null;
    return {
      borrador,
      franjaPedida: pedido.franjaId,
      conEspera: pedido.espera,
      sinPersonas,
      ...loConfirmado(user, borrador),
    };
  });
  const { visita } = inicial.borrador;
  return {
    ...inicial,
    guardar: (eleccion: Eleccion, intento: Intento | null): void => {
      const usuario = user?.id ?? null;
      const texto = JSON.stringify({ usuario, visita, ...eleccion, intento } satisfies Borrador);
      if (user) guardarEnCurso(texto);
      else guardarReservaDeVisita(texto);
    },
    olvidar: (): void => {
      olvidarEnCurso();
      olvidarVisita();
    },
  };
}

function buscarBorrador(user: UsuarioPropio | null): Borrador | null {
  const deVisita = entenderBorrador(buscarReservaDeVisita(), null);
  if (!user) return deVisita;
  const { id: usuario, email } = user;
  const genero = generoDelTitular(user.genero);
  const escrito = buscarVisitante()?.email ?? '';
  const propio = entenderBorrador(buscarEnCurso(), usuario);
  return borradorAlLlegar(propio, deVisita, { usuario, email: email ?? '', genero, escrito });
}

/**
 * Returns what somebody had confirmed before they logged in on this page: the price to which they
 * said yes (`porMandar`), with which the booking is sent at once, or the code that they have asked for.
 */
function loConfirmado(user: UsuarioPropio | null, { franja }: Borrador) {
  const visitante = franja && buscarVisitante();
  const esSuyo = user?.email?.toLowerCase() === visitante?.email.toLowerCase();
  return {
    porMandar: user && visitante && esSuyo && seEntroAqui() ? visitante.confirmado : null,
    esperaCodigo: !user && Boolean(visitante?.codigo) && !visitante?.codigo?.turno?.espera,
  };
}
