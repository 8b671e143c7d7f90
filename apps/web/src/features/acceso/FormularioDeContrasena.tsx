import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { RequisitosDeContrasena } from '../../components/form/contrasena/RequisitosDeContrasena.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { llamar } from '../../lib/api/api.ts';
import { suscripcionPropia } from '../../lib/telefono.ts';
import { esEnlaceInvalido } from './enlace.view.ts';
import { NuevaContrasena } from './nueva-contrasena.view.ts';

const SI_FALLA = 'Error al actualizar la contraseña';

interface PropiedadesDeFormularioDeContrasena {
  token: string;
  /** Called with the e-mail of the account, which the login then shows. */
  alActualizar: (email: string) => void;
  /** Called where the link was used or has expired while the form was open. */
  alRechazar: () => void;
}

export function FormularioDeContrasena({
  token,
  alActualizar,
  alRechazar,
}: PropiedadesDeFormularioDeContrasena) {
  return (
    <>
      <Titulo documento="Contraseña nueva">Contraseña nueva</Titulo>
      <p className="mt-2 mb-7 text-lg text-tinta-suave">
        Al guardarla cerramos tus sesiones en otros dispositivos.
      </p>
      <Formulario
        esquema={NuevaContrasena}
        valores={{ nuevaPassword: '', confirmacion: '' }}
        siFalla={SI_FALLA}
        alEnviar={async ({ nuevaPassword }) => {
          let email: string;
          try {
            ({ email } = await llamar('POST /password-reset/reset', {
              sinSesion: true,
              body: { token, nuevaPassword, ...suscripcionPropia() },
              siFalla: SI_FALLA,
            }));
          } catch (error) {
            if (!esEnlaceInvalido(error)) throw error;
            alRechazar();
            return;
          }
          alActualizar(email);
        }}
      >
        {({ campo, form, enviando }) => (
          <>
            <CampoContrasena
              {...campo('nuevaPassword', { deps: ['confirmacion'] })}
              etiqueta="Nueva contraseña"
              ayuda={<RequisitosDeContrasena contrasena={form.watch('nuevaPassword')} />}
              autoComplete="new-password"
            />
            <CampoContrasena
              {...campo('confirmacion')}
              etiqueta="Confirmar contraseña"
              autoComplete="new-password"
            />
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Actualizar Contraseña
            </Boton>
          </>
        )}
      </Formulario>
    </>
  );
}
