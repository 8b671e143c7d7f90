import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import { plazasLibres } from '@remanso/contract/franjas.rules';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import type { Destino } from '../../../lib/rutas.ts';
import { lugaresDelDia, type Dia } from '../../../entities/franja/dias.view.ts';
import { TU_TURNO } from '../../../entities/reserva/turnos-propios.view.ts';
import { esElegible, nombreDeFranja } from '../../../entities/franja/franja.view.ts';

interface PropiedadesDeDiaDeLaSemana {
  dia: Dia;
  /** Undefined while loading. */
  franjas: readonly FranjaDeCliente[] | undefined;
  /** True leads to the desk's day instead of the booking screen. */
  paraAdmin: boolean;
  /** Leads to the client's own booking in a franja; null where there is none. */
  destinoDelPropio: (franjaId: number) => Destino | null;
  /** True hides the day on a phone, where the day above would push it down as it loads. */
  enEspera: boolean;
}

export function DiaDeLaSemana({
  dia,
  franjas,
  paraAdmin,
  destinoDelPropio,
  enEspera,
}: PropiedadesDeDiaDeLaSemana) {
  const lugares = lugaresDelDia(franjas);
  return (
    <li className={enEspera ? 'max-lg:hidden' : ''}>
      <h2 className="flex items-baseline gap-2 border-b-2 border-borde pb-2 lg:flex-col lg:gap-0">
        <span className="sr-only">{dia.nombre}</span>
        <span aria-hidden="true" className="font-semibold first-letter:uppercase">
          {dia.corto}
        </span>
        <span
          aria-hidden="true"
          className="cifras text-3xl font-extrabold tracking-tighter lg:text-4xl"
        >
          {dia.numero}
        </span>
        <span className="ml-auto text-sm text-tinta-suave lg:ml-0 lg:min-h-5">
          {lugares?.texto}
        </span>
      </h2>
      {franjas ? (
        <ul className="mt-3 grid grid-cols-3 gap-2 min-[26rem]:grid-cols-4 sm:grid-cols-6 lg:grid-cols-1">
          {franjas.map((franja) => (
            <li key={franja.id}>
              <HoraDelDia
                franja={franja}
                propio={paraAdmin ? null : destinoDelPropio(franja.id)}
                destino={
                  paraAdmin
                    ? `/dashboard?fecha=${dia.fecha}`
                    : `/reservas/nueva-reserva?fecha=${dia.fecha}&franja=${franja.id}`
                }
                siempre={paraAdmin}
                dia={dia.nombre}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EsqueletoDelDia />
      )}
    </li>
  );
}

interface PropiedadesDeHoraDelDia {
  franja: FranjaDeCliente;
  /** Where the client's own booking in this franja is, if there is one. */
  propio: Destino | null;
  destino: Destino;
  /** True where the hour is a link even without free places. */
  siempre: boolean;
  dia: string;
}

/** An hour of the day; the darker the water, the more places are free. */
function HoraDelDia({ franja, propio, destino, siempre, dia }: PropiedadesDeHoraDelDia) {
  if (propio) return <HoraPropia hora={franja.horaInicio} destino={propio} dia={dia} />;
  const elegible = esElegible(franja);
  const clases = `guijarro flex min-h-13 flex-col justify-center border-2 px-2.5 py-1.5 leading-tight ${
    elegible ? 'border-agua bg-superficie' : 'border-transparent bg-hundido text-tinta-suave'
  }`;
  const contenido = (
    <>
      <span className="cifras text-lg font-bold tracking-tight">{franja.horaInicio}</span>
      {elegible ? <Plazas franja={franja} /> : <span className="text-xs">Completo</span>}
    </>
  );
  if (!elegible && !siempre) {
    return (
      <p aria-label={`${nombreDeFranja(franja)}, ${dia}`} className={clases}>
        {contenido}
      </p>
    );
  }
  return (
    <Enlace
      a={destino}
      aria-label={`${nombreDeFranja(franja)}, ${dia}`}
      className={`${clases} hover:border-petroleo`}
    >
      {contenido}
    </Enlace>
  );
}

/** An hour in which the client has a booking, which it leads to. */
function HoraPropia({ hora, destino, dia }: { hora: string; destino: Destino; dia: string }) {
  return (
    <Enlace
      a={destino}
      className="guijarro flex min-h-13 flex-col justify-center border-2 border-dashed border-petroleo px-2.5 py-1.5 leading-tight text-petroleo hover:bg-hundido"
    >
      <span className="cifras text-lg font-bold tracking-tight">{hora}</span>{' '}
      <span className="text-xs font-semibold">{TU_TURNO}</span>{' '}
      <span className="sr-only">{dia}</span>
    </Enlace>
  );
}

/** A drop for each place; the taken ones are hollow. */
function Plazas({ franja }: { franja: FranjaDeCliente }) {
  const libres = plazasLibres(franja);
  return (
    <span aria-hidden="true" className="mt-1 flex gap-1">
      {Array.from({ length: franja.capacidadEfectiva }, (_, lugar) => (
        <span
          key={lugar}
          className={`size-2.5 rounded-full border-2 border-petroleo ${lugar < libres ? 'bg-petroleo' : ''}`}
        />
      ))}
    </span>
  );
}

function EsqueletoDelDia() {
  return (
    <div
      role="status"
      className="mt-3 grid grid-cols-3 gap-2 min-[26rem]:grid-cols-4 sm:grid-cols-6 lg:grid-cols-1"
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((orden) => (
        <Esqueleto key={orden} className="h-13" />
      ))}
      <p className="sr-only">Cargando horarios...</p>
    </div>
  );
}
