import { NuevaConfig, type Config } from '@remanso/contract/config.contract';
import type { Conflictos } from '@remanso/contract/franjas.contract';
import { useId } from 'react';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Modal } from '../../components/ui/Modal.tsx';
import { CamposDeConfig } from './CamposDeConfig.tsx';
import { ERROR_AL_ACTUALIZAR, useActualizarConfig } from './config.queries.ts';
import { configEditable } from './config.view.ts';

interface PropiedadesDeEditarConfig {
  config: Config;
  alGuardar: (conflictos: Conflictos) => void;
  alCerrar: () => void;
}

export function EditarConfig({ config, alGuardar, alCerrar }: PropiedadesDeEditarConfig) {
  const id = useId();
  const { mutateAsync: actualizar, isPending } = useActualizarConfig();
  return (
    <Modal
      abierto
      ancho="lg"
      titulo="Editar configuración"
      subtitulo="Los precios nuevos valen para las reservas que se hagan desde ahora."
      ocupado={isPending}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" disabled={isPending} onClick={alCerrar}>
            Cancelar
          </Boton>
          <Boton type="submit" form={id} variante="terracota" cargando={isPending}>
            {isPending ? 'Guardando…' : 'Guardar cambios'}
          </Boton>
        </>
      }
    >
      <Formulario
        id={id}
        esquema={NuevaConfig}
        valores={configEditable(config)}
        siFalla={ERROR_AL_ACTUALIZAR}
        className="flex flex-col gap-8"
        alEnviar={async (cambiada) => alGuardar((await actualizar(cambiada)).conflictos)}
      >
        {(f) => <CamposDeConfig f={f} />}
      </Formulario>
    </Modal>
  );
}
