import { register } from '@remanso/contract/auth.contract';
import { capitalizar } from '@remanso/contract/nombres.rules';
import { Campo } from '../../components/form/Campo.tsx';
import { CampoContrasena } from '../../components/form/CampoContrasena.tsx';
import { CampoSeleccion } from '../../components/form/CampoSeleccion.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { llamar } from '../../lib/api.ts';
import { avisar } from '../../lib/avisos.ts';
import { navegar } from '../../lib/navegacion.ts';
import { Acceso } from './Acceso.tsx';
import { enlaceDeTexto } from './enlaceDeTexto.ts';
import {
  FormularioDeRegistro,
  OPCIONES_DE_GENERO,
  comprobarRespuesta,
  cuerpoDeRegistro,
} from './registro.view.ts';

const EN_BLANCO = {
  nombre: '',
  apellido: '',
  email: '',
  genero: '' as never,
  telefono: '',
  password: '',
  confirmacion: '',
};

export function Registro() {
  return (
    <Acceso>
      <Titulo documento="Crear cuenta">Crear Cuenta</Titulo>
      <p className="mt-2 mb-7 text-lg text-tinta-suave">
        Una sola vez; después, reservar lleva menos de un minuto.
      </p>
      <Formulario
        esquema={FormularioDeRegistro}
        valores={EN_BLANCO}
        siFalla="Error al crear la cuenta. Intenta nuevamente."
        alEnviar={async (datos) => {
          const body = cuerpoDeRegistro(datos);
          const respuesta = await llamar(register, { body, siFalla: 'Error al registrar' });
          avisar.exito(comprobarRespuesta(respuesta));
          navegar('/login');
        }}
      >
        {({ campo, form, enviando }) => {
          // Shown as it will be kept; on leaving the field, so that the caret does not jump.
          const nombrePropio = (nombre: 'nombre' | 'apellido') =>
            campo(nombre, {
              onBlur: () => form.setValue(nombre, capitalizar(form.getValues(nombre))),
            });
          return (
            <>
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
                <Campo
                  {...nombrePropio('nombre')}
                  etiqueta="Nombre"
                  autoComplete="given-name"
                  autoCapitalize="words"
                />
                <Campo
                  {...nombrePropio('apellido')}
                  etiqueta="Apellido"
                  autoComplete="family-name"
                  autoCapitalize="words"
                />
              </div>
              <Campo
                {...campo('email')}
                etiqueta="Email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
                <CampoSeleccion
                  {...campo('genero')}
                  etiqueta="Género"
                  vacia="Elegir…"
                  opciones={OPCIONES_DE_GENERO}
                  autoComplete="sex"
                />
                <Campo
                  {...campo('telefono')}
                  etiqueta="Teléfono"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                />
              </div>
              <CampoContrasena
                {...campo('password', { deps: ['confirmacion'] })}
                etiqueta="Contraseña"
                ayuda="Al menos 6 caracteres, con una mayúscula, una minúscula y un número."
                autoComplete="new-password"
              />
              <CampoContrasena
                {...campo('confirmacion')}
                etiqueta="Confirmar contraseña"
                autoComplete="new-password"
              />
              <Boton type="submit" variante="terracota" tamano="lg" ancho cargando={enviando}>
                {enviando ? 'Creando la cuenta…' : 'Crear Cuenta'}
              </Boton>
            </>
          );
        }}
      </Formulario>
      <p className="mt-7 text-tinta-suave">
        ¿Ya hay una cuenta?{' '}
        <Enlace a="/login" className={enlaceDeTexto}>
          Iniciar sesión
        </Enlace>
      </p>
    </Acceso>
  );
}
