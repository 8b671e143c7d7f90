import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { BotonEnlace } from '../../components/ui/BotonEnlace.tsx';
import { Cargando } from '../../components/ui/estado/Cargando.tsx';
import { EstadoDeError } from '../../components/ui/estado/EstadoDeError.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { llamar } from '../../lib/api/api.ts';
import { PANEL } from '../../lib/direccion/destino.ts';
import { tokenEnDireccion } from '../../lib/direccion/enlace.ts';
import { actualizarUsuario, leerSesion } from '../../lib/sesion/sesion.ts';
import { useSesion } from '../../lib/sesion/useSesion.ts';
import { Acceso } from './Acceso.tsx';
import { esEnlaceInvalido } from './enlace.view.ts';

const SI_FALLA = 'No se pudo confirmar el email';

/**
 * The request for each token. A link works once, so a second render must use the same request
 * instead of sending another one.
 */
const pedidos = new Map<string, Promise<unknown>>();

function confirmar(token: string): Promise<unknown> {
  const pedido =
    pedidos.get(token) ??
    llamar('POST /auth/confirmar-email', { sinSesion: true, body: { token }, siFalla: SI_FALLA });
  pedidos.set(token, pedido);
  return pedido;
}

type Resultado = 'confirmando' | 'confirmado' | 'invalido' | { error: unknown };

/**
 * The screen that a link to confirm an e-mail opens. The screen confirms the e-mail without a
 * click.
 */
export function ConfirmarEmail() {
  const token = tokenEnDireccion(useSearch());
  return (
    <Acceso conMarca={false}>
      {token ? <ConToken key={token} token={token} /> : <EnlaceInvalido />}
    </Acceso>
  );
}

function ConToken({ token }: { token: string }) {
  const [resultado, setResultado] = useState<Resultado>('confirmando');

  useEffect(() => {
    if (resultado !== 'confirmando') return;
    confirmar(token)
      .then(renovarSesion)
      .then(
        () => setResultado('confirmado'),
        (error: unknown) => {
          pedidos.delete(token);
          setResultado(esEnlaceInvalido(error) ? 'invalido' : { error });
        },
      );
  }, [token, resultado]);

  if (resultado === 'confirmado') return <Confirmado />;
  if (resultado === 'invalido') return <EnlaceInvalido />;
  return (
    <>
      <Titulo documento="Confirmar el email">Confirmar el email</Titulo>
      <div className="mt-6">
        {resultado === 'confirmando' ? (
          <Cargando texto="Confirmando el email…" />
        ) : (
          <EstadoDeError
            titulo={SI_FALLA}
            error={resultado.error}
            alReintentar={() => setResultado('confirmando')}
          />
        )}
      </div>
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
        Desde ahora llegan ahí todos los mensajes de las reservas.
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
        Cada enlace sirve una sola vez y durante 7 días, y el último anula los anteriores. Desde Mi
        Cuenta se puede pedir otro.
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
