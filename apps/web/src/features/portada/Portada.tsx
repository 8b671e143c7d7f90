import { formatearPesos } from '@remanso/contract/dinero';
import { Pileta } from '../../components/ilustraciones/Pileta.tsx';
import { Quebrada } from '../../components/ilustraciones/Quebrada.tsx';
import { useCentro } from '../../lib/centro.ts';
import { Llamado } from './Llamado.tsx';

interface PropiedadesDePortada {
  agendaPublica: boolean;
  /** The lowest price for a person today; null while the centre has no prices. */
  desde: number | null;
}

export function Portada({ agendaPublica, desde }: PropiedadesDePortada) {
  const { ciudad } = useCentro();
  return (
    <section className="relative isolate overflow-hidden alba">
      <div className="contenedor relative z-10 pt-12 pb-6 sm:pt-14 xl:min-h-[45.5rem] xl:pt-14">
        {ciudad && <p className="font-semibold text-petroleo">{ciudad}</p>}
        <h1 className="mt-3 max-w-[11ch] text-portada font-extrabold">
          El cuerpo también necesita un remanso
        </h1>
        <p className="mt-6 max-w-[34ch] text-xl leading-snug">
          Frío, calor y descanso en turnos de 50 minutos. A solas o en grupos de hasta cuatro
          {desde !== null && (
            <>
              , desde <strong className="cifras">{formatearPesos(desde)}</strong> por persona
            </>
          )}
          .
        </p>
        <div className="mt-8 flex max-w-xl flex-wrap items-center gap-x-6 gap-y-4">
          <Llamado agendaPublica={agendaPublica} />
          <a
            href="#servicios"
            className={`py-2 text-lg font-semibold text-petroleo underline decoration-2 underline-offset-6 ${agendaPublica ? 'xl:hidden' : ''}`}
          >
            Ver los servicios
          </a>
        </div>
      </div>
      <div className="relative -z-10 h-80 sm:h-96 xl:absolute xl:inset-0 xl:h-auto">
        <Quebrada className="absolute inset-x-0 bottom-[15%] h-[85%] w-full xl:bottom-[11%] xl:h-[72%]" />
        <div className="absolute inset-x-0 bottom-0 h-[15.5%] bg-orilla xl:h-[11.5%]" />
        <Pileta className="absolute inset-x-0 bottom-[3%] mx-auto w-[min(26rem,88%)] xl:right-[7%] xl:mr-0 xl:w-[36rem]" />
      </div>
    </section>
  );
}
