import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { cuantosLugares, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import type { CSSProperties } from 'react';
import { useRecienCambiado } from '../../../lib/vivo/useRecienCambiado.ts';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import type { Destino } from '../../../lib/direccion/rutas.ts';
import { lugaresDelDia, type Dia } from '../../../entities/franja/dias.view.ts';
import { TU_TURNO } from '../../../entities/reserva/propias/turnos-propios.view.ts';
import { esElegible, nombreDeFranja, textoDeFranja } from '../../../entities/franja/franja.view.ts';
import type { EjeDeHoras } from './eje.view.ts';

interface PropiedadesDeDiaDeLaSemana {
  dia: Dia;
  /** Undefined while the franjas load. */
  franjas: readonly FranjaDeCliente[] | undefined;
  eje: EjeDeHoras;
  /** True where the hours are links to the desk's day instead of the booking screen. */
  paraAdmin: boolean;
  /** Returns the address of the client's own booking in a franja; null where there is none. */
  destinoDelPropio: (franjaId: number) => Destino | null;
  /**
   * True where the day is hidden on a phone, because the day above would push it down as it loads.
   */
  enEspera: boolean;
}

export function DiaDeLaSemana({
  dia,
  franjas,
  eje,
  paraAdmin,
  destinoDelPropio,
  enEspera,
}: PropiedadesDeDiaDeLaSemana) {
  const lugares = lugaresDelDia(franjas, ({ id }) => paraAdmin || destinoDelPropio(id) === null);
  return (
    <li
      className={`lg:row-span-full ${franjas ? 'lg:grid lg:grid-rows-subgrid' : ''} ${enEspera ? 'max-lg:hidden' : ''}`}
    >
      <h2 className="flex items-baseline gap-2 border-b-2 border-borde pb-2 lg:flex-col lg:gap-0">
        <span className="sr-only">{dia.nombre}</span>
        <span aria-hidden="true" className="font-semibold first-letter:uppercase">
          {dia.corto}
        </span>
        <span
          aria-hidden="true"
          className="cifras text-3xl font-extrabold tracking-tighter lg:text-4xl"
        >
          {dia.numero}{' '}
          {dia.mes && <span className="text-base font-semibold tracking-normal">{dia.mes}</span>}
        </span>
        <span className="ml-auto text-sm text-tinta-suave lg:ml-0 lg:min-h-5">
          {lugares?.texto}
        </span>
      </h2>
      {franjas ? (
        <ul className="mt-3 grid grid-cols-3 gap-2 min-[26rem]:grid-cols-4 sm:grid-cols-6 lg:contents">
          {franjas.map((franja) => (
            <li
              key={franja.id}
              style={
                {
                  '--fila': eje.horas.find(({ hora }) => hora === franja.horaInicio)?.fila,
                } as CSSProperties
              }
              className="lg:row-(--fila)"
            >
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
  /** The address of the client's own booking in this franja; null where there is none. */
  propio: Destino | null;
  destino: Destino;
  /** True where the hour is a link even without free places. */
  siempre: boolean;
  dia: string;
}

function HoraDelDia({ franja, propio, destino, siempre, dia }: PropiedadesDeHoraDelDia) {
  const marca = useRecienCambiado(`${franja.estado} ${franja.ocupadosTotal}`);
  if (propio) return <HoraPropia hora={franja.horaInicio} destino={propio} dia={dia} />;
  const elegible = esElegible(franja);
  const nombre = `${nombreDeFranja(franja)}, ${dia}`;
  const clases = `guijarro flex h-full min-h-13 flex-col justify-center gap-1 border-2 px-2.5 py-1.5 leading-tight ${marca} ${
    elegible ? 'border-agua bg-superficie' : 'border-transparent bg-hundido text-tinta-suave'
  }`;
  const contenido = (
    <>
      <span className="cifras text-lg font-bold tracking-tight lg:hidden">{franja.horaInicio}</span>{' '}
      <Plazas franja={franja} />
      {/* The visible text is the beginning of the name that a screen reader says. */}
      <span className="cifras text-xs lg:text-sm">
        {elegible ? cuantosLugares(plazasLibres(franja)) : textoDeFranja(franja)}
      </span>
    </>
  );
  if (!elegible && !siempre) {
    return (
      <p aria-label={nombre} className={clases}>
        {contenido}
      </p>
    );
  }
  return (
    <Enlace a={destino} aria-label={nombre} className={`${clases} hover:border-petroleo`}>
      {contenido}
    </Enlace>
  );
}

/** An hour in which the client has a booking, as a link to that booking. */
function HoraPropia({ hora, destino, dia }: { hora: string; destino: Destino; dia: string }) {
  return (
    <Enlace
      a={destino}
      className="guijarro flex h-full min-h-13 flex-col justify-center border-2 border-petroleo px-2.5 py-1.5 leading-tight text-petroleo hover:bg-hundido"
    >
      <span className="cifras text-lg font-bold tracking-tight lg:sr-only">{hora}</span>{' '}
      <span className="text-xs font-semibold lg:text-sm">{TU_TURNO}</span>{' '}
      <span className="sr-only">{dia}</span>
    </Enlace>
  );
}

/**
 * Draws the places of a franja, without the genders that the booking screen shows: a filled stroke
 * for a taken place, a dashed stroke for a free place.
 */
function Plazas({ franja }: { franja: FranjaDeCliente }) {
  if (franja.estado === 'BLOQUEADA') {
    return (
      <span className="h-3 rounded-sm [background:repeating-linear-gradient(135deg,var(--color-borde)_0_4px,transparent_4px_8px)]" />
    );
  }
  const { capacidadEfectiva } = franja;
  const ocupadas = capacidadEfectiva - plazasLibres(franja);
  const lleno = esElegible(franja) ? 'bg-petroleo' : 'bg-piedra';
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {Array.from({ length: capacidadEfectiva }, (_, lugar) => (
        <span
          key={lugar}
          className={`h-3 min-w-0 flex-1 rounded-sm ${lugar < ocupadas ? lleno : 'border border-dashed border-piedra'}`}
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
