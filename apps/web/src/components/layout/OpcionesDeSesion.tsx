import { NOMBRE_DE_ROL, tienePermiso, type Rol } from '@remanso/contract/persona/usuarios.rules';
import type { ComponentType, ReactNode } from 'react';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { clasesDeBoton } from '../ui/clasesDeBoton.ts';

interface PropiedadesDeOpcionesDeSesion {
  /** The rol of the session; null where nobody is logged in. */
  rol: Rol | null;
  /** The component of the links: the app's `Enlace`, or a plain `<a>` on the static landing. */
  Enlace: ComponentType<{
    a: Destino;
    className: string;
    'aria-current'?: 'true' | undefined;
    children: ReactNode;
  }>;
  /** True where anybody sees the agenda, to which the header then leads who is not logged in. */
  agendaPublica: boolean;
  /** The path of the screen, whose link is marked as the current place. */
  ruta?: string;
  alSalir?: () => void;
}

const NOMBRE_DEL_PANEL: Record<Rol, string> = {
  ADMIN: 'Panel Admin',
  RECEPCION: 'Panel',
  CLIENT: 'Mis Reservas',
};

/**
 * The options of the header for each kind of visitor: nobody logged in, a client, or the desk
 * (specification §2).
 */
export function OpcionesDeSesion({
  rol,
  Enlace,
  agendaPublica,
  ruta = '',
  alSalir,
}: PropiedadesDeOpcionesDeSesion) {
  if (!rol) {
    return (
      <>
        {agendaPublica && (
          <Enlace
            a="/agenda"
            aria-current={ruta === '/agenda' ? 'true' : undefined}
            className={clasesDeBoton({ variante: ruta === '/agenda' ? 'agua' : 'ghost' })}
          >
            Ver horarios
          </Enlace>
        )}
        <Enlace a="/login" className={clasesDeBoton({ variante: 'ghost' })}>
          Iniciar Sesión
        </Enlace>
        <Enlace a="/register" className={clasesDeBoton({ variante: 'primary' })}>
          Registrarse
        </Enlace>
      </>
    );
  }
  const enElPanel = ruta.startsWith('/dashboard');
  const esDelMostrador = tienePermiso(rol, 'mostrador');
  return (
    <>
      <p
        className={`flex items-center justify-center gap-x-3 px-2 text-sm ${esDelMostrador ? '' : 'md:max-lg:flex-col md:max-lg:px-0'}`}
      >
        <span className="font-semibold">{NOMBRE_DE_ROL[rol]}</span>
        <span className="inline-flex items-center gap-2 font-medium text-exito">
          <span className="size-2.5 rounded-full bg-exito" />
          Activo
        </span>
      </p>
      {!esDelMostrador && (
        // The first two are shown only on a phone: the header of a larger screen has no room for
        // them, and the client's home shows them.
        <>
          <Enlace
            a="/reservas/nueva-reserva"
            className={clasesDeBoton({ variante: 'terracota' }, 'md:hidden')}
          >
            Hacer Mi Reserva
          </Enlace>
          <Enlace a="/turnos" className={clasesDeBoton({ variante: 'ghost' }, 'md:hidden')}>
            Turnos de la semana
          </Enlace>
          <Enlace
            a="/ayuda"
            aria-current={ruta === '/ayuda' ? 'true' : undefined}
            className={clasesDeBoton({ variante: ruta === '/ayuda' ? 'agua' : 'ghost' }, 'px-2!')}
          >
            Ayuda
          </Enlace>
        </>
      )}
      <Enlace
        a="/mi-cuenta"
        className={clasesDeBoton({ variante: 'ghost' }, 'px-2! whitespace-nowrap')}
      >
        Mi Cuenta
      </Enlace>
      <Enlace
        a={esDelMostrador ? '/dashboard' : '/reservas'}
        aria-current={enElPanel ? 'true' : undefined}
        className={clasesDeBoton({ variante: enElPanel ? 'agua' : 'primary' })}
      >
        {NOMBRE_DEL_PANEL[rol]}
      </Enlace>
      <button
        type="button"
        data-salir=""
        popoverTarget="menu"
        popoverTargetAction="hide"
        className={clasesDeBoton({ variante: 'outline' })}
        onClick={alSalir}
      >
        Cerrar Sesión
      </button>
    </>
  );
}
