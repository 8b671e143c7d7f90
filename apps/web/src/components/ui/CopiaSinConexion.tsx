import { nombreDeMomento } from '@remanso/contract/calendario';
import { Nota } from './Nota.tsx';

/** Says that the data on screen are a copy from an earlier moment. */
export function CopiaSinConexion({ copiaDe }: { copiaDe: string | undefined }) {
  if (!copiaDe) return null;
  return (
    <Nota tono="aviso" role="status">
      Sin conexión. Así estaban las reservas el {nombreDeMomento(copiaDe)}.
    </Nota>
  );
}
