import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { ElegirGenero } from '../../components/form/ElegirGenero.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { cartel } from '../../lib/carteles.ts';
import { YaHayCuenta, type Oferta } from './YaHayCuenta.tsx';
import { consultasDeClientes } from './clientes.queries.ts';
import {
  ERROR_AL_CREAR,
  buscarTitularDelEmail,
  useCrearCliente,
} from './crear-cliente.mutations.ts';
import { Persona, PersonaSinEmail, type DatosDePersona } from './persona.view.ts';

interface PropiedadesDeFormularioDeCliente {
  /** The id of the form. A button outside the form can send the form by this id. */
  id: string;
  /** The initial values of the fields. */
  escrito?: Readonly<Record<string, string>>;
  /** The rol of the new account. An account of the desk needs an e-mail; a cliente needs none. */
  rol?: Rol;
  alCrear: (usuario: Usuario) => void;
  /** Returns the button beside an existing client who may be this person; null for no button. */
  siYaEsta: (cliente: Cliente) => Oferta | null;
  /** Returns the buttons inside the form. Absent where the buttons are outside the form. */
  children?: (enviando: boolean) => ReactNode;
}

/**
 * The existing accounts that the form shows before it makes a new account, and the data by which
 * they were found.
 */
interface Hallados {
  clientes: readonly Cliente[];
  /**
   * The data that were searched for. Null where the accounts were found by the typed e-mail, which
   * no second account can have.
   */
  para: string | null;
}

const loQueSeBusca = ({ nombre, apellido, telefono }: DatosDePersona) =>
  [nombre, apellido, telefono].join('\n');

/**
 * The form with the data of a person for whom the desk makes an account. Existing accounts of
 * perhaps the same person are shown first; sending the same data again makes the new account.
 */
export function FormularioDeCliente({
  id,
  escrito,
  rol = 'CLIENT',
  alCrear,
  siYaEsta,
  children,
}: PropiedadesDeFormularioDeCliente) {
  const consultas = useQueryClient();
  const { mutateAsync: crear } = useCrearCliente();
  const [hallados, setHallados] = useState<Hallados | null>(null);

  /**
   * Returns true where similar accounts were found that the desk must look at first; false where
   * none was found, where the desk has seen them, or where the search fails.
   */
  async function hayParecidos(datos: DatosDePersona): Promise<boolean> {
    const para = loQueSeBusca(datos);
    if (hallados?.para === para) return false;
    const clientes = await consultas.query(consultasDeClientes.parecidos(datos)).catch(() => []);
    if (clientes.length > 0) setHallados({ clientes, para });
    return clientes.length > 0;
  }

  async function guardar(datos: DatosDePersona): Promise<void> {
    if (await hayParecidos(datos)) return;
    setHallados(null);
    try {
      const usuario = await crear({ datos, rol });
      cartel.exito(
        rol === 'CLIENT' ? 'Cliente creado correctamente' : 'Cuenta creada correctamente',
        { duracion: 4000 },
      );
      alCrear(usuario);
    } catch (error) {
      const titular = await buscarTitularDelEmail(error, datos.email);
      if (titular) setHallados({ clientes: [titular], para: null });
      throw error;
    }
  }

  return (
    <Formulario
      id={id}
      esquema={rol === 'CLIENT' ? PersonaSinEmail : Persona}
      valores={{ nombre: '', apellido: '', email: '', telefono: '', genero: 'OTROS', ...escrito }}
      siFalla={ERROR_AL_CREAR}
      alEnviar={guardar}
    >
      {({ campo, form, enviando }) => (
        <>
          <CamposDePersona
            campo={campo}
            leer={(cual) => form.getValues(cual)}
            escribir={(cual, valor, opciones) => form.setValue(cual, valor, opciones)}
            genero={<ElegirGenero {...campo('genero')} />}
            etiquetaDeEmail={rol === 'CLIENT' ? 'Email (opcional)' : 'Email'}
            ayudaDeEmail={`Ahí llega el enlace para elegir su contraseña.${rol === 'CLIENT' ? ' Sin email no entra por su cuenta.' : ''}`}
          />
          {hallados && (
            <YaHayCuenta
              key={hallados.para}
              clientes={hallados.clientes}
              puedeSerOtra={hallados.para !== null}
              enviando={enviando}
              ofertaPara={siYaEsta}
            />
          )}
          {children?.(enviando)}
        </>
      )}
    </Formulario>
  );
}
