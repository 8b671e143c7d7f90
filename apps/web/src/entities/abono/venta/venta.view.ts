import { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { leerPesos } from '../../../components/form/numero.view.ts';
import { MONTO_ILEGIBLE } from '../../pago/pagos.view.ts';

/*
 * The choices of the desk when it sells an abono: by which medio it is paid, and how much of it.
 */

export const FORMAS_DE_PAGO = [...MEDIOS_DE_PAGO, 'DESPUES'] as const;
export type FormaDePago = (typeof FORMAS_DE_PAGO)[number];

export const NOMBRE_DE_FORMA: Record<FormaDePago, string> = {
  ...NOMBRE_DE_MEDIO,
  DESPUES: 'Paga después',
};

interface LoQuePaga {
  /** The payment of now; undefined where nothing is paid. */
  pago?: PagoDeAbono;
  /** The reason why the amount cannot be taken. */
  problema?: string;
  /** The payment and the rest that is owed, in words. */
  palabras: string;
}

/** Returns what is paid of a price now. `escrito` is the amount as typed; null for all of it. */
export function loQuePaga(forma: FormaDePago, escrito: string | null, precio: number): LoQuePaga {
  if (forma === 'DESPUES') return { palabras: `Quedan por pagar ${formatearPesos(precio)}` };
  const monto = escrito === null ? precio : leerPesos(escrito);
  const leido = PagoDeAbono.safeParse({ monto, medio: forma });
  if (!leido.success) {
    const [problema] = leido.error.issues;
    const ilegible = typeof monto === 'string' ? MONTO_ILEGIBLE : problema?.message;
    return { problema: ilegible ?? MONTO_ILEGIBLE, palabras: '' };
  }
  const resto = precio - leido.data.monto;
  if (resto < 0) {
    return { problema: `El abono cuesta ${formatearPesos(precio)}`, palabras: '' };
  }
  const palabras = resto > 0 ? `Quedan por pagar ${formatearPesos(resto)}` : 'Queda todo pagado';
  return { pago: leido.data, palabras };
}
