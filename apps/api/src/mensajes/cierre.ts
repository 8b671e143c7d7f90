import { nombreDeMomento } from '@remanso/contract/calendario';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurno, pagadoAFavor, quienesYCuanto } from './turno-en-palabras.ts';

/**
 * The letter that tells the holder of a booking that the centre does not open at the hour of the
 * booking, and what the holder can do.
 */
export function cierre(datos: DatosDeReserva, { centro, enlace }: Entorno): Mensaje {
  const turno = nombreDeMomento(datos.inicio);
  const { momento, saludo } = deTurno(datos);
  return {
    asunto: `El centro no abre en tu turno del ${turno}`,
    titulo: 'En ese turno el centro no abre',
    momento: { ...momento, tachado: true },
    saludo,
    parrafos: [
      `Tu turno del ${turno} en ${centro.nombre} no va a poder ser: a esa hora el centro no abre.`,
      ...(datos.motivo ? [`Motivo: ${datos.motivo}`] : []),
      'El centro te va a proponer otro turno. Si prefieres no esperar, puedes cancelar la reserva ahora mismo desde tu cuenta, sin plazo, hasta la hora en que empezaba.',
      ...pagadoAFavor(datos),
    ],
    renglones: quienesYCuanto(datos),
    boton: { texto: 'Ver la reserva', href: enlace },
  };
}
