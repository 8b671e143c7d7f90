import { navegar } from '../../lib/navegacion.ts';
import { olvidarSesion } from '../../lib/sesion.ts';
import { useSesion } from '../../lib/useSesion.ts';
import { Enlace } from '../ui/Enlace.tsx';
import { EncabezadoMarco } from './EncabezadoMarco.tsx';
import { OpcionesDeSesion } from './OpcionesDeSesion.tsx';

function salir() {
  olvidarSesion();
  navegar('/');
}

/** The app's header. */
export function Encabezado() {
  const { isAuthenticated, rol } = useSesion();
  return (
    <EncabezadoMarco>
      <OpcionesDeSesion rol={isAuthenticated ? rol : null} Enlace={Enlace} alSalir={salir} />
    </EncabezadoMarco>
  );
}
