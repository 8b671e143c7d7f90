import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { SegmentoDeGenero } from '../../../../components/ui/ocupacion/SegmentoDeGenero.tsx';
import { NOMBRES } from '../../../../components/ui/ocupacion/ocupacion.view.ts';
import { presentesAlCambiar } from '../asistencia/asistencia.view.ts';
import { GENERO_DE_SEXO } from '../dia.view.ts';
import { useMarcarAsistencia } from '../asistencia/asistencia.mutations.ts';

interface PropiedadesDePersonaDeRenglon {
  reserva: ReservaDelMostrador;
  participante: ReservaDelMostrador['participantes'][number];
  /**
   * True once the attendance of the booking is marked. A click on the name then inverts this
   * person's mark.
   */
  seMarca: boolean;
}

const NOMBRE =
  'min-w-0 text-sm leading-4.5 [overflow-wrap:anywhere] @min-[45rem]:truncate text-left';

/** The name of a person in the planilla, struck through where the person did not come. */
export function PersonaDeRenglon({
  reserva,
  participante,
  seMarca,
}: PropiedadesDePersonaDeRenglon) {
  const { marcar } = useMarcarAsistencia(reserva);
  const { asientoId, esTitular, nombre, presente, sexo } = participante;
  const clases = `${NOMBRE} ${esTitular ? 'font-semibold' : ''}`;
  const genero = GENERO_DE_SEXO[sexo];
  const contenido = (
    <>
      {presente === false ? <s>{nombre}</s> : nombre}
      <span className="sr-only">, {NOMBRES[genero]}</span>
    </>
  );
  return (
    <>
      <SegmentoDeGenero segmento={genero} className="size-4 shrink-0" />
      {seMarca ? (
        <button
          type="button"
          data-nombre=""
          aria-pressed={presente === true}
          title={presente ? `Marcar que ${nombre} no vino` : `Marcar que ${nombre} vino`}
          className={`${clases} relative z-10 hover:underline`}
          onClick={() => marcar(presentesAlCambiar(reserva.participantes, asientoId))}
        >
          {contenido}
          <span className="sr-only">, vino</span>
        </button>
      ) : (
        <span data-nombre="" className={clases}>
          {contenido}
        </span>
      )}
    </>
  );
}
