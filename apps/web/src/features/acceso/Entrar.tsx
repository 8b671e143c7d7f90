import { Suspense, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Cargando } from '../../components/ui/estado/Cargando.tsx';
import { Enlace, enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { Titulo } from '../../components/ui/Titulo.tsx';
import { codigoEnDireccion } from '../../entities/codigo/codigo.view.ts';
import type { EstadoDeLogin } from '../../lib/direccion/destino.ts';
import { navegar } from '../../lib/direccion/navegacion.ts';
import { perezosa } from '../../lib/perezosa.ts';
import type { CodigoPedido } from '../../lib/sesion/visita.ts';
import { Acceso } from './Acceso.tsx';
import { PedirCodigo } from './codigo/PedirCodigo.tsx';

const ConCodigo = perezosa(async () => (await import('./codigo/ConCodigo.tsx')).ConCodigo);
const ConEnlace = perezosa(async () => (await import('./codigo/ConEnlace.tsx')).ConEnlace);

/**
 * Enters by a code: the e-mail, then the code that it has got. The button of the mail opens this
 * screen with both in its address. The history entry keeps where one is, for a phone that throws
 * the page away while the mail is read.
 */
export function Entrar() {
  const [enlace, setEnlace] = useState(() => codigoEnDireccion(window.location.hash));
  useEffect(() => {
    // The button of a mail may open in a tab that is here already.
    const alCambiar = () => setEnlace(codigoEnDireccion(window.location.hash));
    addEventListener('hashchange', alCambiar);
    return () => removeEventListener('hashchange', alCambiar);
  }, []);
  const estado = useHistoryState<EstadoDeLogin | null>();

  function alPedir(email: string, codigo: CodigoPedido) {
    const state: EstadoDeLogin = { ...estado, email, codigo };
    navegar('/entrar', { reemplazar: true, state });
  }

  function alCambiarEmail(email: string) {
    setEnlace(null);
    const state: EstadoDeLogin = { ...estado, email, codigo: undefined };
    navegar('/entrar', { reemplazar: true, state });
  }

  const titulo = enlace?.turno ? 'Confirma tu turno' : 'Entrar con un código';
  return (
    <Acceso>
      <Titulo documento={titulo}>{titulo}</Titulo>
      <div className="mt-3">
        <Suspense fallback={<Cargando texto="Cargando…" />}>
          {enlace ? (
            <ConEnlace {...enlace} alPedir={alPedir} alCambiarEmail={alCambiarEmail} />
          ) : estado?.codigo && estado.email ? (
            <ConCodigo
              key={estado.email}
              email={estado.email}
              pedido={estado.codigo}
              alPedir={alPedir}
              alCambiarEmail={alCambiarEmail}
            />
          ) : (
            <PedirCodigo email={estado?.email ?? ''} alPedir={alPedir} />
          )}
        </Suspense>
      </div>
      <p className="mt-7">
        <Enlace
          a="/login"
          state={{ ...estado, codigo: undefined } satisfies EstadoDeLogin}
          className={enlaceDeTexto}
        >
          Entrar con contraseña
        </Enlace>
      </p>
    </Acceso>
  );
}
