import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash from 'lucide-react/icons/trash';
import UserCheck from 'lucide-react/icons/user-check';
import UserRound from 'lucide-react/icons/user-round';
import UserX from 'lucide-react/icons/user-x';
import { BotonEnlace } from '../../../components/ui/BotonEnlace.tsx';
import { EstadoDeCuenta } from '../../../components/ui/EstadoDeCuenta.tsx';
import { Iniciales } from '../../../components/ui/Iniciales.tsx';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { Tarjeta } from '../../../components/ui/Tarjeta.tsx';
import { NOMBRE_DE_ROL } from '@remanso/contract/persona/usuarios.rules';
import { useUsuario } from '../../../lib/sesion/useUsuario.ts';
import { BotonDeRenglon } from './BotonDeRenglon.tsx';
import { useAccionesDeUsuario } from './useAccionesDeUsuario.tsx';

interface PropiedadesDeRenglonDelPanel {
  usuario: Usuario;
  esUltimo: boolean;
  alEditar: () => void;
}

export function RenglonDelPanel({ usuario, esUltimo, alEditar }: PropiedadesDeRenglonDelPanel) {
  const { id, nombre, apellido, email, estado } = usuario;
  const esPropia = useUsuario().id === id;
  const quien = `${nombre} ${apellido}`;
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
            {quien}
            {esPropia && <Insignia tono="agua">Tu cuenta</Insignia>}
          </h2>
          <p className="text-tinta-suave [overflow-wrap:anywhere]">{email}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 xl:w-60">
        <Insignia tono="agua" icono={<ShieldCheck aria-hidden="true" className="size-4" />}>
          {NOMBRE_DE_ROL[usuario.rol]}
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

function Acciones({ usuario }: { usuario: Usuario }) {
  const { nombre, apellido, estado } = usuario;
  const acciones = useAccionesDeUsuario();
  const quien = `${nombre} ${apellido}`;
  const activa = estado === 'ACTIVO';
  const verbo = activa ? 'Desactivar' : 'Activar';
  return (
    <>
      <BotonDeRenglon
        icono={<UserRound {...ICONO} />}
        nombre={`Hacer cliente a ${quien}`}
        alPulsar={() => void acciones.cambiarRol(usuario, 'CLIENT')}
      >
        Hacer cliente
      </BotonDeRenglon>
      <BotonDeRenglon
        icono={activa ? <UserX {...ICONO} /> : <UserCheck {...ICONO} />}
        nombre={`${verbo} a ${quien}`}
        alPulsar={() => void acciones.cambiarEstado(usuario)}
      >
        {verbo}
      </BotonDeRenglon>
      <BotonDeRenglon
        icono={<Trash {...ICONO} />}
        nombre={`Eliminar a ${quien}`}
        peligro
        alPulsar={() => void acciones.eliminar(usuario)}
      >
        Eliminar
      </BotonDeRenglon>
    </>
  );
}

const ICONO = { 'aria-hidden': true, className: 'size-4.5' } as const;
const LAPIZ = <Pencil {...ICONO} />;
