import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { MAXIMO_DE_PERSONAS, type Sexo } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { YA_TIENE_RESERVA } from '@remanso/contract/reserva/reservas.rules';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState, useEffect } from 'react';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';
import {
  empezar,
  impedimentoDe,
  lugarDe,
  type Avance,
} from '../../../entities/reserva/avance/avance.ts';
import {
  CAMPO_DE_OTRO_TURNO,
  acompaniantesPara,
  type Acompaniante,
  CAMPO_DE_FRANJA,
} from '../../../entities/reserva/participantes.view.ts';
import { destinoDelPropio } from '../../../entities/reserva/propias/turnos-propios.view.ts';
import { useAvance } from '../../../entities/reserva/avance/useAvance.ts';
import { useTurnosPropios } from '../../../entities/reserva/propias/useTurnosPropios.ts';
import { DURACION_DE_RESERVA, cartel } from '../../../lib/carteles.ts';
import { contarHecha, escucharHechas, guardarVisitante } from '../../../lib/sesion/visita.ts';
import { ahora } from '../../../lib/tiempo/reloj.ts';
import {
  PANTALLA_DE_CLIENTE,
  faltaEnElTurno,
  faltaEnLosNombres,
  recordar,
  type Eleccion,
} from './eleccion.view.ts';
import { YA_NO_ESTA, problemaDe } from './problema.view.ts';
import { useBorrador } from './useBorrador.ts';
import { useAbonoDeLaReserva } from './useAbonoDeLaReserva.ts';
import { useFechaElegida, type Calendario } from './turno/useFechaElegida.ts';
import { lugarAnotado, useHistoriaDelPaso } from './useHistoriaDelPaso.ts';
import { usePersonasHabituales } from './participantes/usePersonasHabituales.ts';
import type { Mandar } from './useReservar.ts';
import { useTurnosDelDia } from './turno/useTurnosDelDia.ts';

const enElDia = (fecha: string) => `/reservas/nueva-reserva?fecha=${fecha}` as const;

/**
 * Connects a client's booking to the tab, the history and the server (specification §4, 'Booking
 * flow').
 */
export function useNuevaReserva() {
  const { franjaPedida, conEspera, sinPersonas, ...reserva } = useReservaDelBorrador();
  const { avance, suceder } = reserva;
  const { franja, personas } = avance.datos.eleccion;
  const [pedida, setPedida] = useState(franjaPedida);
  const buscada = franja?.id ?? pedida;
  const elegirPersonas = (cuantas: number) =>
    suceder({ tipo: 'elegir', cambio: { personas: Math.min(cuantas, MAXIMO_DE_PERSONAS) } });
  const { cuantas, contar } = usePersonasHabituales(sinPersonas, personas, elegirPersonas);
  const calendario = useFechaElegida(franja?.fecha, cuantas, enElDia);
  const dia = useTurnosDelDia(calendario);
  const precio = usePrecioDelDia(calendario, personas);
  const abono = useAbonoDeLaReserva(reserva, calendario);
  const espera = useEsperaPedida(conEspera && buscada === franjaPedida, calendario);
  const propios = useTurnosPropios();
  const viva = dia.data?.find(({ id }) => id === buscada);
  const esPropia = buscada !== null && destinoDelPropio(propios, buscada) !== null;

  // The avance gets the places of the day before the paint, so that a choice never appears with the
  // places of another franja.
  useLayoutEffect(() => {
    if (viva && !franja && !esPropia)
      suceder({ tipo: 'elegir', cambio: { franja: recordar(viva) } });
    const problema = franja && dia.data ? problemaDe(franja, viva, personas, ahora()) : null;
    suceder({ tipo: 'lugares', problema: franja && esPropia ? YA_TIENE_RESERVA : problema });
  });
  useFranjaALaVista(!sinPersonas && franja !== null && franja.id === pedida);

  return {
    avance,
    hecha: reserva.hecha,
    calendario,
    dia,
    /**
     * The chosen franja, or else the franja of the link, by the latest answer about its day;
     * undefined where that answer has no such franja.
     */
    viva,
    propios,
    espera,
    /** Says why the link's franja cannot be chosen; null where it can, or without a link. */
    sinElPedido: franja || pedida === null || !dia.data ? null : sinElPedido(esPropia, viva),
    precio,
    abono,
    /** True where the booking was confirmed before the login, and is sent without another press. */
    seManda: reserva.porMandar !== null,
    acciones: {
      ...accionesDe(reserva, precio.data !== undefined || !precio.isError),
      ...alElegir(reserva, calendario, () => setPedida(null)),
      elegirPersonas: (otras: number) => {
        contar();
        elegirPersonas(otras);
        calendario.fijarFecha();
      },
      ...alConfirmar(reserva, abono.id === null ? precio.data?.precioTotal : undefined),
      olvidar: reserva.olvidar,
    },
  };
}

