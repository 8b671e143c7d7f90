import { formatearPesos } from '@remanso/contract/dinero';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Gauge from 'lucide-react/icons/gauge';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Wallet from 'lucide-react/icons/wallet';
import { Cifras } from '../../../components/ui/Cifras.tsx';
import { contarPersonas } from '../../../components/ui/contarPersonas.ts';
import type { CifrasDeDia } from './dia.view.ts';

const ICONO = 'size-5 shrink-0 text-petroleo max-lg:hidden xl:hidden';

interface PropiedadesDeCifrasDelDia {
  /** Undefined while loading, null where they could not be read. */
  cifras: CifrasDeDia | null | undefined;
  esHoy: boolean;
}

/** The day's four figures. */
export function CifrasDelDia({ cifras, esHoy }: PropiedadesDeCifrasDelDia) {
  return (
    <Cifras
      enLinea
      columnas="w-full xl:w-auto xl:flex xl:gap-2 grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] md:grid-cols-4"
      cifras={[
        {
          etiqueta: esHoy ? 'Reservas Hoy' : 'Reservas del día',
          valor: cifras && cifras.reservas,
          detalle: cifras ? contarPersonas(cifras.personas) : undefined,
          icono: <CalendarCheck aria-hidden="true" className={ICONO} />,
        },
        {
          etiqueta: 'Dinero Recaudado',
          valor: cifras && formatearPesos(cifras.recaudado),
          detalle: cifras ? `${formatearPesos(cifras.cobrado)} cobrado` : undefined,
          icono: <Wallet aria-hidden="true" className={ICONO} />,
        },
        {
          etiqueta: 'Ocupación Promedio',
          valor: cifras && `${cifras.ocupacion}%`,
          icono: <Gauge aria-hidden="true" className={ICONO} />,
        },
        {
          etiqueta: 'Total Turnos',
          valor: cifras && cifras.turnos,
          icono: <LayoutGrid aria-hidden="true" className={ICONO} />,
        },
      ]}
    />
  );
}
