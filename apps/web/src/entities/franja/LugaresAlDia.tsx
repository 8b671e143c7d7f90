import CloudOff from 'lucide-react/icons/cloud-off';
import { LuzDeVivo } from '../../components/ui/LuzDeVivo.tsx';
import { useConexion } from '../../lib/conexion/useConexion.ts';

interface PropiedadesDeLugaresAlDia {
  /** True where the last attempt to read the free places failed. */
  fallo: boolean;
  className?: string;
}

/** Shows whether the free places on screen, which the app refreshes by itself, are up to date. */
export function LugaresAlDia({ fallo, className = '' }: PropiedadesDeLugaresAlDia) {
  const sinConexion = !useConexion() || fallo;
  return (
    <p
      role="status"
      className={`flex min-h-6.5 items-center gap-2 text-sm text-tinta-suave ${className}`}
    >
      {sinConexion ? (
        <>
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-aviso" />
          <span className="font-medium text-aviso">
            Sin conexión: los lugares pueden haber cambiado
          </span>
        </>
      ) : (
        <>
          <LuzDeVivo />
          Actualizado
        </>
      )}
    </p>
  );
}
