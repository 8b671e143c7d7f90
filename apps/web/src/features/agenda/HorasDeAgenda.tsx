import { nombreDeFecha } from '@remanso/contract/calendario';
import type { DiaDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { useId } from 'react';
import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { horasDe, type HoraDeAgenda } from '../../entities/franja/agenda.view.ts';
import { esElegible, porParteDelDia } from '../../entities/franja/franja.view.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { useRecienCambiado } from '../../lib/vivo/useRecienCambiado.ts';
import { hayLugar, porQueNoHay, textoDeHora } from './agenda.view.ts';
import type { EnlaceDeAgenda } from './EnlaceDeAgenda.ts';

interface PropiedadesDeHorasDeAgenda {
  dia: DiaDeAgenda;
  /** The franja that the address names, which is marked; null where it names none. */
  franja: number | null;
  /** The next day with a free place, offered where this day has none. */
  siguiente: DiaDeAgenda | undefined;
  Enlace: EnlaceDeAgenda;
}

export const GRILLA_DE_HORAS =
  'grid de-a-pares gap-2.5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4';

/** The hours of a day, each with its places, or why the day has none. */
export function HorasDeAgenda({ dia, franja, siguiente, Enlace }: PropiedadesDeHorasDeAgenda) {
  const idDeTitulo = useId();
  const horas = horasDe(dia);
  const marcada = horas.find(({ id }) => id === franja);
  const motivo = porQueNoHay(dia);
  return (
    <section aria-labelledby={idDeTitulo} className="min-w-0">
      <h2 id={idDeTitulo} className="text-xl font-bold first-letter:uppercase">
        {nombreDeFecha(dia.fecha)}
      </h2>
      {motivo && <p className="mt-2 text-lg">{motivo}</p>}
      {motivo && siguiente && (
        <Enlace
          a={`/agenda?fecha=${siguiente.fecha}`}
          className={clasesDeBoton({ variante: 'agua' }, 'mt-3')}
        >
          Ver el {nombreDeFecha(siguiente.fecha)}
        </Enlace>
      )}
      {marcada && <Marcada hora={marcada} dia={dia.fecha} Enlace={Enlace} />}
      {/* A day that a feriado closes keeps hours only for who has booked them. */}
      {(dia.feriado === null || hayLugar(dia)) && (
        <div className="mt-3 flex flex-col gap-5">
          {porParteDelDia(horas).map(({ parte, franjas }) => (
            <div key={parte}>
              <h3 className="mb-1.5 font-semibold text-tinta-suave">{parte}</h3>
              <ul className={GRILLA_DE_HORAS}>
                {franjas.map((hora) => (
                  <li key={hora.id}>
                    <Hora
                      hora={hora}
                      dia={dia.fecha}
                      marcada={hora.id === franja}
                      Enlace={Enlace}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface PropiedadesDeHora {
  hora: HoraDeAgenda;
  dia: string;
  /** True where the address names this hour. */
  marcada: boolean;
  Enlace: EnlaceDeAgenda;
}

const HORA = 'guijarro flex h-full min-h-18 flex-col justify-center border-2 px-3.5 py-2.5';

function Hora({ hora, dia, marcada, Enlace }: PropiedadesDeHora) {
  const marca = useRecienCambiado(`${hora.estado} ${hora.libres}`);
  const contenido = (
    <>
      <span className="cifras flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-3xl leading-none font-extrabold tracking-tighter">
          {hora.horaInicio}
        </span>{' '}
        <span className="text-sm whitespace-nowrap">a {hora.horaFin}</span>
      </span>{' '}
      <span className="mt-1.5 leading-tight font-semibold">{textoDeHora(hora)}</span>
    </>
  );
  const conLugar = esElegible(hora);
  const borde = marcada ? 'border-petroleo' : 'border-borde';
  if (hora.estado === 'BLOQUEADA') {
    return (
      <p
        className={`${HORA} ${marca} ${marcada ? borde : 'border-transparent'} bg-hundido text-tinta-suave`}
      >
        {contenido}
      </p>
    );
  }
  return (
    <Enlace
      a={destinoDeHora(hora, dia)}
      aria-current={marcada ? 'true' : undefined}
      className={`${HORA} ${marca} ${borde} ${marcada ? 'bg-agua text-sobre-agua' : conLugar ? 'bg-superficie' : 'bg-hundido text-tinta-suave'} hover:border-petroleo`}
    >
      {contenido}
      {!conLugar && (
        <span className="text-sm leading-tight underline underline-offset-4">
          Avisarme si se libera
        </span>
      )}
    </Enlace>
  );
}

/** The hour that the address names, above all others, with a link to book it or to wait for it. */
function Marcada({ hora, dia, Enlace }: Omit<PropiedadesDeHora, 'marcada'>) {
  return (
    <div className="laja mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-hundido px-5 py-4">
      <p className="cifras text-lg">
        <strong>
          De {hora.horaInicio} a {hora.horaFin}
        </strong>
        <span className="block">{textoDeHora(hora)}</span>
      </p>
      {hora.estado !== 'BLOQUEADA' && (
        <Enlace
          a={destinoDeHora(hora, dia)}
          className={clasesDeBoton({
            variante: esElegible(hora) ? 'terracota' : 'agua',
            tamano: 'lg',
          })}
        >
          {esElegible(hora) ? 'Reservar este turno' : 'Avisarme si se libera'}
        </Enlace>
      )}
    </div>
  );
}

/** The address of the booking screen with this hour chosen, or of the waiting list of a full one. */
function destinoDeHora(hora: HoraDeAgenda, dia: string): Destino {
  const espera = esElegible(hora) ? '' : '&espera=si';
  return `/reservas/nueva-reserva?fecha=${dia}&franja=${hora.id}${espera}`;
}
