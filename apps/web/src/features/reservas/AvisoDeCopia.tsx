import { nombreDeMomento } from '@remanso/contract/calendario';
import { Nota } from '../../components/ui/Nota.tsx';

/** Says that what is shown is not of now. */
export function AvisoDeCopia({ copiaDe }: { copiaDe: string | undefined }) {
  if (!copiaDe) return null;
  return (
    <Nota tono="aviso" role="status">
      Sin conexión. Así estaban las reservas el {nombreDeMomento(copiaDe)}.
    </Nota>
  );
}
