import { Campo } from '../../../components/form/Campo.tsx';
import type { EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { RenglonesDeHorario } from './RenglonesDeHorario.tsx';
import type { EsquemaDelCentro } from './centro.view.ts';

const GRUPO = 'grid grid-cols-1 gap-5 sm:grid-cols-2';
const TITULO = 'mb-4 text-xl font-bold';

export function CamposDelCentro({ f }: { f: EstadoDeFormulario<typeof EsquemaDelCentro> }) {
  const { campo } = f;
  return (
    <>
      <fieldset className={GRUPO}>
        <legend className={TITULO}>Quién es</legend>
        <Campo {...campo('nombre')} etiqueta="Nombre" />
        <Campo {...campo('ciudad')} etiqueta="Ciudad" />
        <Campo {...campo('lema')} etiqueta="Lema" className="sm:col-span-2" />
      </fieldset>
      <fieldset className={GRUPO}>
        <legend className={TITULO}>Dónde queda</legend>
        <Campo {...campo('direccion')} etiqueta="Dirección" className="sm:col-span-2" />
        <Campo
          {...campo('mapa')}
          etiqueta="Enlace del mapa (opcional)"
          ayuda="Si no se cambia, sigue a la dirección"
          type="url"
          className="sm:col-span-2"
        />
        <Campo
          {...campo('comoSePaga')}
          etiqueta="Cómo se paga (opcional)"
          ayuda="Lo lee quien reservó"
          className="sm:col-span-2"
        />
      </fieldset>
      <fieldset className={GRUPO}>
        <legend className={TITULO}>Cómo escribirle</legend>
        <Campo {...campo('telefono')} etiqueta="Teléfono" type="tel" />
        <Campo {...campo('email')} etiqueta="Email (opcional)" type="email" />
        <Campo
          {...campo('whatsapp')}
          etiqueta="WhatsApp (opcional)"
          ayuda="Con el código de área"
          type="tel"
        />
        <Campo
          {...campo('instagram')}
          etiqueta="Instagram (opcional)"
          ayuda="El nombre de la cuenta"
        />
      </fieldset>
      <RenglonesDeHorario f={f} />
    </>
  );
}
