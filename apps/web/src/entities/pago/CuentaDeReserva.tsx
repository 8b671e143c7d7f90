import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { CON_MEDIO } from '@remanso/contract/caja/pagos.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { useFocoQueQueda } from '../../components/ui/useFocoQueQueda.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../lib/carteles.ts';
import { FormularioDePago } from './FormularioDePago.tsx';
import { PagoEnLista } from './PagoEnLista.tsx';
import { ERROR_AL_COBRAR } from './pagos.mutations.ts';
import { consultasDePagos } from './pagos.queries.ts';
import { cobroEnPalabras, cobroPendiente, cuentaEnPalabras, mediosDeUnClic } from './pagos.view.ts';
import { enlaceDeRecibo } from './recibo.view.ts';
import { useCobro } from './useCobro.ts';

interface PropiedadesDeCuentaDeReserva {
  reserva: ReservaDelMostrador;
  /** True where the form for another amount or medio is open at first. */
  conFormulario?: boolean;
}

/**
 * The account of a booking: buttons that charge the amount owed in one click, a form for other
 * payments, and the list of payments so far.
 */
export function CuentaDeReserva({ reserva, conFormulario = false }: PropiedadesDeCuentaDeReserva) {
  const { data: pagos, error } = useQuery(consultasDePagos.deReserva(reserva.id));
  const [abierto, setAbierto] = useState(conFormulario);
  const otro = reserva.saldo === 0 ? 'Devolver' : 'Otro medio o monto';
  // A booking that an abono paid has no money to give back: its places return to the abono.
  const hayQueMover = reserva.saldo !== 0 || (reserva.pagado > 0 && !reserva.abono);
  const titular = `${reserva.cliente.nombre} ${reserva.cliente.apellido}`.trim();
  const cuenta = useRef<HTMLParagraphElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const foco = useFocoQueQueda(() => boton.current ?? cuenta.current);
  return (
    <section {...foco} aria-label={`Pagos de ${titular}`} className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <p ref={cuenta} role="status" tabIndex={-1} className="mr-auto">
          <Insignia tono={reserva.saldo === 0 ? 'exito' : 'aviso'}>
            {cuentaEnPalabras(reserva, pagos)}
          </Insignia>
        </p>
        {!abierto && (
          // Where the line is too short for the sum and the two buttons, the buttons move together
          // to a line of their own and fill it.
          <div className="flex grow flex-wrap gap-2 *:grow">
            <CobroDeUnClic
              reserva={reserva}
              titular={titular}
              alCobrar={() => cuenta.current?.focus()}
            />
            {hayQueMover && (
              <Boton
                ref={boton}
                variante="outline"
                tamano="sm"
                aria-label={`${otro}, ${titular}`}
                onClick={() => setAbierto(true)}
              >
                {otro}
              </Boton>
            )}
          </div>
        )}
      </div>
      {abierto && hayQueMover && (
        <CajaDeFormulario>
          <FormularioDePago reserva={reserva} alTerminar={() => setAbierto(false)} />
        </CajaDeFormulario>
      )}
      {error && (
        <p role="alert" className="text-sm text-peligro">
          {error.message}
        </p>
      )}
      {pagos && pagos.length > 0 && (
        <ul aria-label="Pagos" className="mt-2">
          {pagos.map((pago) => (
            <PagoEnLista
              key={pago.id}
              pago={pago}
              recibo={enlaceDeRecibo(reserva, pago, reserva.saldo)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

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
  reserva: ReservaDelMostrador;
  titular: string;
  /**
   * Called once the payment is saved. The pressed button has then changed or disappeared, so the
   * caller moves the focus.
   */
  alCobrar: () => void;
}

function CobroDeUnClic({ reserva, titular, alCobrar }: PropiedadesDeCobroDeUnClic) {
  const { cobrar, cobrando } = useCobro(reserva);
  const pendiente = cobroPendiente(reserva);
  if (!pendiente) return null;
  return mediosDeUnClic(reserva).map((medio, orden) => {
    const texto = cobroEnPalabras(reserva, medio);
    return (
      <Boton
        key={medio}
        tamano="sm"
        variante={orden === 0 ? 'primary' : 'outline'}
        cargando={cobrando === medio}
        disabled={cobrando !== null && cobrando !== medio}
        aria-label={`${texto}, ${titular}`}
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
