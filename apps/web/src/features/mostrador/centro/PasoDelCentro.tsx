import '../../../styles/panel.css';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { CambiosDelCentro } from '@remanso/contract/centro/centro.forms';
import { sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import { useQuery } from '@tanstack/react-query';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { Pagina } from '../../../components/layout/Pagina.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import {
  ERROR_AL_GUARDAR,
  consultasDelCentro,
  useActualizarCentro,
} from '../../../entities/centro/centro.queries.ts';
import { cartel } from '../../../lib/carteles.ts';
import { centro as centroDeLaPagina } from '../../../lib/centro.ts';
import { CamposDelCentro } from './CamposDelCentro.tsx';
import {
  EsquemaDelCentro,
  cambiosDe,
  centroEditable,
  paraElFormulario,
  type CentroEditable,
} from './centro.view.ts';

interface PropiedadesDePasoDelCentro {
  alSeguir: () => void;
}

/** The last step of setting up a new centre: the owner fills in the address and the telephone. */
export function PasoDelCentro({ alSeguir }: PropiedadesDePasoDelCentro) {
  const { data, isError } = useQuery(consultasDelCentro.actual());
  const centro = data ?? (isError ? centroDeLaPagina() : undefined);
  return (
    <Pagina
      titulo="El centro"
      bajada="Paso 3 de 3: dónde queda y cómo escribirle. Es lo que dicen la portada, el pie y los mensajes."
    >
      {centro && <Datos centro={centro} alSeguir={alSeguir} />}
    </Pagina>
  );
}

function Datos({ centro, alSeguir }: PropiedadesDePasoDelCentro & { centro: Centro }) {
  const guardado = centroEditable(centro);
  const { mutateAsync: actualizar } = useActualizarCentro();

  async function guardar({ mapa, ...datos }: CambiosDelCentro): Promise<void> {
    // An empty map link does not replace the saved link. While nobody changes the map link, the
    // link follows the address.
    const dichos = { ...guardado, ...datos, mapa: mapa || guardado.mapa } as CentroEditable;
    await actualizar({ cambios: cambiosDe(dichos, guardado), headers: {} });
    cartel.exito('Los datos del centro quedaron guardados');
    alSeguir();
  }

  return (
    <Formulario
      esquema={EsquemaDelCentro}
      valores={paraElFormulario(sinLoDeEjemplo(guardado))}
      siFalla={ERROR_AL_GUARDAR}
      className="max-w-3xl"
      alEnviar={guardar}
    >
      {(f) => (
        <Tarjeta className="flex flex-col gap-8">
          <CamposDelCentro f={f} />
          <div className="flex flex-wrap justify-end gap-3 border-t border-borde pt-5 max-sm:*:grow">
            <Boton variante="secondary" onClick={alSeguir}>
              Más tarde
            </Boton>
            <Boton type="submit" variante="terracota" cargando={f.enviando}>
              Guardar y abrir el panel
            </Boton>
          </div>
        </Tarjeta>
      )}
    </Formulario>
  );
}
