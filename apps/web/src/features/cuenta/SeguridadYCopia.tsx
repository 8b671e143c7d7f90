import { Confirmaciones } from '../../components/ui/Confirmaciones.tsx';
import { CambiarContrasena } from './CambiarContrasena.tsx';
import { CerrarSesiones } from './CerrarSesiones.tsx';
import { DescargarDatos } from './DescargarDatos.tsx';
import { EliminarCuenta } from './EliminarCuenta.tsx';

/**
 * The sections after the personal data, in a chunk of their own that the screen does not wait for.
 */
export function SeguridadYCopia() {
  return (
    <>
      <CambiarContrasena />
      <CerrarSesiones />
      <DescargarDatos />
      <EliminarCuenta />
      {/* This screen has no server state and so stands outside `Interior`, which renders the questions of all other
          screens. */}
      <Confirmaciones />
    </>
  );
}
