import { nombreDeFecha } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoDeError } from '../../../../components/ui/estado/EstadoDeError.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { CaminosDeDiaVacio } from '../vacio/CaminosDeDiaVacio.tsx';
import { textoDePlazas } from '../dia.view.ts';

interface PropiedadesDeEleccionDeFranja {
  fecha: string;
  hoy: string;
  dia: UseQueryResult<Franja[]>;
  elegida: number | null;
  /** Returns the reason why a franja cannot be chosen. Null where the franja can be chosen. */
  motivo: (franja: Franja) => string | null;
  alElegir: (id: number) => void;
  /** Called when the day on screen has no franjas and the person goes to another day (`fecha`). */
  alIr: (fecha: string) => void;
  /** What the desk can do besides, for a day beyond the ventana. */
  consejo?: string;
}

/** The franjas of a day as radio buttons. A franja that cannot be chosen shows the reason why. */
export function EleccionDeFranja({
  fecha,
  hoy,
  dia,
  elegida,
  motivo,
  alElegir,
  alIr,
  consejo,
}: PropiedadesDeEleccionDeFranja) {
  const { data: franjas, error, isFetching, refetch } = dia;
  if (!franjas && error) {
    return (
      <EstadoDeError
        titulo="Error al cargar horarios"
        error={error}
        reintentando={isFetching}
        alReintentar={refetch}
      />
    );
  }
  if (!franjas) {
    return (
      <ZonaDeCarga texto="Cargando horarios..." className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((lugar) => (
          <Esqueleto key={lugar} className="h-16" />
        ))}
      </ZonaDeCarga>
    );
  }
  if (franjas.length === 0) {
    return (
      <div className="py-8 text-center text-tinta-suave">
        <CaminosDeDiaVacio {...{ fecha, hoy, alIr, consejo }} titulo="No hay turnos programados" />
      </div>
    );
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Horario, {nombreDeFecha(fecha)}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {franjas.map((franja) => (
          <Opcion
            key={franja.id}
            franja={franja}
            elegida={franja.id === elegida}
            motivo={motivo(franja)}
            alElegir={alElegir}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface PropiedadesDeOpcion {
  franja: Franja;
  elegida: boolean;
  motivo: string | null;
  alElegir: (id: number) => void;
}

function Opcion({ franja, elegida, motivo, alElegir }: PropiedadesDeOpcion) {
  return (
    <label
      className={`guijarro relative grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-3 border-2 px-3 py-2 has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua ${motivo === null ? 'border-borde hover:border-piedra' : 'border-transparent bg-hundido text-tinta-suave'}`}
    >
      <input
        type="radio"
        name="franja"
        value={franja.id}
        checked={elegida}
        disabled={motivo !== null}
        aria-label={`${franja.horaInicio}, ${motivo ?? textoDePlazas(franja)}`}
        className="size-5 shrink-0 accent-petroleo"
        onChange={() => alElegir(franja.id)}
      />
      <span className="cifras text-lg font-bold">{franja.horaInicio}</span>
      <span className="col-start-2 text-sm leading-tight">{motivo ?? textoDePlazas(franja)}</span>
    </label>
  );
}
