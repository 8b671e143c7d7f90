import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { ERROR_DEL_DIA, detalleDeError } from './dia.view.ts';

interface PropiedadesDeFallaDelDia {
  fecha: string;
  dia: UseQueryResult<Franja[]>;
}

/**
 * Says that a day could not be loaded: in its place, or in a note above the day as it was loaded
 * earlier, which stays on screen.
 */
export function FallaDelDia({ fecha, dia }: PropiedadesDeFallaDelDia) {
  const { data, error, isFetching, refetch } = dia;
  if (!error) return null;
  const detalle = detalleDeError(fecha, error);
  return data ? (
    <Nota tono="aviso" role="status">
      No se pudo actualizar: se muestra lo último que llegó. {detalle}
    </Nota>
  ) : (
    <EstadoDeError
      titulo={ERROR_DEL_DIA}
      error={new Error(detalle)}
      reintentando={isFetching}
      alReintentar={refetch}
    />
  );
}
