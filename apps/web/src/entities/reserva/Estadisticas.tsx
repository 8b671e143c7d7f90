import { formatearPesos } from '@remanso/contract/dinero';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Esqueleto } from '../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { consultasDeReservasPropias } from './propias/reservas-propias.queries.ts';

interface PropiedadesDeEstadisticas {
  className?: string;
  /** `fila` is one row on screens that are wide enough, `bloque` a block of two columns. */
  forma: 'fila' | 'bloque';
}

const FORMAS = {
  fila: { lista: 'sm:grid-cols-5', ultima: 'max-sm:col-span-full' },
  bloque: {
    lista: 'sm:max-lg:grid-cols-5',
    ultima: 'col-span-full sm:max-lg:col-span-1 lg:border-t lg:border-borde lg:pt-4',
  },
};

/**
 * The figures of the client's own bookings (specification §2). Figures that could not be read are
 * dashes, because the screen already shows the error. Renders nothing where every figure is zero.
 */
export function Estadisticas({ forma, className = '' }: PropiedadesDeEstadisticas) {
  const idDeTitulo = useId();
  const { data, isError } = useQuery(consultasDeReservasPropias.resumen());
  const cuentas = data?.estadisticas;
  const { lista, ultima } = FORMAS[forma];
  if (cuentas && Object.values(cuentas).every((cuenta) => cuenta === 0)) return null;
  const cifras = [
    { nombre: 'Reservas en total', valor: cuentas?.total },
    { nombre: 'Activas', valor: cuentas?.activas },
    { nombre: 'Completadas', valor: cuentas?.completadas },
    { nombre: 'Este mes', valor: cuentas?.esteMes },
    {
      nombre: 'Total gastado',
      valor: cuentas && formatearPesos(cuentas.totalGastado),
      clases: ultima,
    },
  ];
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className={className}>
      <h2 id={idDeTitulo} className="text-xl font-bold">
        Mis estadísticas
      </h2>
      <dl className={`mt-4 grid de-a-pares gap-x-6 gap-y-5 ${lista}`}>
        {cifras.map(({ nombre, valor, clases = '' }) => (
          <div key={nombre} className={`flex flex-col-reverse justify-end ${clases}`}>
            <dt className="text-sm text-tinta-suave">{nombre}</dt>
            <dd className="cifras text-cifra font-bold whitespace-nowrap">
              {valor ?? (isError ? '–' : <Esqueleto className="h-10 w-16" />)}
            </dd>
          </div>
        ))}
      </dl>
    </Tarjeta>
  );
}
