import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { useQuery } from '@tanstack/react-query';
import Link from 'lucide-react/icons/link';
import { useState } from 'react';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { consultasDeAvisos } from '../../../entities/aviso/avisos.queries.ts';
import { mensajeDe } from '../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../lib/carteles.ts';
import { EnlaceDeContrasena } from './EnlaceDeContrasena.tsx';
import type { EnlaceDado } from './enlace-de-contrasena.view.ts';
import { ERROR_AL_DAR_ENLACE, crearEnlace } from './usuarios.mutations.ts';

/**
 * The button that makes a link by which a client chooses a password. Renders nothing where a mail
 * server sends links, or where the client has no e-mail or is not active.
 */
export function DarEnlace({ cliente }: Pick<ResumenDeCliente, 'cliente'>) {
  const { data } = useQuery(consultasDeAvisos.fallidos(0));
  const [creando, setCreando] = useState(false);
  const [dado, setDado] = useState<EnlaceDado | null>(null);
  if (data?.correo !== 'ARCHIVOS' || cliente.email === null || !cliente.activo) return null;

  async function crear() {
    setCreando(true);
    try {
      setDado({ ...(await crearEnlace(cliente.id)), persona: cliente });
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_DAR_ENLACE));
    } finally {
      setCreando(false);
    }
  }

  return (
    <>
      <Boton
        variante="ghost"
        className="-mx-2 px-3! text-sm"
        icono={<Link aria-hidden="true" className="size-4.5" />}
        cargando={creando}
        aria-label={`Crear un enlace de contraseña para ${cliente.nombre} ${cliente.apellido}`}
        onClick={() => void crear()}
      >
        Crear un enlace de contraseña
      </Boton>
      {dado && (
        <Modal abierto titulo="Enlace de contraseña" alCerrar={() => setDado(null)}>
          <EnlaceDeContrasena dado={dado} />
        </Modal>
      )}
    </>
  );
}
