import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { useId, useState, type ComponentType } from 'react';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import { VistaDeLaPortada } from './VistaDeLaPortada.tsx';
import { VistaDelMensaje } from './VistaDelMensaje.tsx';

const VISTAS = { portada: 'La portada', email: 'Un email' };
type Vista = keyof typeof VISTAS;

interface PropiedadesDeVistaPrevia {
  centro: Centro;
  /** The typed data, cleaned as they would be saved. Undefined while a field is invalid. */
  cambios: CambiosDelCentro | undefined;
  Portada: ComponentType;
}

/**
 * A preview of the landing or of an e-mail. The landing shows the data as typed; the e-mail shows
 * the last valid data.
 */
export function VistaPrevia({ centro, cambios, Portada }: PropiedadesDeVistaPrevia) {
  const nombre = useId();
  const [vista, setVista] = useState<Vista>('portada');
  const [ultimos, setUltimos] = useState(cambios ?? {});
  if (cambios && JSON.stringify(cambios) !== JSON.stringify(ultimos)) setUltimos(cambios);
  return (
    <section aria-label="Vista previa" className="lg:sticky lg:top-24">
      <fieldset className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <legend className="float-left mr-1 font-semibold">Así se va a ver</legend>
        {Object.entries(VISTAS).map(([una, texto]) => (
          <OpcionElegible
            key={una}
            grupo={nombre}
            elegida={una === vista}
            alElegir={() => setVista(una as Vista)}
            className="min-h-11 border-2 border-piedra px-4 has-checked:border-agua"
          >
            {texto}
          </OpcionElegible>
        ))}
      </fieldset>
      {vista === 'portada' ? (
        <VistaDeLaPortada centro={centro} Portada={Portada} />
      ) : (
        <VistaDelMensaje cambios={ultimos} />
      )}
    </section>
  );
}
