import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { ZonaDeCarga } from '../../../../components/ui/estado/ZonaDeCarga.tsx';
import { navegar } from '../../../../lib/direccion/navegacion.ts';
import { CaminosDeDiaVacio } from '../vacio/CaminosDeDiaVacio.tsx';
import { FallaDelDia } from '../FallaDelDia.tsx';
import { destinoDeHoja, type Hoja } from '../dia.view.ts';
import { CabezaDeHoja } from './CabezaDeHoja.tsx';
import { HojaDeRotacion } from './HojaDeRotacion.tsx';
import { HojaDeTurnos } from './HojaDeTurnos.tsx';
import { resumenDeHoja } from './hoja.view.ts';

interface PropiedadesDeContenidoDeHoja {
  fecha: string;
  hoy: string;
  hoja: Hoja;
  dia: UseQueryResult<Franja[]>;
}

/**
 * The printable sheet. Where there is no sheet, shows an error, a placeholder while the day loads,
 * or the reason why the day has no franjas.
 */
export function ContenidoDeHoja({ fecha, hoy, hoja, dia }: PropiedadesDeContenidoDeHoja) {
  const { data: franjas, dataUpdatedAt, error } = dia;
  if (!franjas) {
    return error ? <FallaDelDia fecha={fecha} dia={dia} /> : <Espera />;
  }
  if (franjas.length === 0) {
    const alIr = (otra: string) => navegar(destinoDeHoja(otra, hoja));
    return (
      <EstadoVacio
        titulo="No hay turnos programados"
        texto="Sin turnos no hay nada que imprimir."
        accion={<CaminosDeDiaVacio fecha={fecha} hoy={hoy} alIr={alIr} />}
      />
    );
  }
  return (
    <>
      {error && (
        <div className="mb-5">
          <FallaDelDia fecha={fecha} dia={dia} />
        </div>
      )}
      <article aria-label="Hoja" className="hoja">
        <CabezaDeHoja
          fecha={fecha}
          resumen={resumenDeHoja(franjas, hoja)}
          leidaEn={dataUpdatedAt}
        />
        {hoja === 'turnos' ? (
          <HojaDeTurnos franjas={franjas} />
        ) : (
          <HojaDeRotacion franjas={franjas} />
        )}
      </article>
    </>
  );
}

function Espera() {
  return (
    <ZonaDeCarga texto="Cargando la hoja..." className="flex flex-col gap-2">
      <Esqueleto className="mb-2 h-14" />
      {Array.from({ length: 8 }, (_, renglon) => (
        <Esqueleto key={renglon} className="h-16" />
      ))}
    </ZonaDeCarga>
  );
}
