import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { AbonoEnLista } from '../../../entities/abono/AbonoEnLista.tsx';
import { losQueSirven } from '../../../entities/abono/abono.view.ts';
import { consultasDeAbonos } from '../../../entities/abono/abonos.queries.ts';

/** The client's abonos that can still be used. Renders nothing for a client without one. */
export function MisAbonos() {
  const idDeTitulo = useId();
  const { data = [] } = useQuery(consultasDeAbonos.mios());
  const abonos = losQueSirven(data);
  if (abonos.length === 0) return null;
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="lg:col-span-2">
      <h2 id={idDeTitulo} className="mb-2 text-2xl font-bold">
        Mis abonos
      </h2>
      <ul>
        {abonos.map((abono) => (
          <AbonoEnLista key={abono.id} abono={abono} />
        ))}
      </ul>
    </Tarjeta>
  );
}
