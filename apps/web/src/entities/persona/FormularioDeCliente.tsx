import type { Usuario } from '@remanso/contract/usuarios.contract';
import { useState, type ReactNode } from 'react';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { ElegirGenero } from '../../components/form/ElegirGenero.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { avisar } from '../../lib/avisos.ts';
import {
  ERROR_AL_CREAR,
  buscarTitularDelEmail,
  useCrearCliente,
} from './crear-cliente.mutations.ts';
import { PersonaSinEmail } from './persona.view.ts';

interface Oferta {
  texto: string;
  hacer: () => void;
}

interface PropiedadesDeFormularioDeCliente {
  /** The id of the form, which a button elsewhere may send. */
  id: string;
  /** The values with which the fields begin. */
  escrito?: Readonly<Record<string, string>>;
  alCrear: (usuario: Usuario) => void;
  /** The offer where the e-mail is this person's already; null where there is none. */
  siYaEsta: (usuario: Usuario) => Oferta | null;
  /** Returns the form's own buttons, where it has any. */
  children?: (enviando: boolean) => ReactNode;
}

/** The data of a person for whom the desk makes an account, who then chooses their own password. */
export function FormularioDeCliente({
  id,
  escrito,
  alCrear,
  siYaEsta,
  children,
}: PropiedadesDeFormularioDeCliente) {
  const { mutateAsync: crear } = useCrearCliente();
  const [titular, setTitular] = useState<Usuario | null>(null);
  return (
    <Formulario
      id={id}
      esquema={PersonaSinEmail}
      valores={{ nombre: '', apellido: '', email: '', telefono: '', ...escrito }}
      siFalla={ERROR_AL_CREAR}
      alEnviar={async (datos) => {
        setTitular(null);
        try {
          const { usuario, avisado } = await crear(datos);
          if (avisado) avisar.exito('Cliente creado correctamente', { duracion: 4000 });
          else avisar.error('Cliente creado, pero no se pudo enviar el enlace de la contraseña');
          alCrear(usuario);
        } catch (error) {
          setTitular(await buscarTitularDelEmail(error, datos.email));
          throw error;
        }
      }}
    >
      {({ campo, form, enviando }) => (
        <>
          {titular && <YaEsta titular={titular} oferta={siYaEsta(titular)} />}
          <CamposDePersona
            campo={campo}
            leer={(cual) => form.getValues(cual)}
            escribir={(cual, valor) => form.setValue(cual, valor)}
            genero={<ElegirGenero {...campo('genero')} />}
            etiquetaDeEmail="Email (opcional)"
            ayudaDeEmail="Ahí llega el enlace para elegir su contraseña. Sin email no entra por su cuenta."
          />
          {children?.(enviando)}
        </>
      )}
    </Formulario>
  );
}

function YaEsta({ titular, oferta }: { titular: Usuario; oferta: Oferta | null }) {
  return (
    <Nota role="status">
      <p>
        Es de {titular.nombre} {titular.apellido}, {titular.telefono}.
      </p>
      {oferta && (
        <Boton variante="secondary" tamano="sm" className="mt-2" onClick={oferta.hacer}>
          {oferta.texto}
        </Boton>
      )}
    </Nota>
  );
}
