import { NuevoToken } from '@remanso/contract/sistema/tokens.forms';
import { useEffect, useId, useState } from 'react';
import { Campo } from '../../../../../components/form/Campo.tsx';
import { ControlDeSeleccion } from '../../../../../components/form/ControlDeSeleccion.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../../../components/form/Formulario.tsx';
import { MarcoDeCampo } from '../../../../../components/form/MarcoDeCampo.tsx';
import { PieDeFormulario } from '../../../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../../../components/ui/dialogo/Modal.tsx';
import { useDescarte } from '../../../../../components/ui/dialogo/useDescarte.ts';
import { hoy } from '../../../../../lib/tiempo/reloj.ts';
import { Casillas } from '../Casillas.tsx';
import { ERROR_AL_CREAR_TOKEN, useCrearToken } from './tokens.mutations.ts';
import { DURACIONES, NOMBRE_DE_ALCANCE, ultimoDia } from './tokens.view.ts';

interface PropiedadesDeFormularioDeToken {
  /** Called with the token that was made, which nothing shows again. */
  alCrear: (token: string) => void;
  alCerrar: () => void;
}

/** The dialog that makes a llave for a program. */
export function FormularioDeToken({ alCrear, alCerrar }: PropiedadesDeFormularioDeToken) {
  const id = useId();
  const { mutateAsync: crear } = useCrearToken();
  const [ocupado, setOcupado] = useState(false);
  const [duracion, setDuracion] = useState('0');
  const { alCambiar, cerrar } = useDescarte({
    titulo: '¿Salir sin crear la llave?',
    detalle: 'Pierdes lo que cargaste acá.',
    ocupado,
    alCerrar,
  });

  async function guardar(nuevo: NuevoToken): Promise<void> {
    setOcupado(true);
    try {
      alCrear((await crear({ ...nuevo, venceEn: ultimoDia(duracion, hoy()) })).token);
    } finally {
      setOcupado(false);
    }
  }

  return (
    <Modal
      abierto
      titulo="Crear llave"
      subtitulo="El programa puede lo que se marca y nada más. Lo que haga queda en Actividad con su nombre."
      ocupado={ocupado}
      alCerrar={cerrar}
      pie={
        <PieDeFormulario formulario={id} ocupado={ocupado} accion="Crear llave" alCerrar={cerrar} />
      }
    >
      <Formulario
        id={id}
        esquema={NuevoToken}
        valores={{ nombre: '', alcances: [] }}
        siFalla={ERROR_AL_CREAR_TOKEN}
        alEnviar={guardar}
      >
        {(f) => (
          <>
            <Campos f={f} conPlazo={duracion !== '0'} alCambiar={alCambiar} />
            <MarcoDeCampo etiqueta="Hasta cuándo entra">
              {(enlaces) => (
                <ControlDeSeleccion
                  {...enlaces}
                  value={duracion}
                  opciones={DURACIONES}
                  onChange={({ currentTarget }) => setDuracion(currentTarget.value)}
                />
              )}
            </MarcoDeCampo>
          </>
        )}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeCampos {
  f: EstadoDeFormulario<typeof NuevoToken>;
  /** True where somebody has chosen until when the llave counts. */
  conPlazo: boolean;
  alCambiar: (conCambios: boolean) => void;
}

function Campos({ f: { campo, form }, conPlazo, alCambiar }: PropiedadesDeCampos) {
  const { setFocus } = form;
  const { isDirty } = form.formState;
  useEffect(() => setFocus('nombre'), [setFocus]);
  useEffect(() => alCambiar(isDirty || conPlazo), [alCambiar, isDirty, conPlazo]);
  return (
    <>
      <Campo
        {...campo('nombre')}
        autoComplete="off"
        etiqueta="Para qué programa"
        placeholder="Planilla de la contadora"
        maxLength={60}
      />
      <Casillas {...campo('alcances')} leyenda="Qué puede hacer" nombres={NOMBRE_DE_ALCANCE} />
    </>
  );
}
