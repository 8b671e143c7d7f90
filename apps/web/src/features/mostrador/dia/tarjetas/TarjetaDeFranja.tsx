import type { Franja } from '@remanso/contract/franja/franjas.contract';
import Lock from 'lucide-react/icons/lock';
import { hoy } from '../../../../lib/tiempo/reloj.ts';
import { useRecienCambiado } from '../../../../lib/vivo/useRecienCambiado.ts';
import { BarraDeOcupacion } from '../../../../components/ui/ocupacion/BarraDeOcupacion.tsx';
import { AccionesDeFranja } from '../franja/AccionesDeFranja.tsx';
import { MarcaDeNota } from '../reserva/MarcaDeNota.tsx';
import { NivelDeAgua } from './NivelDeAgua.tsx';
import type { VentanaDelDia } from '../ventanas.ts';
import { pendienteDeFranja } from '../asistencia/asistencia.view.ts';
import { esperanEnPalabras, ofrecidosEnPalabras, tituloDeFranja } from '../espera/fila.view.ts';
import { conAbonoEnPalabras } from './con-abono.view.ts';
import { fijosEnPalabras } from './fijos.view.ts';
import { esperasEnPalabras } from './esperas.view.ts';
import { notasDeFranja, quienesVienen, textoDeTarjeta, type Etapa } from '../dia.view.ts';

interface PropiedadesDeTarjetaDeFranja {
  franja: Franja;
  etapa: Etapa;
  alAbrir: (ventana: VentanaDelDia) => void;
}

const ASPECTOS: Record<Etapa, string> = {
  pasada: 'border-transparent bg-hundido/60',
  'en curso': 'border-petroleo bg-superficie [box-shadow:0_0_0_1px_var(--color-petroleo)]',
  'por venir': 'border-borde bg-superficie shadow-laja',
};

/** A franja as a card, with water that rises with the number of people. */
export function TarjetaDeFranja({ franja, etapa, alAbrir }: PropiedadesDeTarjetaDeFranja) {
  const { horaInicio, horaFin, estado, capacidadEfectiva, ocupadosTotal } = franja;
  const bloqueada = estado === 'BLOQUEADA';
  const marca = useRecienCambiado(
    `${estado} ${ocupadosTotal} ${capacidadEfectiva} ${franja.esperas?.length}`,
  );
  return (
    <li
      data-franja={franja.id}
      title={tituloDeFranja(franja, hoy())}
      className={`laja @container relative isolate min-w-0 overflow-hidden border transition-shadow hover:shadow-flotante ${ASPECTOS[etapa]} ${bloqueada ? 'bloqueada' : ''} ${marca}`}
    >
      {etapa !== 'pasada' && !bloqueada && (
        <NivelDeAgua nivel={ocupadosTotal / capacidadEfectiva} />
      )}
      <div className="flex h-full min-h-40 flex-col px-3 pt-2.5 pb-2 @min-[13rem]:px-4">
        <div className="flex items-baseline justify-between gap-x-1.5">
          <h3
            className={`cifras text-3xl leading-10 font-bold tracking-tight @min-[13rem]:text-cifra @min-[13rem]:leading-10 ${etapa === 'pasada' ? 'text-tinta-suave' : ''}`}
          >
            {horaInicio}
          </h3>
          {etapa === 'en curso' ? (
            <span className="rounded-full bg-petroleo px-2 py-0.5 text-xs font-semibold text-sobre-petroleo @max-[9.5rem]:sr-only">
              Ahora
            </span>
          ) : (
            <span className="cifras text-sm whitespace-nowrap text-tinta-suave @max-[9.5rem]:sr-only">
              a {horaFin}
            </span>
          )}
        </div>
        <div className="mt-1">
          <BarraDeOcupacion
            composicion={franja.composicionGenero}
            capacidad={capacidadEfectiva}
            guardados={franja.retenidas}
          />
        </div>
        <p className="mt-1.5 flex items-start gap-1.5 text-sm leading-5 font-semibold">
          {bloqueada && (
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 @max-[9.5rem]:hidden" />
          )}
          {textoDeTarjeta(franja, etapa)}
        </p>
        {bloqueada && franja.motivo ? (
          <p className="line-clamp-3 text-sm leading-5 text-tinta-suave">{franja.motivo}</p>
        ) : (
          <p
            // 'Completo' takes one line where 'cupos disponibles' takes two. The card of a full
            // franja uses the second line for the names.
            className={`text-sm leading-5 text-tinta-suave ${estado === 'COMPLETA' ? 'truncate @max-[9.5rem]:line-clamp-2 @max-[9.5rem]:h-10 @max-[9.5rem]:whitespace-normal @min-[9.5rem]:h-5' : 'h-5 truncate'}`}
          >
            {quienesVienen(franja)}
          </p>
        )}
        <p className="truncate text-sm leading-5 font-medium empty:hidden">
          {pendienteDeFranja(franja, etapa)}
        </p>
        <p className="text-sm leading-5 font-medium empty:hidden">{esperanEnPalabras(franja)}</p>
        <p className="text-sm leading-5 font-medium text-petroleo empty:hidden">
          {ofrecidosEnPalabras(franja, hoy())}
        </p>
        <p className="text-sm leading-5 font-medium text-aviso empty:hidden">
          {esperasEnPalabras(franja.reservas ?? [], hoy())}
        </p>
        <p className="text-sm leading-5 font-medium text-petroleo empty:hidden">
          {conAbonoEnPalabras(franja.reservas ?? [])}
        </p>
        <p className="text-sm leading-5 font-medium text-petroleo empty:hidden">
          {fijosEnPalabras(franja.reservas ?? [])}
        </p>
        {etapa !== 'pasada' && (
          <MarcaDeNota
            nota={notasDeFranja(franja)}
            className="text-sm leading-5 [&>span]:truncate"
          />
        )}
        <AccionesDeFranja
          franja={franja}
          etapa={etapa}
          alAbrir={alAbrir}
          className="mt-auto -mb-1"
        />
      </div>
    </li>
  );
}
