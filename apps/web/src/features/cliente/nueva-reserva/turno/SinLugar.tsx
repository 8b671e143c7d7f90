import { nombreDeFecha, sumarDias } from '@remanso/contract/calendario';
import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { useQuery } from '@tanstack/react-query';
import { AguaQuieta } from '../../../../components/ilustraciones/AguaQuieta.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { EstadoVacio } from '../../../../components/ui/estado/EstadoVacio.tsx';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { estaCerrado } from '../../../../entities/franja/dias.view.ts';
import { esElegible } from '../../../../entities/franja/franja.view.ts';
import { primerDiaConLugar } from '../../../../entities/franja/ventana.view.ts';
import { ajenas } from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import { useTurnosPropios } from '../../../../entities/reserva/propias/useTurnosPropios.ts';
import { consultasDeFranjasPorReservar } from '../../../../entities/franja/franjas-por-reservar.queries.ts';

interface PropiedadesDeSinLugar {
  /** The franjas of the day; none of them has room for `personas`. */
  franjas: readonly FranjaDeCliente[];
  personas: number;
  fecha: string;
  alElegir: (fecha: string) => void;
}

/** Says that a day has no room for a group, and offers the nearest day with room. */
export function SinLugar({ franjas, personas, fecha, alElegir }: PropiedadesDeSinLugar) {
  const { data: ventana } = useQuery(consultasDeFranjasPorReservar.ventana());
  const propios = useTurnosPropios();
  const otra =
    ventana && primerDiaConLugar(ajenas(propios, ventana), sumarDias(fecha, 1), personas);
  const boton = otra && (
    <Boton variante="agua" onClick={() => alElegir(otra)}>
      Ver el {nombreDeFecha(otra)}
    </Boton>
  );
  const texto = otra
    ? `El próximo día con lugar es el ${nombreDeFecha(otra)}.`
    : ventana?.length === 0
      ? 'El centro todavía no abrió turnos para reservar.'
      : 'Los lugares se liberan cuando alguien cancela: vuelve a mirar.';
  if (franjas.length === 0) {
    return (
      // The negative margin keeps the button visible above the summary bar of a phone.
      <div className="-my-8 sm:my-0">
        <EstadoVacio
          ilustracion={<AguaQuieta className="w-36 sm:w-44" />}
          titulo="No hay horarios disponibles para esta fecha"
          texto={texto}
          accion={boton}
        />
      </div>
    );
  }
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <p role="status" className="guijarro bg-hundido px-4 py-3 font-medium">
        {porQue(ajenas(propios, franjas), personas)} {texto}
      </p>
      {boton}
    </div>
  );
}

/** Says why none of the franjas, which are not the client's own, has room. */
function porQue(franjas: readonly FranjaDeCliente[], personas: number): string {
  if (franjas.length === 0) return 'Ese día no hay otro turno.';
  if (estaCerrado(franjas)) return 'El centro cierra ese día.';
  return franjas.some((una) => esElegible(una))
    ? `Ese día ningún turno tiene lugar para ${contarPersonas(personas)}.`
    : 'El día está completo.';
}
