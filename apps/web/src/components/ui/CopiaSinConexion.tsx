import { nombreDeMomento } from '@remanso/contract/calendario';
import { Nota } from './Nota.tsx';

/**
 * Says that there is no connection and that the data on screen is a copy from the momento
 * `copiaDe`. Shows nothing where `copiaDe` is undefined.
 */
export function CopiaSinConexion({ copiaDe }: { copiaDe: string | undefined }) {
  if (!copiaDe) return null;
  return (
    <Nota tono="aviso" role="status">
      Sin conexión. Así estaban las reservas el {nombreDeMomento(copiaDe)}.
    </Nota>
  );
}
