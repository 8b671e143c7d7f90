import { ErrorDeCampo } from '../MarcoDeCampo.tsx';

/**
 * The error about the hours above. Its region exists from the start, so that a screen reader
 * announces the error.
 */
export function ErrorDeHoras({ id, mensaje }: { id: string; mensaje: string | null | undefined }) {
  return (
    <div role="status" className="mt-2 empty:hidden">
      {mensaje && <ErrorDeCampo id={id}>{mensaje}</ErrorDeCampo>}
    </div>
  );
}
