import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { consultasDeAvisos } from '../../../entities/aviso/avisos.queries.ts';
import { FormularioDeCliente } from '../../../entities/persona/FormularioDeCliente.tsx';
import { destinoDe, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { CREAR_CLIENTE } from '../../../entities/persona/crear-cliente.mutations.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { usePermiso } from '../../../lib/sesion/usePermiso.ts';
import { ElegirRol } from './ElegirRol.tsx';
import { EnlaceDeContrasena } from './EnlaceDeContrasena.tsx';
import type { EnlaceDado } from './enlace-de-contrasena.view.ts';
import { ERROR_AL_DAR_ENLACE, crearEnlace } from './usuarios.mutations.ts';

interface PropiedadesDeNuevoCliente {
  titulo: string;
  lugar: Lugar;
  alCerrar: () => void;
}

/**
 * The window that creates an account: the desk creates clients, an administrator creates accounts
 * of any rol. Where no mail server sends the link for the password, the window shows the link to
 * the administrator.
 */
export function NuevoCliente({ titulo, lugar, alCerrar }: PropiedadesDeNuevoCliente) {
  const idDeFormulario = useId();
  const esAdmin = usePermiso('admin');
  const { data: avisos } = useQuery(consultasDeAvisos.fallidos(0));
  const ocupado = useIsMutating({ mutationKey: CREAR_CLIENTE }) > 0;
  const [rol, setRol] = useState(lugar.rol);
  const [entrega, setEntrega] = useState<{ usuario: Usuario; dado: EnlaceDado } | null>(null);

  const abrir = (cliente: number) =>
    navegar(destinoDe({ ...lugar, rol: 'CLIENT', cliente, reservas: 0 }));

  function terminar(usuario: Usuario) {
    alCerrar();
    if (usuario.rol === 'CLIENT') abrir(usuario.id);
    else navegar(destinoDe({ ...lugar, rol: usuario.rol, buscar: '', pagina: 0 }));
  }

  async function alCrear(usuario: Usuario) {
    if (!esAdmin || usuario.email === null || avisos?.correo !== 'ARCHIVOS') {
      terminar(usuario);
      return;
    }
    try {
      const dado = { ...(await crearEnlace(usuario.id)), persona: usuario };
      setEntrega({ usuario, dado });
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_DAR_ENLACE));
      terminar(usuario);
    }
  }

  if (entrega) {
    const listo = () => terminar(entrega.usuario);
    return (
      <Modal
        abierto
        titulo="La cuenta está creada"
        alCerrar={listo}
        pie={<Boton onClick={listo}>Listo</Boton>}
      >
        <EnlaceDeContrasena dado={entrega.dado} />
      </Modal>
    );
  }
  return (
    <Modal
      abierto
      titulo={titulo}
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={idDeFormulario}
          ocupado={ocupado}
          accion="Crear cuenta"
          volver="Volver"
          alCerrar={alCerrar}
        />
      }
    >
      {esAdmin && <ElegirRol rol={rol} alElegir={setRol} />}
      <FormularioDeCliente
        id={idDeFormulario}
        rol={rol}
        alCrear={(usuario) => void alCrear(usuario)}
        siYaEsta={({ id }) => ({ texto: 'Ver su página', hacer: () => abrir(id) })}
      />
    </Modal>
  );
}
