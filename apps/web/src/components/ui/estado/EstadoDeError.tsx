import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { useConexion } from '../../../lib/conexion/useConexion.ts';
import { Boton } from '../Boton.tsx';

interface PropiedadesDeEstadoDeError {
  /** The title in the specification's words: 'Error al cargar horarios'. */
  titulo: string;
  /** The error that was thrown; its message is shown below the title where it adds something. */
  error?: unknown;
  alReintentar?: () => void;
  reintentando?: boolean;
  /** Another action, beside the retry. */
  accion?: ReactNode;
}

export function EstadoDeError({
  titulo,
  error,
  alReintentar,
  reintentando = false,
  accion,
}: PropiedadesDeEstadoDeError) {
  const detalle = mensajeDe(error, titulo);
  // Without a network nobody is at fault.
  const [fondo, tinta] = useConexion()
    ? ['bg-peligro-tenue', 'text-peligro']
    : ['bg-aviso-tenue', 'text-aviso'];
  return (
    <div
      role="alert"
      className={`laja flex flex-col items-center justify-center gap-3 px-5 py-8 text-center ${fondo}`}
    >
      <CloudOff aria-hidden="true" className={`size-9 ${tinta}`} />
      <p className="text-lg font-semibold">{titulo}</p>
      {detalle !== titulo && <p className="max-w-prose">{detalle}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {alReintentar && (
          <Boton
            variante="outline"
            icono={<RotateCw aria-hidden="true" className="size-4.5" />}
            cargando={reintentando}
            onClick={alReintentar}
          >
            Reintentar
          </Boton>
        )}
        {accion}
      </div>
    </div>
  );
}
