import { NuevaConfig } from '@remanso/contract/centro/config.forms';
import type { Config } from '@remanso/contract/centro/config.contract';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import { useEffect, useId, useState } from 'react';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { confirmarEfecto } from '../../../entities/conflicto/confirmarEfecto.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import { useGuardarSinPisar } from '../../../components/diferencias/useGuardarSinPisar.ts';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { useDescarte } from '../../../components/ui/dialogo/useDescarte.ts';
import { CamposDeAgenda } from './agenda/CamposDeAgenda.tsx';
import { CamposDeConfig } from './CamposDeConfig.tsx';
import { CamposDeEstaciones } from './estaciones/CamposDeEstaciones.tsx';
import { cambiaElPlan, configEditable } from './config.view.ts';
import { confirmarPrecios } from './precios/confirmarPrecios.tsx';
import { leerConfig } from './leerConfig.ts';
import {
  ERROR_AL_ACTUALIZAR,
  previsualizarConfig,
  useActualizarConfig,
} from './config.mutations.ts';

/** The field that takes the focus, by the part of the settings for which the window was opened. */
const PRIMER_CAMPO = {
  general: 'capacidadBase',
  precios: 'preciosPorCapacidad.0.precio',
  senia: 'seniaPorcentaje',
  estaciones: 'estaciones.0.nombre',
  notificaciones: 'notificacionesActivas',
  agenda: 'agendaPublica',
} as const;
export type ParteDeConfig = keyof typeof PRIMER_CAMPO;

interface PropiedadesDeEditarConfig {
  config: Config;
  parte: ParteDeConfig;
  alGuardar: (conflictos: Conflictos) => void;
  alCerrar: () => void;
}

export function EditarConfig({ config, parte, alGuardar, alCerrar }: PropiedadesDeEditarConfig) {
  const id = useId();
  const [conocido] = useState(() => configEditable(config));
  const guardarSinPisar = useGuardarSinPisar();
  const { mutateAsync: actualizar } = useActualizarConfig();
  const [ocupado, setOcupado] = useState(false);

  const { alCambiar, cerrar } = useDescarte({
    titulo: '¿Salir sin guardar la configuración?',
    detalle: 'Pierdes lo que cambiaste acá. Sigue valiendo la configuración guardada.',
    ocupado,
    alCerrar,
  });

  /**
   * Marks the window as busy while a call runs. The window is not busy while a question to the
   * person waits for an answer, because nothing is being saved then.
   */
  function ocupandose<T>(llamada: Promise<T>): Promise<T> {
    setOcupado(true);
    return llamada.finally(() => setOcupado(false));
  }

  async function guardar(nueva: NuevaConfig): Promise<void> {
    const desenlace = await guardarSinPisar({
      accion: 'actualizarConfig',
      conocido,
      aca: nueva,
      leer: () => ocupandose(leerConfig()),
      guardar: (queda, actual, headers) =>
        preguntarYGuardar(actual, queda, () => ocupandose(actualizar({ nueva: queda, headers }))),
    });
    if (desenlace?.respuesta) alGuardar(desenlace.respuesta.conflictos);
    else if (desenlace) alCerrar();
  }

  async function preguntarYGuardar<R>(
    actual: NuevaConfig,
    nueva: NuevaConfig,
    guardarla: () => Promise<R>,
  ): Promise<R | null> {
    const { preciosPorCapacidad: antes } = actual;
    const { preciosPorCapacidad: precios } = nueva;
    if (!cambiaElPlan(actual, nueva)) return confirmarPrecios(antes, precios, guardarla);
    const previsualizacion = await confirmarPrecios(antes, precios, () =>
      ocupandose(previsualizarConfig(nueva)),
    );
    if (!previsualizacion) return null;
    return confirmarEfecto({
      titulo: '¿Guardar la configuración?',
      accion: 'Guardar configuración',
      previsualizacion,
      guardar: guardarla,
    });
  }

  return (
    <Modal
      abierto
      ancho="lg"
      titulo="Editar configuración"
      subtitulo="Los precios nuevos valen para las reservas que se hagan desde ahora."
      ocupado={ocupado}
      alCerrar={cerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={ocupado}
          accion="Guardar cambios"
          alCerrar={cerrar}
        />
      }
    >
      <Formulario
        id={id}
        esquema={NuevaConfig}
        valores={conocido}
        siFalla={ERROR_AL_ACTUALIZAR}
        className="flex flex-col gap-8"
        alEnviar={guardar}
      >
        {(f) => (
          <>
            <Comienzo f={f} parte={parte} alCambiar={alCambiar} />
            <CamposDeConfig
              f={f}
              yaHabia={config.preciosPorCapacidad}
              estaciones={<CamposDeEstaciones f={f} />}
            />
            <CamposDeAgenda f={f} />
          </>
        )}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeComienzo {
  f: EstadoDeFormulario<typeof NuevaConfig>;
  parte: ParteDeConfig;
  alCambiar: (conCambios: boolean) => void;
}

/** Focuses the first field of `parte`, and reports whether the form has unsaved changes. */
function Comienzo({ f: { form }, parte, alCambiar }: PropiedadesDeComienzo) {
  const { setFocus } = form;
  const { isDirty } = form.formState;
  useEffect(() => setFocus(PRIMER_CAMPO[parte]), [setFocus, parte]);
  useEffect(() => alCambiar(isDirty), [alCambiar, isDirty]);
  return null;
}
