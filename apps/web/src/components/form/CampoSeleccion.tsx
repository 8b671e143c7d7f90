import type { ControlDeCampo, TextosDeCampo } from './Campo.tsx';
import { ControlDeSeleccion, type PropiedadesDeControlDeSeleccion } from './ControlDeSeleccion.tsx';
import { MarcoDeCampo } from './MarcoDeCampo.tsx';

type PropiedadesDeCampoSeleccion = ControlDeCampo &
  TextosDeCampo &
  Omit<PropiedadesDeControlDeSeleccion, keyof ControlDeCampo>;

/**
 * A select with a label. Where the options are numbers, register it with `f.campo('capacidad', {
 * valueAsNumber: true })`.
 */
export function CampoSeleccion({
  etiqueta,
  ayuda,
  error,
  className = '',
  ...select
}: PropiedadesDeCampoSeleccion) {
  return (
    <MarcoDeCampo etiqueta={etiqueta} ayuda={ayuda} error={error} className={className}>
      {(enlaces) => <ControlDeSeleccion {...select} {...enlaces} />}
    </MarcoDeCampo>
  );
}
