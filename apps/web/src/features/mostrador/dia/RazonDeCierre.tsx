import { useQuery } from '@tanstack/react-query';
import { cierreDe } from './cierre.queries.ts';

/** The reason that a day has no franjas. Its line keeps its place while the reason loads. */
export function RazonDeCierre({ fecha }: { fecha: string }) {
  const { data: razon } = useQuery(cierreDe(fecha));
  return <p className="min-h-6 font-semibold">{razon}</p>;
}
