import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import Trash from 'lucide-react/icons/trash';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { Boton } from '../../../components/ui/Boton.tsx';
import type { AccionesDeCliente } from '../../../entities/persona/useAccionesDeCliente.tsx';

interface PropiedadesDeBotonesDeCliente {
  cliente: Pick<Cliente, 'id' | 'nombre' | 'apellido' | 'activo'>;
  acciones: AccionesDeCliente;
}

/**
 * The administrator's buttons that deactivate, activate or erase a client. Each button asks for
 * confirmation.
 */
export function BotonesDeCliente({ cliente, acciones }: PropiedadesDeBotonesDeCliente) {
  const { id, nombre, apellido, activo } = cliente;
  const { preparando } = acciones;
  const Icono = activo ? UserX : UserCheck;
  const verbo = activo ? 'Desactivar' : 'Activar';
  const quien = `${nombre} ${apellido}`;
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      <Boton
        variante="ghost"
        className="px-3! text-sm"
        icono={<Icono aria-hidden="true" className="size-4.5" />}
        aria-label={`${verbo} a ${quien}`}
        cargando={preparando === `estado-${id}`}
        onClick={() => void acciones.cambiarEstado(cliente)}
      >
        {verbo}
      </Boton>
      <Boton
        variante="ghost"
        className="px-3! text-sm text-peligro!"
        icono={<Trash aria-hidden="true" className="size-4.5" />}
        aria-label={`Eliminar a ${quien}`}
        cargando={preparando === `eliminar-${id}`}
        onClick={() => void acciones.eliminar(cliente)}
      >
        Eliminar
      </Boton>
    </div>
  );
}
