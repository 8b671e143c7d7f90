import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { LeyendaDeGenero } from '../../../../components/ui/ocupacion/LeyendaDeGenero.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { LugaresAlDia } from '../../../../entities/franja/LugaresAlDia.tsx';
import { SIN_HORARIOS } from '../../../../entities/franja/franjas-por-reservar.queries.ts';
import { FranjaCompleta } from './FranjaCompleta.tsx';
import { EsqueletoDePartes, GRILLA } from './EsqueletoDePartes.tsx';
import { OpcionDeFranja } from './OpcionDeFranja.tsx';
import { TurnoPropio } from './TurnoPropio.tsx';
import { paraMostrar } from './para-mostrar.view.ts';
import { esElegible, porParteDelDia } from '../../../../entities/franja/franja.view.ts';
import {
  ajenas,
  destinoDelPropio,
  type TurnosPropios,
} from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { useSeEspera } from '../../../../entities/espera/useSeEspera.ts';
import { perezosa, prescindible } from '../../../../lib/perezosa.ts';
import { useSesion } from '../../../../lib/sesion/useSesion.ts';

/** The screen for a day without places, loaded on demand because most days have places. */
const SinLugar = prescindible(async () => (await import('./SinLugar.tsx')).SinLugar);

const Esperar = perezosa(async () => (await import('./Esperar.tsx')).Esperar);

interface PropiedadesDeGrillaDeHorarios {
  dia: UseQueryResult<FranjaDeCliente[]>;
  fecha: string | null;
  /** The id of the chosen franja. */
  elegida: number | undefined;
  personas: number;
  /**
   * The beginning of the turn that a booking leaves for the chosen one: its number of people is
   * fixed, so a franja with less room cannot be chosen. Undefined for a new booking.
   */
  deja?: string;
  propios: TurnosPropios;
  alElegir: (franja: FranjaDeCliente) => void;
  alElegirFecha: (fecha: string) => void;
}

/** The hours of a day. Whoever can be told can wait for the places of those that are full. */
export function GrillaDeHorarios({
  dia,
  fecha,
  elegida,
  personas,
  deja,
  propios,
  alElegir,
  alElegirFecha,
}: PropiedadesDeGrillaDeHorarios) {
  const { isAuthenticated } = useSesion();
  const seEspera = useSeEspera();
  const [porEsperar, setPorEsperar] = useState<FranjaDeCliente | null>(null);
  const grupoFijo = deja !== undefined;
  const franjas = dia.data && paraMostrar(dia.data, propios);
  const otras = ajenas(propios, dia.data ?? []);
  return (
    <fieldset className="@container min-w-0">
      <legend className="text-xl font-bold">¿A qué hora?</legend>
      {franjas && franjas.length > 0 && (
        // The margin lifts this text to the line of the legend, because a legend may contain only
        // the name of the group. The longer text shown without a network has room on that line from
        // sm on.
        <LugaresAlDia
          fallo={dia.isError}
          className="justify-end has-[svg]:sm:-mt-6.5 not-has-[svg]:@min-[17rem]:-mt-6.5"
        />
      )}
      <div className="mt-2 sm:mt-4">
        {franjas ? (
          <>
            {fecha && !otras.some((una) => esElegible(una, personas)) && (
              <Suspense>
                <SinLugar
                  franjas={dia.data ?? []}
                  personas={personas}
                  fecha={fecha}
                  alElegir={alElegirFecha}
                />
              </Suspense>
            )}
            <Partes franjas={franjas}>
              {(franja) => {
                const propio = destinoDelPropio(propios, franja.id);
                if (propio) return <TurnoPropio key={franja.id} franja={franja} destino={propio} />;
                return seEspera(franja, grupoFijo ? personas : 1) ? (
                  <FranjaCompleta
                    key={franja.id}
                    franja={franja}
                    personas={grupoFijo ? personas : 1}
                    alEsperar={setPorEsperar}
                  />
                ) : (
                  <OpcionDeFranja
                    key={franja.id}
                    franja={franja}
                    personas={personas}
                    grupoFijo={grupoFijo}
                    elegida={franja.id === elegida}
                    alElegir={alElegir}
                  />
                );
              }}
            </Partes>
            {isAuthenticated && franjas.length > 0 && (
              <div className="mt-3.5 text-tinta-suave">
                <LeyendaDeGenero franjas={franjas} />
              </div>
            )}
          </>
        ) : dia.isError ? (
          <EstadoDeError
            titulo={SIN_HORARIOS}
            error={dia.error}
            reintentando={dia.isFetching}
            alReintentar={() => void dia.refetch()}
          />
        ) : (
          <ZonaDeCarga texto="Cargando horarios...">
            <EsqueletoDePartes />
          </ZonaDeCarga>
        )}
      </div>
      {porEsperar && (
        <Suspense>
          <Esperar
            franja={porEsperar}
            personas={personas}
            deja={deja}
            alCerrar={() => setPorEsperar(null)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface PropiedadesDePartes {
  franjas: readonly FranjaDeCliente[];
  children: (franja: FranjaDeCliente) => ReactNode;
}

/** Shows the franjas of a day in groups: morning, afternoon and evening. */
function Partes({ franjas, children }: PropiedadesDePartes) {
  return (
    <div className="flex flex-col gap-5">
      {porParteDelDia(franjas).map(({ parte, franjas: suyas }) => (
        <div key={parte}>
          <p className="mb-1.5 font-semibold text-tinta-suave bajo:sr-only">{parte}</p>
          <div className={GRILLA}>{suyas.map(children)}</div>
        </div>
      ))}
    </div>
  );
}
