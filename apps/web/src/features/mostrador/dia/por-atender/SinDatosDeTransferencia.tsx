import { useQuery } from '@tanstack/react-query';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';

/**
 * Warns that the centre asks for a seña and does not say where to pay it. Only a configuration
 * saved before the server refused this can be so.
 */
export function SinDatosDeTransferencia() {
  const esAdmin = usePermiso('admin');
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  if (!config || config.seniaPorcentaje === 0 || config.datosDeTransferencia) return null;
  return (
    <div className="w-full">
      <Nota tono="aviso">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>Pides una seña y falta decir a dónde se transfiere.</p>
          {esAdmin && (
            <BotonEnlace a="/dashboard/configuracion" variante="outline" tamano="sm">
              Completar los datos
            </BotonEnlace>
          )}
        </div>
      </Nota>
    </div>
  );
}
