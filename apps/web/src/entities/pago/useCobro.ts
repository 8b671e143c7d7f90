import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useRef } from 'react';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { DURACION_PARA_DESHACER, cartel } from '../../lib/carteles.ts';
import { claveDeIdempotencia } from '../../lib/api/idempotencia.ts';
import { ERROR_AL_ANULAR, useAnularPago, useRegistrarPago } from './pagos.mutations.ts';
import { movimientoEnPalabras } from './pagos.view.ts';
import { enlaceDeRecibo } from './recibo.view.ts';

const MOTIVO_AL_DESHACER = 'Deshecho al momento';

/**
 * Registers a payment or refund. For ten seconds a toast offers the button 'Deshacer', which annuls
 * the payment or refund.
 */
export function useCobro(reserva: Pick<ReservaDelMostrador, 'id' | 'cliente' | 'franja'>) {
  const { id, cliente } = reserva;
  const { mutateAsync: registrar, isPending, variables } = useRegistrarPago();
  const { mutateAsync: anular } = useAnularPago();
  // The key of the last attempt that has not succeeded. The same payment sent again has the same
  // key, so that the server records the payment once.
  const intento = useRef<{ clave: string; que: string } | null>(null);

  async function deshacer(pagoId: number) {
    try {
      await anular({ id: pagoId, motivo: MOTIVO_AL_DESHACER });
      cartel.info('Quedó anulado');
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_ANULAR));
    }
  }

  /** Throws the error of a failed payment; the caller shows the error. */
  async function cobrar(nuevo: NuevoPago) {
    const que = JSON.stringify(nuevo);
    if (intento.current?.que !== que) intento.current = { clave: claveDeIdempotencia(), que };
    const { clave } = intento.current;
    const { pago, saldo } = await registrar({ reservaId: id, clave, pago: nuevo });
    intento.current = null;
    const recibo = pago.tipo === 'PAGO' ? enlaceDeRecibo(reserva, pago, saldo) : null;
    cartel.exito(movimientoEnPalabras(pago), {
      detalle: `${cliente.nombre} ${cliente.apellido}`.trim(),
      duracion: DURACION_PARA_DESHACER,
      ...(recibo && { enlace: { texto: 'Recibo por WhatsApp', href: recibo } }),
      accion: { texto: 'Deshacer', alElegir: () => void deshacer(pago.id) },
    });
  }

  // `cobrando` is the medio of the payment that is being sent, or null.
  return { cobrar, cobrando: isPending ? (variables?.pago.medio ?? null) : null };
}
