import { nombreDeFecha } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import { mensajeDe } from '../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { enfocarTitulo } from '../../../../lib/enfocar.ts';
import { usePermiso } from '../../../../lib/sesion/usePermiso.ts';
import { cierreDe, siguienteConTurnos } from './cierre.queries.ts';
import { generacionPara } from './cierre.view.ts';
import { ERROR_AL_GENERAR, useGenerarFranjas } from '../franja/franjas.mutations.ts';

interface PropiedadesDeCaminosDeDiaVacio {
  fecha: string;
  hoy: string;
  alIr: (fecha: string) => void;
  /** The text above, unless the day is beyond the ventana and a `consejo` says what to do. */
  titulo?: string;
  /** What the person can do besides, for a day beyond the ventana. */
  consejo?: string | undefined;
}

/**
 * Says why a day has no franjas. A button leads to the next day with franjas; for a day beyond the
 * ventana, another button generates the franjas. The line of the reason keeps the same height while
 * the reason loads.
 */
export function CaminosDeDiaVacio({
  fecha,
  hoy,
  alIr,
  titulo,
  consejo,
}: PropiedadesDeCaminosDeDiaVacio) {
  const { data: razon } = useQuery({ ...cierreDe(fecha), enabled: usePermiso('admin') });
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const { data: siguiente } = useQuery({
    ...siguienteConTurnos(fecha),
    enabled: fecha >= hoy,
  });
  const generar = useGenerarFranjas(({ message }) => {
    cartel.exito(message);
    // The focus moves to the title, because the button that had the focus disappears with the empty
    // day.
    enfocarTitulo();
  });
  const masAlla = config ? generacionPara(fecha, hoy, config.ventanaDias) : null;
  const generacion = razon === null ? masAlla : null;
  return (
    <div className="flex flex-col items-center gap-3">
      {titulo && !(masAlla && consejo) && <p>{titulo}</p>}
      <p className="min-h-6 font-semibold">
        {razon ?? (masAlla && `Por ahora hay turnos hasta el ${nombreDeFecha(masAlla.ventana)}.`)}
      </p>
      {masAlla && consejo && <p className="max-w-md text-balance">{consejo}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {generacion && (
          <Boton
            variante="terracota"
            cargando={generar.isPending}
            onClick={() =>
              generar.mutate(generacion.periodo, {
                onError: (error) => cartel.error(mensajeDe(error, ERROR_AL_GENERAR)),
              })
            }
          >
            {generacion.accion}
          </Boton>
        )}
        {siguiente && (
          <Boton variante="outline" onClick={() => alIr(siguiente)}>
            Ir al {nombreDeFecha(siguiente)}
          </Boton>
        )}
      </div>
    </div>
  );
}
