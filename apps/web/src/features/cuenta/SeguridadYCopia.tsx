import { Interior } from '../../components/layout/Interior.tsx';
import { useCambiosSinGuardar } from '../../components/ui/dialogo/useCambiosSinGuardar.ts';
import { AvisosEnElTelefono } from './AvisosEnElTelefono.tsx';
import { Contrasena } from './Contrasena.tsx';
import { CerrarSesiones } from './CerrarSesiones.tsx';
import { DescargarDatos } from './DescargarDatos.tsx';
import { EliminarCuenta } from './EliminarCuenta.tsx';
import { MiCalendario } from './MiCalendario.tsx';

const LO_QUE_SE_PIERDE = {
  titulo: '¿Salir sin guardar los datos?',
  detalle: 'Pierdes lo que cambiaste en Mis datos. Siguen valiendo los datos guardados.',
};

interface PropiedadesDeSeguridadYCopia {
  /** True while the form of personal data has unsaved changes. */
  hayCambios: boolean;
}

/**
 * The sections below the personal data, in a chunk that the screen does not wait for. The chunk
 * includes TanStack Query, which only these sections need, and the question before leaving unsaved
 * data.
 */
export function SeguridadYCopia({ hayCambios }: PropiedadesDeSeguridadYCopia) {
  useCambiosSinGuardar(hayCambios ? LO_QUE_SE_PIERDE : null);
  return (
    <Interior>
      <Contrasena />
      <CerrarSesiones />
      <DescargarDatos />
      <MiCalendario />
      <AvisosEnElTelefono />
      <EliminarCuenta />
    </Interior>
  );
}
