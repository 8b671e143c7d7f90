import type { ReactNode } from 'react';
import { loQueOfrece } from '../../../../entities/abono/para-reservar.view.ts';
import { BotonDeVender } from '../../../../entities/abono/venta/BotonDeVender.tsx';
import type { ClienteElegido } from './reservar.view.ts';
import type { AbonosDeReserva } from './useAbonoDeReserva.ts';

interface PropiedadesDePagoDeReserva {
  abonos: AbonosDeReserva;
  cliente: ClienteElegido | null;
}

/**
 * The choice between the client's abonos and paying apart. A client without an abono that will do
 * can be sold one. Renders nothing where the centre has no abonos.
 */
export function PagoDeReserva({ abonos, cliente }: PropiedadesDePagoDeReserva) {
  const { hay, esperando, sirven, noAlcanzan, elegido, elegir } = abonos;
  if (!hay || esperando || !cliente) return null;
  return (
    <div className="flex flex-col gap-2">
      {sirven.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-semibold">Cómo se paga</legend>
          <div className="flex flex-col gap-2">
            {sirven.map((abono) => (
              <Opcion
                key={abono.id}
                elegida={abono.id === elegido?.id}
                alElegir={() => elegir(abono.id)}
              >
                {abono.nombre}
                <span className="cifras font-normal"> · {loQueOfrece(abono)}</span>
              </Opcion>
            ))}
            <Opcion elegida={elegido === null} alElegir={() => elegir(null)}>
              Pagar aparte
            </Opcion>
          </div>
        </fieldset>
      )}
      {noAlcanzan.map(({ abono: { id, nombre }, porque }) => (
        <p key={id} className="cifras text-sm text-tinta-suave [overflow-wrap:anywhere]">
          {nombre} no alcanza: {porque}.
        </p>
      ))}
      {sirven.length === 0 && (
        <BotonDeVender
          cliente={cliente}
          boton={{ variante: 'ghost', className: '-ml-3 self-start' }}
          alVender={({ id }) => elegir(id)}
        />
      )}
    </div>
  );
}

interface PropiedadesDeOpcion {
  elegida: boolean;
  alElegir: () => void;
  children: ReactNode;
}

function Opcion({ elegida, alElegir, children }: PropiedadesDeOpcion) {
  return (
    <label className="guijarro flex min-h-11 items-center gap-3 border-2 border-borde px-4 py-2 font-semibold hover:border-piedra has-checked:border-petroleo">
      <input
        type="radio"
        name="pago"
        checked={elegida}
        className="size-5 shrink-0 accent-petroleo"
        onChange={alElegir}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </label>
  );
}
