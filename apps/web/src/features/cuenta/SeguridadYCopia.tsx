import { Confirmaciones } from '../../components/ui/Confirmaciones.tsx';
import { CambiarContrasena } from './CambiarContrasena.tsx';
import { CerrarSesiones } from './CerrarSesiones.tsx';
import { DescargarDatos } from './DescargarDatos.tsx';
import { EliminarCuenta } from './EliminarCuenta.tsx';

/** What comes after one's data, in one piece of code: the screen does not wait for it. */
export function SeguridadYCopia() {
  return (
    <>
      <CambiarContrasena />
      <CerrarSesiones />
      <DescargarDatos />
      <EliminarCuenta />
      {/* This screen has no server state, and so stands outside of `Interior`, which asks for all others. */}
      <Confirmaciones />
    </>
  );
}
