import { CampoContrasena } from '../../components/form/contrasena/CampoContrasena.tsx';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { ParaQueSonLosDatos } from '../../components/form/ParaQueSonLosDatos.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { RequisitosDeContrasena } from '../../components/form/contrasena/RequisitosDeContrasena.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';
import type { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { leerPuertas } from '../../lib/puertas.ts';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { guardarVisitante } from '../../lib/sesion/visita.ts';
import { Acceso } from './Acceso.tsx';
import { TurnoSinReservar } from './TurnoSinReservar.tsx';
import { TituloDeRegistro } from './TituloDeRegistro.tsx';
import { iniciarSesion } from './iniciarSesion.ts';
import { FormularioDeRegistro, comprobarRespuesta, cuerpoDeRegistro } from './registro.view.ts';

const EN_BLANCO = {
  nombre: '',
  apellido: '',
  email: '',
  genero: '' as Sexo,
  telefono: '',
  password: '',
  confirmacion: '',
};

export function Registro() {
  const deDonde = useHistoryState<EstadoDeLogin | null>();
  const [enUso, setEnUso] = useState<string | null>(null);
  return (
    <Acceso>
      {deDonde?.turno ? (
        <>
          <Titulo documento="Crear cuenta">Crear Cuenta</Titulo>
          <div className="mt-3 mb-7 flex flex-col gap-4">
            <TurnoSinReservar {...deDonde.turno} />
            <p className="text-lg text-tinta-suave">
              {deDonde.turno.precio === null
                ? 'Elige una contraseña y después anótate en la lista de espera.'
                : 'Elige una contraseña y queda reservado.'}
            </p>
          </div>
        </>
      ) : (
        <TituloDeRegistro />
      )}
      <Formulario
        esquema={FormularioDeRegistro}
        valores={{ ...EN_BLANCO, ...deDonde?.escrito }}
        siFalla="Error al crear la cuenta. Intenta nuevamente."
        alEnviar={async (datos) => {
          const body = cuerpoDeRegistro(datos);
          setEnUso(null);
          const respuesta = await llamar('POST /auth/register', {
            body,
            sinSesion: true,
            siFalla: 'Error al registrar',
          }).catch((error: unknown) => {
            if ((error as ErrorDeApi).codigo === 'EMAIL_EN_USO') setEnUso(body.email);
            throw error;
          });
          const creada = comprobarRespuesta(respuesta);
          const { password, ...escrito } = body;
          const { email } = escrito;
          // The booking that waits is of who has registered, whatever e-mail they typed before.
          if (deDonde?.turno) guardarVisitante(escrito);
          try {
            await iniciarSesion({ email, password });
            cartel.exito(creada);
          } catch {
            const state: EstadoDeLogin = { ...deDonde, email, creada: true };
            navegar('/login', { state });
          }
        }}
      >
        {({ campo, form, enviando }) => (
          <>
            {enUso !== null && (
              <BotonEnlace
                a={leerPuertas().conCodigo ? '/entrar' : '/login'}
                state={{ ...deDonde, email: enUso } satisfies EstadoDeLogin}
                variante="outline"
                tamano="lg"
              >
                {leerPuertas().conCodigo ? 'Entrar con un código' : 'Iniciar sesión'}
              </BotonEnlace>
            )}
            <CamposDePersona propia campo={campo} leer={form.getValues} escribir={form.setValue} />
            <CampoContrasena
              {...campo('password', { deps: ['confirmacion'] })}
              etiqueta="Contraseña"
              ayuda={<RequisitosDeContrasena contrasena={form.watch('password')} />}
              autoComplete="new-password"
            />
            <CampoContrasena
              {...campo('confirmacion')}
              etiqueta="Confirmar contraseña"
              autoComplete="new-password"
            />
            <ParaQueSonLosDatos />
            <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
              Crear Cuenta
            </Boton>
          </>
        )}
      </Formulario>
      <p className="mt-7 text-tinta-suave">
        ¿Con cuenta?{' '}
        <Enlace
          a="/login"
          state={{ ...deDonde, ...(enUso !== null && { email: enUso }) } satisfies EstadoDeLogin}
          className={enlaceDeTexto}
        >
          Iniciar sesión
        </Enlace>
      </p>
    </Acceso>
  );
}
