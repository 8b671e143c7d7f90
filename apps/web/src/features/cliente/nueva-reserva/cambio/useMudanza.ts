import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enfocarReserva } from '../../../../entities/reserva/enfocarReserva.ts';
import { mutacionesDeReservasPropias } from '../../../../entities/reserva/propias/reservas-propias.mutations.ts';
import { consultasDeReservasPropias } from '../../../../entities/reserva/propias/reservas-propias.queries.ts';
import { comoLaVeElCliente } from '../../../../entities/reserva/reserva.view.ts';
import {
  ERROR_AL_DESHACER,
  ERROR_AL_MOVER,
} from '../../../../entities/reserva/reservas.mutations.ts';
import { ErrorDeApi, mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { DURACION_PARA_DESHACER, cartel } from '../../../../lib/carteles.ts';
import type { FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { paginaTrasMover } from './cambio.view.ts';

/** The refusals after which the screen offers other franjas. */
const POR_LA_FRANJA = [
  'SIN_CUPO',
  'FRANJA_BLOQUEADA',
  'FRANJA_COMENZADA',
  'FRANJA_INEXISTENTE',
  'FUERA_DE_VENTANA',
  'RESERVA_REPETIDA',
  'ABONO_VENCE_ANTES',
  'ABONO_OTRO_DIA',
];

/** Moves a booking with one call, and offers once to undo the move. */
export function useMudanza(reserva: ReservaDeCliente, alTerminar: (pagina: number) => void) {
  const consultas = useQueryClient();
  const { mutateAsync: mover } = useMutation(mutacionesDeReservasPropias.mover());
  const { mutateAsync: deshacer } = useMutation(mutacionesDeReservasPropias.deshacer());
  const [error, setError] = useState<{ texto: string; conOtros: boolean } | null>(null);
  const [enCurso, setEnCurso] = useState(false);

  async function volverAtras() {
    try {
      await deshacer(reserva);
      cartel.exito('El turno volvió a ser el de antes', {
        detalle: `Es el ${nombreDeMomento(reserva.franja.inicio)}.`,
      });
      enfocarReserva(reserva.id);
    } catch (fallo) {
      cartel.error(porQueNoVuelve(fallo));
    }
  }

  /** Returns the page of Mis Reservas that now shows the booking, after reading that page. */
  async function paginaAlDia(movida: ReservaDeCliente): Promise<number> {
    const { porVenir } = consultasDeReservasPropias;
    const antes = consultas.getQueryData(porVenir().queryKey)?.reservas ?? [];
    await consultas.query(porVenir()).catch(() => {});
    return paginaTrasMover(antes, movida);
  }

  async function mandar({ id: franjaId }: FranjaElegida): Promise<void> {
    setError(null);
    setEnCurso(true);
    try {
      const movida = comoLaVeElCliente(await mover({ reserva, franjaId }));
      alTerminar(await paginaAlDia(movida));
      cartel.exito('Turno cambiado', {
        detalle: `Ahora es el ${nombreDeMomento(movida.franja.inicio)}.`,
        duracion: DURACION_PARA_DESHACER,
        accion: { texto: 'Deshacer', alElegir: () => void volverAtras() },
      });
    } catch (fallo) {
      setEnCurso(false);
      const codigo = fallo instanceof ErrorDeApi ? fallo.codigo : undefined;
      setError({
        texto: mensajeDe(fallo, ERROR_AL_MOVER),
        conOtros: POR_LA_FRANJA.some((uno) => uno === codigo),
      });
    }
  }

  return { error, enCurso, mandar, olvidar: () => setError(null) };
}

/** Says why a move cannot be undone, for example because the former turn has no room any more. */
function porQueNoVuelve(fallo: unknown): string {
  return fallo instanceof ErrorDeApi && fallo.codigo === 'SIN_CUPO'
    ? 'El turno de antes ya no tiene lugar: la reserva sigue en el nuevo.'
    : mensajeDe(fallo, ERROR_AL_DESHACER);
}
