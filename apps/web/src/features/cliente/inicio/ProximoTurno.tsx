import { nombreDeFecha } from '@remanso/contract/calendario';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, type ReactNode } from 'react';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { useMinuto } from '../../../lib/tiempo/useMinuto.ts';
import { CopiaSinConexion } from '../../../components/ui/CopiaSinConexion.tsx';
import { CierreDeReserva } from '../../../entities/reserva/CierreDeReserva.tsx';
import { InsigniaDeEstado } from '../../../entities/reserva/InsigniaDeEstado.tsx';
import { SeniasQueEsperan } from '../../../entities/reserva/senia/SeniasQueEsperan.tsx';
import { SeniaPedida } from '../../../entities/reserva/senia/SeniaPedida.tsx';
import { diaRelativo } from '../../../entities/reserva/dia-relativo.view.ts';
import { contarPersonas } from '../../../lib/palabras.ts';
import { AccionesDelTurno } from './AccionesDelTurno.tsx';
import { MarcaDeSerie } from '../../../entities/serie/MarcaDeSerie.tsx';
import { useVentanaDeSerie } from '../../../entities/serie/useVentanaDeSerie.tsx';
import { AguaDeNoche } from './AguaDeNoche.tsx';
import { RecienHecha } from './RecienHecha.tsx';
import { ProximosLugares } from './ProximosLugares.tsx';
import { comoSePagaLa, yaPaso } from '../../../entities/reserva/reserva.view.ts';
import { consultasDeReservasPropias } from '../../../entities/reserva/propias/reservas-propias.queries.ts';

export function ProximoTurno() {
  const {
    data: leidos,
    error,
    isFetching,
    refetch,
  } = useQuery(consultasDeReservasPropias.resumen());
  // React renders a deferred value in short pieces, so that a slow phone stays responsive.
  const data = useDeferredValue(leidos);
  const minuto = useMinuto();
  const proxima = data?.proxima;
  const quedoAtras = Boolean(proxima && yaPaso(proxima, minuto));
  const copiaDe = data?.copiaDe;
  const { verSerie, ventana } = useVentanaDeSerie();

  useEffect(() => {
    if (quedoAtras && !copiaDe) void refetch();
  }, [quedoAtras, copiaDe, refetch]);

  if (data) {
    return (
      <div className="flex flex-col gap-4">
        <CopiaSinConexion copiaDe={copiaDe} />
        <RecienHecha proxima={proxima?.id} />
        <SeniasQueEsperan salvo={proxima?.id} />
        {ventana}
        {proxima && !quedoAtras ? (
          <Turno key={proxima.id} reserva={proxima} alVerSerie={verSerie}>
            {!copiaDe && <ProximosLugares titulo="Otro turno" />}
          </Turno>
        ) : (
          <SinTurno texto={quedoAtras ? QUEDO_ATRAS : TODAVIA_NO_HAY}>
            {!copiaDe && <ProximosLugares titulo="Próximos lugares" />}
          </SinTurno>
        )}
      </div>
    );
  }
  if (error) {
    return (
      // The error is as tall as the card that it replaces.
      <div className="grid min-h-100 grid-cols-1">
        <EstadoDeError
          titulo="Error al obtener las reservas"
          error={error}
          reintentando={isFetching}
          alReintentar={() => void refetch()}
        />
      </div>
    );
  }
  return (
    <Marco>
      <ZonaDeCarga texto="Cargando reservas...">
        <div className="h-16 w-52 rounded-2xl bg-noche-alta" />
        <div className="mt-4 h-7 w-64 max-w-full rounded-xl bg-noche-alta" />
      </ZonaDeCarga>
    </Marco>
  );
}

interface PropiedadesDeTurno {
  reserva: ReservaDeCliente;
  alVerSerie: (serieId: number) => void;
  children: ReactNode;
}

function Turno({ reserva, alVerSerie, children }: PropiedadesDeTurno) {
  const { fecha, horario, numPersonas } = reserva;
  const [desde, hasta] = horario.split(' - ');
  return (
    <Marco lado={<InsigniaDeEstado {...reserva} />} pie={children}>
      <p className="text-6xl leading-none font-extrabold tracking-tighter [overflow-wrap:anywhere] sm:text-7xl">
        {diaRelativo(fecha, hoy())}
      </p>
      <p className="mt-4 text-lg text-sobre-noche-suave first-letter:uppercase">
        {nombreDeFecha(fecha)}
      </p>
      <p className="cifras mt-1 text-3xl font-bold tracking-tight">
        {desde} <span className="font-medium text-sobre-noche-suave">a {hasta}</span>
      </p>
      <p className="cifras mt-1 text-lg text-sobre-noche-suave">
        {contarPersonas(numPersonas)}, {comoSePagaLa(reserva)}
      </p>
      <MarcaDeSerie reserva={reserva} alVer={alVerSerie} className="mt-1" />
      {(reserva.cerrada || reserva.senia) && (
        <div className="mt-4">
          <CierreDeReserva reserva={reserva} />
          <SeniaPedida reserva={reserva} />
        </div>
      )}
      <AccionesDelTurno reserva={reserva} />
    </Marco>
  );
}

const TODAVIA_NO_HAY = 'Todavía no hay un turno por venir.';
/**
 * The text once the booking that was read as the next one is over. Without a network, the screen has
 * only the browser's copy of the last answer, which does not tell whether another booking follows.
 */
const QUEDO_ATRAS = 'Tu turno ya pasó. Con conexión vas a ver si tienes otro.';

function SinTurno({ texto, children }: { texto: string; children: ReactNode }) {
  return (
    <Marco>
      <p className="text-4xl leading-[1.05] font-extrabold tracking-tight">El agua está quieta</p>
      <p className="mt-3 max-w-[34ch] text-lg text-sobre-noche-suave">{texto}</p>
      {children}
    </Marco>
  );
}

interface PropiedadesDeMarco {
  lado?: ReactNode;
  /** The content at the foot of the card, over the water of the picture. */
  pie?: ReactNode;
  children: ReactNode;
}

function Marco({ lado, pie, children }: PropiedadesDeMarco) {
  const idDeTitulo = useId();
  return (
    <section
      aria-labelledby={idDeTitulo}
      className="laja relative isolate flex min-h-80 grow flex-col overflow-hidden bg-noche p-6 pb-36 text-sobre-noche shadow-flotante sm:p-8 sm:pb-34"
    >
      <AguaDeNoche className="absolute inset-x-0 bottom-0 -z-10 h-44 sm:h-56" />
      <div className="mb-6 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="font-semibold text-sobre-noche-suave">
          Próximo turno
        </h2>
        {lado}
      </div>
      {/* The height is the same with a booking, without a booking, and while the booking loads. */}
      <div className="min-h-60 sm:min-h-63">{children}</div>
      <div className="-mb-31 flex min-h-31 flex-col justify-end sm:-mb-28 sm:min-h-28">{pie}</div>
    </section>
  );
}
