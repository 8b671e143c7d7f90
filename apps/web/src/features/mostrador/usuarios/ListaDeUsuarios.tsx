import type { Usuario } from '@remanso/contract/usuarios.contract';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash from 'lucide-react/icons/trash';
import UserCheck from 'lucide-react/icons/user-check';
import UserRound from 'lucide-react/icons/user-round';
import UserX from 'lucide-react/icons/user-x';
import { Suspense, lazy, useState } from 'react';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { Enlace } from '../../../components/ui/Enlace.tsx';
import { EstadoDeCuenta } from '../../../components/ui/EstadoDeCuenta.tsx';
import { Iniciales } from '../../../components/ui/Iniciales.tsx';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { enfocarTitulo } from '../../../lib/enfocarTitulo.ts';
import { useUsuario } from '../../../lib/useUsuario.ts';
import { useAccionesDeCliente } from '../../../entities/persona/useAccionesDeCliente.tsx';
import { BotonDeRenglon } from './BotonDeRenglon.tsx';
import { useAccionesDeUsuario } from './useAccionesDeUsuario.tsx';
import { NOMBRE_DE_ROL } from './usuarios.view.ts';

const EditarPersona = lazy(async () => ({
  default: (await import('../../../entities/persona/EditarPersona.tsx')).EditarPersona,
}));

interface PropiedadesDeListaDeUsuarios {
  usuarios: readonly Usuario[];
  /**
   * The id of the last administrator, who can be neither demoted, deactivated nor erased (rules
   * §4); null while there are several.
   */
  ultimoAdministrador: number | null;
  /** True while another page loads. */
  apagada: boolean;
}

export function ListaDeUsuarios({
  usuarios,
  ultimoAdministrador,
  apagada,
}: PropiedadesDeListaDeUsuarios) {
  const [editado, setEditado] = useState<Usuario | null>(null);
  return (
    <>
      <ul
        aria-label="Usuarios"
        className={`grid grid-cols-1 gap-3 md:max-xl:grid-cols-2 ${apagada ? 'opacity-60' : ''}`}
      >
        {usuarios.map((usuario) => (
          <Renglon
            key={usuario.id}
            usuario={usuario}
            esUltimo={usuario.id === ultimoAdministrador}
            alEditar={() => setEditado(usuario)}
          />
        ))}
      </ul>
      {editado && (
        <Suspense>
          <EditarPersona persona={editado} alCerrar={() => setEditado(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PropiedadesDeRenglon {
  usuario: Usuario;
  esUltimo: boolean;
  alEditar: () => void;
}

function Renglon({ usuario, esUltimo, alEditar }: PropiedadesDeRenglon) {
  const { id, nombre, apellido, email, rol, estado } = usuario;
  const esPropia = useUsuario().id === id;
  const quien = `${nombre} ${apellido}`;
  const esAdmin = rol === 'ADMIN';
  const IconoDeRol = esAdmin ? ShieldCheck : UserRound;
  return (
    <Tarjeta
      como="li"
      holgada={false}
      className="flex flex-col gap-x-5 gap-y-3 px-4 py-3 sm:px-5 xl:flex-row xl:items-center"
    >
      <div className="flex min-w-0 items-center gap-3 xl:flex-1">
        <Iniciales nombre={nombre} apellido={apellido} apagadas={estado === 'INACTIVO'} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2 text-lg leading-tight font-semibold [overflow-wrap:anywhere]">
            {esAdmin ? (
              quien
            ) : (
              <Enlace
                a={`/dashboard/clientes?cliente=${id}`}
                className="decoration-2 underline-offset-4 hover:underline"
              >
                {quien}
              </Enlace>
            )}
            {esPropia && <Insignia tono="agua">Tu cuenta</Insignia>}
          </h2>
          <p className="text-tinta-suave [overflow-wrap:anywhere]">{email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 xl:w-60">
        <Insignia
          tono={esAdmin ? 'agua' : 'neutro'}
          icono={<IconoDeRol aria-hidden="true" className="size-4" />}
        >
          {NOMBRE_DE_ROL[rol]}
        </Insignia>
        <EstadoDeCuenta activo={estado === 'ACTIVO'} />
      </div>
      <div className="-mx-2 flex min-w-0 flex-wrap items-center gap-x-0.5 max-xl:mt-auto max-xl:border-t max-xl:border-borde max-xl:pt-1 xl:w-124">
        {esPropia && (
          <BotonEnlace a="/mi-cuenta" variante="ghost" className="px-3! text-sm" icono={LAPIZ}>
            Mi Cuenta
          </BotonEnlace>
        )}
        {!esPropia && (
          <BotonDeRenglon icono={LAPIZ} nombre={`Editar los datos de ${quien}`} alPulsar={alEditar}>
            Editar
          </BotonDeRenglon>
        )}
        {esUltimo ? (
          <p className="max-w-80 px-3 py-2 text-sm text-tinta-suave">
            Es el último administrador activo: primero debe haber otro para cambiarle el rol,
            desactivarlo o eliminarlo.
          </p>
        ) : (
          <Acciones usuario={usuario} />
        )}
      </div>
    </Tarjeta>
  );
}

/**
 * The actions on an account. For a client they ask the same questions as Gestión de Clientes,
 * because more is known about a client.
 */
function Acciones({ usuario }: { usuario: Usuario }) {
  const { id, nombre, apellido, rol, estado } = usuario;
  const deUsuario = useAccionesDeUsuario();
  const deCliente = useAccionesDeCliente({ alEliminar: enfocarTitulo });
  const quien = `${nombre} ${apellido}`;
  const esCliente = rol === 'CLIENT';
  const activa = estado === 'ACTIVO';
  const hacer = esCliente ? 'Hacer administrador' : 'Hacer cliente';
  return (
    <>
      <BotonDeRenglon
        icono={esCliente ? ESCUDO : PERSONA}
        nombre={`${hacer} a ${quien}`}
        alPulsar={() => void deUsuario.cambiarRol(usuario)}
      >
        {hacer}
      </BotonDeRenglon>
      <BotonDeRenglon
        icono={activa ? <UserX {...ICONO} /> : <UserCheck {...ICONO} />}
        nombre={`${activa ? 'Desactivar' : 'Activar'} a ${quien}`}
        cargando={deCliente.preparando === `estado-${id}`}
        alPulsar={() =>
          void (esCliente ? deCliente.cambiarEstado(usuario) : deUsuario.cambiarEstado(usuario))
        }
      >
        {activa ? 'Desactivar' : 'Activar'}
      </BotonDeRenglon>
      <BotonDeRenglon
        icono={<Trash {...ICONO} />}
        nombre={`Eliminar a ${quien}`}
        peligro
        cargando={deCliente.preparando === `eliminar-${id}`}
        alPulsar={() =>
          void (esCliente ? deCliente.eliminar(usuario) : deUsuario.eliminar(usuario))
        }
      >
        Eliminar
      </BotonDeRenglon>
    </>
  );
}

const ICONO = { 'aria-hidden': true, className: 'size-4.5' } as const;
const LAPIZ = <Pencil {...ICONO} />;
const ESCUDO = <ShieldCheck {...ICONO} />;
const PERSONA = <UserRound {...ICONO} />;