/**
 * Returns the actions that send the booking. `precio` is undefined while it is not known, and where
 * an abono pays.
 */
function alConfirmar(
  {
    confirmar,
    visita,
    porMandar,
    setPorMandar,
  }: Pick<
    ReturnType<typeof useReservaDelBorrador>,
    'confirmar' | 'visita' | 'porMandar' | 'setPorMandar'
  >,
  precio: number | undefined,
) {
  return {
    /** Lets the booking be sent, at the price that was seen, as soon as a session is open. */
    mandarAlEntrar: () => setPorMandar(precio ?? null),
    /**
     * Sends the confirmed booking. `mandar` is an argument from `ConfirmarReserva`, so that step 1
     * does not load the code that sends.
     */
    confirmar: async (mandar: Mandar) => {
      const pedido = { falta: null, precio: porMandar ?? precio };
      if (porMandar !== null) guardarVisitante({ confirmado: null });
      setPorMandar(null);
      const hecha = await confirmar(pedido, mandar);
      if (!hecha) return;
      contarHecha({ visita, reserva: hecha });
      // The confirmation below the toast says which booking was made.
      cartel.exito('La reserva quedó en Mis Reservas', { duracion: DURACION_DE_RESERVA });
    },
  };
}

/** Says whether the link asks to wait for its franja, until the window of that is closed. */
function useEsperaPedida(pedida: boolean, { fijarFecha }: Calendario) {
  const [cerrada, setCerrada] = useState(false);
  const cerrar = () => {
    setCerrada(true);
    fijarFecha();
  };
  return { pedida: pedida && !cerrada, cerrar };
}

/** Returns the actions that choose a day or a franja, and so change the day on screen. */
function alElegir({ suceder }: Reserva, { elegirFecha }: Calendario, olvidarPedida: () => void) {
  return {
    elegirFecha: (fecha: string) => {
      olvidarPedida();
      suceder({ tipo: 'elegir', cambio: { franja: null } });
      elegirFecha(fecha);
    },
    /** Chooses a franja of any day; its day becomes the day on screen. */
    elegirFranja: (otra: FranjaDeCliente) => {
      suceder({ tipo: 'elegir', cambio: { franja: recordar(otra) } });
      elegirFecha(otra.fecha);
    },
  };
}

function sinElPedido(esPropia: boolean, viva: FranjaDeCliente | undefined): string | null {
  if (esPropia) return YA_TIENE_RESERVA;
  return viva ? null : YA_NO_ESTA;
}

