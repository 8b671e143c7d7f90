import { camposDePersona } from '@remanso/contract/usuarios.forms';
import { useId } from 'react';
import * as z from 'zod/mini';
import { CamposDePersona } from '../../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../../components/form/Formulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { enfocar } from '../../../components/ui/enfocar.ts';
import { avisar } from '../../../lib/avisos.ts';
import type { ClienteElegido } from './reservar.view.ts';
import { ERROR_AL_CREAR, useCrearCliente } from './reservar-para-cliente.mutations.ts';

const DatosDeCliente = z.object(camposDePersona);

interface PropiedadesDeClienteNuevo {
  nombre: string;
  apellido: string;
  /** The id of the form, which the booking's button also submits. */
  formulario: string;
  alCrear: (cliente: ClienteElegido) => void;
  alVolver: () => void;
}

/** Creates an account at the desk without leaving the booking. */
export function ClienteNuevo({
  nombre,
  apellido,
  formulario,
  alCrear,
  alVolver,
}: PropiedadesDeClienteNuevo) {
  const idDeTitulo = useId();
  const { mutateAsync: crear } = useCrearCliente();
  return (
    <section aria-labelledby={idDeTitulo} className="guijarro border-2 border-borde p-4">
      <h3
        ref={enfocar}
        tabIndex={-1}
        id={idDeTitulo}
        className="mb-3 text-lg font-semibold outline-none"
      >
        Cliente nuevo
      </h3>
      <Formulario
        id={formulario}
        esquema={DatosDeCliente}
        valores={{ nombre, apellido, email: '', telefono: '' }}
        siFalla={ERROR_AL_CREAR}
        alEnviar={async (datos) => {
          const { usuario, avisado } = await crear(datos);
          if (avisado) avisar.exito('Cliente creado correctamente', { duracion: 4000 });
          else avisar.error('Cliente creado, pero no se pudo enviar el enlace de la contraseña');
          alCrear(usuario);
        }}
      >
        {({ campo, form, enviando }) => (
          <>
            <CamposDePersona
              campo={campo}
              leer={(cual) => form.getValues(cual)}
              escribir={(cual, valor) => form.setValue(cual, valor)}
              ayudaDeEmail="Ahí llega el enlace para elegir su contraseña."
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Boton variante="secondary" disabled={enviando} onClick={alVolver}>
                Volver a buscar
              </Boton>
              <Boton type="submit" variante="primary" cargando={enviando}>
                Crear cliente
              </Boton>
            </div>
          </>
        )}
      </Formulario>
    </section>
  );
}
