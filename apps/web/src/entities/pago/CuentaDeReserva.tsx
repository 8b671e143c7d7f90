import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { Cuenta } from './Cuenta.tsx';
import { PagoEnLista } from './PagoEnLista.tsx';
import { consultasDePagos } from './pagos.queries.ts';
import { cuentaEnPalabras } from './pagos.view.ts';
import { enlaceDeRecibo } from './recibo.view.ts';
import { useCobro } from './useCobro.ts';

interface PropiedadesDeCuentaDeReserva {
  reserva: ReservaDelMostrador;
  /** True where the form for another amount or medio is open at first. */
  conFormulario?: boolean;
}

/** The account of a booking, with the list of payments so far. */
export function CuentaDeReserva({ reserva, conFormulario = false }: PropiedadesDeCuentaDeReserva) {
  const { saldo, pagado } = reserva;
  const { data: pagos, error } = useQuery(consultasDePagos.deReserva(reserva.id));
  const { cobrar, cobrando } = useCobro(reserva);
  const titular = `${reserva.cliente.nombre} ${reserva.cliente.apellido}`.trim();
  return (
    <div className="mt-3">
      <Cuenta
        nombre={`Pagos de ${titular}`}
        de={reserva}
        palabras={cuentaEnPalabras(reserva, pagos)}
        titular={titular}
        cobrar={cobrar}
        cobrando={cobrando}
        // A booking that an abono paid has no money to give back: its places return to the abono.
        hayQueMover={saldo !== 0 || (pagado > 0 && !reserva.abono)}
        tipos={[
          ...(saldo > 0 ? (['PAGO'] as const) : []),
          ...(pagado > 0 ? (['DEVOLUCION'] as const) : []),
        ]}
        conFormulario={conFormulario}
      >
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
      </Cuenta>
    </div>
  );
}
