import type { Franja } from '@remanso/contract/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EstadoDeError } from '../../../components/ui/EstadoDeError.tsx';
import { Nota } from '../../../components/ui/Nota.tsx';
import { ERROR_DEL_DIA, detalleDeError } from './dia.view.ts';

interface PropiedadesDeFallaDelDia {
  fecha: string;
  dia: UseQueryResult<Franja[]>;
}

/** The failure of a day that did not come, or a note above one that came earlier and is shown. */
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
