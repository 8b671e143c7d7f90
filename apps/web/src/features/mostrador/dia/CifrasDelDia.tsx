import { formatearPesos } from '@remanso/contract/dinero';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { contarPersonas } from '../../../lib/palabras.ts';
import type { CifrasDeDia } from './dia.view.ts';

interface PropiedadesDeCifrasDelDia {
  /**
   * The figures of the day. Undefined while the day loads. Null where the day could not be read.
   */
  cifras: CifrasDeDia | null | undefined;
  esHoy: boolean;
  /** True for a day to come, whose money is reserved and not yet collected. */
  porVenir: boolean;
}

/**
 * The four figures of a day on one card. The figure 'Dinero Recaudado' shows 'Pagado' and 'Falta'
 * large, and the sum of these two amounts (`recaudado`) small beside the label. A phone shows them
 * only on request, so that the first turn is in the upper half of its screen.
 */
export function CifrasDelDia({ cifras, esHoy, porVenir }: PropiedadesDeCifrasDelDia) {
  const dato = (valor: (cifras: CifrasDeDia) => ReactNode) => cifras && valor(cifras);
  const id = useId();
  const [abiertas, setAbiertas] = useState(false);
  return (
    <>
      <Boton
        variante="ghost"
        className="px-3 md:hidden"
        icono={
          <ChevronDown aria-hidden="true" className={`size-5 ${abiertas ? 'rotate-180' : ''}`} />
        }
        aria-expanded={abiertas}
        aria-controls={id}
        onClick={() => setAbiertas(!abiertas)}
      >
        Cifras
      </Boton>
      <dl
        id={id}
        className={`laja flex w-full flex-wrap ${abiertas ? 'max-md:order-1' : 'max-md:hidden'} gap-y-2 border border-borde bg-superficie px-1.5 py-2.5 shadow-laja md:flex-nowrap md:px-0 md:py-1.5 xl:w-auto`}
      >
        <Cifra
          etiqueta={esHoy ? 'Reservas Hoy' : 'Reservas del día'}
          valor={dato(({ reservas }) => reservas)}
        >
          {cifras && <span>{contarPersonas(cifras.personas)}</span>}
        </Cifra>
        <Cifra
          ancha
          etiqueta="Dinero Recaudado"
          junto={cifras && `${formatearPesos(cifras.recaudado)}${porVenir ? ' (reservado)' : ''}`}
          palabra="Pagado"
          valor={dato(({ pagado }) => formatearPesos(pagado))}
        >
          {cifras && (
            <span className="whitespace-nowrap">
              Falta <Numero>{formatearPesos(cifras.falta)}</Numero>
            </span>
          )}
        </Cifra>
        <Cifra etiqueta="Ocupación Promedio" valor={dato(({ ocupacion }) => `${ocupacion}%`)} />
        <Cifra etiqueta="Total Turnos" valor={dato(({ turnos }) => turnos)} />
      </dl>
    </>
  );
}

interface PropiedadesDeCifra {
  /** True where the figure takes the last row of a phone, also while it loads. */
  ancha?: boolean;
  etiqueta: string;
  /** A second figure, shown small beside `etiqueta`. */
  junto?: ReactNode;
  palabra?: string;
  /** The main figure. Undefined while the figure loads. Null where the figure could not be read. */
  valor: ReactNode;
  children?: ReactNode;
}

function Cifra({ ancha = false, etiqueta, junto, palabra, valor, children }: PropiedadesDeCifra) {
  return (
    <div
      className={`grid min-w-0 flex-auto grid-cols-[auto_1fr] content-start px-2.5 text-xs leading-4 text-tinta-suave md:px-4 xl:max-2xl:px-2.5 md:not-first:border-l md:not-first:border-borde ${ancha ? 'max-md:order-1 max-md:w-full' : ''}`}
    >
      <dt>{etiqueta}</dt>
      {junto && <dd className="cifras pl-1.5">{junto}</dd>}
      <dd className="col-span-2 flex min-h-7 flex-wrap items-baseline gap-x-2 md:gap-x-3">
        {valor === undefined ? (
          <span className="esqueleto guijarro my-1 h-5 w-14" />
        ) : (
          <>
            <span className="whitespace-nowrap">
              {valor !== null && palabra} <Numero>{valor ?? '—'}</Numero>
            </span>
            {children}
          </>
        )}
      </dd>
    </div>
  );
}

function Numero({ children }: { children: ReactNode }) {
  return (
    <span className="cifras text-lg leading-7 font-bold tracking-tight text-tinta">{children}</span>
  );
}