/** The booking that is being made: the tab keeps it, and the history follows its steps. */
function useReservaDelBorrador() {
  const { borrador, franjaPedida, conEspera, sinPersonas, guardar, olvidar, ...antes } =
    useBorrador();
  const [porMandar, setPorMandar] = useState(antes.porMandar);
  const { usuario: _usuario, visita, intento, ...eleccion } = borrador;
  const reserva = useAvance(PANTALLA_DE_CLIENTE, {
    inicial: (): Avance<Eleccion, ReservaDeCliente> => {
      const enElSegundo = eleccion.franja && lugarAnotado(history.state, visita) !== 'eligiendo';
      // After a reload or a new login the dialog that confirms opens by itself only where somebody
      // has confirmed before they were known, or waits for their code.
      const espera = antes.porMandar !== null || antes.esperaCodigo;
      const lugar = espera ? 'confirmando' : enElSegundo ? 'participantes' : 'eligiendo';
      return empezar({ eleccion, intento, lugar }, PANTALLA_DE_CLIENTE);
    },
    alCambiar: ({ en, datos }, { datos: previos }) => {
      if (en === 'hecha') olvidar();
      else if (datos.eleccion !== previos.eleccion || datos.intento !== previos.intento) {
        guardar(datos.eleccion, datos.intento);
      }
    },
  });
  const { avance, suceder } = reserva;
  const deOtraPestania = useHechaEnOtraPestania(visita);
  useHistoriaDelPaso({
    visita,
    lugar: lugarDe(avance),
    fecha: avance.datos.eleccion.franja?.fecha,
    alIr: (a) => lugarDe(suceder({ tipo: 'ir', a })),
  });
  return {
    ...reserva,
    /** The booking, once this tab or another one has made it. */
    hecha: avance.en === 'hecha' ? avance.reserva : deOtraPestania,
    visita,
    franjaPedida,
    conEspera,
    sinPersonas,
    porMandar,
    setPorMandar,
    olvidar,
  };
}

/** Returns the booking that another tab has made in this visit, into which the mail's button led. */
function useHechaEnOtraPestania(visita: string): ReservaDeCliente | null {
  const [hecha, setHecha] = useState<ReservaDeCliente | null>(null);
  useEffect(
    () =>
      escucharHechas(({ visita: suya, reserva }) => {
        if (suya === visita) setHecha(reserva);
      }),
    [visita],
  );
  return hecha;
}

type Reserva = Pick<ReturnType<typeof useReservaDelBorrador>, 'avance' | 'suceder'>;

/** The actions that depend only on the booking and on `hayPrecio`. */
function accionesDe({ avance, suceder }: Reserva, hayPrecio: boolean) {
  const { eleccion } = avance.datos;
  return {
    cambiarGeneroDelTitular: (titular: Sexo) => suceder({ tipo: 'escribir', cambio: { titular } }),
    cambiarAcompaniante: (orden: number, cambio: Partial<Acompaniante>) => {
      const acompaniantes = acompaniantesPara(eleccion.personas, eleccion.acompaniantes);
      const nuevos = acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno));
      suceder({ tipo: 'elegir', cambio: { acompaniantes: nuevos } });
    },
    /**
     * Goes to the next step. Where the step lacks something or the franja is not available, returns
     * the name of the control to focus; otherwise null.
     */
    seguir: (): string | null => {
      const falta =
        lugarDe(avance) === 'eligiendo'
          ? faltaEnElTurno(eleccion, hayPrecio)
          : faltaEnLosNombres(eleccion);
      const despues = suceder({ tipo: 'seguir', falta: falta?.texto ?? null });
      return impedimentoDe(despues) === null ? (falta?.campo ?? null) : CAMPO_DE_OTRO_TURNO;
    },
    dejarDeConfirmar: () => suceder({ tipo: 'ir', a: 'participantes' }),
  };
}

/** Reads the price on the date on screen. No request is sent until that date is known. */
function usePrecioDelDia({ fecha, precios }: Calendario, personas: number) {
  const consulta = consultasDePrecios.para(personas, fecha, precios);
  return useQuery({ ...consulta, enabled: fecha !== null });
}

/**
 * Scrolls to the hour that a link has chosen, because that hour can be below the visible part of
 * the page. A link that does not say how many people come leaves that question in sight instead.
 */
function useFranjaALaVista(traida: boolean): void {
  useEffect(() => {
    if (!traida) return;
    document
      .querySelector(`[name="${CAMPO_DE_FRANJA}"]:checked`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [traida]);
}
