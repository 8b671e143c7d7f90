import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';
import { FALTAN_NOMBRES } from '@remanso/contract/reservas.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorDeApi, mensajeDe } from '../../../lib/ErrorDeApi.ts';
import { olvidarEnCurso } from '../../../lib/enCurso.ts';
import { ahora } from '../../../lib/reloj.ts';
import { useUsuario } from '../../../lib/useUsuario.ts';
import {
  PULSO_MS,
  consultasDeFranjasPorReservar,
} from '../../../entities/franja/franjas-por-reservar.queries.ts';
import { recordar } from './borrador.view.ts';
import { esCambioDePrecio } from '../../../entities/reserva/precio-cambiado.ts';
import { problemaDe } from './problema.view.ts';
import {
  estaEnDuda,
  intentoPara,
  trasFallar,
  type Intento,
} from '../../../entities/reserva/intento.ts';
import {
  CAMPO_DE_FRANJA,
  CAMPO_DE_OTRO_TURNO,
  acompaniantesPara,
  campoDeNombre,
  cuerpoDeReserva,
  primeroSinNombre,
  type Acompaniante,
  type CuerpoDeReserva,
} from '../../../entities/reserva/participantes.view.ts';
import { useBorrador } from './useBorrador.ts';
import { useFechaElegida } from './useFechaElegida.ts';
import { usePaso } from './usePaso.ts';
import { franjasDe } from '../../../entities/franja/ventana.view.ts';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';

export type NuevaReservaEnCurso = ReturnType<typeof useNuevaReserva>;

const RECIEN_LLEGADO_MS = 2_000;

/** The refusal of an outdated price, which one more tap answers. */
interface PrecioCambiado {
  antes: number;
  texto: string;
}

const SIN_ERROR = { texto: null, conOtros: false };

