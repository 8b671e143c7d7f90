import { useQuery } from '@tanstack/react-query';
import { cierreDe } from './cierre.queries.ts';

/** What closes a day without turns; its line is there before it is known. */
export function RazonDeCierre({ fecha }: { fecha: string }) {
  const { data: razon } = useQuery(cierreDe(fecha));
  return <p className="min-h-6 font-semibold">{razon}</p>;
}
