import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../components/ui/estado/ZonaDeCarga.tsx';
import { consultasDeFranjas } from '../../../entities/franja/franjas-del-dia.queries.ts';
import { consultasDePagos } from '../../../entities/pago/pagos.queries.ts';
import { CajaDelDia } from './CajaDelDia.tsx';

interface PropiedadesDeLecturaDeCaja {
  fecha: string;
  hoy: string;
  alVer: (reserva: ReservaDelMostrador) => void;
}

/** Reads the caja and the franjas of a day, and shows them once both are loaded. */
export function LecturaDeCaja({ fecha, hoy, alVer }: PropiedadesDeLecturaDeCaja) {
  const caja = useQuery(consultasDePagos.caja(fecha));
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  const error = caja.error ?? dia.error;
  if (caja.data && dia.data)
    return <CajaDelDia caja={caja.data} franjas={dia.data} hoy={hoy} alVer={alVer} />;
  if (error)
    return (
      <EstadoDeError
        titulo="Error al obtener la caja"
        error={error}
        reintentando={caja.isFetching || dia.isFetching}
        alReintentar={() => {
          void caja.refetch();
          void dia.refetch();
        }}
      />
    );
  return (
    <ZonaDeCarga texto="Cargando la caja..." className="flex flex-col gap-4">
      <Esqueleto className="h-24" />
      <Esqueleto className="h-64" />
      <Esqueleto className="h-40" />
    </ZonaDeCarga>
  );
}
