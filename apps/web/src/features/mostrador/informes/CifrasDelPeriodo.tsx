import { formatearCantidad, formatearPesos } from '@remanso/contract/dinero';
import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { Cifras, type Cifra } from '../../../components/ui/Cifras.tsx';
import { porcentaje, sumarDiasDe, variacion } from './informes.view.ts';

const CUENTAS = [
  ['Ocupación', 'personas con reserva sobre los lugares de los turnos que no están bloqueados.'],
  ['Reservas', 'las que no se cancelaron, por el día del turno.'],
  ['Reservado', 'el precio de esas reservas.'],
  [
    'Cobrado',
    'lo que entró menos lo devuelto, por el día en que se movió el dinero; sin lo anulado.',
  ],
  ['Cancelaciones', 'reservas canceladas, por el día que tenía el turno.'],
  ['Ausencias', 'reservas a las que se marcó que no vino nadie.'],
] as const;
const CUENTA_DE_ABONOS = [
  'Abonos vendidos',
  'los vendidos en el período, también los anulados.',
] as const;

/**
 * The totals of the period, with the abonos where any was sold. Beside each total is the total of the same number of days before
 * the period.
 */
export function CifrasDelPeriodo({ informe }: { informe: Informe }) {
  const { dias, anterior, abonosVendidos } = informe;
  const conAbonos = abonosVendidos > 0 || anterior.abonosVendidos > 0;
  const total = sumarDiasDe(dias);
  const contar = (etiqueta: string, de: 'reservas' | 'canceladas' | 'ausencias'): Cifra => ({
    etiqueta,
    valor: formatearCantidad(total[de]),
    detalle: antes(formatearCantidad(anterior[de]), variacion(total[de], anterior[de])),
  });
  const sumar = (etiqueta: string, de: 'reservado' | 'cobrado'): Cifra => ({
    etiqueta,
    valor: formatearPesos(total[de]),
    detalle: antes(formatearPesos(anterior[de]), variacion(total[de], anterior[de])),
  });
  const [ocupacion, deAntes] = [total, anterior].map(({ ocupadas, plazas }) =>
    enPorciento(porcentaje(ocupadas, plazas)),
  ) as [string | null, string | null];
  return (
    <div className="flex flex-col gap-2 max-sm:[&_.cifras]:text-lg">
      <Cifras
        columnas="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(max(13.5rem,30%),1fr))]"
        cifras={[
          {
            etiqueta: 'Ocupación',
            valor: ocupacion,
            detalle: deAntes === null ? 'antes sin turnos' : antes(deAntes),
          },
          contar('Reservas', 'reservas'),
          sumar('Reservado', 'reservado'),
          sumar('Cobrado', 'cobrado'),
          contar('Cancelaciones', 'canceladas'),
          contar('Ausencias', 'ausencias'),
          ...(conAbonos
            ? [
                {
                  etiqueta: 'Abonos vendidos',
                  valor: formatearCantidad(abonosVendidos),
                  detalle: antes(
                    formatearCantidad(anterior.abonosVendidos),
                    variacion(abonosVendidos, anterior.abonosVendidos),
                  ),
                },
              ]
            : []),
        ]}
      />
      <details className="como-se-cuenta text-sm">
        <summary className="w-fit py-1.5 font-semibold text-petroleo">Cómo se cuenta</summary>
        <dl className="mt-1 flex flex-col gap-1 text-tinta-suave">
          {[...CUENTAS, ...(conAbonos ? [CUENTA_DE_ABONOS] : [])].map(([cifra, cuenta]) => (
            <div key={cifra}>
              <dt className="inline font-semibold text-tinta">{cifra}: </dt>
              <dd className="inline">{cuenta}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const enPorciento = (valor: number | null) => (valor === null ? null : `${valor} %`);

/**
 * Returns the value of the days before the period and the change since, for example 'antes 40 (+12
 * %)'.
 */
function antes(valor: string, cambio?: string): string {
  return `antes ${valor}${cambio === undefined ? '' : ` (${cambio})`}`;
}
