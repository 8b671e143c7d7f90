import { Giro } from './Giro.tsx';

/** A wait whose result has no known shape; where the shape is known, an `Esqueleto` is kinder. */
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
