import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { useConexion } from '../../../lib/conexion/useConexion.ts';
import { Boton } from '../Boton.tsx';

interface PropiedadesDeEstadoDeError {
  /** The title in the specification's words, such as 'Error al cargar horarios'. */
  titulo: string;
  /** The thrown error. Its message is shown below the title where it says more than the title. */
  error?: unknown;
  alReintentar?: () => void;
  reintentando?: boolean;
  /** A further button next to the one that tries again. */
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
  // The error has the colours of a warning where there is no network connection, because then
  // nothing is broken.
  const [fondo, tinta] = useConexion()
    ? ['bg-peligro-tenue', 'text-peligro']
    : ['bg-aviso-tenue', 'text-aviso'];
  return (
    <div
      ref={alQuitarse}
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

/**
 * A `ref` that keeps the focus in the screen: a query without data shows that it loads in place of
 * the error, so that the button goes away as it is pressed.
 */
function alQuitarse(alerta: HTMLElement | null) {
  return () => {
    if (alerta?.contains(document.activeElement))
      document.querySelector('h1')?.focus({ preventScroll: true });
  };
}
