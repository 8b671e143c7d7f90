import { Suspense } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Cargando } from '../../components/ui/estado/Cargando.tsx';
import { EstadoDeError } from '../../components/ui/estado/EstadoDeError.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { tokenEnDireccion } from '../../lib/direccion/enlace.ts';
import { perezosa } from '../../lib/perezosa.ts';
import { Acceso } from './Acceso.tsx';
import { ContrasenaActualizada } from './ContrasenaActualizada.tsx';
import { VolverDeContrasena } from './VolverDeContrasena.tsx';
import { useEnlace } from './useEnlace.ts';

const VALIDANDO = 'Validando el enlace…';

const FormularioDeContrasena = perezosa(
  async () => (await import('./FormularioDeContrasena.tsx')).FormularioDeContrasena,
);
// The form's code loads while the server checks the link.
FormularioDeContrasena.acercar();

/**
 * The screen that the link of the reset e-mail opens. The screen checks the link first, and the
 * form then uses the link once (specification §2).
 */
export function ContrasenaPorEnlace() {
  const token = tokenEnDireccion(useSearch());
  return (
    <Acceso conMarca={false}>
      {token ? <ConToken key={token} token={token} /> : <EnlaceInvalido />}
    </Acceso>
  );
}

function ConToken({ token }: { token: string }) {
  const { estado, error, email, validar, alActualizar, alRechazar } = useEnlace(token);
  if (estado === 'actualizada') return <ContrasenaActualizada email={email} />;
  if (estado === 'invalido') return <EnlaceInvalido />;
  if (estado === 'valido') {
    return (
      <Suspense fallback={<Cargando texto={VALIDANDO} />}>
        <FormularioDeContrasena token={token} alActualizar={alActualizar} alRechazar={alRechazar} />
      </Suspense>
    );
  }
  return (
    <>
      <Titulo documento="Contraseña nueva">Contraseña nueva</Titulo>
      <div className="mt-6">
        {estado === 'validando' ? (
          <Cargando texto={VALIDANDO} />
        ) : (
          <EstadoDeError
            titulo="No se pudo validar el enlace"
            error={error}
            alReintentar={validar}
          />
        )}
      </div>
      <VolverDeContrasena />
    </>
  );
}

function EnlaceInvalido() {
  return (
    <>
      <Titulo documento="Enlace inválido">Enlace Inválido</Titulo>
      <p className="mt-3 text-lg">El enlace es inválido o ha expirado</p>
      <p className="mt-3 mb-7 text-tinta-suave">
        Cada enlace sirve una sola vez y durante 1 hora, y el último anula los anteriores.
      </p>
      <BotonEnlace a="/forgot-password" variante="terracota" tamano="lg" ancho>
        Solicitar un enlace nuevo
      </BotonEnlace>
      <VolverDeContrasena />
    </>
  );
}
