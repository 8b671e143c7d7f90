import { CambiarContrasena } from './CambiarContrasena.tsx';
import { DescargarDatos } from './DescargarDatos.tsx';
import { EliminarCuenta } from './EliminarCuenta.tsx';

/** What comes after one's data, in one piece of code: the screen does not wait for it. */
export function SeguridadYCopia() {
  return (
    <>
      <CambiarContrasena />
      <DescargarDatos />
      <EliminarCuenta />
    </>
  );
}
