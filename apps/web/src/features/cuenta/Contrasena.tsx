import { useId } from 'react';
import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { RequisitosDeContrasena } from '../../components/form/contrasena/RequisitosDeContrasena.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { renovarToken } from '../../lib/sesion/sesion.ts';
import { suscripcionPropia } from '../../lib/telefono.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { ElegirContrasena } from './ElegirContrasena.tsx';
import { CambioDeContrasena } from './cambio-de-contrasena.view.ts';

const SI_FALLA = 'Error al cambiar contraseña';
const EN_BLANCO = { contrasenaActual: '', nuevaContrasena: '', confirmacion: '' };

/** The password of the account: the form to change it, or the offer of a first one. */
export function Contrasena() {
  const idDeTitulo = useId();
  const { soloConCodigo } = useUsuario();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Contraseña
      </h2>
      <p className="mt-1 mb-5 text-tinta-suave">
        {soloConCodigo
          ? 'Entras con un código que te llega por email. Si quieres, elige también una contraseña.'
          : 'Al cambiarla cerramos tus sesiones en otros dispositivos; esta sigue.'}
      </p>
      {soloConCodigo ? <ElegirContrasena /> : <CambiarContrasena />}
    </Tarjeta>
  );
}

/**
 * The form to change the password. This session continues with the token in the answer; all other
 * sessions of the account end.
 */
function CambiarContrasena() {
  const { email } = useUsuario();
  return (
    <Formulario
      esquema={CambioDeContrasena}
      valores={EN_BLANCO}
      siFalla={SI_FALLA}
      alEnviar={async ({ contrasenaActual, nuevaContrasena }, vaciar) => {
        const body = { contrasenaActual, nuevaContrasena, ...suscripcionPropia() };
        const { token, message } = await llamar('PUT /usuarios/contrasena', {
          body,
          siFalla: SI_FALLA,
        });
        renovarToken(token);
        vaciar();
        cartel.exito(message);
      }}
    >
      {({ campo, form, enviando }) => (
        <>
          {/* The hidden field tells password managers whose password it is. */}
          <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
          <CampoContrasena
            {...campo('contrasenaActual')}
            etiqueta="Contraseña actual"
            autoComplete="current-password"
          />
          <CampoContrasena
            {...campo('nuevaContrasena', { deps: ['confirmacion'] })}
            etiqueta="Nueva contraseña"
            ayuda={<RequisitosDeContrasena contrasena={form.watch('nuevaContrasena')} />}
            autoComplete="new-password"
          />
          <CampoContrasena
            {...campo('confirmacion')}
            etiqueta="Confirmar contraseña"
            autoComplete="new-password"
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Boton type="submit" cargando={enviando} className="max-sm:w-full">
              Cambiar contraseña
            </Boton>
            <Enlace a="/forgot-password" className={enlaceDeTexto}>
              ¿Contraseña olvidada?
            </Enlace>
          </div>
        </>
      )}
    </Formulario>
  );
}
