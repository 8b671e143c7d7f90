import { NuevoWebhook } from '@remanso/contract/sistema/webhooks.forms';
import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import { useEffect, useId, useState } from 'react';
import { Campo } from '../../../../../components/form/Campo.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../../../components/ui/dialogo/Modal.tsx';
import { useDescarte } from '../../../../../components/ui/dialogo/useDescarte.ts';
import { Casillas } from '../Casillas.tsx';
import {
  ERROR_AL_GUARDAR_WEBHOOK,
  useCambiarWebhook,
  useCrearWebhook,
} from './webhooks.mutations.ts';
import { NOMBRE_DE_EVENTO } from './webhooks.view.ts';

interface PropiedadesDeFormularioDeWebhook {
  /** The program that is changed; undefined where one is added. */
  webhook: Webhook | undefined;
  /** Called with the secreto of a program that was added; undefined where one was changed. */
  alGuardar: (secreto: string | undefined) => void;
  alCerrar: () => void;
}

/** The dialog that adds a program that is told what happens, or changes one. */
export function FormularioDeWebhook({
  webhook,
  alGuardar,
  alCerrar,
}: PropiedadesDeFormularioDeWebhook) {
  const id = useId();
  const { mutateAsync: crear } = useCrearWebhook();
  const { mutateAsync: cambiar } = useCambiarWebhook();
  const [ocupado, setOcupado] = useState(false);
  const { alCambiar, cerrar } = useDescarte({
    titulo: webhook ? '¿Salir sin guardar el programa?' : '¿Salir sin agregar el programa?',
    detalle: 'Pierdes lo que cargaste acá.',
    ocupado,
    alCerrar,
  });

  async function guardar(nuevo: NuevoWebhook): Promise<void> {
    setOcupado(true);
    try {
      if (webhook) {
        await cambiar({ ...nuevo, id: webhook.id, activo: webhook.activo });
        alGuardar(undefined);
      } else {
        alGuardar((await crear(nuevo)).secreto);
      }
    } finally {
      setOcupado(false);
    }
  }

  return (
    <Modal
      abierto
      titulo={webhook ? 'Cambiar programa' : 'Agregar programa'}
      subtitulo="Recibe un aviso cada vez que pasa algo de lo que se marca."
      ocupado={ocupado}
      alCerrar={cerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={ocupado}
          accion={webhook ? 'Guardar' : 'Agregar programa'}
          alCerrar={cerrar}
        />
      }
    >
      <Formulario
        id={id}
        esquema={NuevoWebhook}
        valores={{ url: webhook?.url ?? '', eventos: webhook?.eventos ?? [] }}
        siFalla={ERROR_AL_GUARDAR_WEBHOOK}
        alEnviar={guardar}
      >
        {(f) => <Campos f={f} alCambiar={alCambiar} />}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeCampos {
  f: EstadoDeFormulario<typeof NuevoWebhook>;
  alCambiar: (conCambios: boolean) => void;
}

function Campos({ f: { campo, form }, alCambiar }: PropiedadesDeCampos) {
  const { setFocus } = form;
  const { isDirty } = form.formState;
  useEffect(() => setFocus('url'), [setFocus]);
  useEffect(() => alCambiar(isDirty), [alCambiar, isDirty]);
  return (
    <>
      <Campo
        {...campo('url')}
        type="url"
        inputMode="url"
        autoComplete="off"
        etiqueta="Dirección"
        ayuda="La da el programa, y empieza con https."
        placeholder="https://"
        maxLength={1_000}
      />
      <Casillas {...campo('eventos')} leyenda="Qué se le avisa" nombres={NOMBRE_DE_EVENTO} />
    </>
  );
}
