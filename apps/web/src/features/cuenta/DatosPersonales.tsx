import { actualizarUsuario as guardarUsuario } from '@remanso/contract/usuarios.contract';
import { CamposDePersona } from '../../components/form/CamposDePersona.tsx';
import { Formulario } from '../../components/form/Formulario.tsx';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { llamar } from '../../lib/api.ts';
import { avisar } from '../../lib/avisos.ts';
import { actualizarUsuario } from '../../lib/sesion.ts';
import { useUsuario } from '../../lib/useUsuario.ts';
import { Persona, datosDe } from './cuenta.view.ts';

const SI_FALLA = 'Error al actualizar los datos';

export function DatosPersonales() {
  const usuario = useUsuario();
  const { id } = usuario;
  return (
    <Tarjeta como="section" aria-labelledby="titulo-datos">
      <h2 id="titulo-datos" className="mb-5 text-2xl font-bold">
        Mis datos
      </h2>
      {/* Afresh when the server tells that they were changed elsewhere. */}
      <Formulario
        key={JSON.stringify(datosDe(usuario))}
        esquema={Persona}
        valores={datosDe(usuario)}
        siFalla={SI_FALLA}
        alEnviar={async (body) => {
          const params = { id };
          actualizarUsuario(await llamar(guardarUsuario, { params, body, siFalla: SI_FALLA }));
          avisar.exito('Datos guardados');
        }}
      >
        {({ campo, form, enviando }) => (
          <>
            <CamposDePersona
              campo={campo}
              leer={form.getValues}
              escribir={form.setValue}
              ayudaDeEmail="Es también el que se usa para iniciar sesión."
            />
            <Boton type="submit" variante="terracota" className="sm:self-start" cargando={enviando}>
              {enviando ? 'Guardando…' : 'Guardar cambios'}
            </Boton>
          </>
        )}
      </Formulario>
    </Tarjeta>
  );
}
