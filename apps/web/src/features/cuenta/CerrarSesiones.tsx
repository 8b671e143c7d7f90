import { useId } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { llamar } from '../../lib/api/api.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { alSalir } from '../../lib/direccion/salida.ts';
import { olvidarSesion } from '../../lib/sesion/sesion.ts';

const SI_FALLA = 'Error al cerrar las sesiones';

/**
 * Ends all the sessions of the account, this session included, for a person who left the account
 * open on a device that is lost or that other people use.
 */
export function CerrarSesiones() {
  const idDeTitulo = useId();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col gap-4">
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Sesiones abiertas
      </h2>
      <p>
        Si tu cuenta quedó abierta en un dispositivo perdido o prestado, ciérrala desde acá en
        todos.
      </p>
      <Boton
        variante="outline"
        className="mt-auto px-3! sm:self-start"
        onClick={() => void alSalir(() => void preguntarYCerrar())}
      >
        Cerrar sesión en todos los dispositivos
      </Boton>
    </Tarjeta>
  );
}

async function preguntarYCerrar() {
  const cerradas = await confirmar({
    titulo: '¿Cerrar todas las sesiones?',
    detalle:
      'Se cierran todas las sesiones de tu cuenta, también la de este dispositivo. Para volver, inicia sesión.',
    accion: 'Cerrar sesiones',
    alConfirmar: () => llamar('POST /auth/logout', { siFalla: SI_FALLA }),
    siFalla: SI_FALLA,
  });
  if (!cerradas) return;
  olvidarSesion();
  navegar('/');
}
