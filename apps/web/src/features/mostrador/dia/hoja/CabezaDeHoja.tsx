import { fechaConAnio, momentoEnZona, nombreDeMomento } from '@remanso/contract/calendario';
import { useCentro } from '../../../../lib/centro.ts';
import { mayuscula } from '../dia.view.ts';

interface PropiedadesDeCabezaDeHoja {
  fecha: string;
  resumen: string;
  /** The instant at which the day was read, for paper does not change by itself. */
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
