import { formatearPesos } from '@remanso/contract/dinero';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '../../components/ui/Esqueleto.tsx';
import { resumenPropio } from './reservas.queries.ts';

/** One's own accounts (specification §2). Says nothing when they cannot be had: the screen's own error is enough. */
export function Estadisticas({ className = '' }: { className?: string }) {
  const { data, isError } = useQuery(resumenPropio());
  if (isError && !data) return null;
  const cuentas = data?.estadisticas;
  const cifras = [
    ['Total de reservas', cuentas?.total],
    ['Activas', cuentas?.activas],
    ['Completadas', cuentas?.completadas],
    ['Este mes', cuentas?.esteMes],
  ] as const;
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 ${className}`}>
      {cifras.map(([nombre, valor]) => (
        <Cifra key={nombre} nombre={nombre} valor={valor?.toString()} />
      ))}
      <div className="col-span-full border-t border-borde pt-4">
        <Cifra nombre="Total gastado" valor={cuentas && formatearPesos(cuentas.totalGastado)} />
      </div>
    </dl>
  );
}

function Cifra({ nombre, valor }: { nombre: string; valor: string | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-tinta-suave">{nombre}</dt>
      <dd className="cifras text-cifra font-bold whitespace-nowrap">
        {valor ?? <Esqueleto className="h-10 w-16" />}
      </dd>
    </div>
  );
}
