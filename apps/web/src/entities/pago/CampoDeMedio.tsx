import { MEDIOS_DE_PAGO, NOMBRE_DE_MEDIO } from '@remanso/contract/caja/pagos.rules';
import type { ControlDeCampo } from '../../components/form/Campo.tsx';
import { CampoSeleccion } from '../../components/form/CampoSeleccion.tsx';

const MEDIOS = MEDIOS_DE_PAGO.map((medio) => ({ valor: medio, texto: NOMBRE_DE_MEDIO[medio] }));

/** A field for the medio of a payment: `<CampoDeMedio {...f.campo('medio')} />`. */
export function CampoDeMedio(control: ControlDeCampo) {
  return <CampoSeleccion {...control} etiqueta="Medio" opciones={MEDIOS} />;
}
