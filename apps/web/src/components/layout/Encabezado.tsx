import { navegar } from '../../lib/navegacion.ts';
import { alSalir } from '../../lib/salida.ts';
import { olvidarSesion } from '../../lib/sesion.ts';
import { useRuta } from '../../lib/useRuta.ts';
import { useSesion } from '../../lib/useSesion.ts';
import { Enlace } from '../ui/Enlace.tsx';
import { clasesDeBoton } from '../ui/clasesDeBoton.ts';
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
      >
        <Enlace
          a="/mi-cuenta"
          className={clasesDeBoton({ variante: 'ghost' }, 'px-3! whitespace-nowrap')}
        >
          Mi Cuenta
        </Enlace>
      </OpcionesDeSesion>
    </EncabezadoMarco>
  );
}
