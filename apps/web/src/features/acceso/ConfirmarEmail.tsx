import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Boton } from '../../components/ui/Boton.tsx';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { llamar } from '../../lib/api/api.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { PANEL } from '../../lib/direccion/destino.ts';
import { tokenEnDireccion } from '../../lib/direccion/enlace.ts';
import { actualizarUsuario, leerSesion } from '../../lib/sesion/sesion.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { Acceso } from './Acceso.tsx';
import { esEnlaceInvalido } from './enlace.view.ts';

const SI_FALLA = 'No se pudo confirmar el email';

type Resultado = 'sin confirmar' | 'confirmando' | 'confirmado' | 'invalido' | { error: unknown };

/** The screen that a link to confirm an e-mail opens. */
export function ConfirmarEmail() {
  const token = tokenEnDireccion(useSearch());
  return (
    <Acceso conMarca={false}>
      {token ? <ConToken key={token} token={token} /> : <EnlaceInvalido />}
    </Acceso>
  );
}

/**
 * Confirms once the person presses the button, as entering by a code does: a program that scans a
 * mailbox opens the links of a mail and runs their scripts, and does not own the address.
 */
function ConToken({ token }: { token: string }) {
  const [resultado, setResultado] = useState<Resultado>('sin confirmar');

  async function confirmar() {
    setResultado('confirmando');
    try {
      const body = { token };
      await llamar('POST /auth/confirmar-email', { sinSesion: true, body, siFalla: SI_FALLA });
      await renovarSesion();
      setResultado('confirmado');
    } catch (error) {
      setResultado(esEnlaceInvalido(error) ? 'invalido' : { error });
    }
  }

  if (resultado === 'confirmado') return <Confirmado />;
  if (resultado === 'invalido') return <EnlaceInvalido />;
  return (
    <>
      <Titulo documento="Confirmar el email">Confirmar el email</Titulo>
      <p className="mt-3 mb-7 text-lg">
        Toca el botón y quedará confirmado que este email es tuyo. Así te llegan ahí todos los
        mensajes de tus reservas.
      </p>
      {typeof resultado === 'object' && (
        <div className="mb-5">
          <Nota tono="peligro" role="alert">
            {mensajeDe(resultado.error, SI_FALLA)}
          </Nota>
        </div>
      )}
      <Boton
        variante="terracota"
        tamano="lg"
        ancho
        cargando={resultado === 'confirmando'}
        onClick={() => void confirmar()}
      >
        Confirmar mi email
      </Boton>
    </>
  );
}

/**
 * Reads the user of this session again, where a session is open: the confirmed e-mail is perhaps
 * the e-mail of this user.
 */
async function renovarSesion(): Promise<void> {
  if (!leerSesion().token) return;
  const usuario = await llamar('GET /auth/current', { siFalla: SI_FALLA }).catch(() => null);
  if (usuario) actualizarUsuario(usuario);
}

function Confirmado() {
  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-4 size-16 text-exito" />
      <Titulo documento="Email confirmado">Email confirmado</Titulo>
      <p className="mt-3 mb-7 text-lg">
        Desde ahora te llegan ahí todos los mensajes de tus reservas.
      </p>
      <Salida />
    </>
  );
}

function EnlaceInvalido() {
  return (
    <>
      <Titulo documento="Enlace inválido">Enlace Inválido</Titulo>
      <p className="mt-3 text-lg">El enlace es inválido o ha expirado</p>
      <p className="mt-3 mb-7 text-tinta-suave">
        Cada enlace sirve durante 7 días, y el último anula los anteriores. Desde Mi Cuenta puedes
        pedir otro.
      </p>
      <Salida aMiCuenta />
    </>
  );
}

/** The link out of the screen: to the panel or Mi Cuenta within a session, or to the login. */
function Salida({ aMiCuenta = false }: { aMiCuenta?: boolean }) {
  const { token, rol } = useSesion();
  const propia = aMiCuenta ? '/mi-cuenta' : PANEL[rol];
  return (
    <BotonEnlace a={token ? propia : '/login'} variante="terracota" tamano="lg" ancho>
      {token ? (aMiCuenta ? 'Ir a Mi Cuenta' : 'Continuar') : 'Iniciar sesión'}
    </BotonEnlace>
  );
}
