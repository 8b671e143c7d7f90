import '../../../../styles/hoja.css';
import { fechaDe } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useSearch } from 'wouter/use-browser-location';
import { Pagina } from '../../../../components/layout/Pagina.tsx';
import { BotonEnlace } from '../../../../components/ui/BotonEnlace.tsx';
import {
  destinoDeFecha,
  fechaEnDireccion,
} from '../../../../entities/franja/dia-en-direccion.view.ts';
import { consultasDeFranjas } from '../../../../entities/franja/franjas-del-dia.queries.ts';
import { useMinuto } from '../../../../lib/tiempo/useMinuto.ts';
import { SelectorDeFecha } from '../SelectorDeFecha.tsx';
import { destinoDeHoja } from '../dia.view.ts';
import { AccionesDeHoja } from './AccionesDeHoja.tsx';
import { ContenidoDeHoja } from './ContenidoDeHoja.tsx';
import { hojaEnDireccion } from './hoja.view.ts';

export function HojaDelDia() {
  const consulta = useSearch();
  const hoy = fechaDe(useMinuto());
  const fecha = fechaEnDireccion(consulta, hoy);
  const hoja = hojaEnDireccion(consulta);
  const dia = useQuery(consultasDeFranjas.delDia(fecha));
  return (
    <Pagina
      titulo="Hoja del día"
      bajada={
        <BotonEnlace
          a={destinoDeFecha(fecha, hoy)}
          variante="ghost"
          className="-ml-4"
          icono={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          Turnos del Día
        </BotonEnlace>
      }
      acciones={
        <SelectorDeFecha fecha={fecha} hoy={hoy} destino={(otra) => destinoDeHoja(otra, hoja)} />
      }
    >
      <AccionesDeHoja fecha={fecha} hoja={hoja} franjas={dia.data ?? []} />
      <ContenidoDeHoja fecha={fecha} hoy={hoy} hoja={hoja} dia={dia} />
    </Pagina>
  );
}
