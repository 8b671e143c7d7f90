import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { fechaConAnio, momentoEnZona, nombreDeMomento } from '@remanso/contract/calendario';
import { useCentro } from '../../../../lib/centro.ts';

interface PropiedadesDeCabezaDeHoja {
  fecha: string;
  resumen: string;
  /**
   * The instant at which the day was read, in milliseconds. The sheet prints this time, because a
   * printed sheet does not show later changes.
   */
  leidaEn: number;
}

export function CabezaDeHoja({ fecha, resumen, leidaEn }: PropiedadesDeCabezaDeHoja) {
  const { nombre, zonaHoraria } = useCentro();
  return (
    <header className="hoja-cabeza">
      <h2>{mayuscula(fechaConAnio(fecha))}</h2>
      <p>{resumen}</p>
      <p className="hoja-tenue">
        {nombre}. Como estaba el {nombreDeMomento(momentoEnZona(leidaEn, zonaHoraria))}.
      </p>
    </header>
  );
}
