import type { Franja } from '@remanso/contract/franjas.contract';
import { plazasLibres } from '@remanso/contract/franjas.rules';
import { useRecienCambiado } from '../../../lib/useRecienCambiado.ts';
import { AccionesDeFranja } from './AccionesDeFranja.tsx';
import { ReservaDeRenglon } from './ReservaDeRenglon.tsx';
import { quienesConDatos, textoDePlazas, type Etapa } from './dia.view.ts';
import type { PedidoSobreFranja } from './pedidos.ts';

interface PropiedadesDeRenglonDeFranja {
  franja: Franja;
  etapa: Etapa;
  /** The number of places side by side. */
  columnas: number;
  ahora: string;
  alPedir: (pedido: PedidoSobreFranja) => void;
}

const ASPECTOS: Record<Etapa, string> = {
  pasada: 'bg-hundido/60',
  'en curso': 'shadow-[inset_4px_0_0_var(--color-petroleo)]',
  'por venir': '',
};

/** A franja in a line of the sheet; on a narrow screen its people stand below the hour. */
export function RenglonDeFranja({
  franja,
  etapa,
  columnas,
  ahora,
  alPedir,
}: PropiedadesDeRenglonDeFranja) {
  const { horaInicio, horaFin, estado, motivo, reservas = [] } = franja;
  const bloqueada = estado === 'BLOQUEADA';
  const marca = useRecienCambiado(`${estado} ${franja.ocupadosTotal} ${franja.capacidadEfectiva}`);
  return (
    <li
      data-franja={franja.id}
      title={quienesConDatos(franja)}
      className={`@container relative isolate border-borde hover:bg-hundido not-first:border-t ${ASPECTOS[etapa]} ${bloqueada ? 'bloqueada' : ''} ${marca}`}
    >
      <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 @min-[56rem]:gap-x-2 @min-[56rem]:flex-nowrap @min-[56rem]:py-px">
        <h3 className="cifras w-13 text-lg font-bold">{horaInicio}</h3>
        {etapa === 'en curso' ? (
          <span className="w-14 rounded-full bg-petroleo py-0.5 text-center text-xs font-semibold text-sobre-petroleo">
            Ahora
          </span>
        ) : (
          <span className="cifras w-14 text-sm whitespace-nowrap text-tinta-suave @max-[26rem]:sr-only">
            a {horaFin}
          </span>
        )}
        <div className="order-1 w-full min-w-0 empty:hidden @min-[56rem]:order-none @min-[56rem]:w-auto @min-[56rem]:flex-1">
          {bloqueada && motivo && <p className="truncate text-sm">{motivo}</p>}
          <ul
            aria-label="Reservas"
            className="flex flex-wrap gap-1 @min-[56rem]:grid"
            style={{ gridTemplateColumns: `repeat(${columnas}, minmax(0, 1fr))` }}
          >
            {reservas.map((reserva) => (
              <ReservaDeRenglon
                key={reserva.id}
                reserva={reserva}
                columnas={columnas}
                ahora={ahora}
                alVerCuenta={() =>
                  alPedir({ que: 'cuenta', franjaId: franja.id, reservaId: reserva.id })
                }
              />
            ))}
            {!bloqueada &&
              Array.from({ length: plazasLibres(franja) }, (_, lugar) => (
                <li
                  key={lugar}
                  aria-hidden="true"
                  className="hidden min-h-7 rounded-lg border border-dashed border-piedra/50 @min-[56rem]:block"
                />
              ))}
          </ul>
        </div>
        <p className="flex-1 text-sm leading-4 font-semibold @min-[56rem]:w-22 @min-[56rem]:flex-none">
          {textoDePlazas(franja)}
        </p>
        <AccionesDeFranja
          franja={franja}
          etapa={etapa}
          alPedir={alPedir}
          className="w-32 @min-[56rem]:w-30"
        />
      </div>
    </li>
  );
}
