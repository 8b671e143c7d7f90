import type { PagoAnotadoConSaldo } from '@remanso/contract/caja/pagos.contract';
import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import type { MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { useState } from 'react';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { useUnaSolaVez } from '../../lib/api/useUnaSolaVez.ts';
import { DURACION_PARA_DESHACER, cartel } from '../../lib/carteles.ts';
import { ERROR_AL_ANULAR, useAnularPago } from './pagos.mutations.ts';
import { movimientoEnPalabras } from './pagos.view.ts';

const MOTIVO_AL_DESHACER = 'Deshecho al momento';

interface Cuenta<P> {
  registrar: (pago: P, clave: string) => Promise<PagoAnotadoConSaldo>;
  /** The person who pays. */
  quien: string;
  /** Returns the link of a receipt for a payment; null where no chat can be opened. */
  recibo?: (cobrado: PagoAnotadoConSaldo) => string | null;
}

/**
 * Registers a payment or refund. For ten seconds a toast offers the button 'Deshacer', which annuls
 * the payment or refund.
 */
export function useCobroConVuelta<P extends Pick<NuevoPago, 'medio'>>({
  registrar,
  quien,
  recibo,
}: Cuenta<P>) {
  const unaSolaVez = useUnaSolaVez();
  const { mutateAsync: anular } = useAnularPago();
  const [cobrando, setCobrando] = useState<MedioDePago | null>(null);

  async function deshacer(pagoId: number) {
    try {
      await anular({ id: pagoId, motivo: MOTIVO_AL_DESHACER });
      cartel.info('Quedó anulado');
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_ANULAR));
    }
  }

  /** Throws the error of a failed payment; the caller shows the error. */
  async function cobrar(nuevo: P) {
    setCobrando(nuevo.medio);
    const cobrado = await unaSolaVez(nuevo, (clave) => registrar(nuevo, clave)).finally(() =>
      setCobrando(null),
    );
    const { pago } = cobrado;
    const href = pago.tipo === 'PAGO' ? recibo?.(cobrado) : null;
    cartel.exito(movimientoEnPalabras(pago), {
      detalle: quien,
      duracion: DURACION_PARA_DESHACER,
      ...(href && { enlace: { texto: 'Recibo por WhatsApp', href } }),
      accion: { texto: 'Deshacer', alElegir: () => void deshacer(pago.id) },
    });
  }

  // `cobrando` is the medio of the payment that is being sent, or null.
  return { cobrar, cobrando };
}
