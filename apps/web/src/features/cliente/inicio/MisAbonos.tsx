import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { hoy } from '../../../lib/tiempo/reloj.ts';
import { MiAbono } from './MiAbono.tsx';
import { misAbonos, misMovimientos } from './mis-abonos.queries.ts';
import { ID_DE_MIS_ABONOS, losQueSeVen } from './mi-abono.view.ts';

/** The milliseconds that the home screen has to draw its own data before other data are read. */
const RECIEN_LLEGADO_MS = 1_000;

/** The client's abonos that can still be used. Renders nothing for a client without one. */
export function MisAbonos() {
  const { data = [] } = useQuery(misAbonos());
  const abonos = losQueSeVen(data, hoy());
  const ids = abonos.map(({ id }) => id);
  useMovimientosAMano(ids);
  if (abonos.length === 0) return null;
  return (
    <Tarjeta como="section" aria-labelledby={ID_DE_MIS_ABONOS} className="lg:col-span-2">
      <h2 id={ID_DE_MIS_ABONOS} tabIndex={-1} className="mb-2 text-2xl font-bold">
        Mis abonos
      </h2>
      <ul>
        {abonos.map((abono) => (
          <MiAbono key={abono.id} abono={abono} ids={ids} />
        ))}
      </ul>
    </Tarjeta>
  );
}

/** Reads the ledgers before anybody opens one, so that a copy exists when there is no network. */
function useMovimientosAMano(ids: readonly number[]): void {
  const client = useQueryClient();
  const cuales = ids.join();
  useEffect(() => {
    if (cuales === '') return undefined;
    const espera = setTimeout(() => {
      client.query(misMovimientos(cuales.split(',').map(Number))).catch(() => {});
    }, RECIEN_LLEGADO_MS);
    return () => clearTimeout(espera);
  }, [cuales, client]);
}
