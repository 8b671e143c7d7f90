import { ErrorDeCampo } from '../MarcoDeCampo.tsx';

/**
 * The error text about the hours shown above. The element with role="status" is always in the page,
 * so that a screen reader announces a new error.
 */
export function ErrorDeHoras({ id, mensaje }: { id: string; mensaje: string | null | undefined }) {
  return (
    <div role="status" className="mt-2 empty:hidden">
      {mensaje && <ErrorDeCampo id={id}>{mensaje}</ErrorDeCampo>}
    </div>
  );
}
