import { formatearPesos } from '@remanso/contract/dinero';
import { CalendarCheck, Gauge, LayoutGrid, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import type { CifrasDeDia } from './dia.view.ts';

const ICONO = 'size-5 shrink-0 text-petroleo max-lg:hidden';

/** The four figures of the day; undefined while they load, null when they could not be. */
export function CifrasDelDia({ cifras }: { cifras: CifrasDeDia | null | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <Cifra
        etiqueta="Reservas Hoy"
        valor={cifras && cifras.reservas}
        detalle={cifras && `${cifras.personas} ${cifras.personas === 1 ? 'persona' : 'personas'}`}
        icono={<CalendarCheck aria-hidden="true" className={ICONO} />}
      />
      <Cifra
        etiqueta="Dinero Recaudado"
        valor={cifras && formatearPesos(cifras.recaudado)}
        icono={<Wallet aria-hidden="true" className={ICONO} />}
      />
      <Cifra
        etiqueta="Ocupación Promedio"
        valor={cifras && `${cifras.ocupacion}%`}
        icono={<Gauge aria-hidden="true" className={ICONO} />}
      />
      <Cifra
        etiqueta="Total Turnos"
        valor={cifras && cifras.turnos}
        icono={<LayoutGrid aria-hidden="true" className={ICONO} />}
      />
    </dl>
  );
}

interface PropiedadesDeCifra {
  etiqueta: string;
  valor: string | number | null | undefined;
  detalle?: string | null | undefined;
  icono: ReactNode;
}

/** Lower than the usual figure card: the day below it must fit on a laptop's screen. */
function Cifra({ etiqueta, valor, detalle, icono }: PropiedadesDeCifra) {
  return (
    <Tarjeta holgada={false} className="px-4 py-3 sm:px-5">
      <dt className="flex items-center gap-2 text-sm font-medium text-tinta-suave">
        {icono}
        {etiqueta}
      </dt>
      <dd className="mt-0.5 flex h-9 flex-wrap items-baseline gap-x-2.5 overflow-hidden">
        {valor === undefined ? (
          <span className="esqueleto guijarro h-9 w-20" />
        ) : (
          <>
            <span className="cifras text-2xl leading-9 font-bold tracking-tight whitespace-nowrap sm:text-3xl sm:leading-9">
              {valor ?? '—'}
            </span>
            {detalle && <span className="text-sm text-tinta-suave">{detalle}</span>}
          </>
        )}
      </dd>
    </Tarjeta>
  );
}
