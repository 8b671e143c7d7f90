import { fechaDe } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { SegmentoDeGenero } from '../../../../components/ui/ocupacion/SegmentoDeGenero.tsx';
import { useRecienCambiado } from '../../../../lib/vivo/useRecienCambiado.ts';
import { AccionesDeFranja } from '../franja/AccionesDeFranja.tsx';
import { filaEnUnRenglon, tituloDeFranja } from '../espera/fila.view.ts';
import { ReservaDeRenglon } from './ReservaDeRenglon.tsx';
import { textoDeTarjeta, type Etapa } from '../dia.view.ts';
import type { VentanaDelDia } from '../ventanas.ts';

interface PropiedadesDeRenglonDeFranja {
  franja: Franja;
  etapa: Etapa;
  /** True where the bookings of a franja may wrap onto a second line (esPlanillaHolgada). */
  holgada: boolean;
  ahora: string;
  alAbrir: (ventana: VentanaDelDia) => void;
}

const ASPECTOS: Record<Etapa, string> = {
  pasada: 'bg-hundido/60',
  'en curso': 'shadow-[inset_4px_0_0_var(--color-petroleo)]',
  'por venir': '',
};

/** The line of a franja in the planilla. On a narrow screen the people are below the hour. */
export function RenglonDeFranja({
  franja,
  etapa,
  holgada,
  ahora,
  alAbrir,
}: PropiedadesDeRenglonDeFranja) {
  const { horaInicio, horaFin, estado, motivo, reservas = [] } = franja;
  const bloqueada = estado === 'BLOQUEADA';
  const enFila = filaEnUnRenglon(franja, fechaDe(ahora));
  const marca = useRecienCambiado(
    `${estado} ${franja.ocupadosTotal} ${franja.capacidadEfectiva} ${franja.esperas?.length}`,
  );
  return (
    <li
      data-franja={franja.id}
      title={tituloDeFranja(franja, fechaDe(ahora))}
      className={`@container relative isolate flex grow flex-col justify-center border-borde hover:bg-hundido not-first:border-t ${ASPECTOS[etapa]} ${bloqueada ? 'bloqueada' : ''} ${marca}`}
    >
      <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 @min-[45rem]:gap-x-2 @min-[45rem]:flex-nowrap @min-[45rem]:py-px">
        <div className="flex items-center gap-x-3 @min-[45rem]:w-14 @min-[45rem]:flex-col @min-[45rem]:items-start">
          <h3 className="cifras w-13 text-lg leading-4.5 font-bold">{horaInicio}</h3>
          {etapa === 'en curso' ? (
            <span className="rounded-full bg-petroleo px-2 text-xs leading-3.5 font-semibold text-sobre-petroleo @min-[45rem]:px-1.5 @min-[45rem]:leading-3">
              Ahora
            </span>
          ) : (
            <span className="cifras text-sm whitespace-nowrap text-tinta-suave @max-[26rem]:sr-only @min-[45rem]:text-xs @min-[45rem]:leading-3">
              a {horaFin}
            </span>
          )}
        </div>
        <div className="order-1 w-full min-w-0 empty:hidden @min-[45rem]:order-none @min-[45rem]:w-auto @min-[45rem]:flex-1">
          {bloqueada && motivo && <p className="truncate text-sm">{motivo}</p>}
          <ul
            aria-label="Reservas"
            className={`flex flex-wrap gap-1 ${holgada ? '' : '@min-[58rem]:flex-nowrap'}`}
          >
            {reservas.map((reserva) => (
              <ReservaDeRenglon
                key={reserva.id}
                reserva={reserva}
                ahora={ahora}
                alVerCuenta={() =>
                  alAbrir({ que: 'cuenta', franjaId: franja.id, reservaId: reserva.id })
                }
              />
            ))}
            {!bloqueada &&
              Array.from({ length: plazasLibres(franja) }, (_, lugar) => (
                <li
                  key={lugar}
                  aria-hidden="true"
                  className="hidden min-h-7 w-7 shrink-0 self-center rounded-lg border border-dashed border-piedra/50 @min-[45rem]:block"
                />
              ))}
          </ul>
          {enFila && (
            <p className="text-sm leading-5 font-medium @min-[45rem]:text-xs @min-[45rem]:leading-4">
              {Array.from({ length: franja.retenidas }, (_, lugar) => (
                <span key={lugar} className="mr-1 inline-flex">
                  <SegmentoDeGenero segmento="guardado" className="size-4 text-[0.625rem]!" />
                </span>
              ))}
              <span>{enFila}</span>
            </p>
          )}
        </div>
        <p className="flex-1 text-sm leading-4 font-semibold @min-[45rem]:w-24 @min-[45rem]:flex-none">
          {textoDeTarjeta(franja, etapa)}
        </p>
        <AccionesDeFranja
          franja={franja}
          etapa={etapa}
          alAbrir={alAbrir}
          className="w-24 @min-[45rem]:w-21"
        />
      </div>
    </li>
  );
}
