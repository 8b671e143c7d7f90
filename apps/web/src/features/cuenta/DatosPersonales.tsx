import { useEffect, useId, useRef } from 'react';
import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { actualizarUsuario } from '../../lib/sesion/sesion.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { EmailSinConfirmar } from './EmailSinConfirmar.tsx';
import { datosDe, esquemaDePersona, seMuda } from './cuenta.view.ts';

const SI_FALLA = 'Error al actualizar los datos';

interface PropiedadesDeDatosPersonales {
  /** Called with true while the form has unsaved changes, and with false otherwise. */
  alCambiar: (hayCambios: boolean) => void;
}

export function DatosPersonales({ alCambiar }: PropiedadesDeDatosPersonales) {
  const idDeTitulo = useId();
  const usuario = useUsuario();
  const { id } = usuario;
  const { email } = datosDe(usuario);
  const datos = JSON.stringify(datosDe(usuario));
  const boton = useRef<HTMLButtonElement>(null);
  const guardados = useRef('');

  // A save remounts the form with its button, so the new button takes the focus.
  useEffect(() => {
    if (datos === guardados.current && document.activeElement === document.body) {
      boton.current?.focus({ preventScroll: true });
    }
  }, [datos]);

  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <h2 id={idDeTitulo} className="mb-5 text-2xl font-bold">
        Mis datos
      </h2>
      {/* The key remounts the form when the server reports that the data were changed elsewhere. */}
      <Formulario
        key={datos}
        esquema={esquemaDePersona(email)}
        valores={{ ...datosDe(usuario), contrasenaActual: '' }}
        siFalla={SI_FALLA}
        alEnviar={async ({ contrasenaActual, ...persona }) => {
          const params = { id };
          const body = seMuda(persona.email, email) ? { ...persona, contrasenaActual } : persona;
          const guardado = await llamar('PUT /usuarios/{id}', { params, body, siFalla: SI_FALLA });
          guardados.current = JSON.stringify(datosDe(guardado));
          const emailConfirmado = usuario.emailConfirmado && guardado.email === usuario.email;
          actualizarUsuario({ ...usuario, ...guardado, emailConfirmado });
          cartel.exito('Datos guardados');
        }}
      >
        {({ campo, form, enviando }) => (
          <>
            {form.formState.isDirty && <CambiosSinGuardar alCambiar={alCambiar} />}
            <CamposDePersona
              propia
              campo={campo}
              leer={form.getValues}
              escribir={form.setValue}
              emailFijo={usuario.soloConCodigo}
              ayudaDeEmail={
                usuario.soloConCodigo
                  ? 'Ahí te llega el código para entrar. Para cambiarlo, elige antes una contraseña.'
                  : 'Con él también inicias sesión.'
              }
            />
            {seMuda(form.watch('email'), email) && (
              <CampoContrasena
                {...campo('contrasenaActual')}
                etiqueta="Contraseña actual"
                ayuda="Para cambiar el email, escribe la contraseña de tu cuenta."
                autoComplete="current-password"
              />
            )}
            <Boton
              ref={boton}
              type="submit"
              variante="terracota"
              className="sm:self-start"
              cargando={enviando}
            >
              Guardar cambios
            </Boton>
          </>
        )}
      </Formulario>
      {email !== '' && !usuario.emailConfirmado && leerPuertas().conCodigo && (
        <EmailSinConfirmar key={email} email={email} />
      )}
    </Tarjeta>
  );
}

/** Rendered only while the form has unsaved changes; calls `alCambiar` on mount and unmount. */
function CambiosSinGuardar({ alCambiar }: PropiedadesDeDatosPersonales) {
  useEffect(() => {
    alCambiar(true);
    return () => alCambiar(false);
  }, [alCambiar]);
  return null;
}
