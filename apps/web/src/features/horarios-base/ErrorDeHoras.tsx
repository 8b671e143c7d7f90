import { ErrorDeCampo } from '../../components/form/MarcoDeCampo.tsx';

/** What is wrong with the hours above; its place is there from the start, so that it is told when it comes. */
export function ErrorDeHoras({ id, mensaje }: { id: string; mensaje: string | null | undefined }) {
  return (
    <div role="status" className="mt-2 empty:hidden">
      {mensaje && <ErrorDeCampo id={id}>{mensaje}</ErrorDeCampo>}
    </div>
  );
}
