import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { PagoDeAbono } from '@remanso/contract/abono/abonos.forms';
import { CON_MEDIO, MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { formatearPesos } from '@remanso/contract/dinero';
import { useRef, useState } from 'react';
import { Campo } from '../../../components/form/Campo.tsx';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { errorDeNumero, leerPesos } from '../../../components/form/numero.view.ts';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { useFocoQueQueda } from '../../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { ERROR_AL_COBRAR } from '../../pago/pagos.mutations.ts';
import { MONTO_ILEGIBLE } from '../../pago/pagos.view.ts';
import { useCobroConVuelta } from '../../pago/useCobroConVuelta.ts';
import { deudaDeAbono } from '../abono.view.ts';
import { useCobrarAbono } from '../abonos-vendidos.mutations.ts';
import { nombreDe } from './vendido.view.ts';

const MEDIOS = MEDIOS_DE_PAGO.map((medio) => ({ valor: medio, texto: NOMBRE_DE_MEDIO[medio] }));

/** The medios of the buttons that charge all that is owed in one click. */
const DE_UN_CLIC = ['EFECTIVO', 'TRANSFERENCIA'] as const;

/**
 * The account of a sold abono: what is owed, buttons that charge it in one click, and a form for
 * another amount or medio.
 */
export function CuentaDeAbono({ abono }: { abono: AbonoVendido }) {
  const { id, pagado, saldo } = abono;
  const { mutateAsync: registrar } = useCobrarAbono();
  const { cobrar, cobrando } = useCobroConVuelta<PagoDeAbono>({
    registrar: (pago, clave) => registrar({ id, clave, pago }),
    quien: `${abono.nombre}, ${nombreDe(abono.cliente)}`,
  });
  const [abierto, setAbierto] = useState(false);
  const cuenta = useRef<HTMLParagraphElement>(null);
  const foco = useFocoQueQueda(() => cuenta.current);
  return (
    <section {...foco} aria-label="Pagos del abono">
      <div className="flex flex-wrap items-center gap-2">
        <p ref={cuenta} role="status" tabIndex={-1} className="mr-auto">
          <Insignia tono={saldo > 0 ? 'aviso' : 'exito'}>
            {deudaDeAbono(abono) || `Pagado ${formatearPesos(pagado)}`}
          </Insignia>
        </p>
        {saldo > 0 && !abierto && (
          <div className="flex grow flex-wrap gap-2 *:grow">
            {DE_UN_CLIC.map((medio, orden) => (
              <Boton
                key={medio}
                tamano="sm"
                variante={orden === 0 ? 'primary' : 'outline'}
                cargando={cobrando === medio}
                disabled={cobrando !== null && cobrando !== medio}
                aria-label={`Cobrar ${formatearPesos(saldo)} ${CON_MEDIO[medio]}`}
                onClick={() => {
                  cobrar({ monto: saldo, medio }).catch((error: unknown) =>
                    cartel.error(mensajeDe(error, ERROR_AL_COBRAR)),
                  );
                }}
              >
                {orden === 0
                  ? `Cobrar ${formatearPesos(saldo)} ${CON_MEDIO[medio]}`
                  : NOMBRE_DE_MEDIO[medio]}
              </Boton>
            ))}
            <Boton
              variante="outline"
              tamano="sm"
              aria-label="Otro medio o monto"
              onClick={() => setAbierto(true)}
            >
              Otro
            </Boton>
          </div>
        )}
      </div>
      {saldo > 0 && abierto && (
        <div className="guijarro mt-3 bg-hundido p-4">
          <OtroPago saldo={saldo} cobrar={cobrar} alTerminar={() => setAbierto(false)} />
        </div>
      )}
    </section>
  );
}

interface PropiedadesDeOtroPago {
  saldo: number;
  cobrar: (pago: PagoDeAbono) => Promise<void>;
  alTerminar: () => void;
}

function OtroPago({ saldo, cobrar, alTerminar }: PropiedadesDeOtroPago) {
  return (
    <Formulario
      esquema={PagoDeAbono}
      valores={{ monto: saldo, medio: 'EFECTIVO', nota: '' }}
      siFalla={ERROR_AL_COBRAR}
      className="grid gap-4 sm:grid-cols-2"
      alEnviar={async ({ nota, ...pago }) => {
        await cobrar({ ...pago, ...(nota && { nota }) });
        alTerminar();
      }}
    >
      {({ campo, form, enviando }) => {
        const monto = campo('monto', { setValueAs: leerPesos });
        const error = errorDeNumero(monto.error, form.getValues('monto'), MONTO_ILEGIBLE);
        return (
          <>
            <CampoNumero {...monto} error={error} etiqueta="Monto" prefijo="$" />
            <CampoSeleccion {...campo('medio')} etiqueta="Medio" opciones={MEDIOS} />
            <Campo
              {...campo('nota')}
              etiqueta="Nota (opcional)"
              maxLength={200}
              className="sm:col-span-2"
            />
            <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
              <Boton variante="secondary" tamano="sm" disabled={enviando} onClick={alTerminar}>
                Volver
              </Boton>
              <Boton type="submit" tamano="sm" cargando={enviando}>
                Registrar
              </Boton>
            </div>
          </>
        );
      }}
    </Formulario>
  );
}
