import type { NuevoPago } from '@remanso/contract/caja/pagos.forms';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { CON_MEDIO, type MedioDePago } from '@remanso/contract/caja/pagos.rules';
import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../lib/carteles.ts';
import { FormularioDePago } from './FormularioDePago.tsx';
import { ERROR_AL_COBRAR } from './pagos.mutations.ts';
import type { PorCobrar } from './pagos.view.ts';
import { cobroEnPalabras, cobroPendiente, mediosDeUnClic } from './pagos.view.ts';

interface PropiedadesDeCuenta {
  /** The name of the section, such as 'Pagos de Ana Paz'. */
  nombre: string;
  /** The booking or abono whose account it is. */
  de: PorCobrar;
  /** What is owed or paid, in words. */
  palabras: string;
  /** Whose account it is, in the names of the buttons; undefined where the window says it. */
  titular?: string;
  cobrar: (pago: NuevoPago) => Promise<unknown>;
  /** The medio of the payment that is being sent, or null. */
  cobrando: MedioDePago | null;
  /** False where neither a payment nor a refund is possible. */
  hayQueMover: boolean;
  /** The kinds of movement that the form offers. */
  tipos: readonly Pago['tipo'][];
  /** True where the form for another amount or medio is open at first. */
  conFormulario?: boolean;
  /** What stands below the account, such as the payments so far. */
  children?: ReactNode;
}

/**
 * An account at the desk: what is owed, buttons that charge it in one click, and a form for another
 * amount or medio.
 */
export function Cuenta({
  nombre,
  de,
  palabras,
  titular,
  cobrar,
  cobrando,
  hayQueMover,
  tipos,
  conFormulario = false,
  children,
}: PropiedadesDeCuenta) {
  const [abierto, setAbierto] = useState(conFormulario);
  const otro = de.saldo === 0 ? 'Devolver' : 'Otro medio o monto';
  const cuenta = useRef<HTMLParagraphElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const foco = useFocoQueQueda(() => boton.current ?? cuenta.current);
  const propuesto = cobroPendiente(de) ?? { tipo: 'DEVOLUCION' as const, monto: de.pagado };
  return (
    <section {...foco} aria-label={nombre}>
      <div className="flex flex-wrap items-center gap-2">
        <p ref={cuenta} role="status" tabIndex={-1} className="mr-auto">
          <Insignia tono={de.saldo === 0 ? 'exito' : 'aviso'}>{palabras}</Insignia>
        </p>
        {!abierto && hayQueMover && (
          // Where the line is too short for the sum and the two buttons, the buttons move together
          // to a line of their own and fill it.
          <div className="flex grow flex-wrap gap-2 *:grow">
            <CobroDeUnClic
              {...{ de, titular, cobrar, cobrando }}
              alCobrar={() => cuenta.current?.focus()}
            />
            <Boton
              ref={boton}
              variante="outline"
              tamano="sm"
              aria-label={deQuien(otro, titular)}
              onClick={() => setAbierto(true)}
            >
              {otro}
            </Boton>
          </div>
        )}
      </div>
      {abierto && hayQueMover && (
        <CajaDeFormulario>
          <FormularioDePago
            propuesto={{ ...propuesto, medio: mediosDeUnClic(de)[0] }}
            tipos={tipos}
            cobrar={cobrar}
            alTerminar={() => setAbierto(false)}
          />
        </CajaDeFormulario>
      )}
      {children}
    </section>
  );
}

const deQuien = (texto: string, titular: string | undefined) =>
  titular === undefined ? texto : `${texto}, ${titular}`;

/**
 * The box around the form for a payment. When the box appears, it scrolls fully into view and
 * selects the amount, so that typing replaces the amount.
 */
function CajaDeFormulario({ children }: { children: ReactNode }) {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const monto = caja.current?.querySelector<HTMLInputElement>('[name="monto"]');
    monto?.focus({ preventScroll: true });
    monto?.select();
    caja.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={caja} className="guijarro mt-3 bg-hundido p-4">
      {children}
    </div>
  );
}

interface PropiedadesDeCobroDeUnClic {
  de: PorCobrar;
  titular: string | undefined;
  cobrar: (pago: NuevoPago) => Promise<unknown>;
  cobrando: MedioDePago | null;
  /**
   * Called once the payment is saved. The pressed button has then changed or disappeared, so the
   * caller moves the focus.
   */
  alCobrar: () => void;
}

function CobroDeUnClic({ de, titular, cobrar, cobrando, alCobrar }: PropiedadesDeCobroDeUnClic) {
  const pendiente = cobroPendiente(de);
  if (!pendiente) return null;
  return mediosDeUnClic(de).map((medio, orden) => {
    const texto = cobroEnPalabras(de, medio);
    return (
      <Boton
        key={medio}
        tamano="sm"
        variante={orden === 0 ? 'primary' : 'outline'}
        cargando={cobrando === medio}
        disabled={cobrando !== null && cobrando !== medio}
        aria-label={deQuien(texto, titular)}
        onClick={() => {
          cobrar({ ...pendiente, medio }).then(alCobrar, (error: unknown) => {
            cartel.error(mensajeDe(error, ERROR_AL_COBRAR));
          });
        }}
      >
        {orden === 0 ? texto : mayuscula(CON_MEDIO[medio])}
      </Boton>
    );
  });
}
