import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { mensajeDeSenia } from '@remanso/contract/reserva/senia.rules';
import type { DatosDeReserva } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import type { Entorno } from './entorno.ts';
import { deTurno, quienesYCuanto } from './turno-en-palabras.ts';
import { seniasPorVencer } from './turno-fijo.ts';

/**
 * The letter that asks the holder of a new booking for the seña. Paying the seña confirms the
 * booking.
 */
export function senia(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  const plazo = plazoDe(datos);
  return {
    asunto: `Falta la seña: ${nombreDeMomento(datos.inicio)}`,
    titulo: 'Falta la seña',
    parrafos: [
      `Te guardamos el lugar en ${entorno.centro.nombre} hasta el ${plazo}. Tu reserva se confirma cuando llega la seña; sin ella se cancela sola.`,
    ],
    ...comoPagarla(datos, entorno),
  };
}

/**
 * The second letter that asks the holder for the seña, sent while there is still time to transfer
 * it.
 */
export function seniaPorVencer(datos: DatosDeReserva, entorno: Entorno): Mensaje {
  if (datos.serie) return seniasPorVencer(datos, datos.serie, entorno);
  const plazo = plazoDe(datos);
  return {
    asunto: `La seña vence el ${plazo}`,
    titulo: 'Está por vencer la seña',
    parrafos: [
      `La seña de tu turno en ${entorno.centro.nombre} todavía no llegó. Si no llega hasta el ${plazo}, la reserva se cancela sola y el lugar queda libre.`,
    ],
    ...comoPagarla(datos, entorno),
  };
}

const plazoDe = ({ senia: pedida, inicio }: DatosDeReserva) =>
  nombreDeMomento(pedida?.vence ?? inicio);

function comoPagarla(datos: DatosDeReserva, { centro, enlace }: Entorno) {
  const { monto: pedido, transferencia } = datos.senia ?? { monto: 0 };
  const monto = Math.max(0, pedido - (datos.pagado ?? 0));
  return {
    ...deTurno(datos),
    renglones: [
      { nombre: 'Seña', valor: formatearPesos(monto) },
      { nombre: 'Hasta', valor: plazoDe(datos) },
      ...(transferencia ? [{ nombre: 'Transferir a', valor: transferencia }] : []),
      ...quienesYCuanto(datos),
      { nombre: 'Dónde', valor: centro.direccion },
    ],
    boton: { texto: 'Ver la reserva', href: enlace },
    nota: 'Mándale al centro el comprobante de la transferencia.',
    ...(centro.whatsapp && {
      enlace: {
        texto: 'Mandar el comprobante por WhatsApp',
        href: `https://wa.me/${centro.whatsapp}?text=${encodeURIComponent(mensajeDeSenia({ ...datos, titular: datos.nombres[0], monto }))}`,
      },
    }),
  };
}
