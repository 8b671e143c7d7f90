import type { UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, type ReactNode } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';

interface PropiedadesDeTarjetaDeProgramas {
  titulo: string;
  /** The text of the button that adds one. */
  agregar: string;
  alAgregar: () => void;
  consulta: UseQueryResult<readonly unknown[]>;
  /** The sentences in place of an empty list. */
  siNoHay: ReactNode;
  siFalla: string;
  ventanas: ReactNode;
  /** A line below the list, where there is one. */
  alPie?: ReactNode;
  /** The line of each of them. */
  children: ReactNode;
}

/** A part of the card 'Integraciones', with a list of programs of others, each a line. */
export function TarjetaDeProgramas({
  titulo,
  agregar,
  alAgregar,
  consulta: { data, error, isFetching, refetch },
  siNoHay,
  siFalla,
  ventanas,
  alPie,
  children,
}: PropiedadesDeTarjetaDeProgramas) {
  const idDeTitulo = useId();
  return (
    <section aria-labelledby={idDeTitulo} className="border-t border-borde pt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id={idDeTitulo} tabIndex={-1} className="text-lg font-bold outline-none">
          {titulo}
        </h3>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={alAgregar}
        >
          {agregar}
        </Boton>
      </div>
      {data?.length === 0 && <p className="text-tinta-suave">{siNoHay}</p>}
      {data && data.length > 0 && <ul>{children}</ul>}
      {!data && !error && <Esqueleto className="h-24" />}
      {!data && error && (
        <EstadoDeError
          titulo={siFalla}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {alPie && <div className="mt-3">{alPie}</div>}
      {ventanas}
    </section>
  );
}
