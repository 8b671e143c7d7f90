import { Interior } from '../../components/layout/Interior.tsx';
import { useCambiosSinGuardar } from '../../components/ui/dialogo/useCambiosSinGuardar.ts';
import { CambiarContrasena } from './CambiarContrasena.tsx';
import { CerrarSesiones } from './CerrarSesiones.tsx';
import { DescargarDatos } from './DescargarDatos.tsx';
import { EliminarCuenta } from './EliminarCuenta.tsx';
import { MiCalendario } from './MiCalendario.tsx';

const LO_QUE_SE_PIERDE = {
  titulo: '¿Salir sin guardar los datos?',
  detalle: 'Se pierde lo que se cambió en Mis datos. Siguen valiendo los datos guardados.',
};

interface PropiedadesDeSeguridadYCopia {
  /** True while the personal data hold something unsaved. */
  hayCambios: boolean;
}

/**
 * The sections after the personal data, in a chunk of their own that the screen does not wait for;
 * with it come the server's state, which nothing above them needs, and the question before unsaved
 * data are left.
 */
export function SeguridadYCopia({ hayCambios }: PropiedadesDeSeguridadYCopia) {
  useCambiosSinGuardar(hayCambios ? LO_QUE_SE_PIERDE : null);
  return (
    <Interior>
      <CambiarContrasena />
      <CerrarSesiones />
      <DescargarDatos />
      <MiCalendario />
      <EliminarCuenta />
    </Interior>
  );
}
