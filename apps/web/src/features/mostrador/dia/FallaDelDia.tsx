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
 * Says that reading a day has failed. Where an earlier reading of the day is on screen, shows a
 * note above that reading; otherwise shows an error in place of the day.
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
