import { navegar } from '../../lib/direccion/navegacion.ts';
import { alSalir } from '../../lib/direccion/salida.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { leer } from '../../lib/sesion/almacen.ts';
import { olvidarSesion } from '../../lib/sesion/sesion.ts';
import { useRuta } from '../../lib/direccion/useRuta.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { Enlace } from '../ui/Enlace.tsx';
import { EncabezadoMarco } from './EncabezadoMarco.tsx';
import { OpcionesDeSesion } from './OpcionesDeSesion.tsx';

function salir() {
  void alSalir(() => void despedirse());
}

async function despedirse() {
  // The browser is unsubscribed, so that its next user does not receive this person's avisos.
  if (leer('dispositivo') !== null) {
    await import('../../lib/telefono.ts')
      .then(({ soltarNavegador }) => soltarNavegador())
      .catch(() => {});
  }
  olvidarSesion();
  navegar('/');
}

export function Encabezado() {
  const { isAuthenticated, rol } = useSesion();
  const ruta = useRuta();
  return (
    // The key mounts the header again for each path, which closes the menu when the screen changes.
    <EncabezadoMarco key={ruta}>
      <OpcionesDeSesion
        rol={isAuthenticated ? rol : null}
        Enlace={Enlace}
        agendaPublica={leerPuertas().agendaPublica}
        ruta={ruta}
        alSalir={salir}
      />
    </EncabezadoMarco>
  );
}
