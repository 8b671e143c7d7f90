import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { CAMPO_DE_FRANJA } from '../../../../entities/reserva/participantes.view.ts';
import { useTurnosPropios } from '../../../../entities/reserva/propias/useTurnosPropios.ts';
import { esElegible } from '../../../../entities/franja/franja.view.ts';
import { destinoCon, numeroEn } from '../../../../lib/direccion/direccion.ts';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { ahora } from '../../../../lib/tiempo/reloj.ts';
import { enfocarCampo } from '../BarraDeResumen.tsx';
import { recordar } from '../eleccion.view.ts';
import type { FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { problemaDe } from '../problema.view.ts';
import { useFechaElegida } from '../turno/useFechaElegida.ts';
import { useTurnosDelDia } from '../turno/useTurnosDelDia.ts';
import { useMudanza } from './useMudanza.ts';

/**
 * The choice of another franja for a booking. The day and the franja are in the address, so that a
 * reload finds them again.
 */
export function useOtroTurno(reserva: ReservaDeCliente, alTerminar: (pagina: number) => void) {
  const { id, numPersonas: personas } = reserva;
  const pedida = numeroEn(useSearch(), 'franja');
  const direccionDe = (fecha: string, franja?: number) =>
    destinoCon('/reservas/cambiar-turno', { reserva: id, fecha, franja });
  const calendario = useFechaElegida(undefined, personas, direccionDe);
  const dia = useTurnosDelDia(calendario);
  const conocidos = useTurnosPropios();
  // The booking's own franja counts as taken, even before the client's other bookings are loaded.
  const propios = conocidos.some((una) => una.id === id) ? conocidos : [...conocidos, reserva];
  const mudanza = useMudanza(reserva, alTerminar);
  const [falta, setFalta] = useState(false);
  // The chosen franja is kept here, because it can disappear from the list of its day.
  const [vista, setVista] = useState<FranjaElegida | null>(null);

  const viva = dia.data?.find((franja) => franja.id === pedida && franja.id !== reserva.franja.id);
  if (viva && viva.id !== vista?.id) setVista(recordar(viva));
  const elegida = pedida !== null && vista?.id === pedida ? vista : null;
  const sinLugar = elegida && dia.data ? problemaDe(elegida, viva, personas, ahora()) : null;

  function ir(fecha: string, franja?: FranjaDeCliente) {
    setFalta(false);
    mudanza.olvidar();
    const state: unknown = history.state;
    navegar(direccionDe(fecha, franja?.id), { reemplazar: true, state });
  }

  async function cambiar() {
    if (elegida && viva && esElegible(viva, personas)) {
      await mudanza.mandar(elegida);
      return;
    }
    setFalta(!elegida);
    if (!elegida) enfocarCampo(CAMPO_DE_FRANJA);
  }

  return {
    calendario,
    dia,
    /** The chosen franja by the latest answer; undefined where that answer has no such franja. */
    viva,
    propios,
    elegida,
    problema: falta ? 'Por favor selecciona un horario' : (sinLugar ?? mudanza.error?.texto),
    /** True where other franjas are offered in place of the chosen franja. */
    conOtros: sinLugar !== null || mudanza.error?.conOtros,
    mudando: mudanza.enCurso,
    acciones: {
      elegirFecha: (fecha: string) => ir(fecha),
      elegirFranja: (franja: FranjaDeCliente) => ir(franja.fecha, franja),
      cambiar,
    },
  };
}
