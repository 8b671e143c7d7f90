import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import type { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import { Cuenta } from '../../pago/Cuenta.tsx';
import { useCobroConVuelta } from '../../pago/useCobroConVuelta.ts';
import { useCobrarAbono } from '../abonos-vendidos.mutations.ts';
import { cuentaDeAbono, nombreDe } from './vendido.view.ts';

/** The account of a sold abono. What was paid for it is given back only by annulling it. */
export function CuentaDeAbono({ abono }: { abono: AbonoVendido }) {
  const { id, saldo } = abono;
  const { mutateAsync: registrar } = useCobrarAbono();
  const { cobrar, cobrando } = useCobroConVuelta<PagoDeAbono>({
    registrar: (pago, clave) => registrar({ id, clave, pago }),
    quien: `${abono.nombre}, ${nombreDe(abono.cliente)}`,
  });
  return (
    <Cuenta
      nombre="Pagos del abono"
      de={{ ...abono, senia: null }}
      palabras={cuentaDeAbono(abono)}
      cobrar={({ tipo: _siemprePago, ...pago }) => cobrar(pago)}
      cobrando={cobrando}
      hayQueMover={saldo > 0}
      tipos={['PAGO']}
    />
  );
}
