import { useIsMutating } from '@tanstack/react-query';
import { useId } from 'react';
import { PieDeFormulario } from '../../../components/form/PieDeFormulario.tsx';
import { Modal } from '../../../components/ui/Modal.tsx';
import { FormularioDeCliente } from '../../../entities/persona/FormularioDeCliente.tsx';
import { destinoDe, type Lugar } from '../../../entities/persona/clientes.view.ts';
import { CREAR_CLIENTE } from '../../../entities/persona/crear-cliente.mutations.ts';
import { navegar } from '../../../lib/navegacion.ts';

const SUBTITULOS = {
  ADMIN: 'La cuenta empieza como cliente; en su página se la hace administradora.',
  RECEPCION: 'La cuenta empieza como cliente; en su página se la pasa a la recepción.',
};

interface PropiedadesDeNuevoCliente {
  titulo: string;
  lugar: Lugar;
  alCerrar: () => void;
}

/**
 * Makes an account for a client, or for somebody who will work at the desk: it begins as a client's
 * and is given its rol on its own page, which is where this leads.
 */
export function NuevoCliente({ titulo, lugar, alCerrar }: PropiedadesDeNuevoCliente) {
  const idDeFormulario = useId();
  const ocupado = useIsMutating({ mutationKey: CREAR_CLIENTE }) > 0;
  const abrir = (cliente: number) => navegar(destinoDe({ ...lugar, cliente, reservas: 0 }));
  return (
    <Modal
      abierto
      titulo={titulo}
      {...(lugar.rol !== 'CLIENT' && { subtitulo: SUBTITULOS[lugar.rol] })}
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
      <FormularioDeCliente
        id={idDeFormulario}
        alCrear={({ id }) => {
          alCerrar();
          abrir(id);
        }}
        siYaEsta={({ id }) => ({ texto: 'Ver su página', hacer: () => abrir(id) })}
      />
    </Modal>
  );
}