/** The state and the actions of the booking screen (specification §4, 'Booking flow'). */
export function useNuevaReserva() {
  const { nombre, apellido } = useUsuario();
  const { borrador, cambiar, leerIntento, ...pedido } = useBorrador();
  const [pedida, setPedida] = useState(pedido.pedida);
  const { franja, personas, titular } = borrador;
  const calendario = useFechaElegida(franja?.fecha);
  const { fecha, config, ventana } = calendario;
  const paso = usePaso(borrador.visita);
  const [error, setError] = useState<{ texto: string | null; conOtros: boolean }>(SIN_ERROR);
  const [precioCambiado, setPrecioCambiado] = useState<PrecioCambiado | null>(null);
  const [hecha, setHecha] = useState<ReservaDeCliente | null>(null);

  const dia = useQuery({
    ...consultasDeFranjasPorReservar.delDia(fecha ?? ''),
    enabled: fecha !== null && !ventana.isPending,
    // The day's franjas of the window are shown at once, also on a poor connection. A day that was chosen is read
    // again; the first day has only just been read.
    initialData: () => (fecha && ventana.data ? franjasDe(ventana.data, fecha) : undefined),
    initialDataUpdatedAt: ventana.dataUpdatedAt,
    staleTime: calendario.hayElegida ? 0 : RECIEN_LLEGADO_MS,
    refetchInterval: PULSO_MS,
    refetchOnWindowFocus: 'always',
  });
  const precio = useQuery(consultasDePrecios.para(personas, config));
  const viva = dia.data?.find(({ id }) => id === (franja?.id ?? pedida));
  const acompaniantes = acompaniantesPara(personas, borrador.acompaniantes);
  const cuerpo = franja && cuerpoDeReserva(franja.id, titular, acompaniantes);
  const enDuda = cuerpo !== null && estaEnDuda(borrador.intento, cuerpo);
  // A booking in doubt may itself be what took the places.
  const problema =
    franja && dia.data && !enDuda ? problemaDe(franja, viva, personas, ahora()) : null;

  useEffect(() => {
    if (viva && !franja) cambiar({ franja: recordar(viva) });
  });

  /**
   * Goes on to the second step. Like `pedirConfirmacion`, returns the name of the control to focus where something is
   * missing, or null.
   */
  function continuar(): string | null {
    const sinPrecio = precio.isError && !precio.data ? 'Error al calcular precio' : null;
    const texto = franja ? sinPrecio : 'Por favor selecciona un horario';
    setError({ texto, conOtros: false });
    if (!franja) return CAMPO_DE_FRANJA;
    if (problema) return CAMPO_DE_OTRO_TURNO;
    if (!texto) paso.avanzar(franja.fecha);
    return null;
  }

  function pedirConfirmacion(): string | null {
    const faltante = primeroSinNombre(acompaniantes);
    setError({ texto: faltante < 0 ? null : FALTAN_NOMBRES, conOtros: false });
    setPrecioCambiado(null);
    if (problema) return CAMPO_DE_OTRO_TURNO;
    if (faltante >= 0) return campoDeNombre(faltante);
    if (franja) paso.confirmar(franja.fecha);
    return null;
  }

  return {
    ...calendario,
    dia,
    franja,
    viva,
    personas,
    precio,
    precioCambiado,
    titular: { nombre: `${nombre} ${apellido}`, genero: titular },
    acompaniantes,
    cuerpo,
    error: problema ?? error.texto,
    /** False while the last question is open, when the booking may be on its way. */
    enDuda: enDuda && !paso.confirmando,
    /** True where the chosen franja is not available and others are offered. */
    conOtros: problema !== null || error.conOtros,
    problema,
    confirmando: paso.confirmando && problema === null,
    hecha,
    enParticipantes: paso.enParticipantes && franja !== null,
    huboCambioDePaso: paso.huboCambio,
    volver: paso.volver,
    continuar,
    pedirConfirmacion,
    /** The attempt to be sent; its key and price outlast another step and a reload. */
    intentar: (enviado: CuerpoDeReserva): Intento => {
      const intento = intentoPara(leerIntento(), enviado, precio.data?.precioTotal);
      cambiar({ intento });
      return intento;
    },
    dejarDeConfirmar: paso.dejarDeConfirmar,
    alReservar: (reserva: ReservaDeCliente) => {
      olvidarEnCurso();
      setHecha(reserva);
    },
    alFallar: (fallo: unknown) => {
      const { status, codigo } = fallo instanceof ErrorDeApi ? fallo : { status: 0, codigo: '' };
      const intento = leerIntento();
      if (intento) cambiar({ intento: trasFallar(intento, fallo) });
      // The login has replaced the question in the history.
      if (status === 401) return;
      if (esCambioDePrecio(fallo) && intento?.precioEsperado !== undefined) {
        setPrecioCambiado({ antes: intento.precioEsperado, texto: fallo.message });
        return;
      }
      const esDeLaFranja = (status === 404 || status === 409) && codigo !== 'LIMITE_DE_RESERVAS';
      setError({ texto: mensajeDe(fallo, ''), conOtros: esDeLaFranja });
      paso.dejarDeConfirmar();
    },
    elegirFecha: (otra: string) => {
      setPedida(null);
      cambiar({ franja: null });
      setError(SIN_ERROR);
      calendario.elegirFecha(otra);
    },
    /** Chooses a franja of any day, which becomes the day on screen. */
    elegirFranja: (otra: FranjaDeCliente) => {
      cambiar({ franja: recordar(otra) });
      setError(SIN_ERROR);
      calendario.elegirFecha(otra.fecha);
    },
    elegirPersonas: (cuantas: number) => {
      cambiar({ personas: Math.min(cuantas, MAXIMO_DE_PERSONAS) });
      setError(SIN_ERROR);
    },
    cambiarGeneroDelTitular: (genero: typeof titular) => cambiar({ titular: genero }),
    cambiarAcompaniante: (orden: number, cambio: Partial<Acompaniante>) => {
      const nuevos = acompaniantes.map((uno, i) => (i === orden ? { ...uno, ...cambio } : uno));
      cambiar({ acompaniantes: nuevos });
      // The error about missing names stays until none is missing.
      if (error.texto !== FALTAN_NOMBRES || primeroSinNombre(nuevos) < 0) setError(SIN_ERROR);
    },
  };
}
