import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState, type ReactNode } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { losQueSeVenden } from '../../../../entities/abono/abono.view.ts';
import { consultasDeAbonos } from '../../../../entities/abono/abonos.queries.ts';
import { loQueOfrece } from '../../../../entities/abono/para-reservar.view.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import type { ClienteElegido } from './reservar.view.ts';
import type { AbonosDeReserva } from './useAbonoDeReserva.ts';

const VenderAbono = perezosa(
  async () => (await import('../../../../entities/abono/venta/VenderAbono.tsx')).VenderAbono,
);

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
      {sirven.length === 0 && <VenderMientrasTanto cliente={cliente} alVender={elegir} />}
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

interface PropiedadesDeVenderMientrasTanto {
  cliente: ClienteElegido;
  alVender: (abonoVendidoId: number) => void;
}

function VenderMientrasTanto({ cliente, alVender }: PropiedadesDeVenderMientrasTanto) {
  const { data: abonos = [] } = useQuery(consultasDeAbonos.enVenta());
  const [vendiendo, setVendiendo] = useState(false);
  const [primero, ...resto] = losQueSeVenden(abonos);
  if (!primero) return null;
  return (
    <>
      <Boton
        variante="ghost"
        className="-ml-3 self-start"
        icono={<Ticket aria-hidden="true" className="size-5" />}
        onClick={() => setVendiendo(true)}
      >
        Vender un abono
      </Boton>
      {vendiendo && (
        <Suspense>
          <VenderAbono
            cliente={cliente}
            enVenta={[primero, ...resto]}
            alVender={({ id }) => alVender(id)}
            alCerrar={() => setVendiendo(false)}
          />
        </Suspense>
      )}
    </>
  );
}
