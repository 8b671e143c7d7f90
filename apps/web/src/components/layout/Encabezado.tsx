import { navegar } from '../../lib/navegacion.ts';
import { alSalir } from '../../lib/salida.ts';
import { olvidarSesion } from '../../lib/sesion.ts';
import { useRuta } from '../../lib/useRuta.ts';
import { useSesion } from '../../lib/useSesion.ts';
import { Enlace } from '../ui/Enlace.tsx';
import { EncabezadoMarco } from './EncabezadoMarco.tsx';
import { OpcionesDeSesion } from './OpcionesDeSesion.tsx';

function salir() {
  void alSalir(() => {
    olvidarSesion();
    navegar('/');
  });
}

export function Encabezado() {
  const { isAuthenticated, rol } = useSesion();
  const ruta = useRuta();
  return (
    // The key closes the menu when the screen changes.
    <EncabezadoMarco key={ruta}>
      <OpcionesDeSesion
        rol={isAuthenticated ? rol : null}
        Enlace={Enlace}
        enElPanel={ruta.startsWith('/dashboard')}
        alSalir={salir}
      />
    </EncabezadoMarco>
  );
}
