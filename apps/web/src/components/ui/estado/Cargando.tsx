import { Giro } from './Giro.tsx';

/**
 * A sign that something loads, for content whose shape is unknown. Where the shape is known, use
 * `Esqueleto`.
 */
export function Cargando({ texto = 'Cargando…' }: { texto?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-40 flex-col items-center justify-center gap-4 p-8 text-tinta-suave"
    >
      <Giro className="size-9 text-petroleo" />
      <p>{texto}</p>
    </div>
  );
}
